//! Reads and writes of the site crawl.

use super::boilerplate_accounts;
use super::crawl::{put_contacts, put_links};
use super::sql;
use crate::error::{CatalogError, DbContext as _};
use crate::records::{SiteStatus, SiteToCrawl, SiteUpdate};
use crate::tables;
use crate::writer::Writer;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{Link, Timestamp};
use std::collections::{HashMap, HashSet};

/// Podcasts of one site that are written per crawl, those written longest ago first. Thousands of podcasts may name a
/// hosting company's site.
const MAX_PODCASTS_PER_SITE: usize = 100;

/// Columns of `sites` that a crawl overwrites.
const SITE_COLUMNS: &[&str] = &[
    "state",
    "crawled_at",
    "asked_at",
    "next_at",
    "why",
    "failures",
    "last_error",
    "unchanged",
    "content_hash",
    "start_url",
    "etag",
    "last_modified",
    "pages",
];

impl Writer {
    /// Counts the sites that are due.
    pub fn count_sites_to_crawl(&mut self, now: Timestamp) -> Result<u64, CatalogError> {
        let sql = format!("SELECT count(*) FROM sites WHERE next_at <= {}", sql::timestamp_literal(now));
        let count: i64 =
            self.connection()?.query_row(&sql, [], |row| row.get(0)).context("cannot count the sites that are due")?;
        Ok(count.unsigned_abs())
    }

    /// Returns the sites that have been due longest, except those in `under_way`.
    pub fn sites_to_crawl(
        &mut self,
        now: Timestamp,
        limit: usize,
        under_way: &HashSet<String>,
    ) -> Result<Vec<SiteToCrawl>, CatalogError> {
        self.yield_to_waiting_writer();
        let doing = "cannot list the sites that are due";
        let but = match sql::text_list(under_way.iter().map(String::as_str)) {
            texts if texts.is_empty() => String::new(),
            texts => format!("AND site NOT IN ({texts})"),
        };
        let connection = self.connection()?;
        let now = sql::timestamp_literal(now);
        connection
            .execute_batch(&format!(
                "CREATE OR REPLACE TEMP TABLE batch_sites AS
                 FROM sites WHERE next_at <= {now} {but} ORDER BY next_at, site LIMIT {limit};
                 CREATE OR REPLACE TEMP TABLE batch_site_podcasts AS
                 SELECT site_podcasts.*, count(*) OVER (PARTITION BY site) AS shows
                 FROM site_podcasts SEMI JOIN batch_sites USING (site)
                 QUALIFY row_number() OVER (PARTITION BY site ORDER BY crawled_at NULLS FIRST, podcast_id)
                         <= {MAX_PODCASTS_PER_SITE}"
            ))
            .context(doing)?;
        let mut statement = connection.prepare("FROM batch_sites ORDER BY next_at, site").context(doing)?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context(doing)?.collect();
        let mut sites = Vec::new();
        for batch in &batches {
            sites.extend(tables::site::from_batch(batch)?);
        }
        let mut podcasts = self.podcasts_of_sites()?;
        let site = |state: crate::SiteRow| {
            let (shows, podcasts) = podcasts.remove(&state.site_key).unwrap_or_default();
            SiteToCrawl { row: state, podcast_count: shows, podcasts }
        };
        Ok(sites.into_iter().map(site).collect())
    }

