//! A request in the shape that clients of the contract read.

use earshot_api_content::views::TranscriptionRequestView;
use earshot_api_server::prelude::*;
use earshot_app::{AnalysisState, DeepAnalysis, Outreach, PodcastSnapshot, RequestedPreparation};
use earshot_model::{EpisodeDocument, PodcastDocument, RequestKind, Timestamp};

/// A request of the team.
#[view]
pub struct TeamRequestView {
    /// What was requested: `transcription`, `deepAnalysis`, `guestPrep` or `autoOutreach`.
    pub request_type: &'static str,
    /// ID of the podcast; empty when it is not in the catalog any more.
    pub podcast_id: String,
    /// Slug of the podcast; empty when it is not in the catalog any more.
    pub podcast_slug: String,
    /// Title of the podcast; empty when it is not in the catalog any more.
    pub podcast_title: String,
    /// URL of the podcast's image; `null` when there is none.
    pub podcast_image_url: Option<String>,
    /// ID of the episode; `null` for requests about a podcast.
    pub episode_id: Option<String>,
    /// Slug of the episode; empty when it is not in the catalog any more, and `null` for requests about a podcast.
    pub episode_slug: Option<String>,
    /// Title of the episode; `null` when it is not in the catalog any more, and for requests about a podcast.
    pub episode_title: Option<String>,
    /// URL of the episode's image; `null` when there is none.
    pub episode_image_url: Option<String>,
    /// When it was requested.
    pub requested_at: TimestampView,
    /// ID of the user who requested it; `null` when the account was deleted.
    pub requested_by_user_id: Option<String>,
    /// When the result was there; `null` without one.
    pub completed_at: Option<TimestampView>,
    /// Why it failed; `null` unless it did.
    pub failure_reason: Option<String>,
}

impl From<TranscriptionRequestView> for TeamRequestView {
    fn from(view: TranscriptionRequestView) -> Self {
        Self {
            request_type: RequestKind::Transcription.as_str(),
            podcast_id: view.podcast_id.unwrap_or_default(),
            podcast_slug: view.podcast_slug.unwrap_or_default(),
            podcast_title: view.podcast_title.unwrap_or_default(),
            podcast_image_url: view.podcast_image_url,
            episode_id: Some(view.episode_id),
            episode_slug: Some(view.episode_slug.unwrap_or_default()),
            episode_title: view.episode_title,
            episode_image_url: view.episode_image_url,
            requested_at: view.requested_at,
            requested_by_user_id: view.requested_by_user_id,
            completed_at: view.transcribed_at,
            failure_reason: view.failure_reason,
        }
    }
}

impl TeamRequestView {
    /// A deep analysis, with its episode and podcast as far as the generation has them.
    pub fn of_analysis(
        analysis: &DeepAnalysis,
        episode: Option<&EpisodeDocument>,
        podcast: Option<&PodcastDocument>,
    ) -> Self {
        let is_done = analysis.state == AnalysisState::Done;
        let podcast = podcast.map(|document| &document.podcast);
        let episode = episode.map(|document| &document.episode);
        Self {
            request_type: RequestKind::DeepAnalysis.as_str(),
            podcast_id: podcast.map(|podcast| podcast.id.to_string()).unwrap_or_default(),
            podcast_slug: podcast.map(|podcast| podcast.slug.clone()).unwrap_or_default(),
            podcast_title: podcast.map(|podcast| podcast.title.clone()).unwrap_or_default(),
            podcast_image_url: podcast.and_then(|podcast| podcast.image_url.clone()),
            episode_id: Some(analysis.episode.to_string()),
            episode_slug: Some(episode.map(|episode| episode.slug.clone()).unwrap_or_default()),
            episode_title: episode.map(|episode| episode.title.clone()),
            episode_image_url: episode.and_then(|episode| episode.image_url.clone()),
            requested_at: analysis.requested_at.into(),
            requested_by_user_id: analysis.requested_by.map(|user| user.to_string()),
            // An analysis that is made again still has the time of the former one.
            completed_at: analysis.analyzed_at.filter(|_| is_done).map(Into::into),
            failure_reason: analysis.problem.clone(),
        }
    }

    pub fn of_preparation(preparation: RequestedPreparation) -> Self {
        let RequestedPreparation { podcast, requested_by, requested_at, completed_at } = preparation;
        let requested = RequestTimes { requested_at, completed_at };
        Self::of_podcast(RequestKind::GuestPrep, podcast, requested_by, requested)
    }

    /// A pitch or follow-up, which is written at once.
    pub fn of_outreach(outreach: Outreach) -> Self {
        let requested = RequestTimes { requested_at: outreach.created_at, completed_at: outreach.created_at };
        Self::of_podcast(RequestKind::AutoOutreach, outreach.podcast, outreach.user_id, requested)
    }

    fn of_podcast(kind: RequestKind, podcast: PodcastSnapshot, by: Option<Uuid>, at: RequestTimes) -> Self {
        Self {
            request_type: kind.as_str(),
            podcast_id: podcast.id.to_string(),
            podcast_slug: podcast.slug,
            podcast_title: podcast.title,
            podcast_image_url: podcast.image_url,
            episode_id: None,
            episode_slug: None,
            episode_title: None,
            episode_image_url: None,
            requested_at: at.requested_at.into(),
            requested_by_user_id: by.map(|user| user.to_string()),
            completed_at: Some(at.completed_at.into()),
            failure_reason: None,
        }
    }
}

/// When something was requested, and when it was there.
struct RequestTimes {
    requested_at: Timestamp,
    completed_at: Timestamp,
}
