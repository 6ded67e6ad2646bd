//! The searches with which projects fill themselves.

use super::columns::*;

#[earshot_attributes::table("auto_fills")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub project_id: Uuid,
    /// Who chose the search; `None` when the user's account was deleted.
    pub updated_by: Option<Uuid>,
    /// `podcasts` or `episodes`.
    pub search_kind: String,
    /// The search as JSON.
    pub search_options: String,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
    /// The generation that was searched last; `None` before the first run and after a change of the search.
    pub last_generation: Option<String>,
    /// Runs add only podcasts that entered the catalog after this time. `None` in rows from before this column existed;
    /// `updated_at` is used instead.
    pub new_since: Option<EpochMillis>,
    pub last_run_at: Option<EpochMillis>,
    pub last_added_count: i64,
    /// Podcasts that were added since the list fills itself.
    pub added_count: i64,
    /// Why the last run added less than it found.
    pub problem: Option<String>,
}
