//! The values that a change replaced, and how they are reverted.

use crate::list_rows::{ListedPodcast, PitchMark, ProjectFields};
use chrono::NaiveDate;
use earshot_model::project::{ActivityKind, ListedPodcastState, Priority};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Everything that a change set replaced.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct ChangeImages {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub project: Option<ProjectImage>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<EntryImage>,
}

impl ChangeImages {
    pub fn is_empty(&self) -> bool {
        self.project.is_none() && self.entries.is_empty()
    }
}

/// What a change set did to the project itself.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum ProjectImage {
    Created,
    Deleted,
    Restored,
    Updated { before: Box<ProjectFields>, after: Box<ProjectFields> },
}

/// What a change set did to one listed podcast.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum EntryImage {
    Added { id: Uuid, version: i64 },
    Removed { entry: Box<ListedPodcast> },
    Updated { id: Uuid, changes: Vec<EntryChange> },
}

/// The change of one field of a listed podcast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum EntryChange {
    State {
        before: ListedPodcastState,
        after: ListedPodcastState,
        pitched_before: Option<PitchMark>,
        pitched_after: Option<PitchMark>,
    },
    Priority {
        before: Option<Priority>,
        after: Option<Priority>,
    },
    Labels {
        before: Vec<String>,
        after: Vec<String>,
    },
    Notes {
        before: String,
        after: String,
    },
    NextAction {
        before: Option<NaiveDate>,
        after: Option<NaiveDate>,
    },
    Assignee {
        before: Option<Uuid>,
        after: Option<Uuid>,
    },
    CustomValue {
        column: Uuid,
        /// The name of the column, for the activity.
        name: String,
        before: Option<String>,
        after: Option<String>,
    },
}

impl EntryChange {
    /// Sets the field.
    pub fn apply(&self, entry: &mut ListedPodcast) {
        match self {
            Self::State { after, pitched_after, .. } => {
                entry.state = *after;
                entry.pitched = *pitched_after;
            }
            Self::Priority { after, .. } => entry.priority = *after,
            Self::Labels { after, .. } => entry.labels.clone_from(after),
            Self::Notes { after, .. } => entry.notes.clone_from(after),
            Self::NextAction { after, .. } => entry.next_action_on = *after,
            Self::Assignee { after, .. } => entry.assignee = *after,
            Self::CustomValue { column, after, .. } => {
                match after {
                    Some(value) => entry.custom_values.insert(*column, value.clone()),
                    None => entry.custom_values.remove(column),
                };
            }
        }
    }

    /// Whether the field still has the value that this change gave it.
    pub fn is_current(&self, entry: &ListedPodcast) -> bool {
        match self {
            Self::State { after, .. } => entry.state == *after,
            Self::Priority { after, .. } => entry.priority == *after,
            Self::Labels { after, .. } => entry.labels == *after,
            Self::Notes { after, .. } => entry.notes == *after,
            Self::NextAction { after, .. } => entry.next_action_on == *after,
            Self::Assignee { after, .. } => entry.assignee == *after,
            Self::CustomValue { column, after, .. } => entry.custom_values.get(column) == after.as_ref(),
        }
    }

    /// The change that reverts this one.
    pub fn inverse(self) -> Self {
        match self {
            Self::State { before, after, pitched_before, pitched_after } => Self::State {
                before: after,
                after: before,
                pitched_before: pitched_after,
                pitched_after: pitched_before,
            },
            Self::Priority { before, after } => Self::Priority { before: after, after: before },
            Self::Labels { before, after } => Self::Labels { before: after, after: before },
            Self::Notes { before, after } => Self::Notes { before: after, after: before },
            Self::NextAction { before, after } => Self::NextAction { before: after, after: before },
            Self::Assignee { before, after } => Self::Assignee { before: after, after: before },
            Self::CustomValue { column, name, before, after } => {
                Self::CustomValue { column, name, before: after, after: before }
            }
        }
    }

    /// The activity: its kind, and the values before and after. Notes are whole, so that a note that someone replaced is
    /// not lost; the limit of a team's history bounds them.
    pub fn activity(&self) -> (ActivityKind, Option<String>, Option<String>) {
        match self {
            Self::State { before, after, .. } => {
                (ActivityKind::UpdateState, Some(before.as_str().to_owned()), Some(after.as_str().to_owned()))
            }
            Self::Priority { before, after } => {
                let name = |priority: &Option<Priority>| priority.map(|priority| priority.as_str().to_owned());
                (ActivityKind::UpdatePriority, name(before), name(after))
            }
            Self::Labels { before, after } => {
                let joined = |labels: &[String]| (!labels.is_empty()).then(|| labels.join(", "));
                (ActivityKind::UpdateLabels, joined(before), joined(after))
            }
            Self::Notes { before, after } => {
                let text = |notes: &String| (!notes.is_empty()).then(|| notes.clone());
                (ActivityKind::UpdateNotes, text(before), text(after))
            }
            Self::NextAction { before, after } => {
                let day = |day: &Option<NaiveDate>| day.map(|day| day.to_string());
                (ActivityKind::UpdateNextAction, day(before), day(after))
            }
            Self::Assignee { before, after } => {
                let id = |user: &Option<Uuid>| user.map(|user| user.to_string());
                (ActivityKind::UpdateAssignee, id(before), id(after))
            }
            Self::CustomValue { name, before, after, .. } => {
                let text = |value: &Option<String>| value.as_ref().map(|value| format!("{name}: {value}"));
                (ActivityKind::UpdateCustomValue, text(before), text(after))
            }
        }
    }
}
