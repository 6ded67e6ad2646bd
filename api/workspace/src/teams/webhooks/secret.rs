//! `POST /api/v1/teams/webhooks/{webhookId}/secret`

use super::create::WebhookWithSecretData;
use super::parse_webhook;
use axum::Extension;
use earshot_api_jobs::deliveries::secret_text;
use earshot_api_server::http::NoCompression;
use earshot_api_server::prelude::*;
use earshot_model::webhook::WebhookKind;

/// Gives a webhook another secret. For 24 hours deliveries have two signatures, one by each secret.
#[endpoint(
    post "/api/v1/teams/webhooks/{webhookId}/secret",
    (status = 200, description = "The webhook with its new secret", body = Envelope<WebhookWithSecretData>),
    (status = 403, description = "The caller's role does not allow it"),
)]
pub async fn rotate_webhook_secret(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiPath(id): ApiPath<String>,
) -> Result<impl IntoResponse, ApiError> {
    let id = parse_webhook(&id)?;
    let (webhook, secret) = state.db.rotate_webhook_secret(&account, id).await?;
    tracing::info!(user = %account.user_id, webhook = %id, "secret of a webhook rotated");
    let what = Some(id.to_string());
    origin.record_team_event(&state.db, &account, AuditAction::WebhookSecretRotated, what).await;
    let secret = (webhook.kind == WebhookKind::Standard).then(|| secret_text(&secret));
    // The compressed size would leak information about the secret.
    Ok((Extension(NoCompression), Envelope::new(WebhookWithSecretData { webhook: webhook.into(), secret })))
}
