//! RSS statistics: which tags of the podcast namespace feeds use and which companies host them. They are counted over a
//! generation's tables and stored in its folder.

use crate::atomic_file::replace_file;
use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::generation::{Generation, PartialGeneration};
use crate::generation_database::GenerationDatabase;
use chrono::TimeDelta;
use duckdb::{Connection, Row};
use earshot_model::{HOSTING_COMPANIES, HostingCompanyStatistics, PodcastTagList, RssStatistics, TagUsage, Timestamp};
use std::fs;
use std::path::Path;

const STATISTICS_FILE: &str = "rss-statistics.json";
const ERROR_CONTEXT: &str = "cannot count the tags of feeds";
/// Podcasts and hosting companies kept per ranking.
const MAX_RANKED: usize = 100;
/// Below this size a count is cheap, so it is repeated for each generation. Users who try the product then see the
/// figures change.
const MAX_PODCASTS_FOR_RECOUNT: u64 = 100_000;

/// The feeds that were read, one per podcast (facts 7: tools that import many feeds of one podcast distort counts).
/// Only tags of the podcast namespace are selected, so that rows are small and millions fit into memory.
const FEEDS_SQL: &str = "
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

const HOSTS_SQL: &str = "
    SELECT coalesce(company, media_host) AS host, count(*) AS podcasts,
           count(*) FILTER (list_contains(map_keys(items), 'podcast:transcript')), avg(len(tags))
    FROM rss_feeds LEFT JOIN rss_hosts ON domain = media_host
    WHERE media_host IS NOT NULL GROUP BY host ORDER BY podcasts DESC, host LIMIT ";

const TOP_PODCASTS_SQL: &str = "
    SELECT podcasts.id::VARCHAR, slug, podcasts.title, image_url, feed_url, coalesce(company, podcasts.media_host),
           array_to_string(list_sort(tags), ' ')
    FROM rss_feeds JOIN podcasts USING (id) LEFT JOIN scores ON scores.podcast_id = podcasts.id
    LEFT JOIN rss_hosts ON domain = podcasts.media_host
    WHERE len(tags) > 0 ORDER BY len(tags) DESC, scores.authority DESC NULLS LAST, podcasts.title, podcasts.id LIMIT ";

/// Reads the statistics of a generation; `None` when it was built before they existed.
///
/// # Errors
/// When the file cannot be read or is not valid.
pub fn read_rss_statistics(generation: &Generation) -> Result<Option<RssStatistics>, CatalogError> {
    read_statistics_file(&generation.path)
}

fn read_statistics_file(folder: &Path) -> Result<Option<RssStatistics>, CatalogError> {
    let path = folder.join(STATISTICS_FILE);
    match fs::read(&path) {
        Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(std::io::Error::other).at("cannot read", path),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).at("cannot read", path),
    }
}

impl PartialGeneration {
    /// Counts which tags the feeds of the generation use and continues the daily history of the served one. A large
    /// catalog is counted at most once a day.
    ///
    /// # Errors
    /// When the tables cannot be read or the file cannot be written.
    pub fn write_rss_statistics(
        &self,
        tables: &GenerationDatabase,
        served: Option<&Generation>,
        now: Timestamp,
    ) -> Result<(), CatalogError> {
        // An unreadable file only loses the history of earlier days; it must not prevent a generation.
        let before = served.and_then(|served| read_statistics_file(&served.path).ok().flatten());
        let statistics = match before {
            Some(before) if before.feeds > MAX_PODCASTS_FOR_RECOUNT && now - before.counted_at < TimeDelta::days(1) => {
                before
            }
            before => tables.rss_statistics(now)?.with_history(before.map(|before| before.history).unwrap_or_default()),
        };
        let json = serde_json::to_vec(&statistics).expect("statistics have string keys and finite numbers");
        replace_file(&self.path.join(STATISTICS_FILE), &json)
    }
}

