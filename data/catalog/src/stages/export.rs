//! Export of the catalog to the Parquet tables of a generation: everything, or the changes since a revision.

use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::writer::{UnitOfWork, Writer};
use earshot_model::PodcastId;
use std::path::Path;

/// Result of an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedTables {
    /// The newest revision that the export contains.
    pub revision: i64,
    /// Podcasts in this part.
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
    /// Podcasts that were merged into others.
    pub removed: Vec<PodcastId>,
}

/// For each table, the rows of the podcasts in `exported`, ordered by podcast id, so that readers can merge the
/// streams.
const TABLE_QUERIES: &[(&str, &str)] = &[
    (
        "podcasts",
        "SELECT podcasts.*, exported.revision FROM exported JOIN podcasts ON podcasts.id = exported.podcast_id
         ORDER BY podcasts.id",
    ),
    (
        "links",
        // A link of a feed is current when the last reading of the feed found it; a link of a site when its last crawl
        // did.
        "SELECT links.*, exported.revision FROM exported
         JOIN crawls USING (podcast_id)
         LEFT JOIN site_podcasts USING (podcast_id)
         JOIN links ON links.podcast_id = exported.podcast_id AND links.last_seen_at
              = CASE WHEN links.source = 'website' THEN site_podcasts.crawled_at ELSE crawls.crawled_at END
         ORDER BY links.podcast_id, links.category, links.kind, links.url, links.source",
    ),
    (
        "contacts",
        "SELECT contacts.*, exported.revision FROM exported JOIN contacts USING (podcast_id) ORDER BY podcast_id",
    ),
    // Complete in each part: readers of a part must apply all opt-outs.
    ("opt_outs", "SELECT * FROM opt_outs ORDER BY kind, value"),
    ("scores", "SELECT scores.*, exported.revision FROM exported JOIN scores USING (podcast_id) ORDER BY podcast_id"),
    (
        "score_history",
        "SELECT score_history.*, exported.revision FROM exported JOIN score_history USING (podcast_id)
         QUALIFY row_number() OVER (PARTITION BY podcast_id ORDER BY day DESC) <= 400
         ORDER BY podcast_id, day",
    ),
    // Complete in each part: the score distribution covers all podcasts.
    ("score_standings", "SELECT * FROM score_standings ORDER BY category, language, score, hundredths"),
    (
        "episodes",
        "SELECT episodes.*, exported.revision FROM exported JOIN episodes USING (podcast_id)
         ORDER BY episodes.podcast_id, episodes.id",
    ),
    (
        "transcripts",
        "SELECT transcripts.*, exported.revision FROM exported JOIN transcripts USING (podcast_id)
         ORDER BY transcripts.podcast_id, transcripts.episode_id",
    ),
    (
        "credits",
        "SELECT credits.podcast_id, episode_id, people, sponsors, exported.revision
         FROM exported JOIN credits USING (podcast_id) WHERE people <> '[]' OR sponsors <> '[]'
         ORDER BY credits.podcast_id, episode_id",
    ),
    (
        "credited",
        // Transcripts show who reads an advertisement; without advertisers there is none.
        // Professions: the ten that most people have.
        "SELECT podcast_id, hosts, signs.* EXCLUDE (podcast_id), professions, exported.revision
         FROM exported JOIN credited USING (podcast_id) LEFT JOIN (
             SELECT podcast_id, bool_or(has_guests) AS has_guests, bool_or(has_advertisers) AS has_advertisers,
                    CASE WHEN bool_or(has_advertisers) THEN bool_or(has_host_read_sponsors) FILTER (has_advertisers)
                         ELSE false END AS has_host_read_sponsors
             FROM credits SEMI JOIN exported USING (podcast_id) GROUP BY podcast_id
         ) signs USING (podcast_id) LEFT JOIN (
             SELECT podcast_id, to_json(list(profession ORDER BY named DESC, profession)[:10]) AS professions
             FROM (SELECT podcast_id, person.profession, count(DISTINCT person.key) AS named
                   FROM (SELECT podcast_id, unnest(from_json(people, '[{\"key\":\"VARCHAR\",\"kind\":\"VARCHAR\",\"profession\":\"VARCHAR\"}]')) AS person
                         FROM credits SEMI JOIN exported USING (podcast_id) WHERE contains(people::VARCHAR, '\"profession\"'))
                   WHERE person.profession IS NOT NULL AND person.kind IN ('host', 'guest') GROUP BY ALL)
             GROUP BY podcast_id
         ) roles USING (podcast_id) ORDER BY podcast_id",
    ),
    (
        "machine",
        "SELECT podcast_id, record, exported.revision FROM exported JOIN machine USING (podcast_id)
         WHERE record::VARCHAR <> '{}' ORDER BY podcast_id",
    ),
    (
        "ratings",
        "SELECT ratings.* EXCLUDE (day), exported.revision FROM exported JOIN ratings USING (podcast_id)
         QUALIFY row_number() OVER (PARTITION BY podcast_id, platform, country ORDER BY captured_at DESC) = 1
         ORDER BY podcast_id, platform, country",
    ),
    (
        "reviews",
        "SELECT reviews.*, exported.revision FROM exported JOIN reviews USING (podcast_id)
         ORDER BY podcast_id, reviewed_at DESC NULLS LAST, review_id",
    ),
    (
        "social_profiles",
        // Newest first: readers of current counts take the first row of each profile.
        "SELECT podcast_id, url, captured_at, record, exported.revision
         FROM (SELECT DISTINCT links.podcast_id, links.url FROM links
               JOIN exported USING (podcast_id) JOIN crawls USING (podcast_id) LEFT JOIN site_podcasts USING (podcast_id)
               WHERE links.category = 'social' AND links.last_seen_at
                     = CASE WHEN links.source = 'website' THEN site_podcasts.crawled_at ELSE crawls.crawled_at END)
         JOIN social_profiles USING (url) JOIN exported USING (podcast_id)
         QUALIFY row_number() OVER (PARTITION BY podcast_id, url ORDER BY captured_at DESC) <= 60
         ORDER BY podcast_id, url, captured_at DESC",
    ),
    (
        "former_podcasts",
        "SELECT podcast_id, kind, value, revision FROM exported JOIN (
             SELECT podcast_id, 'id' AS kind, old_id::VARCHAR AS value FROM merged_ids WHERE merged_ids.kind = 'podcast'
             UNION ALL
             SELECT slugs.podcast_id, 'slug', slugs.slug FROM exported JOIN slugs USING (podcast_id)
             JOIN podcasts ON podcasts.id = podcast_id WHERE podcasts.slug <> slugs.slug
             UNION ALL
             SELECT podcast_id, 'feed-url', url FROM feed_aliases
         ) USING (podcast_id) ORDER BY podcast_id, kind, value",
    ),
    (
        "former_episodes",
        "SELECT podcast_id, new_id AS episode_id, old_id::VARCHAR AS id, slug, exported.revision
         FROM exported JOIN merged_ids USING (podcast_id)
         WHERE merged_ids.kind = 'episode' ORDER BY podcast_id, episode_id, old_id",
    ),
];

