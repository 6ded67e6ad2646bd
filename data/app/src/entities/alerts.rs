//! Alerts of teams.

use super::columns::*;

#[earshot_attributes::table("alerts")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    pub name: String,
    /// The name of an `AlertKind`.
    pub kind: String,
    /// The name or words to find.
    pub value: String,
    /// `AlertSettings`.
    pub settings: Json,
    pub enabled: bool,
    pub email_enabled: bool,
    /// The name of an `EmailFrequency`.
    pub email_frequency: String,
    /// Why the last run skipped matches or episodes.
    pub problem: Option<String>,
    /// Grows with each change of what people set.
    pub version: i64,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
    pub last_run_at: Option<EpochMillis>,
    pub last_match_at: Option<EpochMillis>,
    /// When it was deleted; it is kept for 30 more days.
    pub deleted_at: Option<EpochMillis>,
}
