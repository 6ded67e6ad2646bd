//! A podcast on a project, as a value and as a row.

use crate::entities::listed_podcasts::Model;
use crate::json_column::{from_json, from_name, to_json};
use crate::prelude::*;
use chrono::NaiveDate;
use earshot_model::PodcastId;
use earshot_model::project::{ActivityKind, ListedPodcastState, Priority};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub(crate) const ENTRY_TABLE: &str = "listed_podcasts";
/// Changes that an entry keeps. The activity of the project contains all changes.
const MAX_HISTORY: usize = 20;

/// A podcast as it was when it was added. The snapshot is shown when the podcast has left the catalog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PodcastSnapshot {
    pub id: PodcastId,
    pub title: String,
    pub slug: String,
    pub image_url: Option<String>,
}

/// When an entry was pitched, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PitchMark {
    /// Milliseconds since the epoch.
    pub at_ms: i64,
    /// `None` when the user's account was deleted.
    pub by: Option<Uuid>,
}

/// A podcast on a project.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedPodcast {
    pub id: Uuid,
    pub project_id: Uuid,
    pub team_id: Uuid,
    pub podcast: PodcastSnapshot,
    pub state: ListedPodcastState,
    pub priority: Option<Priority>,
    pub labels: Vec<String>,
    pub notes: String,
    pub next_action_on: Option<NaiveDate>,
    /// The member who works on it.
    pub assignee: Option<Uuid>,
    /// By the ID of their custom column. Values of a column that was removed stay, so that it can come back.
    #[serde(default)]
    pub custom_values: BTreeMap<Uuid, String>,
    /// `None` when the user's account was deleted.
    pub added_by: Option<Uuid>,
    /// Milliseconds since the epoch.
    pub added_at_ms: i64,
    /// Milliseconds since the epoch.
    pub updated_at_ms: i64,
    /// When it was last moved to the state pitched, unless it was moved back before the pitch.
    pub pitched: Option<PitchMark>,
    /// The latest changes of the kinds that the specification names, oldest first.
    pub history: Vec<EntryActivity>,
    /// Grows with each change.
    pub version: i64,
}

/// A change of a listed podcast, as its row keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryActivity {
    pub kind: ActivityKind,
    /// Milliseconds since the epoch.
    pub at_ms: i64,
    pub from_value: Option<String>,
    pub to_value: Option<String>,
    /// Who did it. Their account may be deleted.
    pub user_id: Option<Uuid>,
}

impl EntryActivity {
    /// When it happened.
    #[must_use]
    pub fn at(&self) -> Timestamp {
        EpochMillis(self.at_ms).into()
    }
}

impl ListedPodcast {
    /// When it was added.
    #[must_use]
    pub fn added_at(&self) -> Timestamp {
        EpochMillis(self.added_at_ms).into()
    }

    /// When it was last changed.
    #[must_use]
    pub fn updated_at(&self) -> Timestamp {
        EpochMillis(self.updated_at_ms).into()
    }

    /// Appends to the history. A full history drops its second entry. The first one stays, because it records who added
    /// the podcast.
    pub(crate) fn push_history(&mut self, activity: EntryActivity) {
        if self.history.len() >= MAX_HISTORY {
            self.history.remove(1);
        }
        self.history.push(activity);
    }

    pub(crate) fn from_row(row: Model) -> Result<Self, DbError> {
        let day = |text: String| {
            let reason =
                |error: chrono::ParseError| DbError::CorruptRow { table: ENTRY_TABLE, reason: error.to_string() };
            text.parse::<NaiveDate>().map_err(reason)
        };
        Ok(Self {
            id: row.id,
            project_id: row.project_id,
            team_id: row.team_id,
            podcast: PodcastSnapshot {
                id: PodcastId(row.podcast_id),
                title: row.title,
                slug: row.slug,
                image_url: row.image_url,
            },
            state: from_name(ENTRY_TABLE, &row.state, ListedPodcastState::parse)?,
            priority: row.priority.map(|name| from_name(ENTRY_TABLE, &name, Priority::parse)).transpose()?,
            labels: from_json(ENTRY_TABLE, row.labels)?,
            notes: row.notes,
            next_action_on: row.next_action_on.map(day).transpose()?,
            assignee: row.assignee_id,
            custom_values: from_json(ENTRY_TABLE, row.custom_values)?,
            added_by: row.added_by,
            added_at_ms: row.added_at.0,
            updated_at_ms: row.updated_at.0,
            pitched: row.pitched_at.map(|at| PitchMark { at_ms: at.0, by: row.pitched_by }),
            history: from_json(ENTRY_TABLE, row.history)?,
            version: row.version,
        })
    }

    pub(crate) fn to_row(&self) -> Model {
        Model {
            id: self.id,
            project_id: self.project_id,
            team_id: self.team_id,
            podcast_id: self.podcast.id.0,
            title: self.podcast.title.clone(),
            slug: self.podcast.slug.clone(),
            image_url: self.podcast.image_url.clone(),
            state: self.state.as_str().to_owned(),
            priority: self.priority.map(|priority| priority.as_str().to_owned()),
            labels: to_json(&self.labels),
            notes: self.notes.clone(),
            next_action_on: self.next_action_on.map(|day| day.to_string()),
            assignee_id: self.assignee,
            custom_values: to_json(&self.custom_values),
            added_by: self.added_by,
            added_at: EpochMillis(self.added_at_ms),
            updated_at: EpochMillis(self.updated_at_ms),
            pitched_at: self.pitched.map(|pitch| EpochMillis(pitch.at_ms)),
            pitched_by: self.pitched.and_then(|pitch| pitch.by),
            history: to_json(&self.history),
            version: self.version,
        }
    }
}
