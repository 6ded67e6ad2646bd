//! A guest profile, as a value.

use crate::entities::guest_profiles::Model;
use crate::field_changes::RETENTION;
use crate::json_column::{from_json, from_name};
use crate::prelude::*;
use earshot_model::guest_profile::{BioOrigin, Completeness, GuestProfileFields, GuestProfileState, completeness};

pub(super) const TABLE: &str = "guest_profiles";

/// A guest profile of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestProfile {
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    /// The project for which the guest is booked; `None` when it was purged. It may be deleted.
    pub project_id: Option<Uuid>,
    /// Unique in the team; stays when the guest is renamed.
    pub slug: String,
    /// The slug of the public page, unique among all teams. It stays when the page is switched off.
    pub public_slug: Option<String>,
    pub fields: GuestProfileFields,
    /// Number of files.
    pub file_count: usize,
    pub state: GuestProfileState,
    /// Why the state is ERROR.
    pub state_reason: Option<String>,
    /// When it came into the state.
    pub state_since: Timestamp,
    pub bio_origin: BioOrigin,
    /// When the bio was last generated.
    pub bio_generated_at: Option<Timestamp>,
    /// Grows with each change of the fields, not with files and steps.
    pub version: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    pub archived_at: Option<Timestamp>,
    /// When it was deleted; it is kept for 30 more days.
    pub deleted_at: Option<Timestamp>,
    /// Whether each new appearance has an event.
    pub tracks_appearances: bool,
    /// Number of files that made room for others when the profile was last deleted.
    pub ended_files: usize,
    /// Subjects that the team chose; `None` for those that are recognized in the fields.
    pub subjects: Option<Vec<String>>,
    /// The name of the photo's file; `None` without one.
    pub photo: Option<Uuid>,
}

impl GuestProfile {
    /// How complete it is.
    #[must_use]
    pub fn completeness(&self) -> Completeness {
        completeness(&self.fields, self.file_count)
    }

    /// When a deleted profile is permanently deleted; `None` for others.
    #[must_use]
    pub fn purge_at(&self) -> Option<Timestamp> {
        self.deleted_at.map(|at| at + RETENTION)
    }

    pub(super) fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            team_id: row.team_id,
            created_by: row.created_by,
            project_id: row.project_id,
            slug: row.slug,
            public_slug: row.public_slug,
            fields: from_json(TABLE, row.fields)?,
            file_count: usize::try_from(row.file_count).unwrap_or(0),
            state: from_name(TABLE, &row.state, GuestProfileState::parse)?,
            state_reason: row.state_reason,
            state_since: row.state_since.into(),
            bio_origin: from_name(TABLE, &row.bio_origin, BioOrigin::parse)?,
            bio_generated_at: row.bio_generated_at.map(Into::into),
            version: row.version,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
            archived_at: row.archived_at.map(Into::into),
            deleted_at: row.deleted_at.map(Into::into),
            tracks_appearances: row.tracks_appearances,
            ended_files: usize::try_from(row.ended_files).unwrap_or(0),
            subjects: row.subjects.map(|subjects| from_json(TABLE, subjects)).transpose()?,
            photo: row.photo,
        })
    }
}

/// How a path identifies a guest profile: by its own id or slug, or by those of its project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestProfileKey {
    Id(Uuid),
    Slug(String),
}

impl GuestProfileKey {
    /// Reads a segment of a path. No slug has the form of an id.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        Uuid::try_parse(text).map_or_else(|_| Self::Slug(text.to_owned()), Self::Id)
    }
}

/// Selects current, archived or deleted profiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GuestProfileFilter {
    #[default]
    Current,
    Archived,
    /// Deleted, and can be restored.
    Deleted,
}

/// A guest profile in a list, without its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestSummary {
    pub id: Uuid,
    pub slug: String,
    pub project_id: Option<Uuid>,
    pub name: String,
    pub company_name: Option<String>,
    pub image_url: Option<String>,
    /// From 0 to 100.
    pub completeness: u32,
    pub file_count: usize,
    pub state: GuestProfileState,
    pub state_reason: Option<String>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    pub archived_at: Option<Timestamp>,
    pub deleted_at: Option<Timestamp>,
    /// The name of the photo's file; `None` without one.
    pub photo: Option<Uuid>,
}

/// A page of profiles, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuestPage {
    pub profiles: Vec<GuestSummary>,
    /// Whether older ones follow.
    pub has_more: bool,
}

/// The guest of a project, for lists of projects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedGuest {
    pub id: Uuid,
    pub slug: String,
    pub name: String,
    pub company_name: Option<String>,
    pub image_url: Option<String>,
    pub linked_in: Option<String>,
    pub state: GuestProfileState,
    pub is_archived: bool,
    pub file_count: usize,
    /// Files that are no longer queued for reading.
    pub read_file_count: usize,
    /// Episodes with the guest that were found since the guest is tracked.
    pub appearance_count: u64,
}

/// The columns of a row that a list reads.
#[derive(Debug, sea_orm::FromQueryResult)]
pub(super) struct SummaryRow {
    pub id: Uuid,
    pub slug: String,
    pub project_id: Option<Uuid>,
    pub name: String,
    pub company_name: Option<String>,
    pub image_url: Option<String>,
    pub completeness: i32,
    pub file_count: i32,
    pub state: String,
    pub state_reason: Option<String>,
    pub created_at: EpochMillis,
    pub updated_at: EpochMillis,
    pub archived_at: Option<EpochMillis>,
    pub deleted_at: Option<EpochMillis>,
    pub photo: Option<Uuid>,
}

impl GuestSummary {
    pub(super) fn from_row(row: SummaryRow) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            slug: row.slug,
            project_id: row.project_id,
            name: row.name,
            company_name: row.company_name,
            image_url: row.image_url,
            completeness: u32::try_from(row.completeness).unwrap_or(0),
            file_count: usize::try_from(row.file_count).unwrap_or(0),
            state: from_name(TABLE, &row.state, GuestProfileState::parse)?,
            state_reason: row.state_reason,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
            archived_at: row.archived_at.map(Into::into),
            deleted_at: row.deleted_at.map(Into::into),
            photo: row.photo,
        })
    }
}
