//! `PATCH /api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}`

use super::{conflict, find_entry};
use crate::projects::custom_columns::parse_custom_values;
use crate::projects::entry_fields::{
    parse_assignee, parse_day, parse_labels, parse_notes, parse_priority, parse_state,
};
use crate::projects::{EntryContext, find_project};
use earshot_api_content::project_changes::publish_entry;
use earshot_api_content::views::{LastPitchView, ListedPodcastView, UserNames};
use earshot_api_server::extract::clearable;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, LabelUpdate, LastPitch, ListRejection, ListedPodcast, ListedPodcastUpdate};
use earshot_model::project::{EMPTY_UPDATE, ListedPodcastState};
use std::collections::BTreeMap;

/// The new values of an entry; at least one.
#[request]
pub struct PatchListedPodcastRequest {
    /// prospect, qualified, pitched, lost, booked or ignored.
    state: Option<String>,
    /// low, medium, high or urgent. `null` removes it, unless the body also has a state.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>)]
    priority: Option<Option<String>>,
    /// All labels of the entry.
    #[schema(max_items = 20)]
    labels: Option<Vec<String>>,
    /// Notes, plain text; `null` or empty removes them.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 10000)]
    notes: Option<Option<String>>,
    /// The day of the next action, `2026-11-21`; `null` removes it.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>)]
    next_action_on: Option<Option<String>>,
    /// ID of the member who works on it; `null` for nobody.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>)]
    assignee_id: Option<Option<String>>,
    /// New values by the ID of their custom column, as texts: numbers such as 12.5, days such as 2026-11-21. `null` or empty
    /// removes a value; others stay.
    custom_values: Option<BTreeMap<String, Option<String>>>,
}

/// A changed entry.
#[view]
pub struct UpdatedListedPodcastData {
    /// Slug of the project.
    project_slug: String,
    /// ID of the entry.
    listed_podcast_id: String,
    /// The new values as sent.
    options: ListedPodcastOptions,
    /// The entry as it is now.
    updated_listed_podcast: ListedPodcastView,
    /// ID of the change, for undo; `null` when nothing has changed.
    change_id: Option<String>,
    /// Warnings about the change.
    warnings: Vec<ListWarningView>,
}

/// The new values of an entry as sent.
#[view]
pub struct ListedPodcastOptions {
    /// The state; `null` when it was not sent.
    state: Option<String>,
    /// The priority; `null` when it was not sent or is removed.
    priority: Option<String>,
}

/// A warning about a change.
#[view]
pub struct ListWarningView {
    /// `duplicate_pitch`: someone of the team wrote to the podcast before.
    code: String,
    /// The warning, for people.
    message: String,
    /// The pitch before.
    last_pitch: LastPitchView,
}

/// Changes an entry of a project.
///
/// With `If-Match`, an entry that someone else has changed since is left as it is, and the error has it in
/// `data.current`. Every move between states is allowed; a move to pitched warns when someone of the team wrote to the
/// podcast before, for any project.
#[endpoint(
    patch "/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}",
    (status = 200, description = "The entry", body = Envelope<UpdatedListedPodcastData>),
    (status = 400, description = "A field is not valid, or there is none"),
    (status = 409, description = "The project is archived"),
    (status = 412, description = "Someone has changed the entry since"),
)]
pub async fn update_project_listed_podcast(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath((project, entry)): ApiPath<(String, String)>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<PatchListedPodcastRequest>,
) -> Result<Versioned<UpdatedListedPodcastData>, ApiError> {
    let options = body.options();
    let update = body.check()?;
    let project = find_project(&state, &account, &project).await?;
    let before = find_entry(&state, &account, project.id, &entry).await?;
    let pitch = find_former_pitch(&state, &account, &before, &update).await?;
    let updated = state.db.update_listed_podcasts(&account, project.id, &[before.id], update, version).await;
    let updated = match updated {
        Err(DbError::Rejected(ListRejection::VersionConflict)) => {
            return Err(conflict(&state, &account, project.id, before.id).await?);
        }
        updated => updated?,
    };
    let entry = updated.entries.into_iter().next().ok_or_else(|| ApiError::not_found("Listed podcast"))?;
    publish_entry(&state, &account, (project.id, entry.id), updated.change_id);
    let former = pitch.iter().filter_map(|pitch| pitch.user_id).collect::<Vec<_>>();
    let context = EntryContext::read(&state, &account, std::slice::from_ref(&entry), former).await?;
    let data = UpdatedListedPodcastData {
        project_slug: project.slug,
        listed_podcast_id: entry.id.to_string(),
        options,
        updated_listed_podcast: context.view(&entry),
        change_id: updated.change_id.map(|id| id.to_string()),
        warnings: pitch.iter().map(|pitch| ListWarningView::of_pitch(pitch, &context.names)).collect(),
    };
    Ok(Versioned { version: entry.version, data })
}

/// The last pitch to the podcast before a move to pitched; `None` for other changes.
async fn find_former_pitch(
    state: &AppState,
    account: &Account,
    entry: &ListedPodcast,
    update: &ListedPodcastUpdate,
) -> Result<Option<LastPitch>, ApiError> {
    let is_pitch = update.state == Some(ListedPodcastState::Pitched) && entry.state != ListedPodcastState::Pitched;
    if !is_pitch {
        return Ok(None);
    }
    Ok(state.db.last_pitches(account.team_id, &[entry.podcast.id]).await?.remove(&entry.podcast.id))
}

impl PatchListedPodcastRequest {
    fn options(&self) -> ListedPodcastOptions {
        ListedPodcastOptions { state: self.state.clone(), priority: self.priority.clone().flatten() }
    }

    fn check(self) -> Result<ListedPodcastUpdate, ApiError> {
        // Existing clients send `null` for a priority that they do not change, together with a state.
        let priority = self.priority.filter(|priority| priority.is_some() || self.state.is_none());
        let update = ListedPodcastUpdate {
            state: self.state.as_deref().map(|name| parse_state(name, "/state")).transpose()?,
            priority: priority
                .map(|name| name.as_deref().map(|name| parse_priority(name, "/priority")).transpose())
                .transpose()?,
            labels: self
                .labels
                .as_deref()
                .map(|labels| parse_labels(labels, "/labels").map(LabelUpdate::Replace))
                .transpose()?,
            notes: self.notes.map(|notes| parse_notes(notes.as_deref().unwrap_or_default())).transpose()?,
            next_action_on: self
                .next_action_on
                .map(|day| {
                    let day = day.as_deref().filter(|day| !day.is_empty());
                    day.map(|day| parse_day(day, "/nextActionOn")).transpose()
                })
                .transpose()?,
            follow_up_on: None,
            custom_values: parse_custom_values(self.custom_values.unwrap_or_default())?,
            assignee: self.assignee_id.map(|user| user.as_deref().map(parse_assignee).transpose()).transpose()?,
        };
        if update.is_empty() { Err(ApiError::invalid(EMPTY_UPDATE, "", EMPTY_UPDATE)) } else { Ok(update) }
    }
}

impl ListWarningView {
    pub(super) fn of_pitch(pitch: &LastPitch, names: &UserNames) -> Self {
        let (who, at) = (names.name_of(pitch.user_id), pitch.at.format("%-d %B %Y"));
        Self {
            code: "duplicate_pitch".to_owned(),
            message: format!("{who} already pitched this podcast for {} on {at}.", pitch.project_name),
            last_pitch: LastPitchView::of(pitch, names),
        }
    }
}
