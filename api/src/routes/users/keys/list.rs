//! `GET /api/v1/users/api-keys`

use super::ApiKeyView;
use crate::error::{ApiError, ErrorView};
use crate::extract::SessionCaller;
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// All API keys of the team.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApiKeysData {
    /// The newest first, those that have ended among them.
    api_keys: Vec<ApiKeyView>,
}

/// The keys that the user made. Not for keys: they are looked after in person.
#[utoipa::path(
    get,
    path = "/api/v1/users/api-keys",
    operation_id = "listApiKeys",
    tag = "API keys",
    responses(
        (status = 200, description = "The keys", body = Envelope<ApiKeysData>),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 403, description = "Asked with a key", body = ErrorView),
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
