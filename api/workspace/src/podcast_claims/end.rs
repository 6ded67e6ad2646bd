//! `DELETE /api/v1/users/podcast-claims/{claimId}`

use super::parse_claim_id;
use earshot_api_server::prelude::*;
use earshot_api_server::serving::reload_stated_facts;

/// Ends a claim, with everything that was stated by it: contacts that Earshot finds are shown again.
#[endpoint(
    delete "/api/v1/users/podcast-claims/{claimId}",
    (status = 200, description = "The claim has ended", body = Envelope<MessageData>),
    security(("session" = []))
)]
pub async fn end_podcast_claim(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    ApiPath(claim): ApiPath<String>,
) -> Result<Envelope<MessageData>, ApiError> {
    if !state.db.end_podcast_claim(&account, parse_claim_id(&claim)?).await? {
        return Err(ApiError::not_found("Claim"));
    }
    reload_stated_facts(&state.db, &state.generations).await?;
    Ok(Envelope::new(MessageData { message: "The claim has ended.".to_owned() }))
}
