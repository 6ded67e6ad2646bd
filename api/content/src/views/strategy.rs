//! A search strategy of a project (spec 3).

use super::GeneratedByView;
use chrono::DateTime;
use earshot_api_server::prelude::*;
use earshot_app::{Strategy, StrategyRun};
use earshot_assist::strategies::{SearchStrategy, StrategyApproach};

/// A way to find podcasts for a project.
#[view(Clone)]
pub struct StrategyView {
    /// ID of the strategy.
    id: String,
    /// ID of the project.
    project_id: String,
    #[serde(flatten)]
    texts: StrategyTextsView,
    /// Whether people changed it.
    is_edited: bool,
    /// The outcome of the last run; `null` before the first one.
    last_run: Option<StrategyRunView>,
    #[serde(flatten)]
    made_with: GeneratedByView,
    /// Grows with each change of the texts. Send it in `If-Match`.
    version: i64,
    /// When it was made.
    created_at: TimestampView,
    /// When it was last changed.
    updated_at: TimestampView,
}

/// The texts of a strategy.
#[view(Clone)]
pub struct StrategyTextsView {
    /// The title.
    title: String,
    /// What it does, in a sentence.
    short_description: String,
    /// What it does, in a paragraph.
    strategy_blurb: String,
    /// Whom the podcasts reach.
    audience_persona_target: String,
    /// Why it works.
    why_its_effective: String,
    /// How to search, and what to look for in the hits.
    strategy_training_documentation: String,
    /// Search terms.
    keyword_inspiration: Vec<String>,
    /// Searches for the web.
    example_google_searches: Vec<String>,
    /// straightforward, unconventional or longshot.
    strategy_approach: Option<String>,
    /// What it concentrates on.
    strategy_focus: Option<String>,
    /// low, medium, high or urgent; `null` without one.
    priority: Option<String>,
    /// A question about a podcast, to be answered with yes or no.
    yes_no_prompt: String,
    /// Where the podcasts should be made, in words.
    geographical_filters: String,
}

/// The outcome of a run of a strategy.
#[view(Clone)]
pub struct StrategyRunView {
    /// When it ran.
    at: TimestampView,
    /// The keywords that were searched.
    keywords: Vec<String>,
    /// Podcasts that were found and not on the project.
    found: u64,
    /// Podcasts that were added.
    added: u64,
    /// Why fewer were added than found; `null` without a reason.
    problem: Option<String>,
}

impl StrategyView {
    /// `None` for texts that a former version stored in another form.
    pub fn of(strategy: Strategy) -> Option<Self> {
        let texts: SearchStrategy = serde_json::from_value(strategy.content).ok()?;
        Some(Self {
            id: strategy.id.to_string(),
            project_id: strategy.project_id.to_string(),
            texts: texts.into(),
            is_edited: strategy.is_edited,
            last_run: strategy.last_run.map(Into::into),
            made_with: serde_json::from_value(strategy.made_with).unwrap_or_else(|_| GeneratedByView::by_rules()),
            version: strategy.version,
            created_at: strategy.created_at.into(),
            updated_at: strategy.updated_at.into(),
        })
    }
}

impl From<SearchStrategy> for StrategyTextsView {
    fn from(texts: SearchStrategy) -> Self {
        let approach = match texts.strategy_approach {
            StrategyApproach::Straightforward => "straightforward",
            StrategyApproach::Unconventional => "unconventional",
            StrategyApproach::Longshot => "longshot",
        };
        Self {
            title: texts.title,
            short_description: texts.short_description,
            strategy_blurb: texts.strategy_blurb,
            audience_persona_target: texts.audience_persona_target,
            why_its_effective: texts.why_its_effective,
            strategy_training_documentation: texts.strategy_training_documentation,
            keyword_inspiration: texts.keyword_inspiration,
            example_google_searches: texts.example_google_searches,
            strategy_approach: Some(approach.to_owned()),
            strategy_focus: Some(texts.strategy_focus),
            priority: texts.priority.map(|priority| priority.as_str().to_owned()),
            yes_no_prompt: texts.yes_no_prompt,
            geographical_filters: texts.geographical_filters,
        }
    }
}

impl From<StrategyRun> for StrategyRunView {
    fn from(run: StrategyRun) -> Self {
        let at = DateTime::from_timestamp_millis(run.at_ms).unwrap_or_default();
        Self { at: at.into(), keywords: run.keywords, found: run.found, added: run.added, problem: run.problem }
    }
}
