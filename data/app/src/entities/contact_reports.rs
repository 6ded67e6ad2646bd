//! Reports of wrong contacts.

use super::columns::*;

#[earshot_attributes::table("contact_reports")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub podcast_id: Uuid,
    /// In lower case.
    pub contact: String,
    /// The reporter saw the contact; else it is a guess.
    pub is_shown: bool,
    /// bounced, wrong-person, outdated or other.
    pub reason: String,
    pub note: Option<String>,
    pub user_id: Uuid,
    pub created_at: EpochMillis,
}
