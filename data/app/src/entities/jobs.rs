//! Jobs.

use super::columns::*;

#[earshot_attributes::table("jobs")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub kind: String,
    pub payload: Json,
    /// queued, running, done or dead.
    pub state: String,
    pub priority: i32,
    pub run_at: EpochMillis,
    pub attempt: i32,
    pub max_attempts: i32,
    pub lease_until: Option<EpochMillis>,
    pub worker: Option<String>,
    /// At most one queued or running job has this key.
    pub dedupe_key: Option<String>,
    /// The team whose turn the job takes; `None` for work of the server.
    pub owner: Option<String>,
    /// When a worker leased it last.
    pub leased_at: Option<EpochMillis>,
    pub last_error: Option<String>,
    pub created_at: EpochMillis,
    pub finished_at: Option<EpochMillis>,
}
