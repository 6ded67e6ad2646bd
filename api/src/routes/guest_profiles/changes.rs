//! `GET /api/v1/guest-profiles/{guestProfileId}/changes`

use super::find_profile;
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiPath, ApiQuery, SignedInAccount};
use crate::state::AppState;
use crate::views::{Envelope, TimestampView, UserNames};
use axum::extract::State;
use earshot_app::GuestChange;
use earshot_model::guest_profile::GuestProfileFields;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

const PAGE_SIZE: u64 = 50;

/// Which page.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GuestChangesParameters {
    /// The cursor of the page before.
    #[param(value_type = Option<String>)]
    cursor: Option<Uuid>,
}

/// A page of the changes of a guest profile.
#[derive(Debug, Serialize, ToSchema)]
pub struct GuestChangesData {
    /// The changes, newest first. They are kept for a year.
    changes: Vec<GuestChangeView>,
    /// Where the next page begins; `null` on the last one.
    cursor: Option<String>,
}

/// A change of a guest profile.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestChangeView {
    /// Id of the change, for undo.
    id: String,
    /// created, updated, archived, unarchived, deleted or restored.
    kind: String,
    /// When it was made.
    at: TimestampView,
    /// Id of the user who made it; `null` when their account was deleted.
    user_id: Option<String>,
    /// Name of the user who made it.
    user_name: String,
    /// The fields that were changed.
    fields: Vec<ChangedGuestFieldView>,
    /// When it was undone; `null` when it was not.
    undone_at: Option<TimestampView>,
}

/// A changed field of a guest profile.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChangedGuestFieldView {
    /// The name of the field, such as shortBio.
    name: String,
    /// The value before.
    before: Value,
    /// The value after.
    after: Value,
}

/// Lists what was changed of a guest profile, by whom and when, newest first.
#[utoipa::path(
    get,
    path = "/api/v1/guest-profiles/{guestProfileId}/changes",
    operation_id = "getGuestProfileChanges",
    tag = "Guest profiles",
    params(("guestProfileId" = String, Path), GuestChangesParameters),
    responses(
        (status = 200, description = "The changes", body = Envelope<GuestChangesData>),
        (status = 400, description = "The cursor is not valid", body = ErrorView),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 404, description = "Guest profile not found", body = ErrorView),
    ),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn get_guest_profile_changes(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<GuestChangesParameters>,
) -> Result<Envelope<GuestChangesData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let mut changes = state.db.guest_history(&account, profile.id, parameters.cursor, PAGE_SIZE + 1).await?;
    let has_more = changes.len() > PAGE_SIZE as usize;
    changes.truncate(PAGE_SIZE as usize);
    let users: Vec<Uuid> = changes.iter().filter_map(|change| change.user_id).collect();
    let names = UserNames(state.db.user_names(users).await?);
    let cursor = changes.last().filter(|_| has_more).map(|last| last.id.to_string());
    let changes = changes.iter().map(|change| GuestChangeView::of(change, &names)).collect();
    Ok(Envelope::new(GuestChangesData { changes, cursor }))
}

impl GuestChangeView {
    fn of(change: &GuestChange, names: &UserNames) -> Self {
        let fields = match (&change.before, &change.after) {
            (Some(before), Some(after)) => changed_fields(&flat_fields(before), &flat_fields(after)),
            _ => Vec::new(),
        };
        Self {
            id: change.id.to_string(),
            kind: change.kind.as_str().to_owned(),
            at: change.at.into(),
            user_id: change.user_id.map(|id| id.to_string()),
            user_name: names.shown(change.user_id),
            fields,
            undone_at: change.undone_at.map(Into::into),
        }
    }
}

/// The fields by name, with those of the bio and of the public page beside the others.
fn flat_fields(fields: &GuestProfileFields) -> Map<String, Value> {
    // Fields have no values that JSON lacks.
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

fn changed_fields(before: &Map<String, Value>, after: &Map<String, Value>) -> Vec<ChangedGuestFieldView> {
    let changed = after.iter().filter(|(name, value)| before.get(*name) != Some(*value));
    let view = |(name, value): (&String, &Value)| ChangedGuestFieldView {
        name: name.clone(),
        before: before.get(name).cloned().unwrap_or_default(),
        after: value.clone(),
    };
    changed.map(view).collect()
}
