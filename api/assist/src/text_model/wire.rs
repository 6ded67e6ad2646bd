//! The JSON of `chat/completions`.

use super::config::StructuredMode;
use super::model::{ModelRequest, ResponseFormat, TurnRole};
use serde::Deserialize;
use serde_json::{Value, json};

/// A low temperature, because results are checked against facts.
const TEMPERATURE: f32 = 0.2;

#[derive(Deserialize)]
pub(super) struct ChatResponse {
    #[serde(default)]
    pub(super) choices: Vec<ChatChoice>,
    #[serde(default)]
    pub(super) usage: Option<ChatUsage>,
}

#[derive(Deserialize)]
pub(super) struct ChatChoice {
    pub(super) message: ChatMessage,
    #[serde(default)]
    pub(super) finish_reason: Option<String>,
}

#[derive(Default, Deserialize)]
pub(super) struct ChatMessage {
    #[serde(default)]
    pub(super) content: Option<String>,
    #[serde(default)]
    pub(super) refusal: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
pub(super) struct ChatUsage {
    #[serde(default)]
    pub(super) prompt_tokens: u64,
    #[serde(default)]
    pub(super) completion_tokens: u64,
}

#[derive(Deserialize)]
pub(super) struct ChatChunk {
    #[serde(default)]
    pub(super) choices: Vec<ChunkChoice>,
    #[serde(default)]
    pub(super) usage: Option<ChatUsage>,
}

#[derive(Deserialize)]
pub(super) struct ChunkChoice {
    #[serde(default)]
    pub(super) delta: ChatMessage,
    #[serde(default)]
    pub(super) finish_reason: Option<String>,
}

/// The body of a request.
pub(super) fn request_body(model: &str, request: &ModelRequest, mode: StructuredMode, is_stream: bool) -> String {
    let mut system = request.system.clone();
    if let (ResponseFormat::Json { schema, .. }, true) = (&request.format, mode != StructuredMode::JsonSchema) {
        system.push_str("\n\nReturn one JSON object and nothing else. It must satisfy this JSON schema:\n");
        system.push_str(&schema.to_string());
    }
    let mut messages = vec![json!({"role": "system", "content": system})];
    messages.extend(request.turns.iter().map(|turn| {
        let role = match turn.role {
            TurnRole::User => "user",
            TurnRole::Assistant => "assistant",
        };
        json!({"role": role, "content": turn.text})
    }));
    let mut body = json!({
        "model": model,
        "messages": messages,
        "temperature": TEMPERATURE,
        "max_tokens": request.max_tokens,
        "stream": is_stream,
    });
    let format = match (&request.format, mode) {
        (ResponseFormat::Json { name, schema }, StructuredMode::JsonSchema) => {
            json!({"type": "json_schema", "json_schema": {"name": name, "strict": true, "schema": schema}})
        }
        (ResponseFormat::Json { .. }, StructuredMode::JsonObject) => json!({"type": "json_object"}),
        (ResponseFormat::Json { .. }, StructuredMode::None) | (ResponseFormat::Text, _) => Value::Null,
    };
    if !format.is_null() {
        body["response_format"] = format;
    }
    body.to_string()
}
