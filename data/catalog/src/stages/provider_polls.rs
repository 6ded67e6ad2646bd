//! Provider polls: which shows and profiles are due at which provider, and which podcast a show belongs to.

use super::rating::CURRENT_LINKS_SQL;
use super::sql;
use crate::columns::BatchReader;
use crate::error::CatalogError;
use crate::rating_records::{ProfileToPoll, ProviderPollFilter, ShowToPoll};
use crate::writer::Writer;
use earshot_model::chart::{ChartMatch, ChartPlatform};
use earshot_model::rating::{ShowId, SocialPlatform, SocialProfileRef};
use earshot_model::{PodcastId, SocialKind, Timestamp};
use std::collections::{HashMap, HashSet};

/// Returns SQL that matches the shows of each platform to podcasts. Evidence in descending order: a directory's
/// statement; matches of charts and feeds; links, if the podcast links to one show only; a chart's title and author. A
/// show that matches two podcasts equally stays unmatched.
fn shows_sql() -> String {
    let link = |kind: &str, pattern: &str| {
        format!(
            "SELECT podcast_id, '{kind}' AS platform, regexp_extract(url, '{pattern}', 1) AS platform_id
             FROM links WHERE category = 'directory' AND kind = '{kind}'"
        )
    };
    format!(
        "SELECT podcast_id, platform, platform_id FROM (
             SELECT podcast_id, platform, platform_id, max(sureness) AS sureness FROM (
                 SELECT id AS podcast_id, 'apple' AS platform, apple_id::VARCHAR AS platform_id, 3 AS sureness
                 FROM podcasts WHERE apple_id IS NOT NULL
                 UNION ALL SELECT podcast_id, platform, platform_id, 2 FROM platform_shows
                 UNION ALL SELECT podcast_id, platform, platform_id, CASE WHEN confidence > {} THEN 2 ELSE 0 END
                           FROM chart_shows WHERE podcast_id IS NOT NULL
                 UNION ALL SELECT podcast_id, platform, min(platform_id), 1
                           FROM ({} UNION ALL {}) WHERE platform_id <> ''
                           GROUP BY podcast_id, platform HAVING count(DISTINCT platform_id) = 1
             ) WHERE podcast_id IN (SELECT id FROM podcasts) GROUP BY podcast_id, platform, platform_id
         )
         QUALIFY rank() OVER (PARTITION BY podcast_id, platform ORDER BY sureness DESC) = 1
             AND rank() OVER (PARTITION BY platform, platform_id ORDER BY sureness DESC) = 1
             AND count(*) OVER (PARTITION BY platform, platform_id, sureness) = 1",
        ChartMatch::TitleAndAuthor.confidence(),
        link("apple", "/id([0-9]+)"),
        link("spotify", "/show/([A-Za-z0-9]{22})"),
    )
}

impl Writer {
    /// Returns the podcasts of shows. Unmatched and ambiguous shows are left out.
    pub fn podcasts_of_shows(
        &mut self,
        requested: &HashSet<ShowId>,
    ) -> Result<HashMap<ShowId, PodcastId>, CatalogError> {
        if requested.is_empty() {
            return Ok(HashMap::new());
        }
        self.yield_to_waiting_writer();
        let ids: Vec<String> = requested.iter().map(ToString::to_string).collect();
        let ids = sql::text_list(ids.iter().map(String::as_str));
        let sql = format!("FROM ({}) WHERE platform_id IN ({ids})", shows_sql());
        let mut found = HashMap::new();
        for batch in &self.query_batches(&sql, "cannot look for the podcasts of shows")? {
            for show in shows_from_batch(batch)? {
                found.insert(show.show, show.podcast_id);
            }
        }
        Ok(found)
    }

    /// Returns shows of a platform that are due at a provider, ordered by podcast id.
    pub fn shows_to_poll(
        &mut self,
        platform: ChartPlatform,
        due: &ProviderPollFilter<'_>,
    ) -> Result<Vec<ShowToPoll>, CatalogError> {
        self.yield_to_waiting_writer();
        let sql = format!(
            "SELECT shows.* FROM ({}) shows ANTI JOIN ({}) polled ON polled.subject = shows.platform_id
             WHERE platform = '{}' ORDER BY podcast_id LIMIT {}",
            shows_sql(),
            not_due_sql(due),
            platform.as_str(),
            due.limit
        );
        let mut found = Vec::new();
        for batch in &self.query_batches(&sql, "cannot list the shows to ask for")? {
            found.extend(shows_from_batch(batch)?);
        }
        Ok(found)
    }

