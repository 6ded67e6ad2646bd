//! Switches of teams.

use super::columns::*;

#[earshot_attributes::table("team_settings")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub team_id: Uuid,
    pub automated_search_enabled: bool,
    pub auto_quick_decision_enabled: bool,
    pub podcast_list_validation_page_enabled: bool,
    /// The company in pitches of members whose profile names none.
    pub sender_company: Option<String>,
    /// The lines below the name, for members whose profile has none.
    pub sender_sign_off: Option<String>,
    /// Grows with each change.
    pub version: i64,
    pub updated_at: EpochMillis,
}
