//! The interface of text models: requests, responses and token usage.

use super::error::ModelError;
use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A request to a model.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelRequest {
    /// The use of the request, for the log. Example: `relevancy`.
    pub kind: &'static str,
    /// Our own instructions, without texts of strangers.
    pub system: String,
    /// The turns after the system turn.
    pub turns: Vec<ModelTurn>,
    pub format: ResponseFormat,
    pub max_tokens: u32,
}

/// A turn of a conversation with a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelTurn {
    pub role: TurnRole,
    pub text: String,
}

/// The author of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnRole {
    User,
    Assistant,
}

/// The format of the text that a model returns.
#[derive(Clone, Debug, PartialEq)]
pub enum ResponseFormat {
    Text,
    /// JSON that satisfies a schema.
    Json {
        name: &'static str,
        schema: Value,
    },
}

/// The response of a model.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModelText {
    pub text: String,
    pub usage: TokenUsage,
}

/// Tokens of a request. Estimated from the number of characters when the service does not count them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TokenUsage {
    pub prompt_tokens: u64,
    pub completion_tokens: u64,
}

impl TokenUsage {
    /// Prompt and completion tokens together.
    #[must_use]
    pub fn total(self) -> u64 {
        self.prompt_tokens + self.completion_tokens
    }

    /// Adds the tokens of another request.
    pub fn add(&mut self, other: Self) {
        self.prompt_tokens += other.prompt_tokens;
        self.completion_tokens += other.completion_tokens;
    }
}

/// Takes the parts of a text as they arrive.
pub type TextSink<'a> = &'a mut (dyn FnMut(&str) + Send);

/// A model that writes text.
#[async_trait]
pub trait TextModel: Send + Sync {
    /// The name of the model, shown with its results.
    fn name(&self) -> &str;

    /// Returns the whole text.
    ///
    /// # Errors
    /// A [`ModelError`] when there is no complete text.
    async fn complete(&self, request: &ModelRequest) -> Result<ModelText, ModelError>;

    /// Passes parts of the text to `take_text` as they arrive, and returns the whole text.
    ///
    /// # Errors
    /// A [`ModelError`] when there is no complete text. Parts of it may have been passed on before.
    async fn stream(&self, request: &ModelRequest, take_text: TextSink<'_>) -> Result<ModelText, ModelError>;

    /// Takes the reasons why the checks rejected the last text. Only a recording keeps them.
    fn record_faults(&self, _faults: &[String]) {}
}
