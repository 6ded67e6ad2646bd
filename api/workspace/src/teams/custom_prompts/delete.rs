//! `DELETE /api/v1/teams/custom-prompts/{promptId}`

use super::{parse_prompt_id, prompt_not_found};
use earshot_api_server::prelude::*;

/// Deletes a prompt. Admins and the owner can do this.
#[endpoint(
    delete "/api/v1/teams/custom-prompts/{promptId}",
    (status = 200, description = "Deleted", body = Envelope<MessageData>),
    (status = 403, description = "The caller's role does not allow it"),
)]
pub async fn delete_custom_prompt(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<MessageData>, ApiError> {
    if !state.db.delete_custom_prompt(&account, parse_prompt_id(&id)?).await? {
        return Err(prompt_not_found());
    }
    Ok(Envelope::new(MessageData { message: "The prompt was deleted.".to_owned() }))
}
