//! Feeds that people submitted.

use super::columns::*;

#[earshot_attributes::table("feed_submissions")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    #[sea_orm(unique)]
    pub feed_url: String,
    /// As the feed had it when it was submitted.
    pub title: String,
    /// queued, read or failed.
    pub state: String,
    /// Why the feed could not be read.
    pub failure: Option<String>,
    /// not-found, not-a-feed or not-fetched.
    pub failure_kind: Option<String>,
    pub submitted_at: EpochMillis,
    pub read_at: Option<EpochMillis>,
}
