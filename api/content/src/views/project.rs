//! A project (spec 3), in lists and in full.

use super::person::{PersonView, UserNames};
use super::{AutoFillView, CustomColumnView, ListedPodcastView};
use earshot_api_server::prelude::*;
use earshot_app::{AutoFill, LinkedGuest, Project, RecentActivity, StateCounts};
use earshot_model::Role;
use earshot_model::project::ListedPodcastState;
use std::collections::HashSet;

/// A project as lists show it.
#[view(Clone)]
pub struct ProjectView {
    /// ID of the project.
    pub project_id: String,
    /// Name of the project.
    name: String,
    /// Slug of the project, unique in the team. It stays when the project is renamed.
    slug: String,
    /// ID of the team.
    team_id: String,
    /// When the project was created.
    created_at: TimestampView,
    /// The last change of the project or of its podcasts.
    last_updated: TimestampView,
    /// Who created it; `null` when their account was deleted.
    created_by: Option<PersonView>,
    /// What the project is for: advertisers, api, content-creation, guest-booking, interesting-podcasts,
    /// lead-generation, monitoring, other, transcriptions.
    project_types: Vec<String>,
    /// DRAFT, PENDING, ACTIVE, ARCHIVED or ERROR. An archived project can only be read.
    status: String,
    /// Why the project has the status ERROR; `null` with other statuses.
    status_reason: Option<String>,
    /// Number of podcasts on it.
    listed_podcasts_count: u64,
    /// The guest of the project; `null` without one.
    linked_guest_profile: Option<LinkedGuestProfileView>,
    /// Number of podcasts by status.
    state_counts: StateCountsView,
    /// Documents of the guest profile.
    documents_count: DocumentsCountView,
    /// The latest changes of its podcasts, newest first.
    recent_activities: Vec<RecentActivityView>,
    /// What the team wants to achieve; `null` without one.
    project_purpose: Option<String>,
    /// Whether the caller has pinned the project.
    pinned: bool,
    /// The version, for `If-Match`. It grows with changes of the project's own fields.
    version: i64,
}

/// A guest profile with a project.
#[view(Clone)]
pub struct LinkedGuestProfileView {
    /// ID of the profile.
    id: String,
    /// Name of the guest.
    name: String,
    /// Slug of the profile.
    slug: String,
    /// ACTIVE, DRAFT, PENDING, ARCHIVED or ERROR.
    status: String,
    /// URL of the guest's image; `null` without one.
    image_url: Option<String>,
    /// The guest's profile on LinkedIn; `null` without one.
    linkedin_url: Option<String>,
    /// The guest's company; `null` without one.
    company_name: Option<String>,
    /// Number of episodes with the guest that were found since the guest is tracked.
    appearances_count: u64,
}

/// Number of podcasts by status.
#[view(Clone, Copy)]
pub struct StateCountsView {
    /// Podcasts that were added and not looked at.
    prospect: u64,
    /// Podcasts that fit.
    qualified: u64,
    /// Podcasts that someone wrote to.
    pitched: u64,
    /// Podcasts with a booking.
    booked: u64,
    /// Podcasts that declined.
    lost: u64,
    /// Podcasts that do not fit.
    ignored: u64,
}

/// Documents of a guest profile.
#[view(Clone, Copy, Default)]
pub struct DocumentsCountView {
    /// Number of documents.
    total: u64,
    /// Number of documents that were read.
    processed: u64,
}

/// A change of the podcasts on a project.
#[view(Clone)]
pub struct RecentActivityView {
    /// added-to-list, update-labels, update-priority or update-state.
    #[serde(rename = "type")]
    kind: String,
    /// When it happened.
    date: TimestampView,
    /// Title of the podcast when it happened.
    podcast_title: Option<String>,
    /// Slug of the podcast when it happened.
    podcast_slug: Option<String>,
    /// URL of the podcast's image; `null` when there is none.
    podcast_image_url: Option<String>,
    /// The new value; `null` when it was removed.
    to_value: Option<String>,
    /// Who did it; `null` when their account was deleted.
    user: Option<PersonView>,
}

/// A project in full.
#[view(Clone)]
pub struct ProjectDetailsView {
    #[serde(flatten)]
    project: ProjectView,
    /// What the project is for when its types include other; `null` without it.
    project_type_other_reason: Option<String>,
    /// Words that describe what the team looks for.
    project_keywords: Vec<String>,
    /// Title of the public page; `null` shows the name.
    public_title: Option<String>,
    /// Text of the public page; `null` without one.
    public_description: Option<String>,
    /// The public page is at `/lists/` and this slug; `null` before it was public.
    public_slug: Option<String>,
    /// Whether the public page exists.
    is_public_listicle: bool,
    /// Most podcasts on the public page.
    public_podcast_limit: i64,
    /// Whether members of the team see the page before it is public.
    is_public_for_team: bool,
    /// The columns that the team added, in their order; at most 20.
    custom_columns: Vec<CustomColumnView>,
    /// The caller's role in the team: owner, admin or member.
    viewer_role: String,
    /// The search with which the project fills itself; `null` when it does not.
    auto_fill: Option<AutoFillView>,
    /// The podcasts on it, last added first.
    listed_podcasts: Vec<ListedPodcastView>,
}

