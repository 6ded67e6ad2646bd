//! Deep analyses of episodes that teams requested.

use super::columns::*;

#[earshot_attributes::table("deep_analyses")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub team_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub episode_id: Uuid,
    pub podcast_id: Uuid,
    /// `None` when the user's account was deleted.
    pub requested_by: Option<Uuid>,
    /// The name of an `AnalysisState`.
    pub state: String,
    /// Why it failed.
    pub problem: Option<String>,
    pub insights: Option<Json>,
    /// What produced the insights (rules or a model), as JSON.
    pub made_with: Option<Json>,
    pub requested_at: EpochMillis,
    pub analyzed_at: Option<EpochMillis>,
}
