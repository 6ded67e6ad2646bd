//! Podcast identity: the keys by which a podcast is found, the aliases of its feed, and the URL that is read.

use super::sql::{self, record_changes};
use crate::error::{CatalogError, DbContext as _};
use crate::records::{FeedAlias, FeedState, FeedUpdate, MovedFeed, PodcastIdentity};
use crate::tables;
use crate::writer::{UnitOfWork, Writer};
use chrono::DateTime;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{PodcastId, Timestamp};
use std::collections::{HashMap, HashSet};

/// Podcasts per key. A key with more (such as the title `Podcast`) identifies nothing and is ignored.
pub const MAX_PODCASTS_PER_KEY: usize = 16;

impl Writer {
    /// Returns the podcasts that ever had each of these keys. A key with more than 16 podcasts returns its first 17.
    pub fn podcasts_by_key(&mut self, keys: &[u64]) -> Result<HashMap<u64, Vec<PodcastId>>, CatalogError> {
        let mut found: HashMap<u64, Vec<PodcastId>> = HashMap::new();
        if keys.is_empty() {
            return Ok(found);
        }
        self.yield_to_waiting_writer();
        let list: Vec<String> = keys.iter().map(u64::to_string).collect();
        let sql = format!(
            "SELECT key, podcast_id::VARCHAR FROM identity_keys WHERE key IN ({})
             QUALIFY row_number() OVER (PARTITION BY key ORDER BY podcast_id) <= {}",
            list.join(", "),
            MAX_PODCASTS_PER_KEY + 1
        );
        let doing = "cannot find podcasts by key";
        let mut statement = self.connection()?.prepare(&sql).context(doing)?;
        let rows =
            statement.query_map([], |row| Ok((row.get::<_, u64>(0)?, row.get::<_, String>(1)?))).context(doing)?;
        for row in rows {
            let (key, podcast) = row.context(doing)?;
            let podcasts = found.entry(key).or_default();
            if let Ok(podcast) = podcast.parse()
                && !podcasts.contains(&podcast)
            {
                podcasts.push(podcast);
            }
        }
        Ok(found)
    }

    /// Returns these podcasts with the feed that each is read from.
    pub fn podcast_identities(
        &mut self,
        podcasts: &HashSet<PodcastId>,
    ) -> Result<HashMap<PodcastId, PodcastIdentity>, CatalogError> {
        if podcasts.is_empty() {
            return Ok(HashMap::new());
        }
        self.yield_to_waiting_writer();
        let facts = self.read_podcast_facts(podcasts)?;
        // Look up by URL: feeds have no index by podcast.
        let mut states = self.feeds_by_url(facts.values().map(|facts| facts.feed_url.as_str()))?;
        let known = facts.into_iter().filter_map(|(podcast, facts)| {
            let PodcastFacts { feed_url, owner_email, locked, apple_id, first_seen_at } = facts;
            let state = states.remove(&feed_url)?;
            Some((podcast, PodcastIdentity { feed_state: state, owner_email, locked, apple_id, first_seen_at }))
        });
        Ok(known.collect())
    }

    /// Stores aliases of podcasts' feeds, and drops the state of failed readings under these URLs.
    pub fn record_aliases(&mut self, aliases: &[FeedAlias]) -> Result<(), CatalogError> {
        if aliases.is_empty() {
            return Ok(());
        }
        self.run_unit(|unit| {
            let urls = sql::text_list(aliases.iter().map(|alias| alias.url.as_str()));
            unit.execute("cannot leave a URL", &format!("DELETE FROM feeds WHERE url IN ({urls})"))?;
            put_aliases(unit, aliases)?;
            let podcasts: Vec<PodcastId> = aliases.iter().map(|alias| alias.podcast_id).collect();
            record_changes(unit, &podcasts)
        })
    }

    /// Moves feeds to other URLs and keeps their state.
    ///
    /// # Errors
    /// When the catalog cannot be written. No feed is moved then.
    pub fn move_feeds(&mut self, moved: &[MovedFeed]) -> Result<(), CatalogError> {
        if moved.is_empty() {
            return Ok(());
        }
        self.run_unit(|unit| {
            for feed in moved {
                let (former, url) = (sql::text_literal(&feed.former_url), sql::text_literal(&feed.url));
                unit.execute(
                    "cannot move a feed",
                    &format!(
                        "UPDATE feeds SET url = {url}
                         WHERE url = {former} AND NOT EXISTS (SELECT 1 FROM feeds WHERE url = {url});
                         DELETE FROM feeds WHERE url = {former};
                         DELETE FROM feed_aliases WHERE url = {url};
                         UPDATE podcasts SET feed_url = {url} WHERE id = '{id}';
                         INSERT INTO identity_keys VALUES ({key}, '{id}')",
                        id = feed.podcast_id,
                        key = feed.key
                    ),
                )?;
            }
            let alias = |feed: &MovedFeed| FeedAlias {
                url: feed.former_url.clone(),
                podcast_id: feed.podcast_id,
                seen_at: feed.at,
            };
            put_aliases(unit, &moved.iter().map(alias).collect::<Vec<_>>())?;
            let podcasts: Vec<PodcastId> = moved.iter().map(|feed| feed.podcast_id).collect();
            record_changes(unit, &podcasts)
        })
    }

