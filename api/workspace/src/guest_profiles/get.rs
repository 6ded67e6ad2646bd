//! `GET /api/v1/guest-profiles/{guestProfileId}`

use super::{find_profile, view_of};
use earshot_api_content::views::GuestProfileView;
use earshot_api_server::prelude::*;

/// Returns a guest profile, by its own ID or slug or by that of its project.
#[endpoint(
    get "/api/v1/guest-profiles/{guestProfileId}",
    (status = 200, description = "The profile", body = Envelope<GuestProfileView>),
)]
pub async fn get_guest_profile_details(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
) -> Result<Versioned<GuestProfileView>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let data = view_of(&state, &account, &profile).await?;
    Ok(Versioned { version: profile.version, data })
}
