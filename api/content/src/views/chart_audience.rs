//! The audience estimate in a row of a chart, or why there is none.

use earshot_model::search::RestrictedField;
use earshot_model::{AudienceEstimate, PodcastDocument, Tier};

/// Returns the estimate of a row's podcast, or why it is missing or not visible to the caller.
pub fn find_estimate(podcast: Option<&PodcastDocument>, tier: Tier) -> Result<&AudienceEstimate, NoEstimateReason> {
    let podcast = podcast.ok_or(NoEstimateReason::NoPodcast)?;
    // Checks the plan first, because even the existence of an estimate is not public.
    if !tier.can_see(RestrictedField::Audience) {
        return Err(NoEstimateReason::Plan);
    }
    podcast.score.as_ref().and_then(|score| score.audience.as_ref()).ok_or(NoEstimateReason::NotEstimated)
}

earshot_model::named! {
    /// Why a row has no estimate.
    NoEstimateReason {
        /// The podcast is unknown.
        NoPodcast = "no_podcast",
        /// The figure needs a paid tier, like the filter by audience (spec 6).
        Plan = "plan",
        /// The podcast has no data to estimate from.
        NotEstimated = "not_estimated",
    }
}
