//! Stored facts about feeds, for reports and for scheduling.

use super::sql;
use crate::error::{CatalogError, DbContext as _};
use crate::writer::Writer;
use earshot_model::{Issue, PodcastId, Timestamp};
use serde::Serialize;

/// Stored facts about one feed.
#[derive(Clone, Debug, Serialize)]
pub struct FeedReport {
    /// The URL from which the feed is read.
    pub url: String,
    pub podcast_id: PodcastId,
    pub title: Option<String>,
    pub slug: Option<String>,
    /// When a body was last read.
    pub fetched_at: Timestamp,
    /// Episodes of the podcast, including those that left the feed.
    pub episodes: u64,
    /// Other URLs of the podcast's feed.
    pub aliases: Vec<String>,
    /// Issues of the last reading.
    pub issues: Vec<Issue>,
}

impl Writer {
    /// Returns the facts about a feed, by its current URL or an alias.
    pub fn feed_report(&mut self, url: &str) -> Result<Option<FeedReport>, CatalogError> {
        let Some(state) = self.feed_states(&[url.to_owned()])?.remove(url) else { return Ok(None) };
        let connection = self.connection()?;
        let id = state.podcast_id;
        let one = |sql: &str| -> Result<Vec<String>, CatalogError> {
            let mut statement = connection.prepare(sql).context("cannot read feeds")?;
            let rows = statement.query_map([], |row| row.get(0)).context("cannot read feeds")?;
            rows.collect::<Result<_, _>>().context("cannot read feeds")
        };
        let issues = one(&format!("SELECT issues::VARCHAR FROM feeds WHERE url = {}", sql::text_literal(&state.url)))?;
        let issues = issues.first().and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default();
        let title = one(&format!("SELECT title FROM podcasts WHERE id = '{id}'"))?.pop();
        let slug = one(&format!("SELECT slug FROM podcasts WHERE id = '{id}'"))?.pop();
        let aliases = one(&format!("SELECT url FROM feed_aliases WHERE podcast_id = '{id}' ORDER BY url"))?;
        let episodes: i64 = connection
            .query_row(&format!("SELECT count(*) FROM episodes WHERE podcast_id = '{id}'"), [], |row| row.get(0))
            .context("cannot count episodes")?;
        Ok(Some(FeedReport {
            url: state.url,
            podcast_id: id,
            title,
            slug,
            fetched_at: state.fetched_at,
            episodes: episodes.unsigned_abs(),
            aliases,
            issues,
        }))
    }

    /// Returns up to `limit` feeds ordered by URL, starting after `url`.
    pub fn feeds_after(&mut self, url: &str, limit: usize) -> Result<Vec<(String, PodcastId)>, CatalogError> {
        self.yield_to_waiting_writer();
        let sql = format!(
            "SELECT url, podcast_id::VARCHAR FROM feeds WHERE url > {} ORDER BY url LIMIT {limit}",
            sql::text_literal(url)
        );
        let connection = self.connection()?;
        let mut statement = connection.prepare(&sql).context("cannot read feeds")?;
        let rows = statement
            .query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))
            .context("cannot read feeds")?;
        let rows: Vec<(String, String)> = rows.collect::<Result<_, _>>().context("cannot read feeds")?;
        Ok(rows.into_iter().filter_map(|(url, id)| Some((url, id.parse().ok()?))).collect())
    }
}
