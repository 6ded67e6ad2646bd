//! `POST /api/v1/teams/custom-prompts`

use super::{CustomPromptData, CustomPromptRequest, respond};
use axum::extract::State;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::{ApiJson, SignedInAccount};
use earshot_api_server::state::AppState;
use earshot_api_server::views::{Envelope, Versioned};

/// Creates a prompt for the whole team. Admins and the owner can do this. A team has at most 200 prompts.
#[utoipa::path(
    post,
    path = "/api/v1/teams/custom-prompts",
    request_body = CustomPromptRequest,
    responses(
        (status = 200, description = "The prompt", body = Envelope<CustomPromptData>),
        (status = 403, description = "The caller's role does not allow it"),
        (status = 409, description = "The team has 200 prompts"),
    ),
)]
pub async fn create_custom_prompt(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<CustomPromptRequest>,
) -> Result<Versioned<CustomPromptData>, ApiError> {
    respond(state.db.create_custom_prompt(&account, body.check()?).await?)
}
