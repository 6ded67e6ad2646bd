//! Text models behind an OpenAI-compatible service: one call, with structured output, streaming, retries and a circuit
//! breaker.

mod answer_text;
mod budget;
mod chat_model;
mod config;
mod error;
mod event_stream;
mod found_json;
mod model;
mod recording_model;
mod structured;
mod wire;

pub use budget::{BudgetExceeded, ModelBudget, UnlimitedBudget};
pub use chat_model::ChatModel;
pub use config::{ModelConfig, StructuredMode};
pub use error::ModelError;
pub use model::{ModelRequest, ModelText, ModelTurn, ResponseFormat, TextModel, TextSink, TokenUsage, TurnRole};
pub use recording_model::{ModelExchange, RecordingModel};
pub(crate) use structured::{StructuredOutput, complete_structured};
