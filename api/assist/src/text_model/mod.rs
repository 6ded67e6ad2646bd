//! Text models behind an OpenAI-compatible service: one call, with structured output, streaming, retries and a circuit
//! breaker.

mod budget;
mod chat_model;
mod circuit_breaker;
mod config;
mod error;
mod event_stream;
mod structured;
mod wire;

pub use budget::{BudgetExceeded, ModelBudget, UnlimitedBudget};
pub use chat_model::ChatModel;
pub use config::{ModelConfig, StructuredMode};
pub use error::ModelError;
pub(crate) use structured::{Structured, complete_structured};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A request to a model.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelRequest {
    /// What the request is for, such as `relevancy`. For the log.
    pub kind: &'static str,
    /// Our own words. Never texts of strangers.
    pub system: String,
    /// The turns after it.
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

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnRole {
    User,
    Assistant,
}

/// The form of the text that a model returns.
#[derive(Clone, Debug, PartialEq)]
pub enum ResponseFormat {
    Text,
    /// JSON that a schema accepts.
    Json {
        name: &'static str,
        schema: Value,
    },
}

/// What a model returned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModelText {
    pub text: String,
    pub usage: TokenUsage,
}

/// Tokens of a request. Estimated from the number of characters when the service does not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TokenUsage {
    pub prompt_tokens: u64,
    pub completion_tokens: u64,
}

impl TokenUsage {
    /// Both together.
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

    /// Passes parts of the text to `take_text` as they arrive, and returns the whole.
    ///
    /// # Errors
    /// A [`ModelError`] when there is no complete text. Parts may have been passed before.
    async fn stream(&self, request: &ModelRequest, take_text: TextSink<'_>) -> Result<ModelText, ModelError>;
}
