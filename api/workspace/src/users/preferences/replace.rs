//! `PUT /api/v1/users/preferences`

use super::{PreferencesData, PreferencesRequest, changed, conflict, to_stored};
use earshot_api_server::prelude::*;

/// Replaces all preferences of the user. Absent preferences get their defaults.
///
/// Unknown keys are rejected (spec 5). With `If-Match`, preferences that have changed since are not replaced.
#[endpoint(
    put "/api/v1/users/preferences",
    (status = 200, description = "The preferences", body = Envelope<PreferencesData>),
    (status = 400, description = "A key is unknown, or a value is not valid"),
    (status = 412, description = "The preferences have changed; `data.current` has them"),
    (status = 413, description = "The preferences have more than 64 KiB"),
)]
pub async fn replace_preferences(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ExpectedVersion(expected): ExpectedVersion,
    ApiJson(body): ApiJson<PreferencesRequest>,
) -> Result<Versioned<PreferencesData>, ApiError> {
    body.check(state.clock.now())?;
    let value = to_stored(&body)?;
    let mut current = state.db.preferences(&account).await?;
    loop {
        if expected.is_some_and(|expected| expected != current.version) {
            return Err(conflict(&current));
        }
        match changed(state.db.replace_preferences(&account, current.version, value.clone()).await?) {
            Ok(stored) => return PreferencesData::response(&stored),
            // Another request stored a newer version. Without an expected version, the last request wins.
            Err(newer) => current = newer,
        }
    }
}
