//! Matching chart shows to podcasts.

use crate::error::{CatalogError, DbContext as _};
use crate::writer::Writer;
use earshot_model::chart::ChartMatch;

/// Counts of one matching run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChartMatchReport {
    pub shows: u64,
    pub matched: u64,
    /// Shows that this call matched for the first time, or with a more certain kind of match.
    pub newly_matched: u64,
}

/// Folds titles and authors for comparison: letters and digits in lower case without accents.
const FOLDED_MACRO: &str = "CREATE OR REPLACE TEMP MACRO folded(name) AS
    trim(regexp_replace(lower(strip_accents(name)), '[^\\p{L}\\p{N}]+', ' ', 'g'))";

/// Strips the parts of a feed URL that do not distinguish feeds, such as scheme, `www.` and trailing slash.
const BARE_URL_MACRO: &str = "CREATE OR REPLACE TEMP MACRO bare(url) AS
    rtrim(lower(regexp_replace(url, '^[a-zA-Z]+://(www\\.)?', '')), '/')";

impl Writer {
    /// Looks for podcasts of shows that have no match, or a match by title and author only. A pair of show and podcast
    /// is not compared again until the podcast changes.
    pub fn match_chart_shows(&mut self) -> Result<ChartMatchReport, CatalogError> {
        self.run_unit(|unit| {
            let doing = "cannot match the shows of the charts";
            let one = |sql: &str| -> Result<i64, CatalogError> {
                unit.connection.query_row(sql, [], |row| row.get(0)).context(doing)
            };
            let up_to = one("SELECT coalesce(max(greatest(feed_revision, links_revision)), 0) FROM changes")?;
            let revision = unit.next_revision()?;
            unit.execute(doing, FOLDED_MACRO)?;
            unit.execute(doing, BARE_URL_MACRO)?;
            unit.execute(
                doing,
                &format!(
                    "CREATE OR REPLACE TEMP TABLE open_shows AS
                     SELECT number, platform, platform_id, folded(title) AS title, folded(creator) AS creator,
                            bare(feed_url) AS feed, tried_revision, coalesce(confidence, 0) AS confidence
                     FROM chart_shows
                     WHERE tried_revision < {up_to} AND coalesce(confidence, 0) <= {};
                     CREATE OR REPLACE TEMP TABLE new_podcasts AS
                     SELECT id, apple_id, feed_url, title, author, greatest(feed_revision, links_revision) AS changed
                     FROM podcasts JOIN changes ON changes.podcast_id = podcasts.id
                     WHERE greatest(feed_revision, links_revision) > (SELECT min(tried_revision) FROM open_shows)",
                    ChartMatch::TitleAndAuthor.confidence()
                ),
            )?;
            unit.execute(doing, &format!("CREATE OR REPLACE TEMP TABLE chart_candidates AS {}", candidates_sql()))?;
            // Of equally certain candidates, the only one with the same title wins. Otherwise the show stays unmatched.
            unit.execute(
                doing,
                "CREATE OR REPLACE TEMP TABLE chart_matches AS
                 SELECT best.*, chart_shows.podcast_id AS former_id
                 FROM (SELECT number, min(podcast_id) AS podcast_id, any_value(matched_by) AS matched_by,
                              any_value(confidence) AS confidence
                       FROM (SELECT * FROM chart_candidates
                             QUALIFY rank() OVER (PARTITION BY number ORDER BY confidence DESC, same_title DESC) = 1)
                       GROUP BY number HAVING count(DISTINCT podcast_id) = 1) best
                 JOIN chart_shows USING (number) WHERE best.confidence > coalesce(chart_shows.confidence, 0)",
            )?;
            let new = unit
                .connection
                .execute(
                    &format!(
                        "UPDATE chart_shows SET podcast_id = best.podcast_id, matched_by = best.matched_by,
                                confidence = best.confidence, revision = {revision}
                         FROM chart_matches best WHERE chart_shows.number = best.number"
                    ),
                    [],
                )
                .context(doing)?;
            let changed = "SELECT podcast_id FROM chart_matches UNION SELECT former_id FROM chart_matches";
            unit.record_changed_shows(revision, changed)?;
            unit.execute(
                doing,
                &format!(
                    "UPDATE chart_shows SET tried_revision = {up_to} WHERE number IN (SELECT number FROM open_shows);
                     DROP TABLE open_shows; DROP TABLE new_podcasts; DROP TABLE chart_candidates;
                     DROP TABLE chart_matches"
                ),
            )?;
            Ok(ChartMatchReport {
                shows: one("SELECT count(*) FROM chart_shows")?.unsigned_abs(),
                matched: one("SELECT count(podcast_id) FROM chart_shows")?.unsigned_abs(),
                newly_matched: new as u64,
            })
        })
    }

