//! A feed on its way through a unit: how it was fetched, what was read, and whose podcast it is.

use crate::feed::ParsedFeed;
use earshot_catalog::{FeedCheck, FeedState};
use earshot_model::{Issue, PodcastId, hide_secrets, public_url};
use earshot_net::{FetchError, FetchResponse};
use std::path::PathBuf;

/// A feed of a unit, ready to be compared.
pub(super) struct FeedJob {
    pub(super) loaded: LoadedFeed,
    pub(super) state: Option<FeedState>,
    pub(super) identity: FeedIdentity,
}

/// An entry with its parsed feed or failure.
pub(super) struct LoadedFeed {
    /// The URL that identifies the feed.
    pub(super) url: String,
    /// The path, if the entry is a file.
    pub(super) path: Option<PathBuf>,
    pub(super) outcome: LoadOutcome,
    /// `None` for a file.
    pub(super) fetch: Option<FeedFetch>,
    /// Size of the body.
    pub(super) body_bytes: u64,
}

impl LoadedFeed {
    /// The name for people: path, or URL without secrets.
    pub(super) fn display_name(&self) -> String {
        self.path.as_ref().map_or_else(|| public_url(&self.url).into_owned(), |path| path.display().to_string())
    }

    /// The response without its body, if there was one.
    pub(super) fn response(&self) -> Option<&FetchResponse> {
        self.fetch.as_ref()?.response.as_ref().ok()
    }

    /// The stored check before this fetch.
    pub(super) fn previous_check(&self) -> Option<&FeedCheck> {
        self.fetch.as_ref()?.previous_check.as_ref()
    }
}

/// The fetch of a feed.
pub(super) struct FeedFetch {
    pub(super) previous_check: Option<FeedCheck>,
    /// The response without its body, or the error.
    pub(super) response: Result<FetchResponse, FetchError>,
}

pub(super) enum LoadOutcome {
    Parsed {
        feed: Box<ParsedFeed>,
        body_hash: String,
    },
    /// The server returned 304.
    NotModified,
    /// The same bytes as last time.
    SameBytes,
    /// The URL has an OPML list instead of a feed.
    OpmlList(Vec<String>),
    Failed(FeedFailure),
}

/// Why a feed was not read.
#[derive(Clone, Debug)]
pub struct FeedFailure {
    /// The failure's kind in kebab-case, for counting.
    pub kind: String,
    pub message: String,
    /// The body is complete and is not a feed.
    pub is_rejection: bool,
}

impl FeedFailure {
    pub(super) fn new(kind: impl Into<String>, message: impl Into<String>) -> Self {
        Self { kind: kind.into(), message: hide_secrets(&message.into()).into_owned(), is_rejection: false }
    }
}

/// The podcast of a feed, and the URL that it is read from.
pub(super) struct FeedIdentity {
    pub(super) podcast_id: PodcastId,
    pub(super) url: String,
    /// Keys that the catalog does not have yet.
    pub(super) keys: Vec<u64>,
    pub(super) issues: Vec<Issue>,
    /// Nothing was read from this URL yet.
    pub(super) has_new_source: bool,
}

impl FeedIdentity {
    /// Uses the stored state of the URL, otherwise the content of the feed.
    pub(super) fn from_loaded(loaded: &LoadedFeed, state: Option<&FeedState>) -> Self {
        let remembered =
            state.map(|state| state.podcast_id).or(loaded.previous_check().and_then(|check| check.podcast_id));
        Self {
            podcast_id: remembered.unwrap_or_else(|| PodcastId::from_feed_url(&loaded.url)),
            url: loaded.url.clone(),
            keys: Vec::new(),
            issues: Vec::new(),
            has_new_source: false,
        }
    }

    /// Sets the URL of the next poll.
    pub(super) fn apply_to_check(&self, check: FeedCheck) -> FeedCheck {
        let check = FeedCheck { url: self.url.clone(), ..check };
        if self.has_new_source { FeedCheck { etag: None, last_modified: None, ..check } } else { check }
    }
}
