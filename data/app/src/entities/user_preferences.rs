//! Preferences of users, one row each.

use super::columns::*;

#[earshot_attributes::table("user_preferences")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    /// The preferences as JSON.
    pub value: String,
    /// Grows by one with each change.
    pub version: i64,
    pub updated_at: EpochMillis,
}
