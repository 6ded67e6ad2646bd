//! Guest profiles of teams.

use super::columns::*;

#[earshot_attributes::table("guest_profiles")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    /// `None` when the project was purged. Unique.
    pub project_id: Option<Uuid>,
    /// Unique in the team; stays when the guest is renamed.
    pub slug: String,
    /// Unique among all teams.
    pub public_slug: Option<String>,
    /// From the fields, here and in the next two columns, so that a list reads no bios.
    pub name: String,
    pub company_name: Option<String>,
    pub image_url: Option<String>,
    /// `GuestProfileFields`.
    pub fields: Json,
    /// From 0 to 100.
    pub completeness: i32,
    pub file_count: i32,
    /// The name of a `GuestProfileState`.
    pub state: String,
    /// Why the state is ERROR.
    pub state_reason: Option<String>,
    pub state_since: EpochMillis,
    /// The name of a `BioOrigin`.
    pub bio_origin: String,
    pub bio_generated_at: Option<EpochMillis>,
    /// Grows with each change of the fields.
    pub version: i64,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
    pub archived_at: Option<EpochMillis>,
    /// When it was deleted; it is kept for 30 more days.
    pub deleted_at: Option<EpochMillis>,
    /// Whether each new appearance has an event.
    pub tracks_appearances: bool,
    /// Files that made room for others while the profile was deleted.
    pub ended_files: i32,
    /// Subjects that the team chose, as a list of texts; `None` for those that are recognized in the fields.
    pub subjects: Option<Json>,
    /// The name of the photo's file; a new photo has a new one.
    pub photo: Option<Uuid>,
    /// The size of the photo's file; 0 without one.
    pub photo_bytes: i64,
}
