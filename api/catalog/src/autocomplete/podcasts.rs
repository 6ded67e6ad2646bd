//! `GET /api/v1/autocomplete/podcasts`

use earshot_api_content::views::PodcastSummary;
use earshot_api_server::extract::check_skip;
use earshot_api_server::prelude::*;
use earshot_indexer::{NameRole, SuggestedName};

/// Suggestions of a response by default. Spec 9 has no limit, so a request chooses its own (decision 058).
const DEFAULT_LIMIT: usize = 8;
const MAX_LIMIT: usize = 100;
/// How far a request can page.
const MAX_SUGGESTIONS: usize = 1_000;
/// Longest query, in characters; the rest is ignored.
const MAX_QUERY_CHARS: usize = 200;

/// The beginning of a word or title.
#[parameters]
pub struct AutocompleteParameters {
    /// The text typed so far.
    query: String,
    /// Podcasts per response, 1 to 100; 8 by default. There are at most 10 words.
    limit: Option<usize>,
    /// Podcasts to skip; with `limit`, at most 1000. Words are on the first page only.
    skip: Option<usize>,
}

/// Suggestions, best first.
#[view]
pub struct AutocompleteData {
    /// Podcasts whose title matches the typed text, best first.
    podcasts: Vec<PodcastSummary>,
    /// Words of the catalog that complete the last typed word, best first.
    words: Vec<String>,
    /// Hosts and guests with a name that begins with the typed text, those of popular podcasts first.
    people: Vec<SuggestedPersonView>,
    /// Publishers with a name that begins with the typed text, those of popular podcasts first.
    publishers: Vec<String>,
}

/// A person of the catalog.
#[view]
pub struct SuggestedPersonView {
    /// Name of the person.
    name: String,
    /// `host` or `guest`.
    role: &'static str,
}

/// Suggests podcasts, words, people and publishers that begin with the typed text.
#[endpoint(
    get "/api/v1/autocomplete/podcasts",
    (status = 200, description = "Suggestions", body = Envelope<AutocompleteData>),
    (status = 400, description = "The query is missing, or a parameter is not valid"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn search_autocomplete_podcasts(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<AutocompleteParameters>,
) -> Result<Envelope<AutocompleteData>, ApiError> {
    let typed: String = parameters.query.chars().take(MAX_QUERY_CHARS).collect();
    let (skip, limit) = (check_skip(parameters.skip)?, parameters.limit.unwrap_or(DEFAULT_LIMIT));
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("A parameter is not valid.", "/limit", "must be 1 to 100"));
    }
    if skip + limit > MAX_SUGGESTIONS {
        return Err(ApiError::invalid("A parameter is not valid.", "/skip", "must be at most 1000 with limit"));
    }
    // All suggestions before the page are completed, too.
    let cost = WorkCost::of_completions(skip + limit);
    let suggestions = state
        .run_engine_task(EngineTask::new(&caller, cost), move |generation, _cancel| {
            Ok(generation.backend.autocomplete(&typed, skip + limit)?)
        })
        .await?;
    let page = suggestions.podcasts.iter().skip(skip).take(limit);
    let podcasts = page.map(|document| PodcastSummary::of(document)).collect();
    let (mut people, mut publishers) = (Vec::new(), Vec::new());
    // Only the first page has what is not a podcast.
    if skip > 0 {
        return Ok(Envelope::new(AutocompleteData { podcasts, words: Vec::new(), people, publishers }));
    }
    for SuggestedName { name, role } in suggestions.names {
        match role {
            NameRole::Host => people.push(SuggestedPersonView { name, role: "host" }),
            NameRole::Guest => people.push(SuggestedPersonView { name, role: "guest" }),
            NameRole::Publisher => publishers.push(name),
        }
    }
    Ok(Envelope::new(AutocompleteData { podcasts, words: suggestions.words, people, publishers }))
}
