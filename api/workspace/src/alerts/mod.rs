//! Alerts: what a team watches for, what was found, and how people rate it.

pub mod changes;
pub mod create;
pub mod delete;
pub mod get;
pub mod history;
pub mod keep;
pub mod list;
pub mod matches;
pub mod muted_podcasts;
pub mod not_relevant;
pub mod preview;
mod proposals;
pub mod seen;
mod settings_request;
pub mod snooze;
pub mod trend;
pub mod update;

use earshot_api_content::views::AlertConfigView;
use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;
use earshot_app::{Alert, AlertQuery};
use earshot_model::alert::{AlertFields, AlertKind, InvalidAlertField, check_alert};
use earshot_percolator::has_words;
use std::collections::HashMap;

const INVALID: &str = "The alert is not valid.";

/// Finds an alert of the account's team.
pub(crate) async fn find_alert(state: &AppState, account: &Account, id: Uuid) -> Result<Alert, ApiError> {
    state.db.alert(account, id).await?.ok_or_else(|| ApiError::not_found("Alert"))
}

/// All alerts of the account's team, of all types.
async fn all_alerts(state: &AppState, account: &Account) -> Result<Vec<Alert>, ApiError> {
    let query = AlertQuery { includes_all_kinds: true, ..AlertQuery::default() };
    Ok(state.db.alerts(account, &query).await?)
}

/// Publishes to the open pages of the team that the account changed an alert or its matches.
fn publish_alert(state: &AppState, account: &Account, alert: Option<Uuid>, change: Option<Uuid>) {
    let published = ChangePublished::new(ChangeKind::Alert, Some(account.user_id), state.clock.now());
    let published = alert.into_iter().fold(published, ChangePublished::of_alert);
    state.events().publish(account.team_id, change.into_iter().fold(published, ChangePublished::in_change));
}

/// The alert with the number of its matches that nobody has seen.
async fn config_view(state: &AppState, account: &Account, alert: &Alert) -> Result<AlertConfigView, ApiError> {
    let unseen: HashMap<Uuid, u64> = state.db.unseen_matches(account).await?;
    Ok(AlertConfigView::of(alert, unseen.get(&alert.id).copied().unwrap_or(0)))
}

/// Checks all fields. `settings_at` is where the request has the settings.
fn check_fields(fields: AlertFields, settings_at: &str) -> Result<AlertFields, ApiError> {
    let fields = check_alert(fields).map_err(|problem| invalid(&problem, settings_at))?;
    let looks_for_words = matches!(fields.kind, AlertKind::Person | AlertKind::Company | AlertKind::CustomKeyword);
    if looks_for_words && !has_words(&fields.value) {
        let problem = InvalidAlertField {
            field: "value".to_owned(),
            message: "has no word or emoji that can be found".to_owned(),
        };
        return Err(invalid(&problem, settings_at));
    }
    Ok(fields)
}

fn invalid(problem: &InvalidAlertField, settings_at: &str) -> ApiError {
    let pointer = match problem.field.as_str() {
        "name" => "/alertName".to_owned(),
        "value" => "/value".to_owned(),
        field => match field.strip_prefix("settings/email/") {
            Some(field) => format!("/emailSettings/{field}"),
            None => format!("{settings_at}/{}", field.trim_start_matches("settings/")),
        },
    };
    ApiError::invalid(INVALID, &pointer, &problem.message)
}
