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

/// Outcome of a provider poll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProviderPollOutcome {
    Found,
    /// The provider does not list the subject.
    NotListed,
    /// The request failed; it is repeated in the next run.
    Failed,
}

impl ProviderPollOutcome {
    /// Name of the outcome in the catalog.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Found => "found",
            Self::NotListed => "unknown",
            Self::Failed => "failed",
        }
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

/// A social profile that at least one podcast links to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileToPoll {
    /// The link; polls are stored by it.
    pub url: String,
    /// `None` when the URL is not that of a profile, so that there is nothing to poll.
    pub target: Option<SocialProfileRef>,
}
