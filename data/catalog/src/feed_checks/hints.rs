//! Storage for hints: earlier polls, checkpoints of hint sources, and WebSub subscriptions.

use super::check_rows::{self, MIN_CHECK_INTERVAL};
use super::feed_check::FeedCheck;
use super::store::{DuePageKey, FeedCheckStore, query_checks, with_context};
use crate::error::CatalogError;
use chrono::DateTime;
use earshot_model::Timestamp;
use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};

/// The URL of the feed, and the subscription's record, which is opaque to the catalog.
pub type SubscriptionRecord = (String, String);

impl FeedCheckStore {
    /// Makes a known feed due at `now` because a hint reports a change. Returns false when the feed is unknown.
    /// A feed that was checked within the last minute becomes due when that minute is over: the reported change may be
    /// newer than the check. A feed that is due earlier keeps its time.
    pub fn apply_hint(&self, url: &str, now: Timestamp, why: &str) -> Result<bool, CatalogError> {
        let connection = self.lock();
        let known: Option<Option<i64>> = connection
            .query_row("SELECT checked_at FROM feeds WHERE url = ?1", [url], |row| row.get(0))
            .optional()
            .map_err(with_context("cannot read the feed checks"))?;
        let Some(checked_at) = known else { return Ok(false) };
        let checked_at = checked_at.and_then(|seconds| DateTime::from_timestamp(seconds, 0));
        // A check dated in the future was written before the clock was set back; treat it as due now.
        let at =
            checked_at.filter(|checked| *checked <= now).map_or(now, |checked| now.max(checked + MIN_CHECK_INTERVAL));
        connection
            .execute(
                "UPDATE feeds SET hinted_at = ?4, next_at = min(next_at, ?2), why = iif(next_at > ?2, ?3, why) WHERE url = ?1",
                params![url, at.timestamp(), why, now.timestamp()],
            )
            .map_err(with_context("cannot write the feed checks"))?;
        Ok(true)
    }

    /// Returns up to `limit` feeds that name a hub and a topic, soonest due first, after the page key `after`; with the
    /// page key of the next page.
    pub fn feeds_with_hub(
        &self,
        after: &DuePageKey,
        limit: usize,
    ) -> Result<(Vec<FeedCheck>, DuePageKey), CatalogError> {
        let sql = format!(
            "SELECT {} FROM feeds WHERE hub_url IS NOT NULL AND topic_url IS NOT NULL AND (next_at, url) > (?1, ?2) \
             ORDER BY next_at, url LIMIT ?3",
            check_rows::COLUMNS
        );
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let feeds = query_checks(&self.lock(), &sql, params![after.next_at, after.url, limit])?;
        let place = after.after_page(&feeds);
        Ok((feeds, place))
    }

    /// Returns up to `limit` subscriptions ordered by feed URL, starting after `feed_url`.
    pub fn subscriptions(&self, feed_url: &str, limit: usize) -> Result<Vec<SubscriptionRecord>, CatalogError> {
        let connection = self.lock();
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let read = || -> rusqlite::Result<Vec<SubscriptionRecord>> {
            let sql = "SELECT feed_url, record FROM subscriptions WHERE feed_url > ?1 ORDER BY feed_url LIMIT ?2";
            let mut statement = connection.prepare_cached(sql)?;
            statement.query_map(params![feed_url, limit], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        };
        read().map_err(with_context("cannot read the subscriptions"))
    }

    /// Stores subscriptions, replacing those of the same feeds, and deletes those of the feeds in `ended`, in one
    /// transaction.
    ///
    /// # Errors
    /// When the store cannot be written. Nothing is changed then.
    pub fn put_subscriptions(&self, kept: &[SubscriptionRecord], ended: &[String]) -> Result<(), CatalogError> {
        if kept.is_empty() && ended.is_empty() {
            return Ok(());
        }
        let write = |connection: &mut Connection| -> rusqlite::Result<()> {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            for (feed_url, record) in kept {
                let sql = "INSERT OR REPLACE INTO subscriptions (feed_url, record) VALUES (?1, ?2)";
                transaction.prepare_cached(sql)?.execute([feed_url, record])?;
            }
            for feed_url in ended {
                transaction.prepare_cached("DELETE FROM subscriptions WHERE feed_url = ?1")?.execute([feed_url])?;
            }
            transaction.commit()
        };
        write(&mut self.lock()).map_err(with_context("cannot write the subscriptions"))
    }

    /// Returns the checkpoint of a hint source: up to where it was read.
    pub fn hint_checkpoint(&self, name: &str) -> Result<Option<String>, CatalogError> {
        self.lock()
            .query_row("SELECT value FROM cursors WHERE name = ?1", [name], |row| row.get(0))
            .optional()
            .map_err(with_context("cannot read the feed checks"))
    }

    /// Stores the checkpoint of a hint source.
    pub fn set_hint_checkpoint(&self, name: &str, value: &str) -> Result<(), CatalogError> {
        self.lock()
            .execute("INSERT OR REPLACE INTO cursors VALUES (?1, ?2)", [name, value])
            .map_err(with_context("cannot write the feed checks"))?;
        Ok(())
    }
}
