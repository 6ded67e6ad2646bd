//! `GET /api/v1/users/preferences`

use super::PreferencesData;
use earshot_api_server::prelude::*;

/// Returns the preferences of the user. `ETag` is their version.
#[endpoint(
    get "/api/v1/users/preferences",
    (status = 200, description = "The preferences", body = Envelope<PreferencesData>),
)]
pub async fn get_preferences(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Versioned<PreferencesData>, ApiError> {
    PreferencesData::response(&state.db.preferences(&account).await?)
}
