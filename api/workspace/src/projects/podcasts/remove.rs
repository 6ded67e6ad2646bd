//! `DELETE /api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}`

use super::{conflict, find_entry};
use crate::projects::find_project;
use earshot_api_content::project_changes::publish_entry;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, ListRejection};

/// A removed entry.
#[view]
pub struct RemovedListedPodcastData {
    /// Slug of the project.
    project_slug: String,
    /// ID of the entry.
    listed_podcast_id: String,
    /// ID of the change, for undo.
    change_id: Option<String>,
}

/// Removes a podcast from a project. The record of its pitch stays.
#[endpoint(
    delete "/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}",
    operation_id = "removeListedPodcastFromProject",
    (status = 200, description = "The podcast is removed", body = Envelope<RemovedListedPodcastData>),
    (status = 409, description = "The project is archived"),
    (status = 412, description = "Someone has changed the entry since"),
)]
pub async fn remove_listed_podcast(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath((project, entry)): ApiPath<(String, String)>,
    ExpectedVersion(version): ExpectedVersion,
) -> Result<Envelope<RemovedListedPodcastData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let entry = find_entry(&state, &account, project.id, &entry).await?;
    let removed = match state.db.remove_listed_podcasts(&account, project.id, &[entry.id], version).await {
        Err(DbError::Rejected(ListRejection::VersionConflict)) => {
            return Err(conflict(&state, &account, project.id, entry.id).await?);
        }
        removed => removed?,
    };
    if removed.removed.is_empty() {
        return Err(ApiError::not_found("Listed podcast"));
    }
    publish_entry(&state, &account, (project.id, entry.id), removed.change_id);
    Ok(Envelope::new(RemovedListedPodcastData {
        project_slug: project.slug,
        listed_podcast_id: entry.id.to_string(),
        change_id: removed.change_id.map(|id| id.to_string()),
    }))
}
