//! Deliveries to endpoints of webhooks.

use super::columns::*;

#[earshot_attributes::table("webhook_deliveries")]
pub struct Model {
    /// The same in all attempts: the header `webhook-id`.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub webhook_id: Uuid,
    /// `None` for a test.
    pub event_seq: Option<i64>,
    /// The last event of a delivery with several; `None` for one with a single event.
    pub through_seq: Option<i64>,
    pub event_type: String,
    /// The body that is sent and signed, byte by byte.
    pub body: String,
    pub is_test: bool,
    /// A name of `DeliveryState`.
    pub state: String,
    /// Attempts of the current schedule, which a replay starts anew.
    pub attempt: i32,
    /// All attempts. Together with the id it identifies the lease.
    pub attempt_count: i32,
    pub run_at: EpochMillis,
    pub lease_until: Option<EpochMillis>,
    pub last_status: Option<i32>,
    pub last_error: Option<String>,
    /// When the event happened.
    pub occurred_at: EpochMillis,
    pub created_at: EpochMillis,
    /// When the first attempt of the current schedule began.
    pub started_at: Option<EpochMillis>,
    pub finished_at: Option<EpochMillis>,
}
