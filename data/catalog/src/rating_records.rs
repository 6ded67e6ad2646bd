//! What ratings, reviews and counts of profiles are handed over as.

use earshot_model::rating::{Rating, Review, ShowId, SocialProfile, SocialProfileRef};
use earshot_model::{PodcastId, Timestamp};

/// What was read of platforms.
#[derive(Clone, Debug, Default)]
pub struct RatingUpdate {
    pub ratings: Vec<(PodcastId, Rating)>,
    pub reviews: Vec<(PodcastId, Review)>,
    pub profiles: Vec<SocialProfile>,
    pub polls: Vec<ProviderPoll>,
}

/// What writing it came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatingCounts {
    /// Ratings, reviews and profiles that were new or said something else than before.
    pub ratings: u64,
    pub reviews: u64,
    pub profiles: u64,
    /// Podcasts of which any of it is told anew.
    pub podcasts: u64,
}

/// A service was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProviderPoll {
    pub provider: &'static str,
    pub subject: String,
    /// Empty where it is not asked by country.
    pub country: String,
    pub at: Timestamp,
    pub outcome: ProviderPollOutcome,
}

/// What came of asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProviderPollOutcome {
    Found,
    /// The service does not know it.
    NotListed,
    /// To be asked again in the next run.
    Failed,
}

impl ProviderPollOutcome {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Found => "found",
            Self::NotListed => "unknown",
            Self::Failed => "failed",
        }
    }
}

/// Which subjects a service is to be asked for.
#[derive(Clone, Copy, Debug)]
pub struct ProviderPollFilter<'a> {
    pub provider: &'static str,
    /// Empty where it is not asked by country.
    pub country: &'a str,
    /// Those that were asked for before this moment are due again.
    pub polled_before: Timestamp,
    /// When the run began: what it asked for already is not due, whatever came of it.
    pub run_started_at: Timestamp,
    pub limit: usize,
}

/// A podcast with its show on a platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShowToPoll {
    pub podcast_id: PodcastId,
    pub show: ShowId,
}

/// A profile that one podcast or more link to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileToPoll {
    /// The link, under which it is noted what was asked for.
    pub url: String,
    /// `None` where the address names no profile: nobody can be asked for it.
    pub target: Option<SocialProfileRef>,
}
