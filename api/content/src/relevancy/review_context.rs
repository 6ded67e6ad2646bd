//! Whom podcasts are reviewed for: a project, and its guest.

use crate::assistance::{guest_facts, run_rules};
use earshot_api_server::prelude::*;
use earshot_app::{GuestProfileKey, Project, ProjectVersions, ReviewedVersions};
use earshot_assist::facts::{GuestFacts, ProjectFacts};
use earshot_assist::relevancy::RelevancyReviewer;
use earshot_assist::words::WordStatistics;
use earshot_model::{PodcastDocument, Timestamp};

/// Bytes of a subject's text that are embedded.
const MAX_SUBJECT_BYTES: usize = 2_000;

/// A project with its guest, as facts and with their versions.
#[derive(Clone, Debug)]
pub struct ReviewContext {
    pub project_id: Uuid,
    pub project: ProjectFacts,
    /// `None` for projects without a guest.
    pub guest: Option<GuestFacts>,
    project_version: i64,
    guest_version: Option<(Uuid, i64)>,
}

impl ReviewContext {
    /// Reads the guest of a project of the account's team.
    pub async fn read(
        state: &AppState,
        account: &Account,
        project: &Project,
        facts: ProjectFacts,
    ) -> Result<Self, ApiError> {
        let guest = state.db.find_guest_profile(account, &GuestProfileKey::Id(project.id)).await?;
        Ok(Self {
            project_id: project.id,
            project: facts,
            guest: guest.as_ref().map(guest_facts),
            project_version: project.version,
            guest_version: guest.map(|guest| (guest.id, guest.version)),
        })
    }

    /// Checks that a subject of guest or project is recognized and that the catalog mentions one. Otherwise reviews would
    /// be empty, so that nothing may be charged.
    ///
    /// # Errors
    /// When there is none, with the reason.
    pub async fn check_subjects(&self, state: &AppState, account: &Account) -> Result<(), ApiError> {
        let subject = self.clone();
        let check = move |statistics: &dyn WordStatistics| {
            let now = Timestamp::UNIX_EPOCH;
            RelevancyReviewer::new(subject.guest.as_ref(), Some(&subject.project), statistics, now).map(|_| ())
        };
        Ok(run_rules(state, account, check).await??)
    }

    /// What podcasts should be about: the topics and the bio of the guest, otherwise the words of the project. Empty
    /// when neither describes a subject.
    pub fn text(&self) -> String {
        let mut texts: Vec<&str> = Vec::new();
        if let Some(guest) = &self.guest {
            texts.extend(guest.topics.iter().chain(&guest.expertise).map(String::as_str));
            texts.push(&guest.short_bio);
        }
        if texts.iter().all(|text| text.trim().is_empty()) {
            texts.extend(self.project.keywords.iter().chain(&self.project.purpose).map(String::as_str));
        }
        let joined = texts.into_iter().map(str::trim).filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n");
        joined[..joined.floor_char_boundary(MAX_SUBJECT_BYTES)].to_owned()
    }

    /// The versions of what a review of this podcast reads.
    pub fn versions(&self, document: &PodcastDocument) -> ReviewedVersions {
        ReviewedVersions {
            guest: self.guest_version,
            project: self.project_version,
            podcast: podcast_version(document),
        }
    }
}

/// Whether a project, its guest or a podcast have changed since they were reviewed. A podcast that is not in the
/// catalog counts as unchanged, and so does everything of a project that is gone.
pub fn is_stale(
    reviewed: &ReviewedVersions,
    subject: Option<&ProjectVersions>,
    document: Option<&PodcastDocument>,
) -> bool {
    let is_other = |subject: &ProjectVersions| (subject.project, subject.guest) != (reviewed.project, reviewed.guest);
    subject.is_some_and(is_other) || document.is_some_and(|document| podcast_version(document) != reviewed.podcast)
}

/// Names the state of a podcast: it changes with its texts, its newest episode, and its numbers of episodes and
/// transcripts.
fn podcast_version(document: &PodcastDocument) -> String {
    let score = document.score.as_ref();
    let newest = score.and_then(|score| score.newest_at.or(score.last_episode_at));
    let newest_ms = newest.map_or(0, |at| at.timestamp_millis());
    let (episodes, transcripts) = score.map_or((0, 0), |score| (score.episode_count, score.transcript_count));
    format!("{}:{newest_ms}:{episodes}:{transcripts}", document.podcast.updated_at.timestamp_millis())
}
