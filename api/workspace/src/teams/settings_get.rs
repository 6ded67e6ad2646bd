//! `GET /api/v1/teams/settings`

use earshot_api_server::prelude::*;
use earshot_app::TeamSettings;

/// The settings of a team.
#[view]
pub struct TeamSettingsData {
    /// The settings.
    settings: TeamSettingsView,
}

/// Switches of a team, and the sender of its pitches.
#[view]
pub struct TeamSettingsView {
    /// Whether strategies may add podcasts to lists, and lists may fill themselves.
    automated_search_enabled: bool,
    /// Whether podcasts that strategies add are qualified or ignored by their rating.
    auto_quick_decision_enabled: bool,
    /// Whether people are shown the added podcasts for confirmation.
    podcast_list_validation_page_enabled: bool,
    /// The company in pitches of members whose profile names none; `null` when there is none.
    sender_company: Option<String>,
    /// The lines below the name in pitches of members whose profile has none; `null` when there are none.
    sender_signature: Option<String>,
    /// Grows with each change. Send it in `If-Match`.
    version: i64,
}

impl From<TeamSettings> for TeamSettingsView {
    fn from(settings: TeamSettings) -> Self {
        Self {
            automated_search_enabled: settings.automated_search_enabled,
            auto_quick_decision_enabled: settings.auto_quick_decision_enabled,
            podcast_list_validation_page_enabled: settings.podcast_list_validation_page_enabled,
            sender_company: settings.sender_company,
            sender_signature: settings.sender_sign_off,
            version: settings.version,
        }
    }
}

impl TeamSettingsData {
    pub(super) fn versioned(settings: TeamSettings) -> Versioned<Self> {
        Versioned { version: settings.version, data: Self { settings: settings.into() } }
    }
}

/// Returns the settings of the team.
#[endpoint(
    get "/api/v1/teams/settings",
    (status = 200, description = "The settings", body = Envelope<TeamSettingsData>),
)]
pub async fn get_team_settings(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Versioned<TeamSettingsData>, ApiError> {
    Ok(TeamSettingsData::versioned(state.db.team_settings(&account).await?))
}
