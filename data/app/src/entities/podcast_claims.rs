//! Podcasts that accounts claim.

use super::columns::*;

#[earshot_attributes::table("podcast_claims")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub user_id: Uuid,
    pub podcast_id: Uuid,
    pub podcast_slug: String,
    /// As it was when the claim began.
    pub podcast_title: String,
    /// feed or mail.
    pub method: String,
    /// SHA-256 of the token in the feed or in the newest mail.
    pub token_hash: Vec<u8>,
    /// open, proven or replaced.
    pub state: String,
    pub created_at: EpochMillis,
    /// Until when an open claim can be proven.
    pub expires_at: EpochMillis,
    pub proven_at: Option<EpochMillis>,
}
