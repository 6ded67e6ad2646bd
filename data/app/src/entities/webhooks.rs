//! Endpoints of webhooks.

use super::columns::*;

#[earshot_attributes::table("webhooks")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the account was deleted.
    pub created_by: Option<Uuid>,
    /// A name of `WebhookKind`.
    pub kind: String,
    pub url: String,
    pub description: String,
    /// Names of `PollingEventKind`.
    pub event_kinds: Json,
    /// The only alert whose matches are sent; `None` for all.
    pub alert_id: Option<Uuid>,
    /// The signing key. It is stored unhashed, because the server signs with it.
    pub secret: Vec<u8>,
    /// The secret before the last rotation. It also signs until `former_secret_until`.
    pub former_secret: Option<Vec<u8>>,
    pub former_secret_until: Option<EpochMillis>,
    pub enabled: bool,
    /// A name of `DisabledReason`.
    pub disabled_reason: Option<String>,
    pub last_success_at: Option<EpochMillis>,
    pub last_failure_at: Option<EpochMillis>,
    pub version: i64,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
}
