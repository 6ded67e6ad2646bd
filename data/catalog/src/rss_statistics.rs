//! What feeds implement of the podcast namespace and who hosts them, counted over a generation's tables, and kept in
//! the generation's folder.

use crate::durable::replace;
use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::generation::{Generation, PartialGeneration};
use crate::snapshot::Snapshot;
use chrono::TimeDelta;
use duckdb::{Connection, Row};
use earshot_model::{HOSTS, HostOfPodcasts, RssStatistics, TagUse, TaggedPodcast, Timestamp};
use std::fs;
use std::path::Path;

const FILE: &str = "rss-statistics.json";
const DOING: &str = "cannot count what feeds implement";
/// Podcasts and hosts that are kept of each order.
const KEPT: usize = 100;
/// Up to so many podcasts it takes no time worth saving, and whoever tries the product out sees the figures move.
const COUNTED_ANEW: u64 = 100_000;

/// The feeds that were read, each show once (facts 7: what many tools import is many feeds of one show), with the tags
/// of the podcast namespace alone: a row is small, so that millions fit.
const FEEDS: &str = "
    CREATE TEMP TABLE rss_feeds AS
    SELECT id, media_host, channel_tags, items,
           list_distinct(list_concat(channel_tags, map_keys(items))) AS tags
    FROM (
        SELECT id, media_host, title, author, updated_at,
               list_filter(from_json(json_extract(tag_counts, '$.channel'), '[\"VARCHAR\"]'),
                           lambda tag: starts_with(tag, 'podcast:')) AS channel_tags,
               map_from_entries(list_filter(
                   map_entries(from_json(json_extract(tag_counts, '$.items'), '\"MAP(VARCHAR, UBIGINT)\"')),
                   lambda entry: starts_with(entry.key, 'podcast:'))) AS items
        FROM podcasts WHERE json_array_length(tag_counts, '$.channel') > 0
    )
    QUALIFY row_number() OVER (
        PARTITION BY hash(lower(title)), hash(lower(coalesce(author, id::VARCHAR)))
        ORDER BY len(channel_tags) + len(map_keys(items)) DESC, id) = 1";

const HOSTS_OF_FEEDS: &str = "
    SELECT coalesce(company, media_host) AS host, count(*) AS podcasts,
           count(*) FILTER (list_contains(map_keys(items), 'podcast:transcript')), avg(len(tags))
    FROM rss_feeds LEFT JOIN rss_hosts ON domain = media_host
    WHERE media_host IS NOT NULL GROUP BY host ORDER BY podcasts DESC, host LIMIT ";

const TOP_PODCASTS: &str = "
    SELECT podcasts.id::VARCHAR, slug, podcasts.title, image_url, feed_url, coalesce(company, podcasts.media_host),
           array_to_string(list_sort(tags), ' ')
    FROM rss_feeds JOIN podcasts USING (id) LEFT JOIN scores ON scores.podcast_id = podcasts.id
    LEFT JOIN rss_hosts ON domain = podcasts.media_host
    WHERE len(tags) > 0 ORDER BY len(tags) DESC, scores.authority DESC NULLS LAST, podcasts.title, podcasts.id LIMIT ";

/// The statistics that the generation holds; `None` for one of before they were counted.
///
/// # Errors
/// When the file cannot be read, or is none of ours.
pub fn read_rss_statistics(generation: &Generation) -> Result<Option<RssStatistics>, CatalogError> {
    read(&generation.path)
}

fn read(folder: &Path) -> Result<Option<RssStatistics>, CatalogError> {
    let path = folder.join(FILE);
    match fs::read(&path) {
        Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(std::io::Error::other).at("cannot read", path),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).at("cannot read", path),
    }
}

impl PartialGeneration {
    /// Counts what the feeds of the generation implement, and goes on with the days of the one that is served. A large
    /// catalog is counted once a day.
    ///
    /// # Errors
    /// When the tables cannot be read or the file cannot be written.
    pub fn count_rss(
        &self,
        tables: &Snapshot,
        served: Option<&Generation>,
        now: Timestamp,
    ) -> Result<(), CatalogError> {
        // What cannot be read is counted anew; a figure of another day is lost then, and no generation.
        let before = served.and_then(|served| read(&served.path).ok().flatten());
        let statistics = match before {
            Some(before) if before.feeds > COUNTED_ANEW && now - before.counted_at < TimeDelta::days(1) => before,
            before => tables.rss_statistics(now)?.after(before.map(|before| before.history).unwrap_or_default()),
        };
        let json = serde_json::to_vec(&statistics).expect("statistics have string keys and finite numbers");
        replace(&self.path.join(FILE), &json)
    }
}