    /// Returns profiles of a platform that are due, each once. Profiles that cannot be polled are included, so that a
    /// poll can be recorded and they are not due forever.
    pub fn profiles_to_poll(
        &mut self,
        platform: SocialPlatform,
        due: &ProviderPollFilter<'_>,
    ) -> Result<Vec<ProfileToPoll>, CatalogError> {
        self.yield_to_waiting_writer();
        let (kind, like) = match platform {
            SocialPlatform::Facebook => (SocialKind::Facebook, "%"),
            SocialPlatform::Instagram => (SocialKind::Instagram, "%"),
            SocialPlatform::LinkedinPerson => (SocialKind::Linkedin, "%linkedin.com/in/%"),
            SocialPlatform::LinkedinCompany => (SocialKind::Linkedin, "%linkedin.com/company/%"),
            SocialPlatform::Patreon => (SocialKind::Patreon, "%"),
            SocialPlatform::Tiktok => (SocialKind::Tiktok, "%"),
            SocialPlatform::Twitter => (SocialKind::Twitter, "%"),
            SocialPlatform::Youtube => (SocialKind::Youtube, "%"),
        };
        let sql = format!(
            "SELECT DISTINCT url FROM (SELECT links.url FROM {CURRENT_LINKS_SQL} AND links.category = 'social'
                   AND links.kind = '{}' AND links.url LIKE '{like}')
             ANTI JOIN ({}) polled ON polled.subject = url ORDER BY url LIMIT {}",
            kind.as_str(),
            not_due_sql(due),
            due.limit
        );
        let mut found = Vec::new();
        for batch in &self.query_batches(&sql, "cannot list the profiles to ask for")? {
            let columns = BatchReader::new("links", batch);
            let url = columns.text("url")?;
            for row in 0..batch.num_rows() {
                let url = url.required(row)?;
                let target = SocialProfileRef::from_link(kind, &url);
                found.push(ProfileToPoll { url, target });
            }
        }
        Ok(found)
    }

    /// Returns podcasts without an Apple id, with their titles, ordered by id.
    pub fn podcasts_without_apple_id(
        &mut self,
        due: &ProviderPollFilter<'_>,
    ) -> Result<Vec<(PodcastId, String)>, CatalogError> {
        self.yield_to_waiting_writer();
        let sql = format!(
            "SELECT id AS podcast_id, title FROM podcasts
             ANTI JOIN (SELECT podcast_id FROM ({}) WHERE platform = 'apple') known ON known.podcast_id = podcasts.id
             ANTI JOIN ({}) polled ON polled.subject = podcasts.id::VARCHAR
             WHERE podcasts.title <> '' ORDER BY id LIMIT {}",
            shows_sql(),
            not_due_sql(due),
            due.limit
        );
        let mut found = Vec::new();
        for batch in &self.query_batches(&sql, "cannot list the podcasts without an Apple id")? {
            let columns = BatchReader::new("podcasts", batch);
            let (podcast_id, title) = (columns.text("podcast_id")?, columns.text("title")?);
            for row in 0..batch.num_rows() {
                found.push((podcast_id.parsed(row)?, title.required(row)?));
            }
        }
        Ok(found)
    }

    /// Stores which feed belongs to which show according to a platform. Returns how many of these feeds belong to
    /// podcasts of the catalog.
    pub fn put_platform_shows(&mut self, shows: &[(ShowId, String)], now: Timestamp) -> Result<u64, CatalogError> {
        if shows.is_empty() {
            return Ok(0);
        }
        let rows: Vec<String> = shows
            .iter()
            .map(|(show, feed_url)| {
                format!("('{}', '{show}', {})", show.platform().as_str(), sql::text_literal(feed_url))
            })
            .collect();
        let bare = "rtrim(lower(regexp_replace(feed_url, '^[a-zA-Z]+://(www\\.)?', '')), '/')";
        self.run_unit(|unit| {
            let revision = unit.next_revision()?;
            unit.execute(
                "cannot store the shows of feeds",
                &format!(
                    "CREATE OR REPLACE TEMP TABLE told_shows AS
                     SELECT platform, platform_id, min(podcast_id) AS podcast_id, {} AS seen_at
                     FROM (SELECT platform, platform_id, {bare} AS feed
                           FROM (VALUES {}) told(platform, platform_id, feed_url)) told
                     JOIN (SELECT id AS podcast_id, {bare} AS feed FROM (
                               SELECT id, feed_url FROM podcasts
                               UNION ALL SELECT podcast_id, url FROM feed_aliases)) known USING (feed)
                     GROUP BY platform, platform_id HAVING count(DISTINCT podcast_id) = 1;
                     CREATE OR REPLACE TEMP TABLE changed_shows AS
                     SELECT told.podcast_id, known.podcast_id AS former_id
                     FROM told_shows told LEFT JOIN platform_shows known USING (platform, platform_id)
                     WHERE known.podcast_id IS DISTINCT FROM told.podcast_id;
                     INSERT INTO platform_shows BY NAME FROM told_shows ON CONFLICT (platform, platform_id) DO UPDATE
                     SET podcast_id = excluded.podcast_id, seen_at = excluded.seen_at",
                    sql::timestamp_literal(now),
                    rows.join(", ")
                ),
            )?;
            let changed = "SELECT podcast_id FROM changed_shows UNION SELECT former_id FROM changed_shows";
            unit.record_changed_shows(revision, changed)?;
            let count: i64 = unit
                .connection
                .query_row("SELECT count(*) FROM told_shows", [], |row| row.get(0))
                .map_err(|source| CatalogError::Database { doing: "cannot store the shows of feeds", source })?;
            Ok(count.unsigned_abs())
        })
    }
}

/// Excludes subjects that were polled recently or in this run.
pub(super) fn not_due_sql(due: &ProviderPollFilter<'_>) -> String {
    let ProviderPollFilter { provider, country, polled_before, run_started_at, .. } = due;
    format!(
        "SELECT subject FROM provider_polls WHERE source = '{provider}' AND country = {}
           AND (polled_at >= {} OR (polled_at >= {} AND outcome <> 'failed'))",
        sql::text_literal(country),
        sql::timestamp_literal(*run_started_at),
        sql::timestamp_literal(*polled_before)
    )
}

fn shows_from_batch(batch: &duckdb::arrow::record_batch::RecordBatch) -> Result<Vec<ShowToPoll>, CatalogError> {
    let columns = BatchReader::new("podcasts", batch);
    let podcast_id = columns.text("podcast_id")?;
    let platform_id = columns.text("platform_id")?;
    let mut shows = Vec::new();
    for row in 0..batch.num_rows() {
        let Some(show) = ShowId::parse(&platform_id.required(row)?) else { continue };
        shows.push(ShowToPoll { podcast_id: podcast_id.parsed(row)?, show });
    }
    Ok(shows)
}
