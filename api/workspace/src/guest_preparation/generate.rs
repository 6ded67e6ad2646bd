//! `POST /api/v1/guest-prep/generate`

use super::prepare;
use super::view::GuestPreparationView;
use earshot_api_server::prelude::*;

/// The show, and who is its guest.
#[request]
pub struct GuestPreparationRequest {
    /// Slug or ID of the podcast.
    podcast_slug: String,
    /// ID or slug of the guest profile; without one, the preparation fits any guest.
    guest_profile_id: Option<String>,
}

/// Prepares a guest for a podcast: the usual questions of its hosts, with episode and second, and what to do before.
///
/// It needs transcripts of the show. One AI assist; refunded when there is no result.
#[endpoint(
    post "/api/v1/guest-prep/generate",
    (status = 200, description = "The preparation", body = Envelope<GuestPreparationView>),
    (status = 400, description = "A field is missing"),
    (status = 404, description = "Podcast or guest profile not found"),
    (status = 409, description = "The podcast has no transcripts"),
    extensions(("x-cost" = json!({
        "meter": "ai-assist", "count": 1, "plan": PlanFeature::Assistant,
    }))),
)]
pub async fn generate_guest_preparation(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<GuestPreparationRequest>,
) -> Result<Envelope<GuestPreparationView>, ApiError> {
    let (_, made) = prepare(&state, &account, &body.podcast_slug, body.guest_profile_id.as_deref()).await?;
    Ok(Envelope::new(made.into()))
}
