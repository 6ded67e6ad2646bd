//! The outcome of a refresh, in the shape that clients of the contract read.

use earshot_api_content::views::PodcastView;
use earshot_api_server::prelude::*;
use earshot_app::SubmissionFailureKind;

/// Why a feed was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RefreshErrorCode {
    /// There is nothing at the URL of the feed.
    RssNotFound,
    /// The document at the URL is not a feed of a podcast.
    RssParseError,
    /// The server of the feed did not send it.
    RssFetchFailed,
    /// It was read, but could not be stored.
    UpdateFailed,
    /// Another reason, as `errorMessage` states; also while the feed still waits.
    UnknownError,
}

impl From<Option<SubmissionFailureKind>> for RefreshErrorCode {
    fn from(kind: Option<SubmissionFailureKind>) -> Self {
        match kind {
            Some(SubmissionFailureKind::NotFound) => Self::RssNotFound,
            Some(SubmissionFailureKind::NotAFeed) => Self::RssParseError,
            Some(SubmissionFailureKind::NotFetched) => Self::RssFetchFailed,
            None => Self::UnknownError,
        }
    }
}

/// What was tried.
#[view]
pub struct RefreshErrorDetails {
    /// URL of the feed.
    pub rss_url: Option<String>,
    /// Always `null`: attempts have no numbers.
    pub attempt_id: Option<i64>,
}

/// The outcome of a refresh.
#[view]
pub struct RefreshData {
    /// Whether the feed was read.
    pub success: bool,
    /// The podcast as it is served. What has changed in the feed is in it after the next publication. `null` unless the
    /// feed was read.
    pub podcast: Option<PodcastView>,
    /// Why the feed was not read; `null` when it was.
    pub error_code: Option<RefreshErrorCode>,
    /// The reason as a sentence for people; `null` when the feed was read.
    pub error_message: Option<String>,
    /// What was tried; `null` when the feed was read.
    pub error_details: Option<RefreshErrorDetails>,
    /// Whether the feed still waits to be read.
    pub is_queued: bool,
}

impl RefreshData {
    pub(super) fn read(podcast: PodcastView) -> Self {
        Self {
            success: true,
            podcast: Some(podcast),
            error_code: None,
            error_message: None,
            error_details: None,
            is_queued: false,
        }
    }

    pub(super) fn failed(code: RefreshErrorCode, message: String, feed_url: String) -> Self {
        Self {
            success: false,
            podcast: None,
            error_code: Some(code),
            error_message: Some(message),
            error_details: Some(RefreshErrorDetails { rss_url: Some(feed_url), attempt_id: None }),
            is_queued: false,
        }
    }

    pub(super) fn queued(message: String, feed_url: String) -> Self {
        Self { is_queued: true, ..Self::failed(RefreshErrorCode::UnknownError, message, feed_url) }
    }
}
