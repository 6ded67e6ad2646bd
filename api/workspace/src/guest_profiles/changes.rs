//! `GET /api/v1/guest-profiles/{guestProfileId}/changes`

use super::find_profile;
use earshot_api_content::views::FieldChangeView;
use earshot_api_server::prelude::*;
use earshot_model::guest_profile::{GuestChangeKind, GuestProfileFields};
use serde_json::{Map, Value};

const PAGE_SIZE: u64 = 50;

/// Which page.
#[parameters]
pub struct GuestChangesParameters {
    /// The cursor of the previous page.
    #[param(value_type = Option<String>)]
    cursor: Option<Uuid>,
}

/// A page of the changes of a guest profile.
#[view]
pub struct GuestChangesData {
    /// The changes, newest first. They are kept for a year; the oldest of the team end earlier when they exceed its
    /// plan's limit of bytes.
    changes: Vec<FieldChangeView>,
    /// Where the next page begins; `null` on the last one.
    cursor: Option<String>,
}

/// Lists the changes of a guest profile with their users and times, newest first.
#[endpoint(
    get "/api/v1/guest-profiles/{guestProfileId}/changes",
    (status = 200, description = "The changes", body = Envelope<GuestChangesData>),
    (status = 400, description = "The cursor is not valid"),
)]
pub async fn get_guest_profile_changes(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<GuestChangesParameters>,
) -> Result<Envelope<GuestChangesData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let page = state.db.guest_history(&account, profile.id, parameters.cursor, PAGE_SIZE).await?;
    let (changes, cursor) = FieldChangeView::read_page(&state.db, &page, GuestChangeKind::as_str, flat_fields).await?;
    Ok(Envelope::new(GuestChangesData { changes, cursor }))
}

/// The fields by name, including the fields of the bio and of the public page.
fn flat_fields(fields: &GuestProfileFields) -> Map<String, Value> {
    // Cannot fail: every value has a JSON form.
    let all = serde_json::to_value(fields).unwrap_or_default();
    let mut flat = Map::new();
    for (name, value) in all.as_object().into_iter().flatten() {
        match value {
            Value::Object(inner) => flat.extend(inner.clone()),
            value => drop(flat.insert(name.clone(), value.clone())),
        }
    }
    flat
}
