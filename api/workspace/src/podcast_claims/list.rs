//! `GET /api/v1/users/podcast-claims`

use super::view::PodcastClaimView;
use earshot_api_server::prelude::*;

/// The claims of a user.
#[view]
pub struct PodcastClaimsData {
    /// The claims, newest first.
    claims: Vec<PodcastClaimView>,
}

/// Returns the podcasts that the user claims.
#[endpoint(
    get "/api/v1/users/podcast-claims",
    (status = 200, description = "The claims", body = Envelope<PodcastClaimsData>),
    security(("session" = []))
)]
pub async fn list_podcast_claims(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
) -> Result<Envelope<PodcastClaimsData>, ApiError> {
    let mut claims = Vec::new();
    for claim in state.db.podcast_claims(&account).await? {
        claims.push(PodcastClaimView::read(&state, claim).await?);
    }
    Ok(Envelope::new(PodcastClaimsData { claims }))
}
