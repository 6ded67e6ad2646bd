//! Reads and writes of the link extraction (`crawler`).

use super::due_podcasts::Stage;
use super::sql;
use crate::error::{CatalogError, DbContext as _};
use crate::records::{CrawlUpdate, PodcastToCrawl};
use crate::tables;
use crate::writer::{UnitOfWork, Writer};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{Link, PodcastContacts, PodcastId, Timestamp};
use std::collections::HashMap;

const STAGE: Stage = Stage { name: "crawl", done_table: "crawls", input_revision: "changes.feed_revision" };

impl Writer {
    /// Counts podcasts whose feed changed since their links were last extracted.
    pub fn count_podcasts_to_crawl(&mut self) -> Result<u64, CatalogError> {
        self.count_due(&STAGE)
    }

    /// Returns the next podcasts whose feed changed since their links were last extracted; empty when none is due.
    pub fn podcasts_to_crawl(&mut self, limit: usize) -> Result<Vec<PodcastToCrawl>, CatalogError> {
        if !self.take_due_batch(&STAGE, limit)? {
            return Ok(Vec::new());
        }
        let podcasts = self.batch_podcasts("crawl")?;
        let mut contacts = self.read_contacts(podcasts.iter().map(|(podcast, _)| podcast.id))?;
        let due = podcasts.into_iter().map(|(podcast, revision)| {
            let contacts = contacts.remove(&podcast.id).unwrap_or_default();
            PodcastToCrawl { podcast, contacts, revision }
        });
        Ok(due.collect())
    }

    /// Returns the podcasts of `batch_<stage>`, each with its revision.
    pub(crate) fn batch_podcasts(&mut self, stage: &str) -> Result<Vec<(earshot_model::Podcast, i64)>, CatalogError> {
        let sql = format!(
            "SELECT podcasts.*, batch.revision FROM batch_{stage} batch JOIN podcasts ON podcasts.id = batch.podcast_id
             ORDER BY batch.position"
        );
        let mut statement = self.connection()?.prepare(&sql).context("cannot read podcasts")?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context("cannot read podcasts")?.collect();
        let mut podcasts = Vec::new();
        for batch in &batches {
            let revisions = crate::columns::BatchReader::new("podcasts", batch);
            let revisions = revisions.int("revision")?;
            for (row, podcast) in tables::podcast::from_batch(batch)?.into_iter().enumerate() {
                podcasts.push((podcast, revisions.required(row)?));
            }
        }
        Ok(podcasts)
    }

    /// Writes extracted links in one transaction. Links that were not found again are kept with their last sighting.
    ///
    /// # Errors
    /// When the catalog cannot be written. Nothing of the unit is stored then.
    pub fn put_links(&mut self, updates: &[CrawlUpdate], now: Timestamp) -> Result<(), CatalogError> {
        if updates.is_empty() {
            return Ok(());
        }
        self.run_unit(|unit| {
            // The crawl and its links share one timestamp: a link is current when both are equal.
            let links: Vec<Link> = updates
                .iter()
                .flat_map(|update| update.links.iter().cloned().map(|link| Link { last_seen_at: now, ..link }))
                .collect();
            put_links(unit, &links)?;
            put_contacts(
                unit,
                updates.iter().filter_map(|update| Some((update.podcast_id, update.contacts.as_ref()?))),
            )?;
            put_podcast_sites(unit, updates, now)?;

            let now = sql::timestamp_literal(now);
            let rows: Vec<String> =
                updates.iter().map(|update| format!("('{}', {}, {now})", update.podcast_id, update.revision)).collect();
            unit.execute(
                "cannot record the crawl",
                &format!(
                    "INSERT INTO crawls VALUES {} ON CONFLICT (podcast_id) DO UPDATE
                     SET input_revision = excluded.input_revision, crawled_at = excluded.crawled_at",
                    rows.join(", ")
                ),
            )?;

            sql::record_stage_changes(unit, "links_revision", updates.iter().map(|update| update.podcast_id))
        })
    }

    /// Reads the stored contacts of podcasts.
    pub(crate) fn read_contacts(
        &mut self,
        podcasts: impl Iterator<Item = PodcastId>,
    ) -> Result<HashMap<PodcastId, PodcastContacts>, CatalogError> {
        let doing = "cannot read contacts";
        let ids: Vec<PodcastId> = podcasts.collect();
        let mut contacts = HashMap::new();
        // Literals let DuckDB use the index; a join would scan the table.
        for ids in ids.chunks(IDS_PER_STATEMENT) {
            let sql = format!("FROM contacts WHERE podcast_id IN ({})", sql::id_list(ids.iter()));
            let mut statement = self.connection()?.prepare(&sql).context(doing)?;
            let batches: Vec<RecordBatch> = statement.query_arrow([]).context(doing)?.collect();
            for batch in &batches {
                contacts.extend(tables::contact::from_batch(batch)?);
            }
        }
        Ok(contacts)
    }

