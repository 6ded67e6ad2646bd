//! `GET /api/v1/alerts/alert-config/{alertConfigId}/history`

use super::find_alert;
use earshot_api_content::views::{AlertSettingsView, FieldChangeView};
use earshot_api_server::prelude::*;
use earshot_model::alert::{AlertChangeKind, AlertFields};
use serde_json::{Map, Value, json};

const PAGE_SIZE: u64 = 50;

/// Which page.
#[parameters]
pub struct AlertChangesParameters {
    /// The cursor of the previous page.
    cursor: Option<Uuid>,
}

/// A page of the changes of an alert.
#[view]
pub struct AlertChangesData {
    /// The changes, newest first.
    changes: Vec<FieldChangeView>,
    /// Where the next page begins; `null` on the last one.
    cursor: Option<String>,
}

/// Lists the changes of an alert with their users and times, newest first.
#[endpoint(
    get "/api/v1/alerts/alert-config/{alertConfigId}/history",
    (status = 200, description = "The changes", body = Envelope<AlertChangesData>),
    (status = 400, description = "The cursor is not valid"),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_alert_changes(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<Uuid>,
    ApiQuery(parameters): ApiQuery<AlertChangesParameters>,
) -> Result<Envelope<AlertChangesData>, ApiError> {
    let alert = find_alert(&state, &account, id).await?;
    let page = state.db.alert_history(&account, alert.id, parameters.cursor, PAGE_SIZE).await?;
    let (changes, cursor) = FieldChangeView::read_page(&state.db, &page, AlertChangeKind::as_str, wire_fields).await?;
    Ok(Envelope::new(AlertChangesData { changes, cursor }))
}

/// The fields by their names in responses.
fn wire_fields(fields: &AlertFields) -> Map<String, Value> {
    let email = &fields.settings.email;
    let mut all = Map::new();
    all.insert("alertName".to_owned(), json!(fields.name));
    all.insert("enabled".to_owned(), json!(fields.enabled));
    all.insert("emailSettings.frequency".to_owned(), json!(fields.email_frequency.as_str()));
    all.insert("emailSettings.enabled".to_owned(), json!(fields.email_enabled));
    all.insert("emailSettings.timeZone".to_owned(), json!(email.time_zone));
    all.insert("emailSettings.hour".to_owned(), json!(email.hour));
    all.insert("emailSettings.weekday".to_owned(), json!(email.weekday));
    // Cannot fail: every value has a JSON form.
    let settings = serde_json::to_value(AlertSettingsView::of(fields)).unwrap_or_default();
    for (name, value) in settings.as_object().into_iter().flatten() {
        // `filterAdvertisements` repeats another filter.
        if name != "filterAdvertisements" {
            all.insert(format!("alertSettings.{name}"), value.clone());
        }
    }
    all
}
