//! Users.

use super::columns::*;

#[earshot_attributes::table("users")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub email: String,
    /// The unique key by which the user is found (`stored_email_key.rs`).
    pub email_key: String,
    /// The skeleton of `email`, with which new addresses are compared for similarity; empty when it is not a valid
    /// address.
    pub email_skeleton: String,
    pub display_name: Option<String>,
    pub created_at: EpochMillis,
    /// The team that the user chose last. New sessions act for it, while its user is a member.
    pub chosen_team_id: Option<Uuid>,
    /// Whether the user's searches are listed as theirs. Without it, they are stored without a name.
    pub keeps_searches: bool,
    /// The name of the photo's file; a new photo has a new one.
    pub photo: Option<Uuid>,
}
