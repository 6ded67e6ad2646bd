//! Changes for open pages, which servers on the same database pass to each other.

use super::columns::*;

#[earshot_attributes::table("live_events")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    /// `None` concerns all teams.
    pub team_id: Option<Uuid>,
    /// The server process that published it.
    pub process: Uuid,
    pub kind: String,
    pub payload: String,
    pub at: EpochMillis,
}
