//! The progress of matching.

use super::columns::*;

#[earshot_attributes::table("alert_progress")]
pub struct Model {
    /// What is matched: `episodes` or `charts`.
    #[sea_orm(primary_key, auto_increment = false)]
    pub name: String,
    /// The generation that was matched last as a whole.
    pub generation: String,
    /// When its build began; later changes are not in it.
    pub built_at: EpochMillis,
    /// The generation that is being matched.
    pub target_generation: Option<String>,
    pub target_built_at: Option<EpochMillis>,
    /// Where the next batch of it begins.
    pub position: Option<String>,
    pub updated_at: EpochMillis,
}
