//! `POST /api/v1/teams/custom-prompts`

use super::{CustomPromptData, CustomPromptRequest, respond};
use earshot_api_server::prelude::*;

/// Creates a prompt for the whole team. Admins and the owner can do this. A team has at most 200 prompts.
#[endpoint(
    post "/api/v1/teams/custom-prompts",
    (status = 200, description = "The prompt", body = Envelope<CustomPromptData>),
    (status = 403, description = "The caller's role does not allow it"),
    (status = 409, description = "The team has 200 prompts"),
)]
pub async fn create_custom_prompt(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<CustomPromptRequest>,
) -> Result<Versioned<CustomPromptData>, ApiError> {
    respond(state.db.create_custom_prompt(&account, body.check()?).await?)
}
