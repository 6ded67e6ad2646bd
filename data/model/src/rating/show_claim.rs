//! The claim that a podcast is a show of a platform, with its evidence.

use super::show_id::ShowId;
use serde::{Deserialize, Serialize};

named! {
    /// The evidence that a podcast is a show, strongest first.
    ShowEvidence {
        /// A directory or the platform lists the podcast's feed under the show's id.
        Directory = "directory",
        /// The podcast links to the show, and the show is on a chart.
        Chart = "chart",
        /// The podcast's feed links to the show.
        FeedLink = "feed-link",
        /// The podcast's website links to the show.
        SiteLink = "site-link",
        /// Title and author equal those of a show on a chart.
        TitleAndAuthor = "title-and-author",
    }
}

/// A show that a podcast may be. Two podcasts may claim the same show; the stronger evidence decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShowClaim {
    pub show: ShowId,
    pub evidence: ShowEvidence,
}