    /// Stores which feed belongs to which show according to Apple (`earshot charts import` of a lookup response).
    /// Returns the number of shows whose feed changed.
    pub fn put_chart_feeds(&mut self, feeds: &[(String, String)]) -> Result<u64, CatalogError> {
        self.run_unit(|unit| {
            let doing = "cannot store the feeds of shows";
            let sql = "UPDATE chart_shows SET feed_url = ?, tried_revision = 0
                       WHERE platform = 'apple' AND platform_id = ? AND feed_url IS DISTINCT FROM ?";
            let mut statement = unit.connection.prepare(sql).context(doing)?;
            let mut changed = 0;
            for (platform_id, feed_url) in feeds {
                changed += statement.execute([feed_url, platform_id, feed_url]).context(doing)?;
            }
            Ok(changed as u64)
        })
    }
}

/// Returns SQL for every pair of a show and a podcast with some evidence for a match.
fn candidates_sql() -> String {
    let row = |by: ChartMatch, from: &str| {
        format!(
            "SELECT open_shows.number, podcast.id AS podcast_id, '{}' AS matched_by, {} AS confidence,
                    folded(podcast.title) = open_shows.title AS same_title
             FROM open_shows {from} AND podcast.changed > open_shows.tried_revision",
            by.as_str(),
            by.confidence()
        )
    };
    // Show URLs have the form `…/podcast/name/id123` or `…/show/<22 characters>`.
    let link = |kind: &str, pattern: &str| {
        format!(
            "SELECT podcast_id, '{kind}' AS platform, regexp_extract(url, '{pattern}', 1) AS platform_id
             FROM links WHERE category = 'directory' AND kind = '{kind}'"
        )
    };
    [
        row(
            ChartMatch::ListedId,
            "JOIN new_podcasts podcast ON open_shows.platform = 'apple'
               AND podcast.apple_id = try_cast(open_shows.platform_id AS BIGINT)",
        ),
        row(
            ChartMatch::FeedUrl,
            "JOIN (SELECT * FROM new_podcasts
                   UNION ALL BY NAME
                   SELECT podcast.* REPLACE (feed_aliases.url AS feed_url)
                   FROM new_podcasts podcast JOIN feed_aliases ON feed_aliases.podcast_id = podcast.id) podcast
               ON open_shows.feed = bare(podcast.feed_url)",
        ),
        // A podcast that links to several shows of a platform links to other people's shows too: then titles must
        // match.
        row(
            ChartMatch::OwnLink,
            &format!(
                "JOIN (SELECT DISTINCT *, count(DISTINCT platform_id) OVER (PARTITION BY podcast_id, platform) AS shows
                       FROM ({} UNION ALL {}) WHERE platform_id <> '') link USING (platform, platform_id)
                 JOIN new_podcasts podcast ON podcast.id = link.podcast_id
                   AND (link.shows = 1 OR folded(podcast.title) = open_shows.title)",
                link("apple", "/id([0-9]+)"),
                link("spotify", "/show/([A-Za-z0-9]{22})")
            ),
        ),
        row(
            ChartMatch::TitleAndAuthor,
            "JOIN new_podcasts podcast ON folded(podcast.title) = open_shows.title
               AND folded(podcast.author) = open_shows.creator AND open_shows.title <> '' AND open_shows.creator <> ''",
        ),
    ]
    .join(" UNION ALL ")
}
