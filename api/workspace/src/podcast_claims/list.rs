//! `GET /api/v1/users/podcast-claims`

use super::view::PodcastClaimView;
use axum::extract::State;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::SessionCaller;
use earshot_api_server::state::AppState;
use earshot_api_server::views::Envelope;
use serde::Serialize;
use utoipa::ToSchema;

/// The claims of a user.
#[derive(Debug, Serialize, ToSchema)]
pub struct PodcastClaimsData {
    /// The claims, newest first.
    claims: Vec<PodcastClaimView>,
}

/// Returns the podcasts that the user claims.
#[utoipa::path(
    get,
    path = "/api/v1/users/podcast-claims",
    responses(
        (status = 200, description = "The claims", body = Envelope<PodcastClaimsData>),
    ),
    security(("session" = []))
)]
pub async fn list_podcast_claims(
    State(state): State<AppState>,
    SessionCaller { account, .. }: SessionCaller,
) -> Result<Envelope<PodcastClaimsData>, ApiError> {
    let mut claims = Vec::new();
    for claim in state.db.podcast_claims(&account).await? {
        claims.push(PodcastClaimView::read(&state, claim).await?);
    }
    Ok(Envelope::new(PodcastClaimsData { claims }))
}
