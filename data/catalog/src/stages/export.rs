//! Export of the catalog to the Parquet tables of a generation: everything, or the changes since a revision.

use super::secret_podcasts::{list_podcasts_to_mask, list_secret_urls};
use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::secret_urls::hide_in_table;
use crate::writer::{UnitOfWork, Writer};
use earshot_model::{FeedSecrets, PodcastId};
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

/// A table of a generation.
struct TableQuery {
    name: &'static str,
    select: &'static str,
    order: &'static str,
}

const fn table(name: &'static str, select: &'static str, order: &'static str) -> TableQuery {
    TableQuery { name, select, order }
}

/// Tables that are complete in each part.
const WHOLE_TABLES: &[TableQuery] = &[
    // Readers of a part must apply all opt-outs.
    table("opt_outs", "SELECT * FROM opt_outs", "kind, value"),
    // The score distribution covers all podcasts.
    table("score_standings", "SELECT * FROM score_distribution", "category, language, score, hundredths"),
];

/// Tables with the rows of the podcasts in `exported`, ordered by podcast id, so that readers can merge the streams.
const PODCAST_TABLES: &[TableQuery] = &[
    table(
        "podcasts",
        "SELECT podcasts.*, podcasts.feed_url IN (SELECT url FROM secret_urls) AS private, exported.revision
         FROM exported JOIN podcasts ON podcasts.id = exported.podcast_id",
        "id",
    ),
    // A link of a feed is current when the last reading of the feed found it; a link of a site when its last crawl did.
    table(
        "links",
        "SELECT links.*, exported.revision FROM exported
         JOIN crawls USING (podcast_id)
         LEFT JOIN site_podcasts USING (podcast_id)
         JOIN links ON links.podcast_id = exported.podcast_id AND links.last_seen_at
              = CASE WHEN links.source = 'website' THEN site_podcasts.crawled_at ELSE crawls.crawled_at END",
        "podcast_id, category, kind, url, source",
    ),
    table(
        "contacts",
        "SELECT contacts.*, exported.revision FROM exported JOIN contacts USING (podcast_id)",
        "podcast_id",
    ),
    table("scores", "SELECT scores.*, exported.revision FROM exported JOIN scores USING (podcast_id)", "podcast_id"),
    table(
        "score_history",
        "SELECT score_history.*, exported.revision FROM exported JOIN score_history USING (podcast_id)
         QUALIFY row_number() OVER (PARTITION BY podcast_id ORDER BY day DESC) <= 400",
        "podcast_id, day",
    ),
    table(
        "episodes",
        "SELECT episodes.*, exported.revision FROM exported JOIN episodes USING (podcast_id)",
        "podcast_id, id",
    ),
    table(
        "transcripts",
        "SELECT transcripts.*, exported.revision FROM exported JOIN transcripts USING (podcast_id)",
        "podcast_id, episode_id",
    ),
    table(
        "credits",
        "SELECT credits.podcast_id, episode_id, people, sponsors, exported.revision
         FROM exported JOIN credits USING (podcast_id) WHERE people <> '[]' OR sponsors <> '[]'",
        "podcast_id, episode_id",
    ),
    // `has_host_read_sponsors` is false without advertisers, and null where no transcript shows who reads them.
    // `professions`: the ten most frequent among hosts and guests.
    table(
        "credited",
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
         ) roles USING (podcast_id)",
        "podcast_id",
    ),
    table(
        "machine",
        "SELECT podcast_id, record, exported.revision FROM exported JOIN machine_signals USING (podcast_id)
         WHERE record::VARCHAR <> '{}'",
        "podcast_id",
    ),
    table(
        "ratings",
        "SELECT ratings.* EXCLUDE (day), exported.revision FROM exported JOIN ratings USING (podcast_id)
         QUALIFY row_number() OVER (PARTITION BY podcast_id, platform, country ORDER BY captured_at DESC) = 1",
        "podcast_id, platform, country",
    ),
    table(
        "reviews",
        "SELECT reviews.*, exported.revision FROM exported JOIN reviews USING (podcast_id)",
        "podcast_id, reviewed_at DESC NULLS LAST, review_id",
    ),
    // Newest first: readers of current counts take the first row of each profile.
    table(
        "social_profiles",
        "SELECT podcast_id, url, captured_at, record, exported.revision
         FROM (SELECT DISTINCT links.podcast_id, links.url FROM links
               JOIN exported USING (podcast_id) JOIN crawls USING (podcast_id) LEFT JOIN site_podcasts USING (podcast_id)
               WHERE links.category = 'social' AND links.last_seen_at
                     = CASE WHEN links.source = 'website' THEN site_podcasts.crawled_at ELSE crawls.crawled_at END)
         JOIN social_profiles USING (url) JOIN exported USING (podcast_id)
         QUALIFY row_number() OVER (PARTITION BY podcast_id, url ORDER BY captured_at DESC) <= 60",
        "podcast_id, url, captured_at DESC",
    ),
    // The shows of platforms that match a podcast, also by the ids of records that were merged into it. Those by links
    // are read from `links`.
    table(
        "shows",
        "SELECT podcast_id, platform_id, evidence, exported.revision FROM exported JOIN (
             SELECT podcast_id, platform_id, 'directory' AS evidence FROM platform_shows
             UNION ALL
             SELECT coalesce(merged.new_id, charted.podcast_id), charted.platform_id,
                    CASE charted.matched_by WHEN 'own-link' THEN 'chart' WHEN 'title-and-author' THEN 'title-and-author'
                                            ELSE 'directory' END
             FROM chart_shows charted
             LEFT JOIN merged_ids merged ON merged.old_id = charted.podcast_id AND merged.kind = 'podcast'
             WHERE charted.podcast_id IS NOT NULL
             UNION ALL
             SELECT podcast_id, json_extract_string(record, '$.apple_id'), 'directory' FROM merged_ids
             WHERE merged_ids.kind = 'podcast' AND json_extract_string(record, '$.apple_id') IS NOT NULL
         ) USING (podcast_id)",
        "podcast_id, platform_id, evidence",
    ),
    // A URL with a secret does not identify a podcast: other feeds may have the same public form.
    table(
        "former_podcasts",
        "SELECT podcast_id, kind, value, revision FROM exported JOIN (
             SELECT podcast_id, 'id' AS kind, old_id::VARCHAR AS value FROM merged_ids WHERE merged_ids.kind = 'podcast'
             UNION ALL
             SELECT podcast_id, 'guid', json_extract_string(record, '$.guid') FROM merged_ids
             WHERE merged_ids.kind = 'podcast' AND json_extract_string(record, '$.guid') IS NOT NULL
             UNION ALL
             SELECT slugs.podcast_id, 'slug', slugs.slug FROM exported JOIN slugs USING (podcast_id)
             JOIN podcasts ON podcasts.id = podcast_id WHERE podcasts.slug <> slugs.slug
             UNION ALL
             SELECT podcast_id, 'feed-url', url FROM feed_aliases WHERE url NOT IN (SELECT url FROM secret_urls)
         ) USING (podcast_id)",
        "podcast_id, kind, value",
    ),
    // What people corrected, also at a record that was merged into the podcast, which has no value of its own.
    table(
        "corrected_facts",
        "SELECT podcast_id, fact, value, exported.revision FROM exported JOIN (
             SELECT coalesce(merged.new_id, corrected.podcast_id) AS podcast_id, corrected.fact, corrected.value
             FROM corrected_facts corrected
             LEFT JOIN merged_ids merged ON merged.old_id = corrected.podcast_id AND merged.kind = 'podcast'
             QUALIFY row_number() OVER (PARTITION BY coalesce(merged.new_id, corrected.podcast_id), corrected.fact
                                        ORDER BY merged.new_id IS NOT NULL, corrected.podcast_id) = 1
         ) USING (podcast_id)",
        "podcast_id, fact",
    ),
    table(
        "former_episodes",
        "SELECT podcast_id, new_id AS episode_id, old_id::VARCHAR AS id, slug, exported.revision
         FROM exported JOIN merged_ids USING (podcast_id) WHERE merged_ids.kind = 'episode'",
        "podcast_id, episode_id, id",
    ),
];

