//! A submitted feed, and what became of it.

use crate::DbError;
use crate::entities::feed_submissions::Model;
use crate::json_column::from_name;
use earshot_model::Timestamp;
use uuid::Uuid;

const TABLE: &str = "feed_submissions";

/// What happened to a submitted feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubmissionState {
    Queued,
    /// It was read into the catalog, and is served with the next publication.
    Read,
    Failed,
}

impl SubmissionState {
    const ALL: [Self; 3] = [Self::Queued, Self::Read, Self::Failed];

    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Read => "read",
            Self::Failed => "failed",
        }
    }
}

/// A submitted feed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedSubmission {
    pub id: Uuid,
    pub feed_url: String,
    /// As the feed had it when it was submitted.
    pub title: String,
    pub state: SubmissionState,
    /// Why the feed could not be read.
    pub failure: Option<String>,
    /// `None` unless it failed.
    pub failure_kind: Option<SubmissionFailureKind>,
    pub submitted_at: Timestamp,
}

/// Why a feed could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubmissionFailure {
    pub kind: SubmissionFailureKind,
    /// For people.
    pub reason: String,
}

/// What is wrong with a feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubmissionFailureKind {
    /// There is nothing at its URL.
    NotFound,
    /// The document at its URL is not a feed of a podcast.
    NotAFeed,
    /// Its server did not send it.
    NotFetched,
}

impl SubmissionFailureKind {
    const ALL: [Self; 3] = [Self::NotFound, Self::NotAFeed, Self::NotFetched];

    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::NotAFeed => "not-a-feed",
            Self::NotFetched => "not-fetched",
        }
    }
}

pub(super) fn from_row(row: Model) -> Result<FeedSubmission, DbError> {
    let state = |name: &str| SubmissionState::ALL.into_iter().find(|state| state.as_str() == name);
    let kind = |name: &str| SubmissionFailureKind::ALL.into_iter().find(|kind| kind.as_str() == name);
    let failure_kind = row.failure_kind.as_deref().map(|name| from_name(TABLE, name, kind)).transpose()?;
    Ok(FeedSubmission {
        id: row.id,
        feed_url: row.feed_url,
        title: row.title,
        state: from_name(TABLE, &row.state, state)?,
        failure: row.failure,
        failure_kind,
        submitted_at: row.submitted_at.into(),
    })
}
