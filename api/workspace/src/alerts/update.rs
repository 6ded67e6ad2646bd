//! `PATCH /api/v1/alerts/alert-config/{alertConfigId}`

use super::settings_request::{AlertEmailRequest, AlertSettingsRequest};
use super::{INVALID, check_fields, config_view, find_alert, publish_alert};
use earshot_api_content::views::AlertConfigView;
use earshot_api_server::prelude::*;
use earshot_app::{Alert, DbError, ListRejection};
use earshot_model::PodcastId;
use earshot_model::alert::{AlertFields, MutedPodcast};

/// Attempts when someone else changes the alert at the same time.
const MAX_ATTEMPTS: u32 = 4;

/// The new values of an alert.
#[request]
pub struct UpdateAlertConfigRequest {
    /// The fields to change; absent and `null` fields stay as they are.
    updates: AlertConfigUpdatesRequest,
}

/// The fields of an alert to change; absent and `null` fields stay as they are.
#[request(Clone, Default)]
pub struct AlertConfigUpdatesRequest {
    /// Name of the alert.
    #[schema(min_length = 1, max_length = 100)]
    alert_name: Option<String>,
    /// When mails with new matches are sent.
    email_settings: Option<AlertEmailRequest>,
    /// The settings of the alert.
    alert_settings: Option<AlertSettingsRequest>,
    /// Whether it looks for matches.
    enabled: Option<bool>,
}

/// A changed alert.
#[view]
pub struct UpdatedAlertConfigData {
    /// The alert as it is now.
    pub(super) updated_alert_config: AlertConfigView,
    /// ID of the change, for undo; `null` when nothing has changed.
    pub(super) change_id: Option<String>,
}

/// Changes an alert.
///
/// With `If-Match`, an alert that someone else has changed since is left as it is, and the error has it in
/// `data.current`.
#[endpoint(
    patch "/api/v1/alerts/alert-config/{alertConfigId}",
    (status = 200, description = "The alert", body = Envelope<UpdatedAlertConfigData>),
    (status = 400, description = "A field is not valid, or there is none"),
    (status = 412, description = "Someone has changed the alert since"),
)]
pub async fn update_alert_config(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<Uuid>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<UpdateAlertConfigRequest>,
) -> Result<Versioned<UpdatedAlertConfigData>, ApiError> {
    let updates = body.updates;
    if updates.alert_name.is_none()
        && updates.email_settings.is_none()
        && updates.alert_settings.is_none()
        && updates.enabled.is_none()
    {
        return Err(ApiError::invalid(INVALID, "/updates", "must have at least one field"));
    }
    let (alert, change) = change_alert(&state, &account, id, version, &AlertEdit::Updates(Box::new(updates))).await?;
    let updated_alert_config = config_view(&state, &account, &alert).await?;
    let data = UpdatedAlertConfigData { updated_alert_config, change_id: change.map(|id| id.to_string()) };
    Ok(Versioned { version: alert.version, data })
}

/// A change of an alert as it is.
pub(super) enum AlertEdit {
    Updates(Box<AlertConfigUpdatesRequest>),
    Mute(MutedPodcast),
    Unmute(PodcastId),
}

/// Changes an alert. Without an expected version, a change by someone else at the same time stays, and the new fields
/// are computed again.
pub(super) async fn change_alert(
    state: &AppState,
    account: &Account,
    id: Uuid,
    expected: Option<i64>,
    edit: &AlertEdit,
) -> Result<(Alert, Option<Uuid>), ApiError> {
    let mut attempts = 0;
    loop {
        attempts += 1;
        let alert = find_alert(state, account, id).await?;
        let fields = edit.apply(state, account, alert.fields).await?;
        let version = expected.unwrap_or(alert.version);
        match state.db.update_alert(account, id, fields, version).await {
            Err(DbError::Rejected(ListRejection::VersionConflict)) if expected.is_none() && attempts < MAX_ATTEMPTS => {
            }
            Err(DbError::Rejected(ListRejection::VersionConflict)) => {
                let current = find_alert(state, account, id).await?;
                return Err(ApiError::precondition_failed(&config_view(state, account, &current).await?));
            }
            updated => {
                let (alert, change) = updated?;
                if change.is_some() {
                    publish_alert(state, account, Some(id), change);
                }
                return Ok((alert, change));
            }
        }
    }
}

impl AlertEdit {
    async fn apply(
        &self,
        state: &AppState,
        account: &Account,
        mut fields: AlertFields,
    ) -> Result<AlertFields, ApiError> {
        let muted = &mut fields.settings.muted_podcasts;
        match self {
            Self::Updates(updates) => return updates.clone().apply(state, account, fields).await,
            Self::Mute(podcast) if muted.iter().any(|known| known.id == podcast.id) => {}
            Self::Mute(podcast) => muted.push(podcast.clone()),
            Self::Unmute(id) => muted.retain(|known| known.id != *id),
        }
        check_fields(fields, "/alertSettings")
    }
}

impl AlertConfigUpdatesRequest {
    async fn apply(
        self,
        state: &AppState,
        account: &Account,
        mut fields: AlertFields,
    ) -> Result<AlertFields, ApiError> {
        fields.name = self.alert_name.unwrap_or(fields.name);
        fields.enabled = self.enabled.unwrap_or(fields.enabled);
        if let Some(email) = self.email_settings {
            email.apply(&mut fields, "/updates/emailSettings")?;
        }
        if let Some(settings) = self.alert_settings {
            settings.apply(state, account, &mut fields, "/updates/alertSettings").await?;
        }
        check_fields(fields, "/updates/alertSettings")
    }
}
