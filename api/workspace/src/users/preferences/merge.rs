//! `PATCH /api/v1/users/preferences`

use super::{PreferencesData, PreferencesRequest, changed, conflict, to_stored};
use axum::extract::{FromRequest, Request};
use earshot_api_server::extract::{parse_json, read_json_bytes};
use earshot_api_server::prelude::*;
use serde_json::Value;

/// A change of preferences, as it was sent.
#[derive(Debug)]
pub struct PreferencesPatch(Value);

impl<S: Send + Sync> FromRequest<S> for PreferencesPatch {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        let bytes = read_json_bytes(request, state).await?;
        // Keys with null are checked too.
        parse_json::<PreferencesRequest>(&bytes)?;
        serde_json::from_slice(&bytes).map(Self).map_err(ApiError::internal)
    }
}

/// Changes some preferences of the user. Objects are merged, other values replaced; `null` restores a default (RFC
/// 7396).
///
/// Unknown keys are rejected (spec 5). With `If-Match`, preferences that have changed since are not changed.
#[endpoint(
    patch "/api/v1/users/preferences",
    request_body = PreferencesRequest,
    (status = 200, description = "The preferences", body = Envelope<PreferencesData>),
    (status = 400, description = "A key is unknown, or a value is not valid"),
    (status = 412, description = "The preferences have changed; `data.current` has them"),
    (status = 413, description = "The preferences have more than 64 KiB"),
)]
pub async fn update_preferences(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ExpectedVersion(expected): ExpectedVersion,
    PreferencesPatch(patch): PreferencesPatch,
) -> Result<Versioned<PreferencesData>, ApiError> {
    let mut current = state.db.preferences(&account).await?;
    loop {
        if expected.is_some_and(|expected| expected != current.version) {
            return Err(conflict(&current));
        }
        let mut merged: Value = serde_json::from_str(&current.value).map_err(ApiError::internal)?;
        merge(&mut merged, patch.clone());
        // A key with `null` within the default filters counts as absent, as in every body.
        let merged: PreferencesRequest = parse_json(&serde_json::to_vec(&merged).map_err(ApiError::internal)?)?;
        merged.check(state.clock.now())?;
        match changed(state.db.replace_preferences(&account, current.version, to_stored(&merged)?).await?) {
            Ok(stored) => return PreferencesData::response(&stored),
            // Another request stored a newer version: merge into that.
            Err(newer) => current = newer,
        }
    }
}

/// Applies a merge patch (RFC 7396). Default filters are one value: half of a former filter would be another one.
pub fn merge(target: &mut Value, patch: Value) {
    let Value::Object(changes) = patch else {
        *target = patch;
        return;
    };
    if !target.is_object() {
        *target = Value::Object(serde_json::Map::new());
    }
    let Value::Object(fields) = target else { return };
    for (key, value) in changes {
        match value {
            Value::Null => {
                fields.remove(&key);
            }
            value if key == "defaultSearchFilters" => {
                fields.insert(key, value);
            }
            value => merge(fields.entry(key).or_insert(Value::Null), value),
        }
    }
}
