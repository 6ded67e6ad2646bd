//! Conversion between feed checks and SQLite rows.

use super::feed_check::{FeedCheck, FeedOrigin, PollingPreferences};
use chrono::{DateTime, TimeDelta};
use earshot_model::{PodcastId, Timestamp};
use rusqlite::{Row, ToSql, types::Value};

/// The columns, in the order of [`column_values`] and [`from_row`].
pub(super) const COLUMNS: &str = "url, podcast_id, checked_at, changed_at, next_at, why, state, health, failures, \
     http_status, last_error, etag, last_modified, full_at, polls_since_full, published_at, complete, hub_url, topic_url, \
     origin, wishes, hinted_at";
pub(super) const PLACEHOLDERS: &str =
    "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22";

/// The shortest time between a check and a poll caused by a hint (facts 1.3: hints come in floods).
pub(super) const MIN_CHECK_INTERVAL: TimeDelta = TimeDelta::seconds(60);

/// True when a hint arrived after the check was read from the store. Writing the check must not discard it.
const IS_HINTED: &str = "coalesce(feeds.hinted_at, 0) > coalesce(excluded.hinted_at, 0)";

/// Returns SQL that inserts a check or replaces the one of the same URL. A hint that arrived in the meantime keeps the
/// feed due, by the rule of [`apply_hint`](super::FeedCheckStore::apply_hint).
pub(super) fn upsert_sql() -> String {
    let set = COLUMNS.split(',').map(str::trim).filter(|column| *column != "url").map(|column| match column {
        "next_at" => format!(
            "next_at = iif({IS_HINTED}, min(excluded.next_at, max(feeds.hinted_at, coalesce(excluded.checked_at, 0) + {})), \
             excluded.next_at)",
            MIN_CHECK_INTERVAL.num_seconds()
        ),
        "why" => format!("why = iif({IS_HINTED}, 'a notice came while it was read', excluded.why)"),
        "hinted_at" => format!("hinted_at = iif({IS_HINTED}, feeds.hinted_at, excluded.hinted_at)"),
        column => format!("{column} = excluded.{column}"),
    });
    let set: Vec<String> = set.collect();
    format!("INSERT INTO feeds ({COLUMNS}) VALUES ({PLACEHOLDERS}) ON CONFLICT (url) DO UPDATE SET {}", set.join(", "))
}

pub(super) fn insert_sql() -> String {
    format!("INSERT OR IGNORE INTO feeds ({COLUMNS}) VALUES ({PLACEHOLDERS})")
}

pub(super) fn column_values(check: &FeedCheck) -> [Box<dyn ToSql + '_>; 22] {
    let time = |at: Option<Timestamp>| at.map(|at| at.timestamp());
    let published: Vec<u8> =
        check.published_at.iter().flat_map(|at| u32::try_from(at.timestamp()).unwrap_or(0).to_le_bytes()).collect();
    let origin = (check.origin != FeedOrigin::default())
        .then(|| serde_json::to_string(&check.origin).expect("an origin has string keys"));
    let wishes = (check.polling_preferences != PollingPreferences::default())
        .then(|| serde_json::to_string(&check.polling_preferences).expect("wishes have string keys"));
    [
        Box::new(&check.url),
        Box::new(check.podcast_id.map(|id| Value::Blob(id.0.as_bytes().to_vec()))),
        Box::new(time(check.checked_at)),
        Box::new(time(check.changed_at)),
        Box::new(check.next_at.timestamp()),
        Box::new(&check.reason),
        Box::new(&check.state),
        Box::new(&check.health),
        Box::new(check.failures),
        Box::new(check.http_status),
        Box::new(&check.last_error),
        Box::new(&check.etag),
        Box::new(&check.last_modified),
        Box::new(time(check.full_body_at)),
        Box::new(check.polls_since_full_body),
        Box::new(published),
        Box::new(check.is_complete),
        Box::new(&check.hub_url),
        Box::new(&check.topic_url),
        Box::new(origin),
        Box::new(wishes),
        Box::new(time(check.hinted_at)),
    ]
}

pub(super) fn from_row(row: &Row<'_>) -> rusqlite::Result<FeedCheck> {
    let time = |index: usize| -> rusqlite::Result<Option<Timestamp>> {
        Ok(row.get::<_, Option<i64>>(index)?.and_then(|seconds| DateTime::from_timestamp(seconds, 0)))
    };
    let podcast_id: Option<Vec<u8>> = row.get(1)?;
    let published: Vec<u8> = row.get(15)?;
    let origin: Option<String> = row.get(19)?;
    let wishes: Option<String> = row.get(20)?;
    let (published, _) = published.as_chunks::<4>();
    Ok(FeedCheck {
        url: row.get(0)?,
        podcast_id: podcast_id.and_then(|bytes| uuid::Uuid::from_slice(&bytes).ok()).map(PodcastId),
        checked_at: time(2)?,
        changed_at: time(3)?,
        next_at: time(4)?.unwrap_or_default(),
        reason: row.get(5)?,
        state: row.get(6)?,
        health: row.get(7)?,
        failures: row.get(8)?,
        http_status: row.get(9)?,
        last_error: row.get(10)?,
        etag: row.get(11)?,
        last_modified: row.get(12)?,
        full_body_at: time(13)?,
        polls_since_full_body: row.get(14)?,
        published_at: published
            .iter()
            .filter_map(|seconds| DateTime::from_timestamp(i64::from(u32::from_le_bytes(*seconds)), 0))
            .collect(),
        is_complete: row.get(16)?,
        hub_url: row.get(17)?,
        topic_url: row.get(18)?,
        origin: origin.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default(),
        polling_preferences: wishes.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default(),
        hinted_at: time(21)?,
    })
}