/// Removes the media of private feeds: the enclosures of their episodes, and of announced streams and trailers.
const REMOVE_PRIVATE_AUDIO: &[&str] = &[
    "UPDATE masked_episodes SET enclosure_url = NULL, enclosures = '[]'
     WHERE podcast_id IN (SELECT id FROM masked_podcasts WHERE private)",
    "UPDATE masked_podcasts SET namespace = json_merge_patch(namespace, '{\"live_items\": null, \"trailers\": null}')
     WHERE private",
];

/// Podcasts that were merged into others after the revision. Their rows in older parts are dead.
const REMOVED_TABLE: &str = "removed";

impl Writer {
    /// Writes one Parquet file per table, `folder/<table>/<part>.parquet`, with all rows of the podcasts that changed
    /// after the revision `after` (0: all podcasts). The export is one transaction, so the tables are consistent. Rows
    /// have the public forms of their URLs where those have secrets, and no audio of private feeds: only the catalog
    /// stores them.
    ///
    /// # Errors
    /// When the catalog cannot be read or the files cannot be written.
    pub fn export(&mut self, folder: &Path, part: &str, after: i64) -> Result<ExportedTables, CatalogError> {
        let names = WHOLE_TABLES.iter().chain(PODCAST_TABLES).map(|table| table.name);
        for table in names.chain([REMOVED_TABLE]) {
            std::fs::create_dir_all(folder.join(table)).at("cannot create", folder.join(table))?;
        }
        self.run_unit(|unit| {
            unit.execute(
                "cannot list the changed podcasts",
                &format!(
                    "CREATE OR REPLACE TEMP TABLE changed AS
                     SELECT podcast_id,
                            greatest(feed_revision, links_revision, scores_revision, credits_revision,
                                     ratings_revision, machine_revision, shows_revision) AS revision
                     FROM changes JOIN podcasts ON podcasts.id = changes.podcast_id
                     WHERE revision > {after}"
                ),
            )?;
            let secrets = list_secret_urls(unit)?;
            list_podcasts_to_mask(unit)?;
            prepare_masked_rows(unit, &secrets)?;
            let write = |table: &str, select: &str| {
                let file = folder.join(table).join(format!("{part}.parquet"));
                let file = file.to_string_lossy().replace('\'', "''");
                unit.execute(
                    "cannot write a table",
                    &format!("COPY ({select}) TO '{file}' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20000)"),
                )
            };
            for TableQuery { name, select, order } in WHOLE_TABLES {
                write(name, &format!("{select} ORDER BY {order}"))?;
            }
            for TableQuery { name, select, order } in PODCAST_TABLES {
                let rows = format!("(({select}) UNION ALL BY NAME (SELECT DISTINCT * FROM masked_{name}))");
                write(name, &format!("SELECT * FROM {rows} ORDER BY {order}"))?;
            }
            let removed = format!(
                "SELECT old_id AS podcast_id, revision FROM merged_ids WHERE kind = 'podcast' AND revision > {after}
                 ORDER BY podcast_id"
            );
            write(REMOVED_TABLE, &removed)?;
            let count = |sql: &str| -> Result<i64, CatalogError> {
                unit.connection.query_row(sql, [], |row| row.get(0)).context("cannot count the exported podcasts")
            };
            Ok(ExportedTables {
                removed: query_podcast_ids(unit, &removed)?,
                revision: count(&format!("SELECT coalesce(max(revision), {after}) FROM changed"))?,
                podcasts: count("SELECT count(*) FROM changed")?.unsigned_abs(),
                episodes: count("SELECT count(*) FROM episodes SEMI JOIN changed USING (podcast_id)")?.unsigned_abs(),
                transcripts: count("SELECT count(*) FROM transcripts SEMI JOIN changed USING (podcast_id)")?
                    .unsigned_abs(),
            })
        })
    }
}

