//! The preferences of the signed-in user (spec 3, User preferences).

pub mod get;
pub mod merge;
pub mod replace;
mod request;

pub use request::{
    ExportPreferencesRequest, PreferencesRequest, ProjectPreferencesRequest, ResultsView, SearchPreferencesRequest,
};

use earshot_api_content::search::SearchRequest;
use earshot_api_server::prelude::*;
use earshot_app::{PreferencesOutcome, StoredPreferences};
use std::collections::HashSet;

/// Largest preferences as JSON, in bytes.
const MAX_BYTES: usize = 64 << 10;

/// The preferences of the user.
#[view]
pub struct PreferencesData {
    /// All preferences; those that were never set have their defaults.
    preferences: PreferencesView,
    /// Grows with each change; 0 before the first one.
    version: i64,
}

/// All preferences of a user.
#[view]
pub struct PreferencesView {
    /// Preferences for projects.
    projects: ProjectPreferencesView,
    /// Whether podcast pages show all directories; `false` by default.
    show_additional_podcast_directories: bool,
    /// Preferences for searches.
    search: SearchPreferencesView,
}

/// Preferences for projects.
#[view]
pub struct ProjectPreferencesView {
    /// IDs of the pinned projects, in their order.
    favorite_project_ids: Vec<String>,
    /// Slug of the project that was last selected; `null` when none was.
    last_selected_project_slug: Option<String>,
}

/// Preferences for searches.
#[view]
pub struct SearchPreferencesView {
    /// Filters of new searches; `null` when there are none.
    default_search_filters: Option<SearchRequest>,
    /// `list` or `table`; `list` by default.
    default_results_view: ResultsView,
    /// Preferences for exports.
    export: ExportPreferencesView,
}

/// Preferences for exports.
#[view]
pub struct ExportPreferencesView {
    /// Columns that exports leave out.
    columns_to_not_export: Vec<String>,
}

impl From<PreferencesRequest> for PreferencesView {
    fn from(stored: PreferencesRequest) -> Self {
        let projects = stored.projects.unwrap_or_default();
        let search = stored.search.unwrap_or_default();
        let export = search.export.unwrap_or_default();
        Self {
            projects: ProjectPreferencesView {
                favorite_project_ids: projects.favorite_project_ids.unwrap_or_default(),
                last_selected_project_slug: projects.last_selected_project_slug,
            },
            show_additional_podcast_directories: stored.show_additional_podcast_directories.unwrap_or(false),
            search: SearchPreferencesView {
                default_search_filters: search.default_search_filters,
                default_results_view: search.default_results_view.unwrap_or_default(),
                export: ExportPreferencesView {
                    columns_to_not_export: export.columns_to_not_export.unwrap_or_default(),
                },
            },
        }
    }
}

impl PreferencesData {
    fn of(stored: &StoredPreferences) -> Result<Self, ApiError> {
        let preferences: PreferencesRequest = serde_json::from_str(&stored.value).map_err(ApiError::internal)?;
        Ok(Self { preferences: preferences.into(), version: stored.version })
    }

    fn response(stored: &StoredPreferences) -> Result<Versioned<Self>, ApiError> {
        Ok(Versioned { version: stored.version, data: Self::of(stored)? })
    }
}

/// The projects that the user has pinned. They may be gone, or belong to another team.
pub(crate) fn favorite_projects(stored: &StoredPreferences) -> Result<HashSet<Uuid>, ApiError> {
    let preferences: PreferencesRequest = serde_json::from_str(&stored.value).map_err(ApiError::internal)?;
    let favorites = preferences.projects.and_then(|projects| projects.favorite_project_ids).unwrap_or_default();
    Ok(favorites.iter().filter_map(|id| Uuid::try_parse(id).ok()).collect())
}

/// The JSON to store.
fn to_stored(preferences: &PreferencesRequest) -> Result<String, ApiError> {
    let value = serde_json::to_string(preferences).map_err(ApiError::internal)?;
    if value.len() > MAX_BYTES {
        let message = format!("The preferences have more than {} KiB.", MAX_BYTES >> 10);
        return Err(ApiError::new(ErrorCode::BodyTooLarge, message));
    }
    Ok(value)
}

/// The error for preferences that have another version than the request expects.
fn conflict(current: &StoredPreferences) -> ApiError {
    match PreferencesData::of(current) {
        Ok(data) => ApiError::precondition_failed(&data),
        Err(error) => error,
    }
}

/// Returns the stored preferences, or those that another request stored in the meantime.
fn changed(outcome: PreferencesOutcome) -> Result<StoredPreferences, StoredPreferences> {
    match outcome {
        PreferencesOutcome::Changed(stored) => Ok(stored),
        PreferencesOutcome::Conflict(current) => Err(current),
    }
}
