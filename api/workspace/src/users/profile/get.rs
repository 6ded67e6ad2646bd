//! `GET /api/v1/users/profile`

use super::ProfileData;
use axum::extract::State;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::SignedInAccount;
use earshot_api_server::state::AppState;
use earshot_api_server::views::{Envelope, Versioned};

/// Returns the profile of the user. `ETag` is its version.
#[utoipa::path(
    get,
    path = "/api/v1/users/profile",
    responses(
        (status = 200, description = "The profile", body = Envelope<ProfileData>),
    ),
)]
pub async fn get_profile(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
) -> Result<Versioned<ProfileData>, ApiError> {
    Ok(ProfileData::versioned(state.db.profile(&account).await?))
}
