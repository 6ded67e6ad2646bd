//! Settings of teams: switches (spec 3, Team settings flags), and the sender of pitches.

use crate::entities::team_settings::{Column, Entity, Model};
use crate::prelude::*;
use crate::teams::require_role;
use earshot_model::TeamAction;

/// The settings of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamSettings {
    /// Whether strategies and stored searches may add podcasts to lists.
    pub automated_search_enabled: bool,
    /// Whether podcasts that strategies add are qualified or ignored by their rating.
    pub auto_quick_decision_enabled: bool,
    /// Whether people are shown the added podcasts for confirmation.
    pub podcast_list_validation_page_enabled: bool,
    /// The company in pitches of members whose profile names none.
    pub sender_company: Option<String>,
    /// The lines below the name in pitches of members whose profile has none.
    pub sender_sign_off: Option<String>,
    /// 0 before the first change.
    pub version: i64,
}

impl Default for TeamSettings {
    fn default() -> Self {
        Self {
            automated_search_enabled: true,
            auto_quick_decision_enabled: false,
            podcast_list_validation_page_enabled: false,
            sender_company: None,
            sender_sign_off: None,
            version: 0,
        }
    }
}

/// A change of the settings; `None` leaves one as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamSettingsUpdate {
    pub automated_search_enabled: Option<bool>,
    pub auto_quick_decision_enabled: Option<bool>,
    pub podcast_list_validation_page_enabled: Option<bool>,
    /// `Some(None)` removes the company.
    pub sender_company: Option<Option<String>>,
    /// `Some(None)` removes the lines.
    pub sender_sign_off: Option<Option<String>>,
}

/// The outcome of a change of the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamSettingsChange {
    Done(TeamSettings),
    /// They have another version than the request expected: this one.
    VersionConflict(TeamSettings),
}

impl From<Model> for TeamSettings {
    fn from(row: Model) -> Self {
        Self {
            automated_search_enabled: row.automated_search_enabled,
            auto_quick_decision_enabled: row.auto_quick_decision_enabled,
            podcast_list_validation_page_enabled: row.podcast_list_validation_page_enabled,
            sender_company: row.sender_company,
            sender_sign_off: row.sender_sign_off,
            version: row.version,
        }
    }
}

impl Db {
    /// Returns the settings of the account's team.
    pub async fn team_settings(&self, account: &Account) -> Result<TeamSettings, DbError> {
        let row = Entity::find_by_id(account.team_id).one(&self.reader).await?;
        Ok(row.map(Into::into).unwrap_or_default())
    }

    /// Changes the settings of the account's team. With `expected`, only this version is changed.
    ///
    /// # Errors
    /// When the account's role does not allow it, or the database fails.
    pub async fn update_team_settings(
        &self,
        account: &Account,
        update: TeamSettingsUpdate,
        expected: Option<i64>,
    ) -> Result<TeamSettingsChange, DbError> {
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManagePrompts).await?;
            let row = Entity::find_by_id(account.team_id).one(transaction).await?;
            let current: TeamSettings = row.map(Into::into).unwrap_or_default();
            if expected.is_some_and(|version| version != current.version) {
                return Ok(TeamSettingsChange::VersionConflict(current));
            }
            let settings = TeamSettings {
                automated_search_enabled: update.automated_search_enabled.unwrap_or(current.automated_search_enabled),
                auto_quick_decision_enabled: update
                    .auto_quick_decision_enabled
                    .unwrap_or(current.auto_quick_decision_enabled),
                podcast_list_validation_page_enabled: update
                    .podcast_list_validation_page_enabled
                    .unwrap_or(current.podcast_list_validation_page_enabled),
                sender_company: update.sender_company.unwrap_or(current.sender_company),
                sender_sign_off: update.sender_sign_off.unwrap_or(current.sender_sign_off),
                version: current.version + 1,
            };
            let row = Model {
                team_id: account.team_id,
                automated_search_enabled: settings.automated_search_enabled,
                auto_quick_decision_enabled: settings.auto_quick_decision_enabled,
                podcast_list_validation_page_enabled: settings.podcast_list_validation_page_enabled,
                sender_company: settings.sender_company.clone(),
                sender_sign_off: settings.sender_sign_off.clone(),
                version: settings.version,
                updated_at: now,
            };
            let changeable = [
                Column::AutomatedSearchEnabled,
                Column::AutoQuickDecisionEnabled,
                Column::PodcastListValidationPageEnabled,
                Column::SenderCompany,
                Column::SenderSignOff,
                Column::Version,
                Column::UpdatedAt,
            ];
            Entity::insert(row.into_active_model())
                .on_conflict(OnConflict::column(Column::TeamId).update_columns(changeable).to_owned())
                .exec_without_returning(transaction)
                .await?;
            Ok(TeamSettingsChange::Done(settings))
        }))
        .await
    }
}