impl GenerationDatabase {
    /// Counts over the generation's tables, without the history of earlier days.
    pub fn rss_statistics(&self, now: Timestamp) -> Result<RssStatistics, CatalogError> {
        let connection = self.connection(); // Temporary tables live as long as this connection.
        let hosts: Vec<String> = HOSTING_COMPANIES
            .iter()
            .map(|(domain, name)| format!("('{domain}', '{}')", name.replace('\'', "''")))
            .collect();
        let hosts =
            format!("CREATE TEMP TABLE rss_hosts AS FROM (VALUES {}) AS it (domain, company)", hosts.join(", "));
        connection.execute_batch(&format!("{hosts}; {FEEDS_SQL}")).context(ERROR_CONTEXT)?;
        count_statistics(&connection, now)
    }
}

fn count_statistics(connection: &Connection, now: Timestamp) -> Result<RssStatistics, CatalogError> {
    let number = |sql: &str| -> Result<u64, CatalogError> {
        connection.query_row(sql, [], |row| row.get::<_, i64>(0)).map(i64::unsigned_abs).context(ERROR_CONTEXT)
    };
    let tag =
        |row: &Row<'_>| Ok(TagUsage { tag: row.get(0)?, feeds: read_unsigned(row, 1)?, items: read_unsigned(row, 2)? });
    Ok(RssStatistics {
        counted_at: now,
        feeds: number("SELECT count(*) FROM rss_feeds")?,
        episodes: number(
            "SELECT count(*) FROM episodes SEMI JOIN rss_feeds ON rss_feeds.id = podcast_id WHERE gone_at IS NULL",
        )?,
        channel_tags: query_rows(
            connection,
            "SELECT tag, count(*) AS feeds, 0::BIGINT FROM (SELECT unnest(channel_tags) AS tag FROM rss_feeds)
             GROUP BY tag ORDER BY feeds DESC, tag",
            tag,
        )?,
        item_tags: query_rows(
            connection,
            "SELECT entry.key AS tag, count(*) AS feeds, sum(entry.value)::BIGINT
             FROM (SELECT unnest(map_entries(items)) AS entry FROM rss_feeds) GROUP BY tag ORDER BY feeds DESC, tag",
            tag,
        )?,
        top_podcasts: query_rows(connection, &format!("{TOP_PODCASTS_SQL}{MAX_RANKED}"), read_tagged_podcast)?
            .into_iter()
            .flatten()
            .collect(),
        hosts: query_rows(connection, &format!("{HOSTS_SQL}{MAX_RANKED}"), |row| {
            Ok(HostingCompanyStatistics {
                host: row.get(0)?,
                podcasts: read_unsigned(row, 1)?,
                with_transcripts: read_unsigned(row, 2)?,
                mean_tags: row.get(3)?,
            })
        })?,
        history: Vec::new(),
    })
}

fn read_unsigned(row: &Row<'_>, column: usize) -> duckdb::Result<u64> {
    row.get::<_, i64>(column).map(i64::unsigned_abs)
}

/// Returns `None` for an invalid id.
fn read_tagged_podcast(row: &Row<'_>) -> duckdb::Result<Option<PodcastTagList>> {
    let Ok(id) = row.get::<_, String>(0)?.parse() else { return Ok(None) };
    Ok(Some(PodcastTagList {
        id,
        slug: row.get(1)?,
        title: row.get(2)?,
        image_url: row.get(3)?,
        feed_url: row.get(4)?,
        host: row.get(5)?,
        tags: row.get::<_, String>(6)?.split(' ').map(str::to_owned).collect(),
    }))
}

fn query_rows<T>(
    connection: &Connection,
    sql: &str,
    read: impl Fn(&Row<'_>) -> duckdb::Result<T>,
) -> Result<Vec<T>, CatalogError> {
    let mut statement = connection.prepare(sql).context(ERROR_CONTEXT)?;
    let rows = statement.query_map([], |row| read(row)).context(ERROR_CONTEXT)?.collect::<Result<_, _>>();
    rows.context(ERROR_CONTEXT)
}
