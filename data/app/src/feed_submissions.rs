//! Feeds that people submit: the queue that `earshot watch` reads into the catalog.

use crate::entities::feed_readers;
use crate::entities::feed_submissions::{Column, Entity, Model};
use crate::ids;
use crate::{Db, DbError, EpochMillis};
use earshot_model::Timestamp;
use futures::FutureExt as _;
use sea_orm::sea_query::OnConflict;
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, DatabaseTransaction, EntityTrait, IntoActiveModel,
    PaginatorTrait as _, QueryFilter, QueryOrder, QuerySelect,
};
use std::time::Duration;
use uuid::Uuid;

/// Most feeds that wait. Anyone can submit, so the queue has an end.
const MAX_QUEUED: u64 = 1_000;
/// How long the outcome of a feed is kept.
const RETENTION: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// The reader's name. There is one catalog, and one process that writes it.
const READER: &str = "watch";

/// What happened to a submitted feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubmissionState {
    Queued,
    /// It was read into the catalog, and is served with the next publication.
    Read,
    Failed,
}

impl SubmissionState {
    fn as_str(self) -> &'static str {
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
    pub submitted_at: Timestamp,
}

impl Db {
    /// Queues a feed, once for its URL. `None` when too many feeds wait.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn submit_feed(&self, feed_url: &str, title: &str) -> Result<Option<FeedSubmission>, DbError> {
        let (now, new_id) = (self.now(), ids::new_id(&self.clock));
        let (feed_url, title) = (feed_url.to_owned(), title.to_owned());
        self.write_keeping_caches(|transaction| {
            async move {
                let known = Entity::find().filter(Column::FeedUrl.eq(&*feed_url)).one(transaction).await?;
                if let Some(known) = known.clone().filter(|known| known.state == SubmissionState::Queued.as_str()) {
                    return from_row(known).map(Some);
                }
                if count_queued(transaction).await? >= MAX_QUEUED {
                    return Ok(None);
                }
                let row = Model {
                    id: known.as_ref().map_or(new_id, |known| known.id),
                    feed_url,
                    title,
                    state: SubmissionState::Queued.as_str().to_owned(),
                    failure: None,
                    submitted_at: now,
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
            .boxed()
        })
        .await
    }

    /// Returns a submitted feed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn feed_submission(&self, id: Uuid) -> Result<Option<FeedSubmission>, DbError> {
        Entity::find_by_id(id).one(&self.reader).await?.map(from_row).transpose()
    }

    /// Returns feeds that wait, the longest waiting first, and records the time of the poll.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn poll_submitted_feeds(&self, limit: u64) -> Result<Vec<FeedSubmission>, DbError> {
        let row = feed_readers::Model { name: READER.to_owned(), polled_at: self.now() };
        let again =
            OnConflict::column(feed_readers::Column::Name).update_column(feed_readers::Column::PolledAt).to_owned();
        self.write_keeping_caches(|transaction| {
            async move {
                feed_readers::Entity::insert(row.into_active_model())
                    .on_conflict(again)
                    .exec_without_returning(transaction)
                    .await?;
                Ok(())
            }
            .boxed()
        })
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
    ///
    /// # Errors
    /// When the database fails.
    pub async fn submissions_polled_at(&self) -> Result<Option<Timestamp>, DbError> {
        let row = feed_readers::Entity::find_by_id(READER.to_owned()).one(&self.reader).await?;
        Ok(row.map(|row| row.polled_at.into()))
    }

    /// Records that a feed was read, or why it could not be.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn finish_feed_submission(&self, id: Uuid, failure: Option<&str>) -> Result<(), DbError> {
        let now = self.now();
        let state = if failure.is_some() { SubmissionState::Failed } else { SubmissionState::Read };
        let failure = failure.map(str::to_owned);
        self.write_keeping_caches(|transaction| {
            async move {
                let Some(row) = Entity::find_by_id(id).one(transaction).await? else { return Ok(()) };
                let mut row = row.into_active_model();
                row.state = Set(state.as_str().to_owned());
                row.failure = Set(failure);
                row.read_at = Set(Some(now));
                row.update(transaction).await?;
                Ok(())
            }
            .boxed()
        })
        .await
    }

    /// Deletes old outcomes. Returns their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_old_feed_submissions(&self) -> Result<u64, DbError> {
        let before: EpochMillis = self.now().minus(RETENTION);
        self.delete_rows(Entity::delete_many().filter(Column::ReadAt.lt(before))).await
    }
}

async fn count_queued(transaction: &DatabaseTransaction) -> Result<u64, DbError> {
    let queued = Entity::find().filter(Column::State.eq(SubmissionState::Queued.as_str()));
    Ok(queued.count(transaction).await?)
}

fn from_row(row: Model) -> Result<FeedSubmission, DbError> {
    let known = [SubmissionState::Queued, SubmissionState::Read, SubmissionState::Failed];
    let state = known.into_iter().find(|state| state.as_str() == row.state).ok_or_else(|| DbError::CorruptRow {
        table: "feed_submissions",
        reason: format!("state {:?} is unknown", row.state),
    })?;
    Ok(FeedSubmission {
        id: row.id,
        feed_url: row.feed_url,
        title: row.title,
        state,
        failure: row.failure,
        submitted_at: row.submitted_at.into(),
    })
}
