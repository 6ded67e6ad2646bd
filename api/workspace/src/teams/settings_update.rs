//! `PATCH /api/v1/teams/settings`

use super::settings_get::{TeamSettingsData, TeamSettingsView};
use crate::profile_rules::{MAX_FIELD_CHARS, MAX_SIGNATURE_CHARS, check_line, check_lines};
use earshot_api_server::extract::clearable;
use earshot_api_server::prelude::*;
use earshot_app::{TeamSettingsChange, TeamSettingsUpdate};

/// The new settings; at least one.
#[request]
pub struct UpdateTeamSettingsRequest {
    /// Whether strategies may add podcasts to lists, and lists may fill themselves.
    automated_search_enabled: Option<bool>,
    /// Whether podcasts that strategies add are qualified or ignored by their rating.
    auto_quick_decision_enabled: Option<bool>,
    /// Whether people are shown the added podcasts for confirmation.
    podcast_list_validation_page_enabled: Option<bool>,
    /// The company in pitches of members whose profile names none; `null` or empty removes it.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 100)]
    sender_company: Option<Option<String>>,
    /// The lines below the name in pitches of members whose profile has none; `null` or empty removes them.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 500)]
    sender_signature: Option<Option<String>>,
}

/// Changes the settings of the team. Admins and the owner can do this.
#[endpoint(
    patch "/api/v1/teams/settings",
    (status = 200, description = "The settings as they are now", body = Envelope<TeamSettingsData>),
    (status = 400, description = "Nothing is changed"),
    (status = 403, description = "The caller's role does not allow it"),
    (status = 412, description = "Someone has changed the settings: `data.current` has them as they are"),
)]
pub async fn update_team_settings(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ExpectedVersion(expected): ExpectedVersion,
    ApiJson(body): ApiJson<UpdateTeamSettingsRequest>,
) -> Result<Versioned<TeamSettingsData>, ApiError> {
    let update = TeamSettingsUpdate {
        automated_search_enabled: body.automated_search_enabled,
        auto_quick_decision_enabled: body.auto_quick_decision_enabled,
        podcast_list_validation_page_enabled: body.podcast_list_validation_page_enabled,
        sender_company: check_line(body.sender_company, "/senderCompany", MAX_FIELD_CHARS)?,
        sender_sign_off: check_lines(body.sender_signature, "/senderSignature", MAX_SIGNATURE_CHARS)?,
    };
    if update == TeamSettingsUpdate::default() {
        return Err(ApiError::invalid("Send at least one field to change.", "", "must have a setting"));
    }
    match state.db.update_team_settings(&account, update, expected).await? {
        TeamSettingsChange::Done(settings) => Ok(TeamSettingsData::versioned(settings)),
        TeamSettingsChange::VersionConflict(current) => {
            Err(ApiError::precondition_failed(&TeamSettingsView::from(current)))
        }
    }
}
