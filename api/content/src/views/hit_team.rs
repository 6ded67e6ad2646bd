//! Lists, last pitch and blacklist of the caller's team in hits.

use earshot_api_server::prelude::*;

/// Lists, last pitch and blacklist of the caller's team. All are `null` without an account.
#[view(Clone, Default)]
pub struct HitTeamFields {
    /// The projects of the team that list the podcast, in the order of adding; `null` without an account.
    pub lists: Option<Vec<HitListView>>,
    /// Whether the team has blacklisted the podcast; `null` without an account.
    pub blacklisted: Option<bool>,
    /// The last pitch of any team member to the podcast, also when it has left the list since; `null` when there
    /// was none, and without an account.
    pub last_pitch: Option<HitPitchView>,
}

/// A project that lists the podcast of a hit.
#[view(Clone)]
pub struct HitListView {
    /// ID of the project.
    pub project_id: String,
    /// Slug of the project.
    pub project_slug: String,
    /// Name of the project.
    pub project_name: String,
    /// ID of the entry on the project.
    pub listed_podcast_id: String,
    /// State of the entry: prospect, qualified, pitched, lost, booked or ignored.
    pub state: String,
    /// When it was pitched from this project; `null` when it was not.
    pub pitched_at: Option<TimestampView>,
    /// Who pitched it: their name, or else their email address; `null` when it was not pitched.
    pub pitched_by: Option<String>,
}

/// A pitch to a podcast.
#[view(Clone)]
pub struct HitPitchView {
    /// Who pitched it: their name, or else their email address; `null` when their account was deleted.
    pub user_display_name: Option<String>,
    /// Name of the project.
    pub project_name: String,
    /// When it was pitched.
    pub at: TimestampView,
}
