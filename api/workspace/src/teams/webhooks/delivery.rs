//! `GET /api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}`

use super::{WebhookAttemptView, WebhookDeliveryView, parse_delivery, parse_webhook};
use earshot_api_server::prelude::*;
use earshot_app::{WebhookAttempt, WebhookDelivery};

/// A delivery with its attempts.
#[view]
pub struct WebhookDeliveryData {
    /// The delivery.
    delivery: WebhookDeliveryView,
    /// Newest first; at most 100.
    attempts: Vec<WebhookAttemptView>,
    /// The body as it is sent, byte by byte.
    body: String,
}

impl WebhookDeliveryData {
    pub(super) fn of(delivery: WebhookDelivery, attempts: Vec<WebhookAttempt>) -> Self {
        let body = delivery.body.clone();
        Self { delivery: delivery.into(), attempts: attempts.into_iter().map(Into::into).collect(), body }
    }
}

/// Returns a delivery with its body and attempts.
#[endpoint(
    get "/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}",
    (status = 200, description = "The delivery", body = Envelope<WebhookDeliveryData>),
    (status = 403, description = "The caller's role does not allow it"),
)]
pub async fn get_webhook_delivery(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath((webhook, delivery)): ApiPath<(String, String)>,
) -> Result<Envelope<WebhookDeliveryData>, ApiError> {
    let (webhook, delivery) = (parse_webhook(&webhook)?, parse_delivery(&delivery)?);
    let (delivery, attempts) = state.db.webhook_delivery(&account, webhook, delivery).await?;
    Ok(Envelope::new(WebhookDeliveryData::of(delivery, attempts)))
}
