//! Podcasts that a run found and did not add, each with the reason.

use earshot_api_server::prelude::*;
use earshot_model::PodcastDocument;
use std::sync::Arc;

/// Podcasts that a response names.
const MAX_SHOWN: usize = 200;

/// Why a run did not add a podcast. Those that a person may want to add come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LeftOutReason {
    LowRating,
    OverRunLimit,
    NotCompared,
    Removed,
    ListFull,
    Blacklisted,
    OptedOut,
    Listed,
}

impl LeftOutReason {
    fn as_str(self) -> &'static str {
        match self {
            Self::LowRating => "low-rating",
            Self::OverRunLimit => "run-limit",
            Self::NotCompared => "not-compared",
            Self::Removed => "removed",
            Self::ListFull => "list-full",
            Self::Blacklisted => "blacklisted",
            Self::OptedOut => "opted-out",
            Self::Listed => "listed",
        }
    }

    fn message(self) -> &'static str {
        match self {
            Self::LowRating => "It does not fit well.",
            Self::OverRunLimit => "A run adds up to 25 podcasts, and these fit better.",
            Self::NotCompared => "A run compares up to 100 podcasts, and more keywords find those.",
            Self::Removed => "Your team removed it from the list.",
            Self::ListFull => "The list is full.",
            Self::Blacklisted => "It is on your team's blacklist.",
            Self::OptedOut => "This podcast asked not to be contacted.",
            Self::Listed => "It is on the list.",
        }
    }

    /// Whether adding it by hand would work, and contradicts nobody's decision but the run's.
    fn can_be_added(self) -> bool {
        matches!(self, Self::LowRating | Self::OverRunLimit | Self::NotCompared | Self::Removed)
    }
}

/// A podcast that a run found and did not add.
pub struct LeftOutPodcast {
    /// The podcast.
    pub document: Arc<PodcastDocument>,
    /// Keywords of the strategy that found it.
    pub keywords: Vec<String>,
    /// The rating by rules, 1 to 5; `None` when it was not compared.
    pub rating: Option<u8>,
    /// Why it was not added.
    pub reason: LeftOutReason,
    /// More about the reason, as a sentence.
    pub detail: Option<String>,
}

/// A podcast that a run found and did not add, with the reason.
#[view]
pub struct LeftOutPodcastView {
    /// ID of the podcast.
    podcast_id: String,
    /// Slug of the podcast.
    slug: String,
    /// Title of the podcast.
    title: String,
    /// Keywords of the strategy that found it.
    keywords: Vec<String>,
    /// The rating by rules, 1 to 5; `null` when it was not compared.
    relevancy_score: Option<u8>,
    /// low-rating, run-limit, not-compared, removed, list-full, blacklisted, opted-out or listed.
    reason: String,
    /// The reason for people.
    message: String,
    /// Whether it can be added to the project anyway.
    can_be_added: bool,
}

/// The views of podcasts that were left out, first those that can be added anyway.
pub fn left_out_views(mut podcasts: Vec<LeftOutPodcast>) -> Vec<LeftOutPodcastView> {
    // The sort is stable: within a reason, the best stays first.
    podcasts.sort_by_key(|podcast| podcast.reason);
    podcasts.into_iter().take(MAX_SHOWN).map(LeftOutPodcastView::of).collect()
}

impl LeftOutPodcastView {
    fn of(podcast: LeftOutPodcast) -> Self {
        let LeftOutPodcast { document, keywords, rating, reason, detail } = podcast;
        let detail = detail.map_or(String::new(), |detail| format!(" {detail}"));
        Self {
            podcast_id: document.podcast.id.to_string(),
            slug: document.podcast.slug.clone(),
            title: document.podcast.title.clone(),
            keywords,
            relevancy_score: rating,
            reason: reason.as_str().to_owned(),
            message: format!("{}{detail}", reason.message()),
            can_be_added: reason.can_be_added(),
        }
    }
}