impl Snapshot {
    /// Counts over the generation's tables, without the days before.
    ///
    /// # Errors
    /// When the tables cannot be read.
    pub fn rss_statistics(&self, now: Timestamp) -> Result<RssStatistics, CatalogError> {
        let connection = self.connection(); // What is temporary ends with it.
        let hosts: Vec<String> =
            HOSTS.iter().map(|(domain, name)| format!("('{domain}', '{}')", name.replace('\'', "''"))).collect();
        let hosts =
            format!("CREATE TEMP TABLE rss_hosts AS FROM (VALUES {}) AS it (domain, company)", hosts.join(", "));
        connection.execute_batch(&format!("{hosts}; {FEEDS}")).doing(DOING)?;
        count(&connection, now)
    }
}

fn count(connection: &Connection, now: Timestamp) -> Result<RssStatistics, CatalogError> {
    let number = |sql: &str| -> Result<u64, CatalogError> {
        connection.query_row(sql, [], |row| row.get::<_, i64>(0)).map(i64::unsigned_abs).doing(DOING)
    };
    let tag = |row: &Row<'_>| Ok(TagUse { tag: row.get(0)?, feeds: unsigned(row, 1)?, items: unsigned(row, 2)? });
    Ok(RssStatistics {
        counted_at: now,
        feeds: number("SELECT count(*) FROM rss_feeds")?,
        episodes: number(
            "SELECT count(*) FROM episodes SEMI JOIN rss_feeds ON rss_feeds.id = podcast_id WHERE gone_at IS NULL",
        )?,
        channel_tags: rows(
            connection,
            "SELECT tag, count(*) AS feeds, 0::BIGINT FROM (SELECT unnest(channel_tags) AS tag FROM rss_feeds)
             GROUP BY tag ORDER BY feeds DESC, tag",
            tag,
        )?,
        item_tags: rows(
            connection,
            "SELECT entry.key AS tag, count(*) AS feeds, sum(entry.value)::BIGINT
             FROM (SELECT unnest(map_entries(items)) AS entry FROM rss_feeds) GROUP BY tag ORDER BY feeds DESC, tag",
            tag,
        )?,
        top_podcasts: rows(connection, &format!("{TOP_PODCASTS}{KEPT}"), podcast)?.into_iter().flatten().collect(),
        hosts: rows(connection, &format!("{HOSTS_OF_FEEDS}{KEPT}"), |row| {
            Ok(HostOfPodcasts {
                host: row.get(0)?,
                podcasts: unsigned(row, 1)?,
                with_transcripts: unsigned(row, 2)?,
                mean_tags: row.get(3)?,
            })
        })?,
        history: Vec::new(),
    })
}

fn unsigned(row: &Row<'_>, column: usize) -> duckdb::Result<u64> {
    row.get::<_, i64>(column).map(i64::unsigned_abs)
}

/// `None` for an id that is none.
fn podcast(row: &Row<'_>) -> duckdb::Result<Option<TaggedPodcast>> {
    let Ok(id) = row.get::<_, String>(0)?.parse() else { return Ok(None) };
    Ok(Some(TaggedPodcast {
        id,
        slug: row.get(1)?,
        title: row.get(2)?,
        image_url: row.get(3)?,
        feed_url: row.get(4)?,
        host: row.get(5)?,
        tags: row.get::<_, String>(6)?.split(' ').map(str::to_owned).collect(),
    }))
}

fn rows<T>(
    connection: &Connection,
    sql: &str,
    read: impl Fn(&Row<'_>) -> duckdb::Result<T>,
) -> Result<Vec<T>, CatalogError> {
    let mut statement = connection.prepare(sql).doing(DOING)?;
    let rows = statement.query_map([], |row| read(row)).doing(DOING)?.collect::<Result<_, _>>();
    rows.doing(DOING)
}
