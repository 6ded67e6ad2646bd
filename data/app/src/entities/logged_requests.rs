//! Requests with API keys.

use super::columns::*;

#[earshot_attributes::table("logged_requests")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the key was deleted with the account of its owner, and for requests that were not logged.
    pub key_id: Option<Uuid>,
    pub at: EpochMillis,
    /// Empty for requests that were not logged, as is the route.
    pub method: String,
    /// The route with its parameters in braces, never a URL.
    pub route: String,
    /// 0 for requests that were not logged.
    pub status: i32,
    pub duration_ms: i64,
    /// 0 for a request. Otherwise the row stands for so many requests that were not logged.
    pub missed_count: i64,
}
