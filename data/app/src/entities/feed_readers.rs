//! Processes that read submitted feeds into the catalog.

use super::columns::*;

#[earshot_attributes::table("feed_readers")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub name: String,
    /// When it last looked for submitted feeds.
    pub polled_at: EpochMillis,
}