/// Podcasts that were merged into others after the revision. Their rows in older parts are dead.
const REMOVED_TABLE: &str = "removed";

impl Writer {
    /// Writes one Parquet file per table, `folder/<table>/<part>.parquet`, with all rows of the podcasts that changed
    /// after the revision `after` (0: all podcasts). The export is one transaction, so the tables are consistent.
    ///
    /// # Errors
    /// When the catalog cannot be read or the files cannot be written.
    pub fn export(&mut self, folder: &Path, part: &str, after: i64) -> Result<ExportedTables, CatalogError> {
        for table in TABLE_QUERIES.iter().map(|(table, _)| *table).chain([REMOVED_TABLE]) {
            std::fs::create_dir_all(folder.join(table)).at("cannot create", folder.join(table))?;
        }
        self.run_unit(|unit| {
            unit.execute(
                "cannot list the changed podcasts",
                &format!(
                    "CREATE OR REPLACE TEMP TABLE exported AS
                     SELECT podcast_id,
                            greatest(feed_revision, links_revision, scores_revision, credits_revision,
                                     ratings_revision, machine_revision) AS revision
                     FROM changes JOIN podcasts ON podcasts.id = changes.podcast_id
                     WHERE revision > {after}"
                ),
            )?;
            let removed = format!(
                "SELECT old_id AS podcast_id, revision FROM merged_ids WHERE kind = 'podcast' AND revision > {after}
                 ORDER BY podcast_id"
            );
            for (table, select) in TABLE_QUERIES.iter().copied().chain([(REMOVED_TABLE, removed.as_str())]) {
                let file = folder.join(table).join(format!("{part}.parquet"));
                let file = file.to_string_lossy().replace('\'', "''");
                unit.execute(
                    "cannot write a table",
                    &format!("COPY ({select}) TO '{file}' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20000)"),
                )?;
            }
            let count = |sql: &str| -> Result<i64, CatalogError> {
                unit.connection.query_row(sql, [], |row| row.get(0)).context("cannot count the exported podcasts")
            };
            Ok(ExportedTables {
                removed: query_podcast_ids(unit, &removed)?,
                revision: count(&format!("SELECT coalesce(max(revision), {after}) FROM exported"))?,
                podcasts: count("SELECT count(*) FROM exported")?.unsigned_abs(),
                episodes: count("SELECT count(*) FROM episodes SEMI JOIN exported USING (podcast_id)")?.unsigned_abs(),
                transcripts: count("SELECT count(*) FROM transcripts SEMI JOIN exported USING (podcast_id)")?
                    .unsigned_abs(),
            })
        })
    }
}

fn query_podcast_ids(unit: &UnitOfWork<'_>, select: &str) -> Result<Vec<PodcastId>, CatalogError> {
    let doing = "cannot list the removed podcasts";
    let mut statement =
        unit.connection.prepare(&format!("SELECT podcast_id::VARCHAR FROM ({select})")).context(doing)?;
    let rows = statement.query_map([], |row| row.get::<_, String>(0)).context(doing)?;
    let ids = rows.collect::<Result<Vec<_>, _>>().context(doing)?;
    Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
}
