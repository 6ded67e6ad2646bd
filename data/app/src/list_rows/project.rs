//! A project, as a value and as a row.

use crate::entities::projects::Model;
use crate::field_changes::RETENTION;
use crate::json_column::{from_json, from_name};
use crate::prelude::*;
use earshot_model::project::{ActivityKind, CustomColumn, ListedPodcastState, ProjectState, ProjectType};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub(crate) const PROJECT_TABLE: &str = "projects";

/// A project of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Project {
    pub id: Uuid,
    pub team_id: Uuid,
    /// `None` when the user's account was deleted.
    pub created_by: Option<Uuid>,
    pub name: String,
    /// Unique in the team; stays when the project is renamed.
    pub slug: String,
    pub project_types: Vec<ProjectType>,
    pub other_reason: Option<String>,
    pub purpose: Option<String>,
    pub keywords: Vec<String>,
    pub state: ProjectState,
    /// Why the project is in the state ERROR.
    pub state_reason: Option<String>,
    pub public: PublicList,
    /// The columns that the team added, in their order.
    pub custom_columns: Vec<CustomColumn>,
    pub state_counts: StateCounts,
    /// Newest first, of the kinds that the specification names.
    pub recent_activities: Vec<RecentActivity>,
    /// Grows with each change of the project's own fields, not with changes of what is on it.
    pub version: i64,
    pub created_at: Timestamp,
    /// The last change of the project or of its podcasts.
    pub updated_at: Timestamp,
    /// When it was deleted; it is kept for 30 more days.
    pub deleted_at: Option<Timestamp>,
}

/// The public page of a project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicList {
    /// Whether the page exists.
    pub is_public: bool,
    pub title: Option<String>,
    pub description: Option<String>,
    /// Unique among all teams.
    pub slug: Option<String>,
    /// Most podcasts on the page.
    pub podcast_limit: i64,
    /// Whether members of the team see the page before it is public.
    pub is_for_team: bool,
}

/// Listed podcasts by state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StateCounts(BTreeMap<ListedPodcastState, u64>);

impl StateCounts {
    #[must_use]
    pub fn count(&self, state: ListedPodcastState) -> u64 {
        self.0.get(&state).copied().unwrap_or(0)
    }

    /// Podcasts in all states.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }
}

impl FromIterator<(ListedPodcastState, u64)> for StateCounts {
    fn from_iter<I: IntoIterator<Item = (ListedPodcastState, u64)>>(counts: I) -> Self {
        Self(counts.into_iter().collect())
    }
}

impl StateCounts {
    pub(crate) fn to_column(&self) -> sea_orm::JsonValue {
        let counts: BTreeMap<&str, u64> = self.0.iter().map(|(state, count)| (state.as_str(), *count)).collect();
        crate::json_column::to_json(&counts)
    }

    fn from_column(value: sea_orm::JsonValue) -> Result<Self, DbError> {
        let counts: BTreeMap<String, u64> = from_json(PROJECT_TABLE, value)?;
        let counts = counts
            .into_iter()
            .map(|(state, count)| Ok((from_name(PROJECT_TABLE, &state, ListedPodcastState::parse)?, count)));
        counts.collect()
    }
}

impl Project {
    /// When a deleted project is permanently deleted; `None` for others.
    #[must_use]
    pub fn purge_at(&self) -> Option<Timestamp> {
        self.deleted_at.map(|at| at + RETENTION)
    }

    pub(crate) fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            team_id: row.team_id,
            created_by: row.created_by,
            name: row.name,
            slug: row.slug,
            project_types: from_json(PROJECT_TABLE, row.project_types)?,
            other_reason: row.other_reason,
            purpose: row.purpose,
            keywords: from_json(PROJECT_TABLE, row.keywords)?,
            state: from_name(PROJECT_TABLE, &row.state, ProjectState::parse)?,
            state_reason: row.state_reason,
            public: PublicList {
                is_public: row.is_public_listicle,
                title: row.public_title,
                description: row.public_description,
                slug: row.public_slug,
                podcast_limit: row.public_podcast_limit,
                is_for_team: row.is_public_for_team,
            },
            custom_columns: from_json(PROJECT_TABLE, row.custom_columns)?,
            state_counts: StateCounts::from_column(row.state_counts)?,
            recent_activities: from_json(PROJECT_TABLE, row.recent_activities)?,
            version: row.version,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
            deleted_at: row.deleted_at.map(Into::into),
        })
    }
}

/// Recent activities that a project's row keeps.
pub(crate) const RECENT_ACTIVITIES: usize = 5;

/// A recent activity, as the row of a project keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecentActivity {
    pub kind: ActivityKind,
    /// Milliseconds since the epoch.
    pub at_ms: i64,
    pub to_value: Option<String>,
    pub user_id: Option<Uuid>,
    pub podcast_title: Option<String>,
    pub podcast_slug: Option<String>,
    pub podcast_image_url: Option<String>,
}

impl RecentActivity {
    /// When it happened.
    #[must_use]
    pub fn at(&self) -> Timestamp {
        EpochMillis(self.at_ms).into()
    }
}
