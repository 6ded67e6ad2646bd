//! `GET /api/v1/autocomplete/podcasts`

use axum::extract::State;
use earshot_api_content::views::PodcastSummary;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::{ApiQuery, Caller};
use earshot_api_server::state::{AppState, EngineTask};
use earshot_api_server::views::Envelope;
use earshot_api_server::work_queue::WorkCost;
use earshot_indexer::{NameRole, SuggestedName};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Most suggestions of each kind. Spec 9: autocompletion is not limited.
const MAX_SUGGESTIONS: usize = 8;
/// Longest query, in characters; the rest is ignored.
const MAX_QUERY_CHARS: usize = 200;

/// The beginning of a word or title.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AutocompleteParameters {
    /// The text typed so far.
    query: String,
}

/// Suggestions, best first.
#[derive(Debug, Serialize, ToSchema)]
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
#[derive(Debug, Serialize, ToSchema)]
pub struct SuggestedPersonView {
    /// Name of the person.
    name: String,
    /// `host` or `guest`.
    role: &'static str,
}

/// Suggests podcasts, words, people and publishers that begin with the typed text.
#[utoipa::path(
    get,
    path = "/api/v1/autocomplete/podcasts",
    operation_id = "searchAutocompletePodcasts",
    tag = "Autocomplete",
    params(AutocompleteParameters),
    responses(
        (status = 200, description = "Suggestions", body = Envelope<AutocompleteData>),
        (status = 400, description = "The query is missing"),
    ),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn search_autocomplete_podcasts(
    State(state): State<AppState>,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<AutocompleteParameters>,
) -> Result<Envelope<AutocompleteData>, ApiError> {
    let typed: String = parameters.query.chars().take(MAX_QUERY_CHARS).collect();
    let suggestions = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::AUTOCOMPLETE), move |generation, _cancel| {
            Ok(generation.backend.autocomplete(&typed, MAX_SUGGESTIONS)?)
        })
        .await?;
    let podcasts = suggestions.podcasts.iter().map(|document| PodcastSummary::of(document)).collect();
    let (mut people, mut publishers) = (Vec::new(), Vec::new());
    for SuggestedName { name, role } in suggestions.names {
        match role {
            NameRole::Host => people.push(SuggestedPersonView { name, role: "host" }),
            NameRole::Guest => people.push(SuggestedPersonView { name, role: "guest" }),
            NameRole::Publisher => publishers.push(name),
        }
    }
    Ok(Envelope::new(AutocompleteData { podcasts, words: suggestions.words, people, publishers }))
}
