//! `PUT /api/v1/strategies/{strategyId}`

use super::{StrategyData, find_strategy, publish_strategies, respond, strategy_not_found, texts_of};
use earshot_api_content::views::StrategyView;
use earshot_api_server::extract::clearable;
use earshot_api_server::prelude::*;
use earshot_app::StrategyChange;
use earshot_assist::strategies::{LimitError, SearchStrategy, StrategyApproach, check_limits};
use earshot_model::project::Priority;

/// Most keywords and web searches of a strategy.
const MAX_ENTRIES: usize = 50;
/// Most characters of a keyword or a web search.
const MAX_ENTRY_CHARS: usize = 200;

/// The new texts of a strategy. What is absent stays.
#[request]
pub struct PatchStrategyRequest {
    /// The title.
    #[schema(min_length = 1, max_length = 100)]
    title: Option<String>,
    /// What it does, in a sentence.
    #[schema(max_length = 300)]
    short_description: Option<String>,
    /// What it does, in a paragraph.
    #[schema(max_length = 1000)]
    strategy_blurb: Option<String>,
    /// Whom the podcasts reach.
    #[schema(max_length = 500)]
    audience_persona_target: Option<String>,
    /// Why it works.
    #[schema(max_length = 300)]
    why_its_effective: Option<String>,
    /// How to search, and what to look for in the hits.
    #[schema(max_length = 1000)]
    strategy_training_documentation: Option<String>,
    /// Search terms of at least 2 characters each, at most 50.
    #[schema(max_items = 50)]
    keyword_inspiration: Option<Vec<String>>,
    /// Searches for the web, at most 50.
    #[schema(max_items = 50)]
    example_google_searches: Option<Vec<String>>,
    /// straightforward, unconventional or longshot.
    strategy_approach: Option<String>,
    /// What it concentrates on.
    #[schema(max_length = 300)]
    strategy_focus: Option<String>,
    /// low, medium, high or urgent; `null` removes it.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>)]
    priority: Option<Option<String>>,
    /// A question about a podcast, to be answered with yes or no.
    #[schema(max_length = 500)]
    yes_no_prompt: Option<String>,
    /// Where the podcasts should be made, in words.
    #[schema(max_length = 500)]
    geographical_filters: Option<String>,
}

/// Changes the texts of a strategy.
#[endpoint(
    put "/api/v1/strategies/{strategyId}",
    (status = 200, description = "The strategy as it is now", body = Envelope<StrategyData>),
    (status = 400, description = "A text is missing or too long"),
    (status = 409, description = "The project is archived"),
    (status = 412, description = "Someone has changed the strategy: `data.current` is the strategy as it is"),
)]
pub async fn update_strategy(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
    ExpectedVersion(expected): ExpectedVersion,
    ApiJson(body): ApiJson<PatchStrategyRequest>,
) -> Result<Versioned<StrategyData>, ApiError> {
    let strategy = find_strategy(&state, &account, &id).await?;
    // Without If-Match, the update replaces the texts that are read here.
    let expected_version = expected.or(Some(strategy.version));
    let texts = body.apply(texts_of(&strategy)?)?;
    let content = serde_json::to_value(&texts).map_err(ApiError::internal)?;
    match state.db.update_strategy(&account, strategy.id, content, expected_version).await? {
        StrategyChange::Done(changed) => {
            publish_strategies(&state, &account, changed.project_id);
            respond(changed)
        }
        StrategyChange::NotFound => Err(strategy_not_found()),
        StrategyChange::VersionConflict(current) => Err(match StrategyView::of(current) {
            Some(view) => ApiError::precondition_failed(&view),
            None => ApiError::of(ErrorCode::PreconditionFailed),
        }),
    }
}

impl PatchStrategyRequest {
    /// Replaces texts and checks them (spec 5, Strategy text limits). Every field that breaks a rule gets its own
    /// message.
    fn apply(self, mut texts: SearchStrategy) -> Result<SearchStrategy, ApiError> {
        let mut faults: Vec<(String, String)> = Vec::new();
        let fields = [
            (&mut texts.title, self.title),
            (&mut texts.short_description, self.short_description),
            (&mut texts.strategy_blurb, self.strategy_blurb),
            (&mut texts.audience_persona_target, self.audience_persona_target),
            (&mut texts.why_its_effective, self.why_its_effective),
            (&mut texts.strategy_training_documentation, self.strategy_training_documentation),
            (&mut texts.strategy_focus, self.strategy_focus),
            (&mut texts.yes_no_prompt, self.yes_no_prompt),
            (&mut texts.geographical_filters, self.geographical_filters),
        ];
        for (field, text) in fields {
            if let Some(text) = text {
                *field = without_controls(&text);
            }
        }
        let lists = [
            ("keywordInspiration", &mut texts.keyword_inspiration, self.keyword_inspiration),
            ("exampleGoogleSearches", &mut texts.example_google_searches, self.example_google_searches),
        ];
        for (name, field, entries) in lists {
            let Some(entries) = entries else { continue };
            if entries.len() > MAX_ENTRIES || entries.iter().any(|entry| entry.chars().count() > MAX_ENTRY_CHARS) {
                faults.push((format!("/{name}"), "must have at most 50 entries of at most 200 characters".to_owned()));
            } else {
                *field = entries.iter().map(|entry| without_controls(entry)).collect();
            }
        }
        if let Some(name) = self.strategy_approach {
            match parse_approach(&name) {
                Some(approach) => texts.strategy_approach = approach,
                None => faults.push((
                    "/strategyApproach".to_owned(),
                    "must be straightforward, unconventional or longshot".to_owned(),
                )),
            }
        }
        match self.priority {
            None => {}
            Some(None) => texts.priority = None,
            Some(Some(name)) => match Priority::parse(&name) {
                Some(priority) => texts.priority = Some(priority),
                None => faults.push(("/priority".to_owned(), "must be low, medium, high or urgent".to_owned())),
            },
        }
        if let Err(errors) = check_limits(&texts) {
            faults.extend(errors.iter().map(describe));
        }
        if faults.is_empty() {
            return Ok(texts);
        }
        let error = ApiError::new(ErrorCode::InvalidRequest, "The strategy is not valid.");
        Err(faults.iter().fold(error, |error, (pointer, message)| error.with_detail(pointer, message)))
    }
}

fn parse_approach(name: &str) -> Option<StrategyApproach> {
    match name {
        "straightforward" => Some(StrategyApproach::Straightforward),
        "unconventional" => Some(StrategyApproach::Unconventional),
        "longshot" => Some(StrategyApproach::Longshot),
        _ => None,
    }
}

/// The pointer and the message of a broken limit.
fn describe(error: &LimitError) -> (String, String) {
    match error {
        LimitError::TooLong { field, limit } => (format!("/{field}"), format!("must have at most {limit} characters")),
        LimitError::Empty { field } => (format!("/{field}"), "must not be empty".to_owned()),
        LimitError::ShortKeyword => {
            ("/keywordInspiration".to_owned(), "must have keywords of at least 2 characters".to_owned())
        }
    }
}

/// A text without control characters except line breaks, and without blank space around it.
fn without_controls(text: &str) -> String {
    text.trim().chars().filter(|letter| !letter.is_control() || *letter == '\n').collect()
}
