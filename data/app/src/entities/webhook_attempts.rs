//! Attempts of deliveries.

use super::columns::*;

#[earshot_attributes::table("webhook_attempts")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub delivery_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub number: i32,
    pub at: EpochMillis,
    pub duration_ms: i64,
    pub status: Option<i32>,
    pub error: Option<String>,
    /// The beginning of the response's body.
    pub response: Option<String>,
}
