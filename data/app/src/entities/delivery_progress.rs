//! The progress of distributing events.

use super::columns::*;

#[earshot_attributes::table("delivery_progress")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub name: String,
    pub position: i64,
    pub updated_at: EpochMillis,
}
