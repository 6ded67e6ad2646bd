//! `GET /api/v1/teams/custom-prompts`

use super::CustomPromptView;
use earshot_api_server::prelude::*;

/// The prompts of the team.
#[view]
pub struct CustomPromptsData {
    /// The prompts, oldest first.
    custom_prompts: Vec<CustomPromptView>,
}

/// Lists the prompts of the team.
#[endpoint(
    get "/api/v1/teams/custom-prompts",
    (status = 200, description = "The prompts", body = Envelope<CustomPromptsData>),
)]
pub async fn get_custom_prompts(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<CustomPromptsData>, ApiError> {
    let prompts = state.db.custom_prompts(&account).await?;
    Ok(Envelope::new(CustomPromptsData { custom_prompts: prompts.into_iter().map(Into::into).collect() }))
}
