//! `DELETE /api/v1/outreach/{outreachId}`

use super::find_outreach;
use earshot_api_server::prelude::*;

/// Deletes a pitch with its saved texts and its follow-ups. The state of the podcast on its project stays.
#[endpoint(
    delete "/api/v1/outreach/{outreachId}",
    (status = 200, description = "The pitch is deleted", body = Envelope<MessageData>),
)]
pub async fn delete_outreach(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(outreach): ApiPath<String>,
) -> Result<Envelope<MessageData>, ApiError> {
    let pitch = find_outreach(&state, &account, &outreach).await?;
    if !state.db.delete_outreach(&account, pitch.id).await? {
        return Err(ApiError::not_found("Outreach"));
    }
    Ok(Envelope::new(MessageData { message: "The pitch was deleted.".to_owned() }))
}
