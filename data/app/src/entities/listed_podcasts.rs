//! Podcasts on projects.

use super::columns::*;

#[earshot_attributes::table("listed_podcasts")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub project_id: Uuid,
    /// The team of the project.
    pub team_id: Uuid,
    pub podcast_id: Uuid,
    /// Title, slug and image when the podcast was added. They are shown when it has left the catalog.
    pub title: String,
    pub slug: String,
    pub image_url: Option<String>,
    /// The name of a `ListedPodcastState`.
    pub state: String,
    /// The name of a `Priority`.
    pub priority: Option<String>,
    pub labels: Json,
    pub notes: String,
    /// A date: `2026-11-21`.
    pub next_action_on: Option<String>,
    /// The member who works on it.
    pub assignee_id: Option<Uuid>,
    /// Values by the ID of their custom column.
    pub custom_values: Json,
    /// `None` when the user's account was deleted.
    pub added_by: Option<Uuid>,
    pub added_at: EpochMillis,
    pub updated_at: EpochMillis,
    /// When it was last moved to the state pitched, unless it was moved back before the pitch.
    pub pitched_at: Option<EpochMillis>,
    pub pitched_by: Option<Uuid>,
    /// The latest changes, oldest first.
    pub history: Json,
    /// Grows with each change.
    pub version: i64,
}
