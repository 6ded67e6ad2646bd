//! `POST /api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}/replay`

use super::{WebhookDeliveryView, parse_delivery, parse_webhook};
use crate::auth::sign_in_flow::count_attempt;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;

/// A delivery that is sent again.
#[view]
pub struct ReplayedDeliveryData {
    /// The delivery, queued.
    delivery: WebhookDeliveryView,
}

/// Sends a delivery again, with the same ID and body, by a whole new schedule of attempts.
#[endpoint(
    post "/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}/replay",
    (status = 200, description = "The delivery", body = Envelope<ReplayedDeliveryData>),
    (status = 403, description = "The caller's role or plan does not allow it"),
    (status = 409, description = "The webhook is disabled"),
    (status = 429, description = "Too many in the last minute, hour or day"),
    extensions(("x-plan" = json!(PlanFeature::Webhooks))),
)]
pub async fn replay_webhook_delivery(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath((webhook, delivery)): ApiPath<(String, String)>,
) -> Result<Envelope<ReplayedDeliveryData>, ApiError> {
    let (webhook, delivery) = (parse_webhook(&webhook)?, parse_delivery(&delivery)?);
    count_attempt(&state, AttemptKind::ReplayByTeam, &account.team_id.to_string())?;
    let delivery = state.db.replay_delivery(&account, webhook, delivery).await?;
    state.webhooks.queued.notify_one();
    Ok(Envelope::new(ReplayedDeliveryData { delivery: delivery.into() }))
}
