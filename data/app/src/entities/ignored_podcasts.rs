//! Podcasts that administrators ignore.

use super::columns::*;

#[earshot_attributes::table("ignored_podcasts")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub podcast_id: Uuid,
    /// As it was when the podcast was ignored.
    pub podcast_slug: String,
    pub podcast_title: String,
    pub reason: String,
    /// The administrator; `None` when their account was deleted.
    pub ignored_by: Option<Uuid>,
    pub ignored_at: EpochMillis,
}
