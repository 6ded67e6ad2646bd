//! `GET /api/v1/users/api-keys`

use super::ApiKeyView;
use axum::extract::State;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::SessionCaller;
use earshot_api_server::state::AppState;
use earshot_api_server::views::Envelope;
use serde::Serialize;
use utoipa::ToSchema;

/// All API keys of the team.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApiKeysData {
    /// Newest first, with those that have ended.
    api_keys: Vec<ApiKeyView>,
}

/// Lists the API keys of the user. API keys are not accepted: keys are managed in a session.
#[utoipa::path(
    get,
    path = "/api/v1/users/api-keys",
    responses(
        (status = 200, description = "The keys", body = Envelope<ApiKeysData>),
    ),
    security(("session" = []))
)]
pub async fn list_api_keys(
    State(state): State<AppState>,
    SessionCaller { account, .. }: SessionCaller,
) -> Result<Envelope<ApiKeysData>, ApiError> {
    let keys = state.db.keys_of(account.user_id).await?;
    Ok(Envelope::new(ApiKeysData { api_keys: keys.into_iter().map(Into::into).collect() }))
}
