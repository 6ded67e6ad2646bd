//! A podcast on a project (spec 3, Listed podcast).

use super::chart_audience::find_estimate;
use super::person::{AddedByUserView, UserNames};
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_app::{EntryActivity, GivenAnswer, LastPitch, ListedPodcast, RelevancyRating};
use earshot_model::{PodcastDocument, Tier};
use std::collections::BTreeMap;

/// A podcast on a project.
#[view(Clone)]
pub struct ListedPodcastView {
    /// ID of the entry.
    listed_podcast_id: String,
    /// ID of the project.
    project_id: String,
    /// The podcast.
    podcast: PodcastOfListView,
    /// prospect, qualified, pitched, lost, booked or ignored.
    status: String,
    /// low, medium, high or urgent; `null` without one.
    priority: Option<String>,
    /// Labels of the entry.
    labels: Vec<String>,
    /// Notes of the team, plain text; empty without any.
    notes: String,
    /// The day of the next action, `2026-11-21`; `null` without one.
    next_action_on: Option<String>,
    /// The member who works on it; `null` for nobody.
    assignee: Option<AssigneeView>,
    /// Values by the ID of their custom column: texts, numbers such as 12.5, days such as 2026-11-21, and options as texts.
    custom_values: BTreeMap<String, String>,
    /// What clients answered in client views, newest first; links that have ended included.
    client_answers: Vec<ClientAnswerView>,
    /// When the podcast was added.
    added_at: TimestampView,
    /// When the entry was last changed.
    updated_at: TimestampView,
    /// Who added it.
    added_by_user: AddedByUserView,
    /// The latest changes, oldest first. The activity of the project has all.
    activity_history: Vec<EntryActivityView>,
    /// How well the podcast fits the project.
    analysis: RelevancyView,
    /// The last time that someone on the team wrote to the podcast, for any project; `null` when nobody did.
    last_pitch: Option<LastPitchView>,
    /// The version, for `If-Match`.
    version: i64,
}

/// The podcast of an entry. A podcast that has left the catalog keeps the values from when it was added.
#[view(Clone)]
pub struct PodcastOfListView {
    /// ID of the podcast.
    podcast_id: String,
    /// Title of the podcast now.
    title: String,
    /// Title of the podcast when it was added.
    title_original: String,
    /// The same as `title`.
    title_latest: String,
    /// Slug of the podcast.
    slug: String,
    /// URL of the image; `null` when there is none.
    image_url: Option<String>,
    /// Estimated listeners per month; `null` when there is no estimate, or the plan does not show it.
    estimated_monthly_listeners: Option<i64>,
    /// The estimate as a range: 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+; `null` like the estimate.
    estimated_monthly_listeners_bucket: Option<String>,
    /// Whether the catalog has the podcast; `null` while no catalog is published.
    in_catalog: Option<bool>,
    /// ID of the podcast that it was merged into; `null` when it was not.
    merged_into: Option<String>,
}

/// A change of an entry.
#[view(Clone)]
pub struct EntryActivityView {
    /// added-to-list, update-labels, update-priority or update-state.
    action_type: String,
    /// When it happened.
    activity_date: TimestampView,
    /// The value before; `null` without one.
    from_value: Option<String>,
    /// The value after; `null` without one.
    to_value: Option<String>,
    /// ID of the user who did it; all zeros when their account was deleted.
    user_id: String,
    /// Name of the user who did it.
    user_display_name: String,
}

/// The member who works on a listed podcast.
#[view(Clone)]
pub struct AssigneeView {
    /// ID of the user.
    id: String,
    /// Name of the user.
    name: String,
}

/// What a client answered to a podcast, in a client view.
#[view(Clone)]
pub struct ClientAnswerView {
    /// ID of the client view.
    share_id: String,
    /// yes or no.
    answer: String,
    /// The comment, plain text; empty without one.
    comment: String,
    /// The name that the client entered; empty without one. Nothing verifies it.
    name: String,
    /// When the client answered.
    answered_at: TimestampView,
}

/// How well a podcast fits a project.
#[view(Clone, Default)]
pub struct RelevancyView {
    /// 1 to 5; `null` before it was reviewed.
    relevancy_score: Option<f64>,
    /// 0 to 100, for ordering podcasts of the same score; `null` before it was reviewed.
    relevancy_points: Option<u8>,
    /// When it was reviewed; `null` before.
    relevancy_reviewed_at: Option<TimestampView>,
    /// Whether guest, project or podcast have changed since it was reviewed; false before it was.
    is_stale: bool,
    /// 1 to 5, from transcripts; `null` before it was reviewed.
    deep_relevancy_score: Option<f64>,
    /// 1 to 5, of the hosts; `null` before it was reviewed.
    host_relevancy_score: Option<f64>,
}

