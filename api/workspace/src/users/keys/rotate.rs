//! `POST /api/v1/users/api-keys/{apiKeyId}/rotate`

use super::{NewApiKeyData, key_not_found, uncompressed_response};
use earshot_api_server::prelude::*;
use earshot_app::{KeyChangeOutcome, OwnedKeyId};
use earshot_model::TeamAction;
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(60 * 60);
const DEFAULT_OVERLAP_HOURS: u32 = 24;
const MAX_OVERLAP_HOURS: u32 = 7 * 24;

/// For how many hours the old key stays valid.
#[request]
pub struct RotateApiKeyRequest {
    /// Hours for which the old key stays valid; 24 by default, 0 ends it at once.
    #[schema(maximum = 168)]
    overlap_hours: Option<u32>,
}

/// Replaces a key with a new one that has its name, scopes and lifetime.
///
/// The old key stays valid for a while. Like a new key, it takes an admin or the owner of the team.
#[endpoint(
    post "/api/v1/users/api-keys/{apiKeyId}/rotate",
    (status = 200, description = "The new key", body = Envelope<NewApiKeyData>),
    (status = 400, description = "The number of hours is not valid"),
    (status = 403, description = "The plan has no API access, the caller's role does not allow it, the request used a key, or the identity is not confirmed"),
    (status = 409, description = "The key has ended, or there are too many keys"),
    extensions(("x-plan" = json!(PlanFeature::ApiKeys))),
    security(("session" = []))
)]
pub async fn rotate_api_key(
    state: AppState,
    person: SessionCaller,
    origin: RequestOrigin,
    ApiPath(id): ApiPath<Uuid>,
    ApiJson(body): ApiJson<RotateApiKeyRequest>,
) -> Result<impl IntoResponse, ApiError> {
    if let Err(refused) = person.require_role(TeamAction::ManageKeys) {
        let own = state.db.keys_of(person.account.user_id).await?;
        let is_own = own.iter().any(|key| key.id == id);
        return Err(if is_own { refused } else { key_not_found() });
    }
    // A key outlives the session that creates it.
    person.require_confirmation(state.clock.now())?;
    let hours = body.overlap_hours.unwrap_or(DEFAULT_OVERLAP_HOURS);
    if hours > MAX_OVERLAP_HOURS {
        return Err(ApiError::invalid("The overlap is too long.", "/overlapHours", "must be 0 to 168"));
    }
    match state.db.rotate_key(OwnedKeyId { user_id: person.account.user_id, id }, HOUR * hours).await? {
        KeyChangeOutcome::Changed(key) => {
            tracing::info!(user = %person.account.user_id, old = %id, key = key.row.prefix, "key rotated");
            origin
                .record_team_event(&state.db, &person.account, AuditAction::KeyRotated, Some(key.row.prefix.clone()))
                .await;
            Ok(uncompressed_response(key))
        }
        KeyChangeOutcome::NotFound => Err(key_not_found()),
        KeyChangeOutcome::NotActive => Err(ApiError::of(ErrorCode::KeyNotActive)),
    }
}
