//! Feeds of the catalog that people have read again, before their next poll.

use super::submission::from_row;
use super::{FeedSubmission, NewSubmission, SubmissionState, queue_feed};
use crate::entities::feed_submissions::{Column, Entity};
use crate::ids;
use crate::prelude::*;
use std::time::Duration;

/// A feed is read again at most once in this time, whoever requests it.
const REFRESH_INTERVAL: Duration = Duration::from_secs(60);

/// What became of a request to read a feed again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FeedRefresh {
    Queued(FeedSubmission),
    /// Somebody requested it a moment ago.
    TooSoon {
        wait: Duration,
    },
    /// Too many feeds wait.
    QueueFull,
}

impl Db {
    /// Queues a feed of the catalog, which is then read before the feeds that are due. It joins the submitted feeds.
    pub async fn refresh_feed(&self, feed_url: &str, title: &str) -> Result<FeedRefresh, DbError> {
        let (now, new_id) = (self.now(), ids::new_id(&self.clock));
        let (feed_url, title) = (feed_url.to_owned(), title.to_owned());
        self.write_keeping_caches(work!(|transaction| {
            let known = Entity::find().filter(Column::FeedUrl.eq(&*feed_url)).one(transaction).await?;
            if let Some(known) = &known {
                let left_ms = known.submitted_at.plus(REFRESH_INTERVAL).0.saturating_sub(now.0);
                if left_ms > 0 {
                    let wait = Duration::from_millis(left_ms.unsigned_abs());
                    return Ok(FeedRefresh::TooSoon { wait });
                }
                if known.state == SubmissionState::Queued.as_str() {
                    return from_row(known.clone()).map(FeedRefresh::Queued);
                }
            }
            let new = NewSubmission { id: new_id, feed_url, title, at: now };
            let queued = queue_feed(transaction, known, new).await?;
            Ok(queued.map_or(FeedRefresh::QueueFull, FeedRefresh::Queued))
        }))
        .await
    }
}
