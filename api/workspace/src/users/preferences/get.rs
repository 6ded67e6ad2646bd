//! `GET /api/v1/users/preferences`

use super::PreferencesData;
use axum::extract::State;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::SignedInAccount;
use earshot_api_server::state::AppState;
use earshot_api_server::views::{Envelope, Versioned};

/// Returns the preferences of the user. `ETag` is their version.
#[utoipa::path(
    get,
    path = "/api/v1/users/preferences",
    responses(
        (status = 200, description = "The preferences", body = Envelope<PreferencesData>),
    ),
)]
pub async fn get_preferences(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
) -> Result<Versioned<PreferencesData>, ApiError> {
    PreferencesData::response(&state.db.preferences(&account).await?)
}