    /// Returns the current links of the podcasts of `batch_<stage>`.
    pub(crate) fn batch_links(
        &mut self,
        stage: &str,
    ) -> Result<HashMap<earshot_model::PodcastId, Vec<Link>>, CatalogError> {
        let sql = format!(
            "SELECT links.* FROM batch_{stage} batch
             JOIN crawls ON crawls.podcast_id = batch.podcast_id
             LEFT JOIN site_podcasts ON site_podcasts.podcast_id = batch.podcast_id
             JOIN links ON links.podcast_id = batch.podcast_id AND links.last_seen_at
                  = CASE WHEN links.source = 'website' THEN site_podcasts.crawled_at ELSE crawls.crawled_at END
             ORDER BY links.category, links.kind, links.url, links.source"
        );
        let mut statement = self.connection()?.prepare(&sql).context("cannot read links")?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context("cannot read links")?.collect();
        let mut links: HashMap<_, Vec<Link>> = HashMap::new();
        for batch in &batches {
            for link in tables::link::from_batch(batch)? {
                links.entry(link.podcast_id).or_default().push(link);
            }
        }
        Ok(links)
    }
}

/// Ids per statement.
const IDS_PER_STATEMENT: usize = 2_000;
/// Columns that a later sighting overwrites.
const LINK_COLUMNS: &[&str] = &["last_seen_at", "page", "page_kind", "occurrences", "confidence"];

pub(super) fn put_links(unit: &UnitOfWork<'_>, links: &[Link]) -> Result<(), CatalogError> {
    if links.is_empty() {
        return Ok(());
    }
    unit.stage("links", tables::link::to_batch(links))?;
    unit.upsert("links", "podcast_id, category, kind, url, source", LINK_COLUMNS)
}

pub(super) fn put_contacts<'a>(
    unit: &UnitOfWork<'_>,
    contacts: impl Iterator<Item = (PodcastId, &'a PodcastContacts)>,
) -> Result<(), CatalogError> {
    let rows: Vec<_> = contacts.collect();
    if rows.is_empty() {
        return Ok(());
    }
    unit.stage("contacts", tables::contact::to_batch(&rows))?;
    unit.upsert("contacts", "podcast_id", &["record"])
}

/// Stores which sites podcasts name. A new site is due at once. So is a site that another podcast names for the first
/// time, unless it was requested today.
fn put_podcast_sites(unit: &UnitOfWork<'_>, updates: &[CrawlUpdate], now: Timestamp) -> Result<(), CatalogError> {
    let doing = "cannot store the sites of podcasts";
    let named: Vec<_> = updates.iter().filter_map(|update| Some((update.podcast_id, update.site.as_ref()?))).collect();
    let without = sql::id_list(updates.iter().filter(|update| update.site.is_none()).map(|update| update.podcast_id));
    if !without.is_empty() {
        let sql = ["site_podcasts", "site_accounts"]
            .map(|table| format!("DELETE FROM {table} WHERE podcast_id IN ({without})"));
        unit.execute(doing, &sql.join(";"))?;
    }
    if named.is_empty() {
        return Ok(());
    }
    unit.stage("site_podcasts", tables::site::podcasts_to_batch(&named))?;
    let (now, ids) = (sql::timestamp_literal(now), sql::id_list(named.iter().map(|(podcast, _)| podcast)));
    unit.execute(
        doing,
        &format!(
            "UPDATE sites SET next_at = {now}, why = 'new-podcast'
             WHERE next_at > {now} AND failures = 0 AND asked_at < {now} - INTERVAL 1 DAY AND site IN (
                 SELECT staged.site FROM staged_site_podcasts staged
                 ANTI JOIN (FROM site_podcasts WHERE podcast_id IN ({ids})) known
                 ON known.podcast_id = staged.podcast_id AND known.site = staged.site);
             INSERT INTO sites (site, state, next_at, why, failures, unchanged, pages)
             SELECT DISTINCT site, 'new', {now}, 'new', 0, 0, 0 FROM staged_site_podcasts
             ON CONFLICT DO NOTHING;
             INSERT INTO site_podcasts BY NAME SELECT DISTINCT ON (podcast_id) * FROM staged_site_podcasts
             ON CONFLICT (podcast_id) DO UPDATE SET site = excluded.site, url = excluded.url,
                 crawled_at = CASE WHEN site_podcasts.site = excluded.site THEN site_podcasts.crawled_at END"
        ),
    )
}
