//! Runs the tasks of a team by a model, or falls back to the results by rules.

use super::fallback::{Fallback, FallbackReason};
use super::prompts;
use crate::text_model::{
    ModelBudget, ModelError, ModelRequest, ResponseFormat, StructuredOutput, TextModel, TokenUsage, complete_structured,
};
use crate::words::WordStatistics;
use chrono::{DateTime, Utc};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Approximate characters of a token.
const CHARS_PER_TOKEN: usize = 4;

/// A result, and whether a model or the rules made it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Generated<T> {
    pub result: T,
    pub generated_by: GeneratedBy,
    /// The name of the model that made the result.
    pub model: Option<String>,
    /// The reason why the rules made the result.
    pub fallback: Option<Fallback>,
    /// Tokens used, including those of rejected results.
    pub usage: TokenUsage,
}

/// Maker of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum GeneratedBy {
    Rules,
    Model,
}

impl<T> Generated<T> {
    pub(super) fn by_rules(result: T, reason: FallbackReason, usage: TokenUsage) -> Self {
        Self { result, generated_by: GeneratedBy::Rules, model: None, fallback: Some(Fallback::new(reason)), usage }
    }
}

/// Makes results for one team.
#[derive(Clone, Copy)]
pub struct Assistant<'a> {
    /// `None` when no model is connected.
    pub model: Option<&'a dyn TextModel>,
    /// The budget of the team.
    pub budget: &'a dyn ModelBudget,
    pub statistics: &'a dyn WordStatistics,
    pub now: DateTime<Utc>,
    /// A new random text per request, such as a UUID, which strangers cannot guess. It encloses their texts in prompts.
    pub marker: &'a str,
}

/// The parts of a request that differ by kind.
pub(super) struct Task {
    pub(super) kind: &'static str,
    pub(super) system: String,
    pub(super) user: String,
    pub(super) schema: Value,
    pub(super) max_tokens: u32,
}

impl Assistant<'_> {
    /// Runs a task and validates its result, or returns the rules' result.
    pub(super) async fn generate<J: DeserializeOwned, T>(
        &self,
        task: Task,
        by_rules: T,
        validate_output: impl FnMut(J) -> Result<T, Vec<String>> + Send,
    ) -> Generated<T> {
        let Some(model) = self.model else {
            return Generated::by_rules(by_rules, FallbackReason::NoModel, TokenUsage::default());
        };
        let reserved = estimate_tokens(&task.system, &task.user, task.max_tokens);
        if self.budget.reserve(reserved).await.is_err() {
            return Generated::by_rules(by_rules, FallbackReason::Budget, TokenUsage::default());
        }
        let request = ModelRequest {
            kind: task.kind,
            system: task.system,
            turns: vec![prompts::user_turn(task.user)],
            format: ResponseFormat::Json { name: task.kind, schema: task.schema },
            max_tokens: task.max_tokens,
        };
        match complete_structured(model, &request, validate_output).await {
            Ok(StructuredOutput { value, usage }) => {
                self.budget.settle(reserved, usage.total()).await;
                let name = Some(model.name().to_owned());
                Generated { result: value, generated_by: GeneratedBy::Model, model: name, fallback: None, usage }
            }
            Err((error, usage)) => {
                self.budget.settle(reserved, usage.total()).await;
                log_fallback(task.kind, &error);
                Generated::by_rules(by_rules, FallbackReason::from(&error), usage)
            }
        }
    }
}

pub(super) fn estimate_tokens(system: &str, user: &str, max_tokens: u32) -> u64 {
    ((system.len() + user.len()) / CHARS_PER_TOKEN) as u64 + u64::from(max_tokens)
}

pub(super) fn log_fallback(kind: &'static str, error: &ModelError) {
    if matches!(error, ModelError::NotConnected) {
        return;
    }
    tracing::warn!(kind, reason = FallbackReason::from(error).as_str(), "rules stand in for the text model");
}
