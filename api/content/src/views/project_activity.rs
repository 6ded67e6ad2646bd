//! The activity of a project.

use super::person::{PersonView, UserNames};
use earshot_api_server::prelude::*;
use earshot_app::ProjectActivity;

/// A change of a project by someone.
#[view(Clone)]
pub struct ProjectActivityView {
    /// ID of the activity.
    id: String,
    /// added-to-list, removed-from-list, update-labels, update-priority, update-state, update-notes,
    /// update-next-action, update-assignee, update-custom-value, client-answer, project-created, project-renamed,
    /// project-state, project-updated, project-deleted or project-restored.
    action_type: String,
    /// When it happened.
    activity_date: TimestampView,
    /// The value before; `null` without one.
    from_value: Option<String>,
    /// The value after; `null` without one. Of an answer in a client view: `yes (Kim): Great fit`.
    to_value: Option<String>,
    /// Who did it; `null` when their account was deleted.
    user: Option<PersonView>,
    /// Name of the user who did it.
    user_display_name: String,
    /// ID of the entry, which may be gone; `null` for a change of the project itself.
    listed_podcast_id: Option<String>,
    /// ID of the podcast; `null` for a change of the project itself.
    podcast_id: Option<String>,
    /// Title of the podcast when it happened; `null` for a change of the project itself.
    podcast_title: Option<String>,
    /// Slug of the podcast when it happened; `null` for a change of the project itself.
    podcast_slug: Option<String>,
    /// URL of the podcast's image; `null` when there is none.
    podcast_image_url: Option<String>,
    /// ID of the change. Activities of one change have the same.
    change_id: String,
}

impl ProjectActivityView {
    pub fn of(activity: &ProjectActivity, names: &UserNames) -> Self {
        let action = activity.kind.as_str();
        Self {
            id: activity.id.to_string(),
            action_type: action.to_owned(),
            activity_date: activity.at.into(),
            from_value: names.activity_value(action, activity.from_value.clone()),
            to_value: names.activity_value(action, activity.to_value.clone()),
            user: names.person(activity.user_id),
            user_display_name: names.actor(action, activity.user_id),
            listed_podcast_id: activity.listed_podcast_id.map(|id| id.to_string()),
            podcast_id: activity.podcast_id.map(|id| id.to_string()),
            podcast_title: activity.podcast_title.clone(),
            podcast_slug: activity.podcast_slug.clone(),
            podcast_image_url: activity.podcast_image_url.clone(),
            change_id: activity.change_id.to_string(),
        }
    }
}
