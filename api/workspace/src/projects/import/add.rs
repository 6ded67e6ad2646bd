//! `POST /api/v1/projects/{projectIdOrSlug}/import`

use crate::projects::entry_fields::{parse_labels, parse_priority, parse_state};
use crate::projects::find_project;
use crate::projects::podcasts::bulk::{BulkAdd, BulkChangeData, BulkPodcasts, add_podcasts};
use earshot_api_content::project_changes::publish_entries;
use earshot_api_documents::list_import::MAX_ROWS;
use earshot_api_server::prelude::*;
use earshot_model::project::ListedPodcastState;

/// The podcasts of a preview that people chose.
#[request]
pub struct ImportPodcastsRequest {
    /// IDs or slugs of the podcasts, 1 to 1,000.
    #[schema(min_items = 1, max_items = 1000)]
    podcast_ids: Vec<String>,
    /// State of the new entries; prospect by default.
    state: Option<String>,
    /// Priority of the new entries; none by default.
    priority: Option<String>,
    /// Labels of the new entries.
    #[schema(max_items = 20)]
    labels: Option<Vec<String>>,
}

/// Adds the podcasts that people chose in a preview. They are one change, which is undone as one.
///
/// When the plan's limit has no room for all of them, the first ones are added as far as they fit.
#[endpoint(
    post "/api/v1/projects/{projectIdOrSlug}/import",
    (status = 200, description = "What was added", body = Envelope<BulkChangeData>),
    (status = 400, description = "No podcast, too many, or a state, priority or label that is not valid"),
    (status = 409, description = "The project is archived"),
)]
pub async fn import_podcasts(
    state: AppState,
    caller: Caller,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ApiJson(body): ApiJson<ImportPodcastsRequest>,
) -> Result<Envelope<BulkChangeData>, ApiError> {
    let add = body.check()?;
    let project = find_project(&state, &account, &project).await?;
    let (data, change) = add_podcasts(&state, &caller, &account, &project, add).await?;
    publish_entries(&state, &account, project.id, change);
    Ok(Envelope::new(data))
}

impl ImportPodcastsRequest {
    fn check(self) -> Result<BulkAdd, ApiError> {
        if !(1..=MAX_ROWS).contains(&self.podcast_ids.len()) {
            return Err(ApiError::invalid("The import is not valid.", "/podcastIds", "must be 1 to 1000 ids"));
        }
        Ok(BulkAdd {
            podcasts: BulkPodcasts::Named(self.podcast_ids),
            state: self
                .state
                .as_deref()
                .map_or(Ok(ListedPodcastState::DEFAULT), |state| parse_state(state, "/state"))?,
            priority: self.priority.as_deref().map(|priority| parse_priority(priority, "/priority")).transpose()?,
            labels: parse_labels(self.labels.as_deref().unwrap_or_default(), "/labels")?,
            all_or_nothing: false,
        })
    }
}
