//! Records of ratings, reviews, social profiles and provider polls.

use earshot_model::rating::{Rating, Review, ShowId, SocialProfile, SocialProfileRef};
use earshot_model::{PodcastId, Timestamp};

/// Values that were read from providers, to be stored.
#[derive(Clone, Debug, Default)]
pub struct RatingUpdate {
    pub ratings: Vec<(PodcastId, Rating)>,
    pub reviews: Vec<(PodcastId, Review)>,
    pub profiles: Vec<SocialProfile>,
    pub polls: Vec<ProviderPoll>,
}

/// Counts of stored changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatingCounts {
    /// New or changed ratings, reviews and profiles.
    pub ratings: u64,
    pub reviews: u64,
    pub profiles: u64,
    /// Podcasts with at least one change.
    pub podcasts: u64,
}

/// One request to a provider, with its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProviderPoll {
    pub provider: &'static str,
    pub subject: String,
    /// Empty when the provider is not polled by country.
    pub country: String,
    pub at: Timestamp,
    pub outcome: ProviderPollOutcome,
}

earshot_model::named! {
    /// Outcome of a provider poll.
    ProviderPollOutcome {
        Found = "found",
        /// The provider does not list the subject.
        NotListed = "unknown",
        /// The request failed; it is repeated in the next run.
        Failed = "failed",
        /// Nothing was requested, because the subject is none of the provider's, or private.
        Skipped = "skipped",
    }
}

/// Selects the subjects for which a provider is due.
#[derive(Clone, Copy, Debug)]
pub struct ProviderPollFilter<'a> {
    pub provider: &'static str,
    /// Empty when the provider is not polled by country.
    pub country: &'a str,
    /// Subjects polled before this time are due again.
    pub polled_before: Timestamp,
    /// Start of the run. Subjects already polled in it are not due, whatever the outcome was.
    pub run_started_at: Timestamp,
    pub limit: usize,
}

/// A podcast with its show on a platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShowToPoll {
    pub podcast_id: PodcastId,
    pub show: ShowId,
}

/// A podcast with a file that seems to be fetched through a service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodcastToMeasure {
    pub podcast_id: PodcastId,
    pub feed_url: String,
    /// `podcast:guid`, as the feed claims it.
    pub guid: Option<String>,
    /// The newest file with the service's host anywhere in its URL.
    pub media_url: String,
    /// Whether the feed is private: no service is polled for it.
    pub is_private: bool,
}

/// A social profile that at least one podcast links to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileToPoll {
    /// The link; polls are stored by it.
    pub url: String,
    /// `None` when the URL is not that of a profile, so that there is nothing to poll.
    pub target: Option<SocialProfileRef>,
}
