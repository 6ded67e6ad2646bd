//! A submitted feed as the API shows it.

use earshot_api_content::views::PodcastSummary;
use earshot_api_server::prelude::*;

/// What happened to a submitted feed.
#[view(Clone, Copy, PartialEq, Eq)]
pub enum SubmissionOutcome {
    /// It waits to be read.
    Queued,
    /// It was read, and is in the catalog with the next publication.
    Read,
    /// It is in the catalog.
    Listed,
    /// It could not be read when it was its turn.
    Failed,
    /// The URL is a web page. Nothing was queued.
    WebPage,
}

/// A submitted feed.
#[view]
pub struct FeedSubmissionView {
    /// Id under which the outcome can be read for 30 days; `null` when nothing was queued.
    pub id: Option<String>,
    /// What happened.
    pub outcome: SubmissionOutcome,
    /// The outcome as a sentence for people.
    pub message: String,
    /// Title of the feed; `null` without one.
    pub title: Option<String>,
    /// The podcast, once it is in the catalog; else `null`.
    pub podcast: Option<PodcastSummary>,
    /// For a web page, the feeds that it links to.
    pub feeds: Vec<String>,
}

/// A submitted feed.
#[view]
pub struct FeedSubmissionData {
    /// The submitted feed.
    pub submission: FeedSubmissionView,
}
