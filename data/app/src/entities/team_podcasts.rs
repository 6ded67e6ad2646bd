//! Podcasts that a team keeps beside its lists (spec 3, Team podcast).

use super::columns::*;

#[earshot_attributes::table("team_podcasts")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub team_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub podcast_id: Uuid,
    /// Title, slug and image when it was added, for podcasts that leave the catalog.
    pub title: String,
    pub slug: String,
    pub image_url: Option<String>,
    /// The folded title. The list is filtered and sorted by it.
    pub text_key: String,
    /// `None` when a program added it, and when the user's account was deleted.
    pub added_by: Option<Uuid>,
    pub added_reason: String,
    pub sync: bool,
    /// `None` when it is not blacklisted.
    pub blacklisted_at: Option<EpochMillis>,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
}
