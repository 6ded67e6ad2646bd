//! What administrators state about people.

use super::columns::*;

#[earshot_attributes::table("person_statements")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// What is stated, with slugs and names as they were.
    pub change: Json,
    pub reason: String,
    /// The administrator; `None` when their account was deleted.
    pub stated_by: Option<Uuid>,
    pub stated_at: EpochMillis,
    /// The administrator who undid it; also `None` when their account was deleted.
    pub undone_by: Option<Uuid>,
    /// `None` while the statement is in effect.
    pub undone_at: Option<EpochMillis>,
}