/// A pitch to a podcast by someone of the team.
#[view(Clone)]
pub struct LastPitchView {
    /// Name of the user who wrote.
    user_display_name: String,
    /// ID of the project for which they wrote. It may be gone.
    project_id: String,
    /// Name of the project for which they wrote.
    project_name: String,
    /// When the podcast was marked as pitched.
    at: TimestampView,
}

/// The catalog documents of a listed podcast.
#[derive(Debug, Clone, Copy)]
pub enum CatalogEntry<'a> {
    Found(&'a PodcastDocument),
    /// The podcast has left the catalog.
    Missing,
    /// No catalog is published.
    Unknown,
}

impl<'a> CatalogEntry<'a> {
    pub fn document(self) -> Option<&'a PodcastDocument> {
        match self {
            Self::Found(document) => Some(document),
            Self::Missing | Self::Unknown => None,
        }
    }
}

impl ListedPodcastView {
    pub fn of(
        entry: &ListedPodcast,
        found: CatalogEntry<'_>,
        (pitch, analysis, answers): (Option<&LastPitch>, RelevancyView, &[GivenAnswer]),
        names: &UserNames,
        tier: Tier,
    ) -> Self {
        Self {
            listed_podcast_id: entry.id.to_string(),
            project_id: entry.project_id.to_string(),
            podcast: PodcastOfListView::of(entry, found, tier),
            status: entry.state.as_str().to_owned(),
            priority: entry.priority.map(|priority| priority.as_str().to_owned()),
            labels: entry.labels.clone(),
            notes: entry.notes.clone(),
            next_action_on: entry.next_action_on.map(format_date),
            assignee: entry.assignee.map(|id| AssigneeView { id: id.to_string(), name: names.name_of(Some(id)) }),
            custom_values: entry.custom_values.iter().map(|(id, value)| (id.to_string(), value.clone())).collect(),
            client_answers: answers.iter().map(Into::into).collect(),
            added_at: entry.added_at().into(),
            updated_at: entry.updated_at().into(),
            added_by_user: names.added_by(entry.added_by),
            activity_history: entry.history.iter().map(|change| EntryActivityView::of(change, names)).collect(),
            analysis,
            last_pitch: pitch.map(|pitch| LastPitchView::of(pitch, names)),
            version: entry.version,
        }
    }
}

impl From<&GivenAnswer> for ClientAnswerView {
    fn from(answer: &GivenAnswer) -> Self {
        Self {
            share_id: answer.share_id.to_string(),
            answer: answer.answer.as_str().to_owned(),
            comment: answer.comment.clone(),
            name: answer.client_name.clone(),
            answered_at: answer.answered_at.into(),
        }
    }
}

impl RelevancyView {
    pub fn of(rating: &RelevancyRating, is_stale: bool) -> Self {
        Self {
            is_stale,
            relevancy_score: Some(rating.rating.into()),
            relevancy_points: Some(rating.score),
            relevancy_reviewed_at: Some(rating.made_at.into()),
            ..Self::default()
        }
    }
}

impl PodcastOfListView {
    fn of(entry: &ListedPodcast, found: CatalogEntry<'_>, tier: Tier) -> Self {
        let snapshot = &entry.podcast;
        let document = found.document();
        let podcast = document.map(|document| &document.podcast);
        let title = podcast.map_or(&snapshot.title, |podcast| &podcast.title).clone();
        let estimate = find_estimate(document, tier).ok();
        let current = podcast.map(|podcast| podcast.id).filter(|id| *id != snapshot.id);
        Self {
            podcast_id: snapshot.id.to_string(),
            title_original: snapshot.title.clone(),
            title_latest: title.clone(),
            title,
            slug: podcast.map_or(&snapshot.slug, |podcast| &podcast.slug).clone(),
            image_url: podcast.map_or(&snapshot.image_url, |podcast| &podcast.image_url).clone(),
            estimated_monthly_listeners: estimate.map(|estimate| estimate.monthly_listeners),
            estimated_monthly_listeners_bucket: estimate.map(|estimate| estimate.size_bracket().to_owned()),
            in_catalog: match found {
                CatalogEntry::Found(_) => Some(true),
                CatalogEntry::Missing => Some(false),
                CatalogEntry::Unknown => None,
            },
            merged_into: current.map(|id| id.to_string()),
        }
    }
}

impl EntryActivityView {
    fn of(change: &EntryActivity, names: &UserNames) -> Self {
        Self {
            action_type: change.kind.as_str().to_owned(),
            activity_date: change.at().into(),
            from_value: change.from_value.clone(),
            to_value: change.to_value.clone(),
            user_id: names.known_id(change.user_id),
            user_display_name: names.name_of(change.user_id),
        }
    }
}

impl LastPitchView {
    pub fn of(pitch: &LastPitch, names: &UserNames) -> Self {
        Self {
            user_display_name: names.name_of(pitch.user_id),
            project_id: pitch.project_id.to_string(),
            project_name: pitch.project_name.clone(),
            at: pitch.at.into(),
        }
    }
}
