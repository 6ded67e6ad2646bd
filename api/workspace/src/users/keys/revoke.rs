//! `DELETE /api/v1/users/api-keys/{apiKeyId}`

use super::{ApiKeyView, key_not_found};
use earshot_api_server::prelude::*;
use earshot_app::{KeyChangeOutcome, OwnedKeyId};

/// The API key that was revoked.
#[view]
pub struct RevokedApiKeyData {
    /// The key that was revoked.
    api_key: ApiKeyView,
}

/// Revokes a key at once and permanently. Revoking it again has no effect.
#[endpoint(
    delete "/api/v1/users/api-keys/{apiKeyId}",
    (status = 200, description = "The key, revoked", body = Envelope<RevokedApiKeyData>),
    security(("session" = []))
)]
pub async fn revoke_api_key(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiPath(id): ApiPath<Uuid>,
) -> Result<Envelope<RevokedApiKeyData>, ApiError> {
    // Available on every plan: a user whose plan lost API access can still revoke keys.
    match state.db.revoke_key(OwnedKeyId { user_id: account.user_id, id }).await? {
        KeyChangeOutcome::Changed(key) => {
            tracing::info!(user = %account.user_id, key = key.prefix, "key revoked");
            origin.record_team_event(&state.db, &account, AuditAction::KeyRevoked, Some(key.prefix.clone())).await;
            Ok(Envelope::new(RevokedApiKeyData { api_key: key.into() }))
        }
        KeyChangeOutcome::NotFound | KeyChangeOutcome::NotActive => Err(key_not_found()),
    }
}
