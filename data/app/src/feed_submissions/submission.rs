//! A submitted feed, and what became of it.

use crate::entities::feed_submissions::Model;
use crate::json_column::from_name;
use crate::prelude::*;

const TABLE: &str = "feed_submissions";

earshot_model::named! {
    /// What happened to a submitted feed.
    SubmissionState {
        Queued = "queued",
        /// It was read into the catalog, and is served with the next publication.
        Read = "read",
        Failed = "failed",
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

earshot_model::named! {
    /// What is wrong with a feed.
    SubmissionFailureKind {
        /// There is nothing at its URL.
        NotFound = "not-found",
        /// The document at its URL is not a feed of a podcast.
        NotAFeed = "not-a-feed",
        /// Its server did not send it.
        NotFetched = "not-fetched",
    }
}

pub(super) fn from_row(row: Model) -> Result<FeedSubmission, DbError> {
    let kind = |name| from_name(TABLE, name, SubmissionFailureKind::parse);
    let failure_kind = row.failure_kind.as_deref().map(kind).transpose()?;
    Ok(FeedSubmission {
        id: row.id,
        feed_url: row.feed_url,
        title: row.title,
        state: from_name(TABLE, &row.state, SubmissionState::parse)?,
        failure: row.failure,
        failure_kind,
        submitted_at: row.submitted_at.into(),
    })
}
