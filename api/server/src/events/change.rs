//! A change that open pages are notified of.

use crate::views::TimestampView;
use earshot_model::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

earshot_model::named! {
    /// What changed. Its name is the name of the event.
    ChangeKind {
        /// A project was created, changed, deleted or restored.
        Project = "project-changed",
        /// An entry of a project was added, changed or removed.
        ListedPodcast = "listed-podcast-changed",
        /// Someone joined or left the team, or has another role; or an invitation changed.
        Members = "members-changed",
        /// A saved search was created, changed or deleted.
        SavedSearch = "saved-search-changed",
        /// An alert was created, changed or deleted, or its matches were seen or decided.
        Alert = "alert-changed",
        /// An alert found something.
        AlertMatches = "alert-matches",
    }
}

/// A change to publish, after the commit that made it.
///
/// A change of several entries names only the project; a page then reads the project again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangePublished {
    /// What changed.
    pub kind: ChangeKind,
    /// The project, or the project of the entry.
    pub project_id: Option<Uuid>,
    /// The entry of the project, if there is exactly one.
    pub listed_podcast_id: Option<Uuid>,
    /// The alert that changed or found something.
    pub alert_id: Option<Uuid>,
    /// The user who made the change; `None` for a change by the service itself.
    pub actor: Option<Uuid>,
    /// When the change was made.
    pub at: Timestamp,
    /// The change set, by which its author's own page recognizes it.
    pub change_id: Option<Uuid>,
}

impl ChangePublished {
    /// A change by a user. The other methods add what it concerns.
    #[must_use]
    pub fn new(kind: ChangeKind, actor: Option<Uuid>, at: Timestamp) -> Self {
        Self { kind, project_id: None, listed_podcast_id: None, alert_id: None, actor, at, change_id: None }
    }

    /// Adds the project that changed, or that contains what changed.
    #[must_use]
    pub fn in_project(self, project_id: Uuid) -> Self {
        Self { project_id: Some(project_id), ..self }
    }

    /// Adds the project and the entry.
    #[must_use]
    pub fn of_listed_podcast(self, project_id: Uuid, listed_podcast_id: Uuid) -> Self {
        Self { project_id: Some(project_id), listed_podcast_id: Some(listed_podcast_id), ..self }
    }

    /// Adds the alert.
    #[must_use]
    pub fn of_alert(self, alert_id: Uuid) -> Self {
        Self { alert_id: Some(alert_id), ..self }
    }

    /// Adds the change set.
    #[must_use]
    pub fn in_change(self, change_id: Uuid) -> Self {
        Self { change_id: Some(change_id), ..self }
    }
}

/// The data of an event.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeView {
    /// The name of the event: project-changed, listed-podcast-changed, members-changed, saved-search-changed,
    /// alert-changed or alert-matches.
    kind: &'static str,
    /// Id of the project that changed or has the entry; `null` for other changes.
    project_id: Option<Uuid>,
    /// Id of the entry, if exactly one changed; `null` otherwise.
    listed_podcast_id: Option<Uuid>,
    /// Id of the alert that changed or found something; absent for other changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    alert_id: Option<Uuid>,
    /// Id of the user who made the change; `null` for a change by the service itself.
    actor: Option<Uuid>,
    /// When the change was made.
    at: TimestampView,
    /// Id of the change set; `null` when the change cannot be undone.
    change_id: Option<Uuid>,
}

impl From<ChangePublished> for ChangeView {
    fn from(change: ChangePublished) -> Self {
        let ChangePublished { kind, project_id, listed_podcast_id, alert_id, actor, at, change_id } = change;
        Self { kind: kind.as_str(), project_id, listed_podcast_id, alert_id, actor, at: at.into(), change_id }
    }
}
