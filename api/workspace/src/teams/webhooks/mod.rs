//! The webhooks of a team, which its admins manage.

pub mod create;
pub mod delete;
pub mod deliveries;
pub mod delivery;
mod fields;
pub mod list;
pub mod replay;
pub mod secret;
pub mod test;
pub mod update;
mod view;

pub use view::{WebhookAttemptView, WebhookData, WebhookDeliveryView, WebhookView};

use earshot_api_jobs::deliveries::parse_message_id;
use earshot_api_server::prelude::*;

/// Parses the ID of a webhook. Anything else is not found.
fn parse_webhook(id: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(id).map_err(|_| ApiError::not_found("Webhook"))
}

/// Parses the ID of a delivery, with or without its prefix.
fn parse_delivery(id: &str) -> Result<Uuid, ApiError> {
    parse_message_id(id).ok_or_else(|| ApiError::not_found("Delivery"))
}
