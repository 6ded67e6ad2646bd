//! What `crawler` reads and writes.

use super::due::Stage;
use super::sql;
use crate::error::{CatalogError, DbContext as _};
use crate::records::{CrawlUpdate, PodcastToCrawl};
use crate::tables;
use crate::writer::Writer;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{Link, Timestamp};
use std::collections::HashMap;

const STAGE: Stage = Stage { name: "crawl", done: "crawls", input: "changes.feed_revision" };

impl Writer {
    /// How many podcasts changed since they were last crawled.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn count_podcasts_to_crawl(&mut self) -> Result<u64, CatalogError> {
        self.count_due(&STAGE)
    }

    /// The next podcasts that changed since they were last crawled; empty when there are none.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn podcasts_to_crawl(&mut self, limit: usize) -> Result<Vec<PodcastToCrawl>, CatalogError> {
        if !self.take_due(&STAGE, limit)? {
            return Ok(Vec::new());
        }
        let podcasts = self.batch_podcasts("crawl")?;
        Ok(podcasts.into_iter().map(|(podcast, revision)| PodcastToCrawl { podcast, revision }).collect())
    }

    /// The podcasts of `batch_<stage>`, each with its revision.
    pub(crate) fn batch_podcasts(&mut self, stage: &str) -> Result<Vec<(earshot_model::Podcast, i64)>, CatalogError> {
        let sql = format!(
            "SELECT podcasts.*, batch.revision FROM batch_{stage} batch JOIN podcasts ON podcasts.id = batch.podcast_id
             ORDER BY batch.position"
        );
        let mut statement = self.connection()?.prepare(&sql).doing("cannot read podcasts")?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).doing("cannot read podcasts")?.collect();
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

    /// Writes what crawling found, all in one transaction. Links that were not found again stay, as seen before.
    ///
    /// # Errors
    /// When the catalog cannot be written; nothing of the unit is there then.
    pub fn put_links(&mut self, updates: &[CrawlUpdate], now: Timestamp) -> Result<(), CatalogError> {
        if updates.is_empty() {
            return Ok(());
        }
        self.unit(|unit| {
            // One moment for the crawl and its links: a link is current when both are equal.
            let links: Vec<Link> = updates
                .iter()
                .flat_map(|update| update.links.iter().cloned().map(|link| Link { last_seen_at: now, ..link }))
                .collect();
            unit.stage("links", tables::link::to_batch(&links))?;
            unit.upsert("links", "podcast_id, category, kind, url, source", &["last_seen_at"])?;

            let now = sql::moment(now);
            let rows: Vec<String> =
                updates.iter().map(|update| format!("('{}', {}, {now})", update.podcast_id, update.revision)).collect();
            unit.run(
                "cannot note the crawl",
                &format!(
                    "INSERT INTO crawls VALUES {} ON CONFLICT (podcast_id) DO UPDATE
                     SET input_revision = excluded.input_revision, crawled_at = excluded.crawled_at",
                    rows.join(", ")
                ),
            )?;

            sql::note_stage(unit, "links_revision", updates.iter().map(|update| update.podcast_id))
        })
    }

    /// Current links of the podcasts of `batch_<stage>`.
    pub(crate) fn batch_links(
        &mut self,
        stage: &str,
    ) -> Result<HashMap<earshot_model::PodcastId, Vec<Link>>, CatalogError> {
        let sql = format!(
            "SELECT links.* FROM batch_{stage} batch
             JOIN crawls ON crawls.podcast_id = batch.podcast_id
             JOIN links ON links.podcast_id = batch.podcast_id AND links.last_seen_at = crawls.crawled_at
             ORDER BY links.category, links.kind, links.url, links.source"
        );
        let mut statement = self.connection()?.prepare(&sql).doing("cannot read links")?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).doing("cannot read links")?.collect();
        let mut links: HashMap<_, Vec<Link>> = HashMap::new();
        for batch in &batches {
            for link in tables::link::from_batch(batch)? {
                links.entry(link.podcast_id).or_default().push(link);
            }
        }
        Ok(links)
    }
}