    /// Returns everything stored about a site by its key; `None` when no podcast ever named it.
    pub fn site_status(&mut self, site: &str) -> Result<Option<SiteStatus>, CatalogError> {
        let doing = "cannot read a site";
        let key = sql::text_literal(site);
        let connection = self.connection()?;
        let mut statement = connection.prepare(&format!("FROM sites WHERE site = {key}")).context(doing)?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context(doing)?.collect();
        let rows = batches.iter().map(tables::site::from_batch).collect::<Result<Vec<_>, _>>()?;
        let Some(row) = rows.into_iter().flatten().next() else { return Ok(None) };
        let sql = format!("SELECT count(*) FROM site_podcasts WHERE site = {key}");
        let shows: i64 = connection.query_row(&sql, [], |row| row.get(0)).context(doing)?;
        let mut statement = connection.prepare(&format!("FROM site_results WHERE site = {key}")).context(doing)?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context(doing)?.collect();
        let results = batches.iter().map(tables::site::results_from_batch).collect::<Result<Vec<_>, _>>()?;
        let shows = u32::try_from(shows).unwrap_or(u32::MAX);
        Ok(Some(SiteStatus { row, podcast_count: shows, result: results.into_iter().flatten().next() }))
    }

    fn podcasts_of_sites(&mut self) -> Result<HashMap<String, (u32, Vec<crate::PodcastOfSite>)>, CatalogError> {
        let doing = "cannot read the podcasts of sites";
        let sql = "SELECT site, shows, id::VARCHAR AS id, title, author, feed_url, url
                   FROM batch_site_podcasts batch JOIN podcasts ON podcasts.id = batch.podcast_id ORDER BY site, id";
        let mut statement = self.connection()?.prepare(sql).context(doing)?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context(doing)?.collect();
        let rows = batches.iter().map(tables::site::podcasts_from_batch).collect::<Result<Vec<_>, _>>()?;
        let rows: Vec<_> = rows.into_iter().flatten().collect();
        let mut contacts = self.read_contacts(rows.iter().map(|(_, _, podcast)| podcast.id))?;
        let mut found: HashMap<String, (u32, Vec<crate::PodcastOfSite>)> = HashMap::new();
        for (site, shows, mut podcast) in rows {
            podcast.contacts = contacts.remove(&podcast.id).unwrap_or_default();
            let entry = found.entry(site).or_default();
            entry.0 = shows;
            entry.1.push(podcast);
        }
        Ok(found)
    }

    /// Writes results of site crawls in one transaction. Links that were not found again are kept with their last
    /// sighting. Known boilerplate accounts ([`Writer::detect_boilerplate_accounts`]) are not written.
    ///
    /// # Errors
    /// When the catalog cannot be written. Nothing of the unit is stored then.
    pub fn put_sites(&mut self, updates: &[SiteUpdate], now: Timestamp) -> Result<(), CatalogError> {
        if updates.is_empty() {
            return Ok(());
        }
        self.run_unit(|unit| {
            let rows: Vec<_> = updates.iter().map(|update| &update.row).collect();
            unit.stage("sites", tables::site::to_batch(&rows))?;
            unit.upsert("sites", "site", SITE_COLUMNS)?;

            let results: Vec<_> =
                updates.iter().filter_map(|update| Some((&update.row.site_key, update.result.as_ref()?))).collect();
            if !results.is_empty() {
                unit.stage("site_results", tables::site::results_to_batch(&results))?;
                unit.upsert("site_results", "site", &["record"])?;
            }
            if updates.iter().all(|update| update.podcasts.is_empty()) {
                return Ok(());
            }
            let podcasts = boilerplate_accounts::put_unattributed_accounts(unit, updates)?;
            // The crawl and its links share one timestamp: a link is current when both are equal.
            let links = podcasts.iter().flat_map(|podcast| podcast.links.iter().cloned());
            put_links(unit, &links.map(|link| Link { last_seen_at: now, ..link }).collect::<Vec<_>>())?;
            put_contacts(unit, podcasts.iter().map(|podcast| (podcast.podcast_id, &podcast.contacts)))?;
            let ids = sql::id_list(podcasts.iter().map(|podcast| podcast.podcast_id));
            let now = sql::timestamp_literal(now);
            unit.execute(
                "cannot record the crawl",
                &format!("UPDATE site_podcasts SET crawled_at = {now} WHERE podcast_id IN ({ids})"),
            )?;
            sql::record_stage_changes(unit, "links_revision", podcasts.iter().map(|podcast| podcast.podcast_id))
        })
    }
}
