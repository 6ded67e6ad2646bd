//! `POST /api/v1/projects/{projectIdOrSlug}/podcasts`

use crate::projects::entry_context::view_entry;
use crate::projects::entry_fields::{parse_labels, parse_notes, parse_priority, parse_state};
use crate::projects::find_project;
use earshot_api_content::listed_entries::new_entry;
use earshot_api_content::lookup::find_podcast;
use earshot_api_content::project_changes::publish_entry;
use earshot_api_content::views::ListedPodcastView;
use earshot_api_server::prelude::*;
use earshot_app::{AddOutcome, OverLimit};
use earshot_model::project::ListedPodcastState;

/// A podcast to add.
#[request]
pub struct AddListedPodcastRequest {
    /// ID or slug of the podcast.
    podcast_id: String,
    /// prospect, qualified, pitched, lost, booked or ignored; prospect by default.
    state: Option<String>,
    /// low, medium, high or urgent.
    priority: Option<String>,
    /// Labels: automated, guest-appearance, mcp, or own ones.
    #[schema(max_items = 20)]
    labels: Option<Vec<String>>,
    /// Notes, plain text.
    #[schema(max_length = 10000)]
    notes: Option<String>,
}

/// An added podcast.
#[view]
pub struct AddedListedPodcastData {
    /// The entry.
    listed_podcast: ListedPodcastView,
    /// Whether the podcast was on the project before. Then the entry is as it was.
    already_listed: bool,
    /// ID of the change, for undo; `null` when the podcast was on the project before.
    change_id: Option<String>,
}

/// Adds a podcast to a project. A podcast that is on it already stays as it is.
#[endpoint(
    post "/api/v1/projects/{projectIdOrSlug}/podcasts",
    (status = 200, description = "The entry", body = Envelope<AddedListedPodcastData>),
    (status = 403, description = "The project has as many podcasts as the plan includes"),
    (status = 404, description = "Project or podcast not found"),
    (status = 409, description = "The project is archived"),
)]
pub async fn add_podcast_to_project(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ApiJson(body): ApiJson<AddListedPodcastRequest>,
) -> Result<Versioned<AddedListedPodcastData>, ApiError> {
    let requested = body.state.as_deref().map(|name| parse_state(name, "/state")).transpose()?;
    let priority = body.priority.as_deref().map(|name| parse_priority(name, "/priority")).transpose()?;
    let labels = parse_labels(body.labels.as_deref().unwrap_or_default(), "/labels")?;
    let notes = parse_notes(body.notes.as_deref().unwrap_or_default())?;
    let project = find_project(&state, &account, &project).await?;
    let podcast = body.podcast_id;
    let document = state.read_generation(move |generation| find_podcast(generation, podcast.trim())).await?;
    let new = new_entry(&document, requested.unwrap_or(ListedPodcastState::DEFAULT), priority, labels, notes);
    let added = state.db.add_listed_podcasts(&account, project.id, vec![new], OverLimit::Reject).await?;
    let (entry, already_listed) = match added.outcomes.into_iter().next() {
        Some(AddOutcome::Added(entry)) => (entry, false),
        Some(AddOutcome::AlreadyListed(entry)) => (entry, true),
        // One podcast has one outcome, and the limit rejects it as a whole.
        Some(AddOutcome::OverLimit) | None => return Err(ApiError::not_found("Podcast")),
    };
    publish_entry(&state, &account, (project.id, entry.id), added.change_id);
    let data = AddedListedPodcastData {
        listed_podcast: view_entry(&state, &account, &entry).await?,
        already_listed,
        change_id: added.change_id.map(|id| id.to_string()),
    };
    Ok(Versioned { version: entry.version, data })
}