/// Creates a temporary table `masked_<table>` with the rows of podcasts with secrets, without them, for each table of
/// podcasts. Leaves the other podcasts in `exported`.
fn prepare_masked_rows(unit: &UnitOfWork<'_>, secrets: &FeedSecrets) -> Result<(), CatalogError> {
    let doing = "cannot read the podcasts whose URLs have secrets";
    let is_any = "SELECT count(*) > 0 FROM podcasts_to_mask";
    let is_any: bool = unit.connection.query_row(is_any, [], |row| row.get(0)).context(doing)?;
    let export_only = |join: &str| {
        let rows = format!("SELECT changed.* FROM changed {join} podcasts_to_mask USING (podcast_id)");
        unit.execute(doing, &format!("CREATE OR REPLACE TEMP TABLE exported AS {rows}"))
    };
    export_only("SEMI JOIN")?;
    for TableQuery { name, select, .. } in PODCAST_TABLES {
        let limit = if is_any { "" } else { "LIMIT 0" };
        let rows = format!("SELECT * FROM ({select}) {limit}");
        unit.execute(doing, &format!("CREATE OR REPLACE TEMP TABLE masked_{name} AS {rows}"))?;
    }
    if is_any {
        for statement in REMOVE_PRIVATE_AUDIO {
            unit.execute(doing, statement)?;
        }
        for TableQuery { name, .. } in PODCAST_TABLES {
            hide_in_table(unit, &format!("masked_{name}"), secrets)?;
        }
    }
    export_only("ANTI JOIN")
}

fn query_podcast_ids(unit: &UnitOfWork<'_>, select: &str) -> Result<Vec<PodcastId>, CatalogError> {
    let doing = "cannot list the removed podcasts";
    let mut statement =
        unit.connection.prepare(&format!("SELECT podcast_id::VARCHAR FROM ({select})")).context(doing)?;
    let rows = statement.query_map([], |row| row.get::<_, String>(0)).context(doing)?;
    let ids = rows.collect::<Result<Vec<_>, _>>().context(doing)?;
    Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
}
