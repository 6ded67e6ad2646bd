//! `POST /api/v1/alerts/alert-config`

use super::settings_request::{AlertEmailRequest, AlertFiltersRequest, AlertSettingsRequest};
use super::{INVALID, check_fields, publish_alert};
use earshot_api_content::alert_search::preview_alert;
use earshot_api_content::views::AlertConfigView;
use earshot_api_server::prelude::*;
use earshot_app::Alert;
use earshot_model::alert::{AlertFields, AlertKind, AlertSettings, EmailFrequency, MAX_SPELLINGS};

/// Spellings that are added on request.
const GENERATED_SPELLINGS: usize = 5;

/// An alert to create.
#[request]
pub struct CreateAlertConfigRequest {
    /// Name of the alert.
    #[schema(min_length = 1, max_length = 100)]
    alert_name: String,
    /// person, company, custom-keyword, saved-search or chart-movement.
    alert_type: String,
    /// The name or words to find; a description for saved searches and charts.
    #[schema(min_length = 1, max_length = 100)]
    value: String,
    /// When mails with new matches are sent; daily by default.
    email_settings: Option<AlertEmailRequest>,
    /// Whether it looks for matches; `true` by default.
    enabled: Option<bool>,
    /// Whether other spellings of the name that occur in the catalog are added.
    generate_alternative_spellings: Option<bool>,
    /// Some of the settings, in the form that existing clients expect.
    additional_alert_settings: Option<AdditionalAlertSettingsRequest>,
    /// All settings.
    alert_settings: Option<AlertSettingsRequest>,
    /// Whether the matches of the last 30 days are added, as seen and without notice; `false` by default.
    backfill: Option<bool>,
}

/// Some of the settings of an alert.
#[request(Default)]
pub struct AdditionalAlertSettingsRequest {
    /// Other addresses that get the mails, once they have confirmed.
    other_emails: Option<Vec<String>>,
    /// Other spellings that match like the value.
    other_spellings: Option<Vec<String>>,
    /// Which mentions are filtered.
    filters: Option<AlertFiltersRequest>,
    /// Describes the subject, in words.
    subject_note: Option<String>,
}

/// A created alert.
#[view]
pub struct CreatedAlertConfigData {
    /// The alert.
    created_alert_config: AlertConfigView,
    /// ID of the change, for undo.
    change_id: String,
}

/// Creates an alert. It finds what comes into the catalog from now on.
///
/// With `backfill`, it also finds the matches of the last 30 days. That counts as one search, free within some minutes
/// after its preview; when the searches are used up, the alert is created without them.
#[endpoint(
    post "/api/v1/alerts/alert-config",
    (status = 200, description = "The alert", body = Envelope<CreatedAlertConfigData>),
    (status = 400, description = "A field is not valid, or the words are in nearly every episode"),
    (status = 403, description = "The plan does not include another alert"),
)]
pub async fn create_alert_config(
    state: AppState,
    owner: WorkOwner,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<CreateAlertConfigRequest>,
) -> Result<Versioned<CreatedAlertConfigData>, ApiError> {
    let backfill = body.backfill.unwrap_or(false);
    let fields = body.into_fields(&state, &account, owner.clone()).await?;
    let (alert, change) = state.db.create_alert(&account, fields).await?;
    if backfill && let Err(error) = add_earlier_matches(&state, &account, owner, &alert).await {
        // The alert is created; only the backfill failed.
        tracing::warn!(error = &error as &dyn std::error::Error, "earlier matches could not be added");
    }
    publish_alert(&state, &account, Some(alert.id), Some(change));
    let data =
        CreatedAlertConfigData { created_alert_config: AlertConfigView::of(&alert, 0), change_id: change.to_string() };
    Ok(Versioned { version: alert.version, data })
}

async fn add_earlier_matches(
    state: &AppState,
    account: &Account,
    owner: WorkOwner,
    alert: &Alert,
) -> Result<(), ApiError> {
    let preview = preview_alert(state, account, owner, alert.id, &alert.fields).await?;
    state.db.backfill_matches(account, &preview.generation, preview.matches).await?;
    Ok(())
}

impl CreateAlertConfigRequest {
    async fn into_fields(self, state: &AppState, account: &Account, owner: WorkOwner) -> Result<AlertFields, ApiError> {
        let kind = parse_kind(&self.alert_type)?;
        let mut fields = AlertFields {
            name: self.alert_name,
            kind,
            value: self.value,
            enabled: self.enabled.unwrap_or(true),
            email_enabled: true,
            email_frequency: EmailFrequency::Daily,
            settings: AlertSettings::default(),
        };
        if let Some(email) = self.email_settings {
            email.apply(&mut fields, "/emailSettings")?;
        }
        if let Some(settings) = self.alert_settings {
            settings.apply(state, account, &mut fields, "/alertSettings").await?;
        }
        let at = match self.additional_alert_settings {
            None => "/alertSettings",
            Some(additional) => {
                let settings = &mut fields.settings;
                settings.other_emails = additional.other_emails.unwrap_or_else(|| settings.other_emails.clone());
                if let Some(spellings) = additional.other_spellings {
                    settings.other_spellings = spellings;
                }
                if let Some(filters) = additional.filters {
                    settings.exclude_ads = filters.exclude_ads.unwrap_or(settings.exclude_ads);
                    settings.require_subject = filters.require_subject.unwrap_or(settings.require_subject);
                }
                settings.subject_note = additional.subject_note.or_else(|| settings.subject_note.clone());
                "/additionalAlertSettings"
            }
        };
        let mut fields = check_fields(fields, at)?;
        if self.generate_alternative_spellings == Some(true) && kind.is_of_contract() {
            let spellings = find_spellings(state, owner, fields.value.clone()).await?;
            let known = &mut fields.settings.other_spellings;
            let new: Vec<String> = spellings.into_iter().filter(|spelling| !known.contains(spelling)).collect();
            known.extend(new);
            known.truncate(MAX_SPELLINGS);
            fields = check_fields(fields, at)?;
        }
        Ok(fields)
    }
}

pub(super) fn parse_kind(name: &str) -> Result<AlertKind, ApiError> {
    AlertKind::parse(name).ok_or_else(|| {
        let known: Vec<_> = AlertKind::ALL.iter().map(|kind| kind.as_str()).collect();
        ApiError::invalid(INVALID, "/alertType", &format!("must be one of {}", known.join(", ")))
    })
}

async fn find_spellings(state: &AppState, owner: WorkOwner, value: String) -> Result<Vec<String>, ApiError> {
    let task = EngineTask::new(owner, WorkCost::SPELLINGS);
    let spellings = state.run_engine_task(task, move |generation, _cancel| {
        Ok(generation.backend.alternative_spellings(&value, GENERATED_SPELLINGS)?)
    });
    // Leaves out spellings that are too common: validation would reject the alert.
    let spellings = spellings.await?;
    Ok(spellings.into_iter().filter(|spelling| !earshot_model::alert::is_too_common(spelling)).collect())
}
