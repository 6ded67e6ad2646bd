//! The response with an answer of the assistant.

use earshot_api_content::views::{GeneratedByView, StrategyTextsView};
use earshot_api_server::prelude::*;
use earshot_assist::agent::Generated;

/// The answer of the assistant.
#[view]
pub struct AgentAnswerData {
    /// The answer.
    pub(super) result: AgentResultView,
    #[serde(flatten)]
    pub(super) made_with: GeneratedByView,
}

/// The result, as the agent calls wrap it.
#[view]
pub struct AgentResultView {
    /// The answer.
    pub(super) answer: AgentAnswerView,
}

/// The answer of the assistant.
#[view]
pub struct AgentAnswerView {
    /// Plain text or Markdown. Show it as text.
    pub(super) text: String,
    /// Links and quotations that were removed from the text, because they are not in the facts.
    pub(super) removed: usize,
    /// The strategies, for `strategy`; `null` for other kinds. They are not kept.
    pub(super) strategies: Option<Vec<StrategyTextsView>>,
}

impl AgentAnswerData {
    pub(super) fn of(generated: Generated<AgentAnswerView>) -> Self {
        let made_with = GeneratedByView::of(&generated);
        Self { result: AgentResultView { answer: generated.result }, made_with }
    }
}
