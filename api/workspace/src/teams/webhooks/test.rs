//! `POST /api/v1/teams/webhooks/{webhookId}/test`

use super::delivery::WebhookDeliveryData;
use super::parse_webhook;
use crate::auth::sign_in_flow::count_attempt;
use earshot_api_jobs::deliveries::{attempt_delivery, test_body};
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;

/// Sends a test to a webhook, also to a disabled one, and returns the attempt. It waits for the endpoint, at most 15
/// seconds. A failed test is not repeated.
#[endpoint(
    post "/api/v1/teams/webhooks/{webhookId}/test",
    (status = 200, description = "The delivery with its attempt", body = Envelope<WebhookDeliveryData>),
    (status = 403, description = "The caller's role or plan does not allow it"),
    (status = 429, description = "Too many in the last minute, hour or day"),
    extensions(("x-plan" = json!(PlanFeature::Webhooks))),
)]
pub async fn test_webhook(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<WebhookDeliveryData>, ApiError> {
    let webhook = state.db.webhook(&account, parse_webhook(&id)?).await?;
    count_attempt(&state, AttemptKind::WebhookTestByTeam, &account.team_id.to_string())?;
    let event = state.db.new_delivery_id().to_string();
    let body = test_body(webhook.kind, state.clock.now(), &event, &state.config.public_url);
    let delivery = state.db.create_webhook_test(&account, webhook.id, body).await?;
    if let Some(due) = state.db.claim_delivery_now(delivery).await? {
        // The attempt is recorded even when the client disconnects.
        let sender = state.clone();
        let attempt = tokio::spawn(async move { attempt_delivery(&sender, due).await });
        attempt.await.map_err(ApiError::internal)??;
    }
    let (delivery, attempts) = state.db.webhook_delivery(&account, webhook.id, delivery).await?;
    Ok(Envelope::new(WebhookDeliveryData::of(delivery, attempts)))
}
