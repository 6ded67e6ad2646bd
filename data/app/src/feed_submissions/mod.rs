//! Feeds that people submit, and those that they have read again: the queue that `earshot watch` reads into the catalog.

mod refresh;
mod submission;

pub use refresh::FeedRefresh;
pub use submission::{FeedSubmission, SubmissionFailure, SubmissionFailureKind, SubmissionState};

use crate::entities::feed_readers;
use crate::entities::feed_submissions::{Column, Entity, Model};
use crate::ids;
use crate::prelude::*;
use std::time::Duration;
use submission::from_row;

/// Most feeds that wait. Anyone can submit, so the queue has an end.
const MAX_QUEUED: u64 = 1_000;
/// How long the outcome of a feed is kept.
const RETENTION: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// The reader's name. There is one catalog, and one process that writes it.
const READER: &str = "watch";

impl Db {
    /// Queues a feed, once for its URL. `None` when too many feeds wait.
    pub async fn submit_feed(&self, feed_url: &str, title: &str) -> Result<Option<FeedSubmission>, DbError> {
        let (now, new_id) = (self.now(), ids::new_id(&self.clock));
        let (feed_url, title) = (feed_url.to_owned(), title.to_owned());
        self.write_keeping_caches(work!(|transaction| {
            let known = Entity::find().filter(Column::FeedUrl.eq(&*feed_url)).one(transaction).await?;
            if let Some(known) = known.clone().filter(|known| known.state == SubmissionState::Queued.as_str()) {
                return from_row(known).map(Some);
            }
            queue_feed(transaction, known, NewSubmission { id: new_id, feed_url, title, at: now }).await
        }))
        .await
    }

    /// Returns a submitted feed.
    pub async fn feed_submission(&self, id: Uuid) -> Result<Option<FeedSubmission>, DbError> {
        Entity::find_by_id(id).one(&self.reader).await?.map(from_row).transpose()
    }

    /// Returns feeds that wait, the longest waiting first, and records the time of the poll.
    pub async fn poll_submitted_feeds(&self, limit: u64) -> Result<Vec<FeedSubmission>, DbError> {
        let row = feed_readers::Model { name: READER.to_owned(), polled_at: self.now() };
        let again =
            OnConflict::column(feed_readers::Column::Name).update_column(feed_readers::Column::PolledAt).to_owned();
        self.write_keeping_caches(work!(|transaction| {
            feed_readers::Entity::insert(row.into_active_model())
                .on_conflict(again)
                .exec_without_returning(transaction)
                .await?;
            Ok(())
        }))
        .await?;
        let rows = Entity::find()
            .filter(Column::State.eq(SubmissionState::Queued.as_str()))
            .order_by_asc(Column::SubmittedAt)
            .order_by_asc(Column::Id)
            .limit(limit)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(from_row).collect()
    }

    /// Returns when a reader last polled the queue.
    pub async fn submissions_polled_at(&self) -> Result<Option<Timestamp>, DbError> {
        let row = feed_readers::Entity::find_by_id(READER.to_owned()).one(&self.reader).await?;
        Ok(row.map(|row| row.polled_at.into()))
    }

    /// Records that a feed was read, or why it could not be.
    pub async fn finish_feed_submission(&self, id: Uuid, failure: Option<&SubmissionFailure>) -> Result<(), DbError> {
        let now = self.now();
        let state = if failure.is_some() { SubmissionState::Failed } else { SubmissionState::Read };
        let kind = failure.map(|failure| failure.kind.as_str().to_owned());
        let failure = failure.map(|failure| failure.reason.clone());
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = Entity::find_by_id(id).one(transaction).await? else { return Ok(()) };
            let mut row = row.into_active_model();
            row.state = Set(state.as_str().to_owned());
            row.failure = Set(failure);
            row.failure_kind = Set(kind);
            row.read_at = Set(Some(now));
            row.update(transaction).await?;
            Ok(())
        }))
        .await
    }

    /// Deletes old outcomes. Returns their number.
    pub async fn delete_old_feed_submissions(&self) -> Result<u64, DbError> {
        let before: EpochMillis = self.now().minus(RETENTION);
        self.delete_rows(Entity::delete_many().filter(Column::ReadAt.lt(before))).await
    }
}

/// A feed to queue.
struct NewSubmission {
    id: Uuid,
    feed_url: String,
    title: String,
    at: EpochMillis,
}

/// Queues a feed in the row that its URL has, or in a new one. `None` when too many feeds wait.
async fn queue_feed(
    transaction: &DatabaseTransaction,
    known: Option<Model>,
    new: NewSubmission,
) -> Result<Option<FeedSubmission>, DbError> {
    if count_queued(transaction).await? >= MAX_QUEUED {
        return Ok(None);
    }
    let row = Model {
        id: known.as_ref().map_or(new.id, |known| known.id),
        feed_url: new.feed_url,
        title: new.title,
        state: SubmissionState::Queued.as_str().to_owned(),
        failure: None,
        failure_kind: None,
        submitted_at: new.at,
        read_at: None,
    };
    let active = row.clone().into_active_model();
    if known.is_some() {
        active.reset_all().update(transaction).await?;
    } else {
        active.insert(transaction).await?;
    }
    from_row(row).map(Some)
}

async fn count_queued(transaction: &DatabaseTransaction) -> Result<u64, DbError> {
    let queued = Entity::find().filter(Column::State.eq(SubmissionState::Queued.as_str()));
    Ok(queued.count(transaction).await?)
}
