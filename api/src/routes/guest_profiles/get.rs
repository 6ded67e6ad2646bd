//! `GET /api/v1/guest-profiles/{guestProfileId}`

use super::{find_profile, view_of};
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiPath, SignedInAccount};
use crate::state::AppState;
use crate::views::{Envelope, GuestProfileView, Versioned};
use axum::extract::State;

/// Returns a guest profile, by its own ID or slug or by that of its project.
#[utoipa::path(
    get,
    path = "/api/v1/guest-profiles/{guestProfileId}",
    operation_id = "getGuestProfileDetails",
    tag = "Guest profiles",
    params(("guestProfileId" = String, Path)),
    responses(
        (status = 200, description = "The profile", body = Envelope<GuestProfileView>),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 404, description = "Guest profile not found", body = ErrorView),
    ),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn get_guest_profile_details(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
) -> Result<Versioned<GuestProfileView>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let data = view_of(&state, &account, &profile).await?;
    Ok(Versioned { version: profile.version, data })
}
