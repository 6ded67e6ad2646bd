//! `POST /api/v1/users/api-keys`

use super::{NewApiKeyData, uncompressed_response};
use earshot_api_server::prelude::*;
use earshot_app::{MAX_KEY_NAME_CHARS, NewKeyOptions, Scopes};
use earshot_model::{TeamAction, without_hidden_characters};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Ten years. Keys for longer should have no end.
const MAX_DAYS: u32 = 3_650;

/// Name, scopes and lifetime of a new API key.
#[request]
pub struct CreateApiKeyRequest {
    /// What the key is for.
    #[schema(min_length = 1, max_length = 100)]
    name: String,
    /// At least one of `read` and `write`; `read` without this field. `write` allows calls that change data, and includes
    /// `read`.
    #[serde(default = "read_scope")]
    #[schema(min_items = 1, max_items = 10)]
    scopes: Vec<String>,
    /// Days until the key expires. Without it, the key is valid until it is revoked.
    #[schema(minimum = 1, maximum = 3650)]
    expires_in_days: Option<u32>,
}

/// Creates a key for the user's team, of which the user must be an admin or the owner. The response is the only one
/// that contains the key.
#[endpoint(
    post "/api/v1/users/api-keys",
    (status = 200, description = "The key", body = Envelope<NewApiKeyData>),
    (status = 400, description = "The name, a scope or the number of days is not valid"),
    (status = 403, description = "The plan has no API access, the user is not an admin of the team, the request used a key, or the identity is not confirmed"),
    (status = 409, description = "Too many keys"),
    extensions(("x-plan" = json!(PlanFeature::ApiKeys))),
    security(("session" = []))
)]
pub async fn create_api_key(
    state: AppState,
    person: SessionCaller,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<CreateApiKeyRequest>,
) -> Result<impl IntoResponse, ApiError> {
    // A key acts for the whole team.
    person.require_role(TeamAction::ManageKeys)?;
    // A key outlives the session that creates it.
    person.require_confirmation(state.clock.now())?;
    let key = state.db.create_key(&person.account, body.into_key_options()?).await?;
    tracing::info!(user = %person.account.user_id, key = key.row.prefix, "key made");
    origin.record_team_event(&state.db, &person.account, AuditAction::KeyCreated, Some(key.row.prefix.clone())).await;
    Ok(uncompressed_response(key))
}

fn read_scope() -> Vec<String> {
    Scopes::READ.names().into_iter().map(str::to_owned).collect()
}

impl CreateApiKeyRequest {
    fn into_key_options(self) -> Result<NewKeyOptions, ApiError> {
        let name = without_hidden_characters(&self.name);
        let name = name.trim();
        let length = name.chars().count();
        if length == 0 || length > MAX_KEY_NAME_CHARS || name.chars().any(char::is_control) {
            let detail = "must have 1 to 100 characters, and no line breaks";
            return Err(ApiError::invalid("The name is not valid.", "/name", detail));
        }
        if self.scopes.is_empty() {
            return Err(ApiError::invalid("The key has no scope.", "/scopes", "must have read or write"));
        }
        let scopes = Scopes::parse(self.scopes.iter().map(String::as_str))
            .ok_or_else(|| ApiError::invalid("The scope does not exist.", "/scopes", "must be read or write"))?;
        if self.expires_in_days.is_some_and(|days| !(1..=MAX_DAYS).contains(&days)) {
            let detail = "must be 1 to 3650, or absent";
            return Err(ApiError::invalid("The number of days is not valid.", "/expiresInDays", detail));
        }
        Ok(NewKeyOptions { name: name.to_owned(), scopes, lifetime: self.expires_in_days.map(|days| DAY * days) })
    }
}
