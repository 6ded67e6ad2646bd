//! `PUT /api/v1/teams/custom-prompts/{promptId}`

use super::{CustomPromptData, CustomPromptRequest, parse_prompt_id, respond};
use earshot_api_server::prelude::*;

/// Replaces the values of a prompt. Admins and the owner can do this.
#[endpoint(
    put "/api/v1/teams/custom-prompts/{promptId}",
    (status = 200, description = "The prompt as it is now", body = Envelope<CustomPromptData>),
    (status = 403, description = "The caller's role does not allow it"),
    (status = 412, description = "Someone has changed the prompt: `data.current` is the prompt as it is"),
)]
pub async fn update_custom_prompt(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
    ExpectedVersion(expected): ExpectedVersion,
    ApiJson(body): ApiJson<CustomPromptRequest>,
) -> Result<Versioned<CustomPromptData>, ApiError> {
    let values = body.check()?;
    respond(state.db.update_custom_prompt(&account, parse_prompt_id(&id)?, values, expected).await?)
}
