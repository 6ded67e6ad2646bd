//! The JSON of `chat/completions`.

use super::config::StructuredMode;
use super::model::{ModelRequest, ResponseFormat, TurnRole};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

/// A low temperature, because results are checked against facts.
const TEMPERATURE: f32 = 0.2;

#[derive(Deserialize)]
pub(super) struct ChatResponse {
    #[serde(default)]
    pub(super) choices: Vec<ChatChoice>,
    pub(super) usage: Option<ChatUsage>,
}

#[derive(Deserialize)]
pub(super) struct ChatChoice {
    pub(super) message: ChatMessage,
    pub(super) finish_reason: Option<String>,
}

#[derive(Default, Deserialize)]
pub(super) struct ChatMessage {
    #[serde(default, deserialize_with = "read_content")]
    pub(super) content: Option<String>,
    pub(super) refusal: Option<String>,
}

/// Reads a text, or the texts among the parts of an answer. Other parts are images and thoughts.
fn read_content<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Ok(match Value::deserialize(deserializer)? {
        Value::String(text) => Some(text),
        Value::Array(parts) => {
            let is_text = |part: &&Value| matches!(part["type"].as_str(), None | Some("text" | "output_text"));
            let text_of = |part: &'_ Value| {
                let text = &part["text"];
                text.as_str().or_else(|| text["value"].as_str()).or_else(|| part.as_str()).map(str::to_owned)
            };
            let texts = parts.iter().filter(is_text).filter_map(text_of);
            Some(texts.collect::<String>())
        }
        _ => None,
    })
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
    pub(super) usage: Option<ChatUsage>,
}

#[derive(Deserialize)]
pub(super) struct ChunkChoice {
    #[serde(default)]
    pub(super) delta: ChatMessage,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_may_have_parts() {
        let read = |content: Value| {
            let message: ChatMessage = serde_json::from_value(json!({ "content": content })).expect("a message");
            message.content
        };
        assert_eq!(read(json!("one")).as_deref(), Some("one"));
        let parts =
            json!([{"type": "reasoning", "text": "hm"}, {"type": "text", "text": "o"}, {"type": "text", "text": "ne"}]);
        assert_eq!(read(parts).as_deref(), Some("one"));
        let nested = json!([{"type": "thinking", "thinking": "hm"}, {"type": "text", "text": {"value": "one"}}]);
        assert_eq!(read(nested).as_deref(), Some("one"));
        assert_eq!((read(json!(null)), read(json!(7))), (None, None));
        assert!(serde_json::from_value::<ChatMessage>(json!({})).expect("a message").content.is_none());
    }
}
