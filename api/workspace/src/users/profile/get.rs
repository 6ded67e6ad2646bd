//! `GET /api/v1/users/profile`

use super::ProfileData;
use earshot_api_server::prelude::*;

/// Returns the profile of the user. `ETag` is its version.
#[endpoint(
    get "/api/v1/users/profile",
    (status = 200, description = "The profile", body = Envelope<ProfileData>),
)]
pub async fn get_profile(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Versioned<ProfileData>, ApiError> {
    Ok(ProfileData::versioned(state.db.profile(&account).await?))
}