    pub(super) fn feeds_by_url<'a>(
        &mut self,
        urls: impl Iterator<Item = &'a str>,
    ) -> Result<HashMap<String, FeedState>, CatalogError> {
        let urls = sql::text_list(urls);
        let mut states = HashMap::new();
        if urls.is_empty() {
            return Ok(states);
        }
        let sql = format!("SELECT url AS asked, feeds.* FROM feeds WHERE url IN ({urls})");
        let mut statement = self.connection()?.prepare(&sql).context("cannot read feeds")?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context("cannot read feeds")?.collect();
        for batch in &batches {
            states.extend(tables::feed::from_batch(batch)?);
        }
        Ok(states)
    }

    pub(super) fn find_aliases<'a>(
        &mut self,
        urls: impl Iterator<Item = &'a String>,
    ) -> Result<Vec<(String, PodcastId)>, CatalogError> {
        let urls = sql::text_list(urls.map(String::as_str));
        if urls.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!("SELECT url, podcast_id::VARCHAR FROM feed_aliases WHERE url IN ({urls})");
        let mut statement = self.connection()?.prepare(&sql).context("cannot read aliases")?;
        let rows = statement
            .query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))
            .context("cannot read aliases")?
            .collect::<Result<Vec<_>, _>>()
            .context("cannot read aliases")?;
        Ok(rows.into_iter().filter_map(|(url, podcast)| Some((url, podcast.parse().ok()?))).collect())
    }

    fn read_podcast_facts(
        &mut self,
        podcasts: &HashSet<PodcastId>,
    ) -> Result<HashMap<PodcastId, PodcastFacts>, CatalogError> {
        let sql = format!(
            "SELECT id::VARCHAR, feed_url, owner_email, locked, apple_id, epoch_us(first_seen_at)
             FROM podcasts WHERE id IN ({})",
            sql::id_list(podcasts.iter())
        );
        let doing = "cannot read podcasts";
        let mut statement = self.connection()?.prepare(&sql).context(doing)?;
        let rows = statement
            .query_map([], |row| {
                let facts = PodcastFacts {
                    feed_url: row.get(1)?,
                    owner_email: row.get(2)?,
                    locked: row.get(3)?,
                    apple_id: row.get(4)?,
                    first_seen_at: DateTime::from_timestamp_micros(row.get(5)?).unwrap_or_default(),
                };
                Ok((row.get::<_, String>(0)?, facts))
            })
            .context(doing)?
            .collect::<Result<Vec<_>, _>>()
            .context(doing)?;
        Ok(rows.into_iter().filter_map(|(podcast, facts)| Some((podcast.parse().ok()?, facts))).collect())
    }
}

struct PodcastFacts {
    feed_url: String,
    owner_email: Option<String>,
    locked: Option<bool>,
    apple_id: Option<i64>,
    first_seen_at: Timestamp,
}

pub(super) fn put_aliases(unit: &UnitOfWork<'_>, aliases: &[FeedAlias]) -> Result<(), CatalogError> {
    let rows: Vec<String> = aliases
        .iter()
        .map(|alias| {
            format!(
                "({}, '{}', {})",
                sql::text_literal(&alias.url),
                alias.podcast_id,
                sql::timestamp_literal(alias.seen_at)
            )
        })
        .collect();
    unit.execute(
        "cannot store aliases",
        &format!(
            "INSERT INTO feed_aliases SELECT DISTINCT ON (url) * FROM (VALUES {}) rows(url, podcast_id, seen_at)
             ON CONFLICT (url) DO UPDATE SET podcast_id = excluded.podcast_id, seen_at = excluded.seen_at",
            rows.join(", ")
        ),
    )
}

pub(super) fn put_keys(unit: &UnitOfWork<'_>, updates: &[FeedUpdate]) -> Result<(), CatalogError> {
    let rows: Vec<String> = updates
        .iter()
        .flat_map(|update| update.keys.iter().map(|key| format!("({key}, '{}')", update.state.podcast_id)))
        .collect();
    if rows.is_empty() {
        return Ok(());
    }
    unit.execute("cannot write keys", &format!("INSERT INTO identity_keys VALUES {}", rows.join(", ")))
}
