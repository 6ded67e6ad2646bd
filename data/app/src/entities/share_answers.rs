//! What clients answer in client views.

use super::columns::*;

#[earshot_attributes::table("share_answers")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub share_id: Uuid,
    /// The entry, which may have been removed.
    #[sea_orm(primary_key, auto_increment = false)]
    pub listed_podcast_id: Uuid,
    /// A name of `ClientAnswer`.
    pub answer: String,
    /// Empty without a comment.
    pub comment: String,
    /// As the client entered it; empty without a name.
    pub client_name: String,
    pub answered_at: EpochMillis,
}
