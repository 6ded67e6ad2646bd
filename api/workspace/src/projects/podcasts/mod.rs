//! The podcasts on a project.

pub mod add;
pub mod bulk;
mod bulk_request;
pub mod details;
pub mod relevancy;
pub mod relevancy_cancellation;
pub mod relevancy_progress;
pub mod relevancy_run;
pub mod remove;
pub mod update;

use super::entry_context::view_entry;
use earshot_api_server::prelude::*;
use earshot_app::ListedPodcast;

/// Finds an entry of a project by its ID, or by the ID or slug of its podcast.
pub(super) async fn find_entry(
    state: &AppState,
    account: &Account,
    project: Uuid,
    entry: &str,
) -> Result<ListedPodcast, ApiError> {
    let found = state.db.find_listed_podcast(account, project, entry).await?;
    found.ok_or_else(|| ApiError::not_found("Listed podcast"))
}

/// The error for an entry that has another version, with the entry as it is.
pub(super) async fn conflict(
    state: &AppState,
    account: &Account,
    project: Uuid,
    entry: Uuid,
) -> Result<ApiError, ApiError> {
    let current = find_entry(state, account, project, &entry.to_string()).await?;
    Ok(ApiError::precondition_failed(&view_entry(state, account, &current).await?))
}
