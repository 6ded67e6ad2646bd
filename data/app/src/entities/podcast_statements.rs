//! What owners state about their podcasts.

use super::columns::*;

#[earshot_attributes::table("podcast_statements")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub podcast_id: Uuid,
    /// `None` when the claim ended with its account.
    pub claim_id: Option<Uuid>,
    pub hides_contacts: bool,
    /// The addresses to write to.
    pub emails: Json,
    pub guest_topics: Option<String>,
    pub updated_at: EpochMillis,
}
