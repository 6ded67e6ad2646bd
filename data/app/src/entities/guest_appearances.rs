//! Episodes in which guests were heard.

use super::columns::*;

#[earshot_attributes::table("guest_appearances")]
pub struct Model {
    /// Also the id of its polling event.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// Unique together with the episode.
    pub profile_id: Uuid,
    pub episode_id: Uuid,
    pub podcast_id: Uuid,
    /// The generation in which it was found.
    pub generation: String,
    pub found_at: EpochMillis,
}
