//! Guest profiles (spec 3, 4 and 5): who is offered to podcasts.

pub mod appearances;
pub mod appearances_tracking;
pub mod archive;
pub mod bio;
pub mod changes;
pub mod contact_details;
pub mod create;
pub mod delete;
pub mod document_removal;
pub mod documents;
pub mod download;
pub mod fields;
pub mod get;
pub mod list;
pub mod photo;
pub mod public_view;
pub mod regenerate_bio;
pub mod restore;
pub mod social_media_links;
pub mod subjects;
pub mod submit;
pub mod suggestions;
mod updates;
mod upload;

pub(crate) use upload::MAX_UPLOAD_BYTES;

use earshot_api_content::views::{GuestProfileView, UserNames};
use earshot_api_server::prelude::*;
use earshot_app::{GuestProfile, GuestProfileKey, ProjectKey};

/// Finds a guest profile of the account's team by its ID or slug, or by those of its project.
///
/// # Errors
/// 404 when there is none, and the same for a profile of another team.
pub(crate) async fn find_profile(state: &AppState, account: &Account, key: &str) -> Result<GuestProfile, ApiError> {
    let found = state.db.find_guest_profile(account, &GuestProfileKey::parse(key)).await?;
    found.ok_or_else(|| ApiError::not_found("Guest profile"))
}

/// The profile with its files, its project and the name of its creator.
async fn view_of(state: &AppState, account: &Account, profile: &GuestProfile) -> Result<GuestProfileView, ApiError> {
    let files = state.db.guest_files_of(account, profile.id).await?;
    let names = UserNames(state.db.user_names(profile.created_by).await?);
    let project = match profile.project_id {
        Some(id) => state.db.find_project(account, &ProjectKey::Id(id)).await?,
        None => None,
    };
    Ok(GuestProfileView::of(profile, &files, project.as_ref(), &names))
}

/// The error for a profile that has another version, with the profile as it is.
async fn conflict(state: &AppState, account: &Account, id: Uuid) -> Result<ApiError, ApiError> {
    let current = find_profile(state, account, &id.to_string()).await?;
    Ok(ApiError::precondition_failed(&view_of(state, account, &current).await?))
}