/// A project that was deleted and can be restored.
#[view(Clone)]
pub struct DeletedProjectView {
    #[serde(flatten)]
    project: ProjectView,
    /// When it was deleted.
    deleted_at: TimestampView,
    /// When it is permanently deleted.
    purge_at: TimestampView,
}

impl ProjectView {
    pub fn of(project: &Project, names: &UserNames, pinned: &HashSet<Uuid>) -> Self {
        let counts = &project.state_counts;
        Self {
            project_id: project.id.to_string(),
            name: project.name.clone(),
            slug: project.slug.clone(),
            team_id: project.team_id.to_string(),
            created_at: project.created_at.into(),
            last_updated: project.updated_at.into(),
            created_by: names.person(project.created_by),
            project_types: project.project_types.iter().map(|kind| kind.as_str().to_owned()).collect(),
            status: project.state.as_str().to_owned(),
            status_reason: project.state_reason.clone(),
            listed_podcasts_count: counts.total(),
            linked_guest_profile: None,
            state_counts: StateCountsView::of(counts),
            documents_count: DocumentsCountView::default(),
            recent_activities: project
                .recent_activities
                .iter()
                .map(|activity| RecentActivityView::of(activity, names))
                .collect(),
            project_purpose: project.purpose.clone(),
            pinned: pinned.contains(&project.id),
            version: project.version,
        }
    }
}

impl ProjectView {
    /// The view with the guest of the project.
    #[must_use]
    pub fn with_guest(self, guest: Option<&LinkedGuest>) -> Self {
        let documents_count = guest.map_or_else(DocumentsCountView::default, |guest| DocumentsCountView {
            total: guest.file_count as u64,
            processed: guest.read_file_count as u64,
        });
        Self { linked_guest_profile: guest.map(Into::into), documents_count, ..self }
    }
}

impl From<&LinkedGuest> for LinkedGuestProfileView {
    fn from(guest: &LinkedGuest) -> Self {
        Self {
            id: guest.id.to_string(),
            name: guest.name.clone(),
            slug: guest.slug.clone(),
            status: guest.state.contract_name(guest.is_archived).to_owned(),
            image_url: guest.image_url.clone(),
            linkedin_url: guest.linked_in.clone(),
            company_name: guest.company_name.clone(),
            appearances_count: guest.appearance_count,
        }
    }
}

impl StateCountsView {
    fn of(counts: &StateCounts) -> Self {
        let count = |state| counts.count(state);
        Self {
            prospect: count(ListedPodcastState::Prospect),
            qualified: count(ListedPodcastState::Qualified),
            pitched: count(ListedPodcastState::Pitched),
            booked: count(ListedPodcastState::Booked),
            lost: count(ListedPodcastState::Lost),
            ignored: count(ListedPodcastState::Ignored),
        }
    }
}

impl RecentActivityView {
    fn of(activity: &RecentActivity, names: &UserNames) -> Self {
        Self {
            kind: activity.kind.as_str().to_owned(),
            date: activity.at().into(),
            podcast_title: activity.podcast_title.clone(),
            podcast_slug: activity.podcast_slug.clone(),
            podcast_image_url: activity.podcast_image_url.clone(),
            to_value: activity.to_value.clone(),
            user: names.person(activity.user_id),
        }
    }
}

impl ProjectDetailsView {
    pub fn of(
        project: &Project,
        listed_podcasts: Vec<ListedPodcastView>,
        viewer: Role,
        names: &UserNames,
        pinned: &HashSet<Uuid>,
    ) -> Self {
        let public = &project.public;
        Self {
            project: ProjectView::of(project, names, pinned),
            project_type_other_reason: project.other_reason.clone(),
            project_keywords: project.keywords.clone(),
            public_title: public.title.clone(),
            public_description: public.description.clone(),
            public_slug: public.slug.clone(),
            is_public_listicle: public.is_public,
            public_podcast_limit: public.podcast_limit,
            is_public_for_team: public.is_for_team,
            custom_columns: project.custom_columns.iter().map(Into::into).collect(),
            viewer_role: viewer.as_str().to_owned(),
            auto_fill: None,
            listed_podcasts,
        }
    }

    /// The view with the guest of the project.
    #[must_use]
    pub fn with_guest(self, guest: Option<&LinkedGuest>) -> Self {
        Self { project: self.project.with_guest(guest), ..self }
    }

    /// The view with the search with which the project fills itself.
    #[must_use]
    pub fn with_auto_fill(self, auto_fill: Option<AutoFill>) -> Self {
        Self { auto_fill: auto_fill.map(Into::into), ..self }
    }
}

impl DeletedProjectView {
    /// `None` when the project is not deleted.
    pub fn of(project: &Project, names: &UserNames, pinned: &HashSet<Uuid>) -> Option<Self> {
        Some(Self {
            project: ProjectView::of(project, names, pinned),
            deleted_at: project.deleted_at?.into(),
            purge_at: project.purge_at()?.into(),
        })
    }
}
