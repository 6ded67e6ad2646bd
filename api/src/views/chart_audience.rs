//! What a row of a chart tells of its listeners, or why it tells nothing.

use earshot_model::{AudienceEstimate, PodcastDocument, Tier};

/// The estimate of a row's podcast; the reason where there is none, or none for this caller.
pub fn find_estimate(podcast: Option<&PodcastDocument>, tier: Tier) -> Result<&AudienceEstimate, NoEstimateReason> {
    let podcast = podcast.ok_or(NoEstimateReason::NoPodcast)?;
    // The plan before the estimate: whether there is one is not for everybody either.
    if !tier.limits().sees_apple_id {
        return Err(NoEstimateReason::Plan);
    }
    podcast.score.as_ref().and_then(|score| score.audience.as_ref()).ok_or(NoEstimateReason::NotEstimated)
}

/// Why nothing is told of a row's listeners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoEstimateReason {
    /// It is not known which podcast it is.
    NoPodcast,
    /// The filter by audience is of the paid tiers (spec 6), and so is the figure.
    Plan,
    /// Nothing is counted of it that an estimate could be made of.
    NotEstimated,
}

impl NoEstimateReason {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::NoPodcast => "no_podcast",
            Self::Plan => "plan",
            Self::NotEstimated => "not_estimated",
        }
    }
}
