//! `GET /api/v1/users/api-keys`

use super::ApiKeyView;
use earshot_api_server::prelude::*;

/// All API keys of the team.
#[view]
pub struct ApiKeysData {
    /// Newest first, with those that have ended.
    api_keys: Vec<ApiKeyView>,
}

/// Lists the API keys of the user. API keys are not accepted: keys are managed in a session.
#[endpoint(
    get "/api/v1/users/api-keys",
    (status = 200, description = "The keys", body = Envelope<ApiKeysData>),
    security(("session" = []))
)]
pub async fn list_api_keys(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
) -> Result<Envelope<ApiKeysData>, ApiError> {
    let keys = state.db.keys_of(account.user_id).await?;
    Ok(Envelope::new(ApiKeysData { api_keys: keys.into_iter().map(Into::into).collect() }))
}
