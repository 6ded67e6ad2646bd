//! The search with which a project fills itself.

use earshot_api_server::prelude::*;
use earshot_app::AutoFill;
use serde_json::Value;

/// The search with which a project fills itself.
#[view(Clone)]
pub struct AutoFillView {
    /// `podcasts` or `episodes`.
    search_kind: String,
    /// The search, as a search call takes it.
    #[schema(value_type = Object)]
    search_options: Value,
    /// ID of the user who chose the search; `null` when their account was deleted.
    user_id: Option<String>,
    /// When the project began to fill itself.
    created_at: TimestampView,
    /// When the search was last changed.
    updated_at: TimestampView,
    /// Only podcasts that came into the catalog after this are added; in searches for episodes, those with an episode
    /// that did.
    new_since: TimestampView,
    /// When the search last ran; `null` before its first run.
    last_run_at: Option<TimestampView>,
    /// Podcasts that the last run added.
    last_added_count: u64,
    /// Podcasts that were added since the project began to fill itself.
    added_count: u64,
    /// Why the last run added less than it found; `null` when it added all.
    problem: Option<String>,
    /// Another one for each choice of a search. Send it in `If-Match`.
    version: i64,
}

impl From<AutoFill> for AutoFillView {
    fn from(auto_fill: AutoFill) -> Self {
        Self {
            version: auto_fill.version(),
            search_kind: auto_fill.search_kind,
            // This program wrote the value, so it parses.
            search_options: serde_json::from_str(&auto_fill.search_options).unwrap_or_default(),
            user_id: auto_fill.updated_by.map(|user| user.to_string()),
            created_at: auto_fill.created_at.into(),
            updated_at: auto_fill.updated_at.into(),
            new_since: auto_fill.new_since.into(),
            last_run_at: auto_fill.last_run_at.map(Into::into),
            last_added_count: auto_fill.last_added_count,
            added_count: auto_fill.added_count,
            problem: auto_fill.problem,
        }
    }
}
