//! The saved texts of pitches. Number 0 is the generated one.

use super::columns::*;

#[earshot_attributes::table("outreach_revisions")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub outreach_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub number: i32,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub subject: String,
    pub body: String,
    pub at: EpochMillis,
    /// The team of the pitch.
    pub team_id: Option<Uuid>,
    /// The size of the row, for the limit of the team's history.
    pub bytes: i64,
}
