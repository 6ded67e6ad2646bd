//! Processes that read submitted feeds into the catalog.

use crate::epoch_millis::EpochMillis;
use sea_orm::entity::prelude::*;

#[earshot_attributes::table("feed_readers")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub name: String,
    /// When it last looked for submitted feeds.
    pub polled_at: EpochMillis,
}
