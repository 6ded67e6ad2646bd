//! Saved searches in responses.

use super::new_results::NewResults;
use earshot_api_content::search::SearchRequest;
use earshot_api_server::prelude::*;
use earshot_app::SavedSearch;
use serde_json::Value;

/// A saved search, as its caller sees it.
#[view]
pub struct SavedSearchView {
    /// ID of the saved search.
    id: String,
    /// A short ID, which replaces `id` in paths and in the link `/app/search?saved={shortId}`.
    short_id: String,
    /// Name of the saved search.
    name: String,
    /// What is searched: podcasts or episodes.
    kind: String,
    /// The search. Send it to run it.
    #[schema(value_type = SearchRequest)]
    search_options: Value,
    /// Whether it is the caller's default; each user has at most one.
    is_default: bool,
    /// Whether the whole team sees it.
    shared: bool,
    /// ID of the user who saved it; `null` when their account was deleted.
    owner_user_id: Option<String>,
    /// Number of results that came into the catalog since the caller last looked; `null` when the caller has never
    /// looked, when counts were not requested, and when the search cannot run (see `problem`).
    new_count: Option<usize>,
    /// Whether `newCount` is exact. It is not above 10,000, or when the search reached its time limit.
    new_count_is_exact: bool,
    /// Why the search cannot run now, for example because the plan no longer includes a filter; `null` when it can.
    problem: Option<String>,
    /// When the caller last looked at the results; `null` when they never did.
    last_seen_at: Option<TimestampView>,
    /// When it was saved.
    created_at: TimestampView,
    /// When name, search or sharing last changed.
    updated_at: TimestampView,
    /// Grows with each change of name, search or sharing.
    version: i64,
}

/// A saved search.
#[view]
pub struct SavedSearchData {
    /// The saved search.
    pub(super) saved_search: SavedSearchView,
}

/// The saved search that was deleted.
#[view]
pub struct DeletedSavedSearchData {
    /// The outcome, as a sentence for people.
    pub(super) message: String,
    /// The saved search as it was.
    pub(super) saved_search: SavedSearchView,
}

impl SavedSearchView {
    pub(super) fn of(search: SavedSearch, new: Option<NewResults>) -> Result<Self, ApiError> {
        let (new_count, is_exact, problem) = match new {
            None => (None, false, None),
            Some(NewResults::Counted { count, is_exact }) => (Some(count), is_exact, None),
            Some(NewResults::CannotRun(problem)) => (None, false, Some(problem)),
        };
        Ok(Self {
            id: search.id.to_string(),
            short_id: search.short_id,
            name: search.name,
            kind: search.mode,
            search_options: serde_json::from_str(&search.request).map_err(ApiError::internal)?,
            is_default: search.is_default,
            shared: search.is_shared,
            owner_user_id: search.user_id.map(|id| id.to_string()),
            new_count,
            new_count_is_exact: is_exact,
            problem,
            last_seen_at: search.last_seen_at.map(Into::into),
            created_at: search.created_at.into(),
            updated_at: search.updated_at.into(),
            version: search.version,
        })
    }
}
