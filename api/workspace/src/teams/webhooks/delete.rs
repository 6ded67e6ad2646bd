//! `DELETE /api/v1/teams/webhooks/{webhookId}`

use super::parse_webhook;
use earshot_api_server::prelude::*;

/// A webhook that was deleted.
#[view]
pub struct DeletedWebhookData {
    /// ID of the webhook.
    deleted_webhook_id: String,
}

/// Deletes a webhook with its log. What is queued is not sent any more.
#[endpoint(
    delete "/api/v1/teams/webhooks/{webhookId}",
    (status = 200, description = "Deleted", body = Envelope<DeletedWebhookData>),
    (status = 403, description = "The caller's role does not allow it"),
)]
pub async fn delete_webhook(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<DeletedWebhookData>, ApiError> {
    let id = parse_webhook(&id)?;
    state.db.delete_webhook(&account, id).await?;
    tracing::info!(user = %account.user_id, webhook = %id, "webhook deleted");
    origin.record_team_event(&state.db, &account, AuditAction::WebhookDeleted, Some(id.to_string())).await;
    Ok(Envelope::new(DeletedWebhookData { deleted_webhook_id: id.to_string() }))
}
