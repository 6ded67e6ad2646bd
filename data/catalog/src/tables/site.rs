//! Rows of `sites` and `site_podcasts`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use crate::records::{PodcastOfSite, PodcastSite, SiteCrawlRecord, SiteRow};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::PodcastId;

pub(crate) fn to_batch(rows: &[&SiteRow]) -> RecordBatch {
    BatchBuilder::new(rows)
        .text("site", |row| Some(&row.site_key))
        .text("state", |row| Some(&row.state))
        .time("crawled_at", |row| row.crawled_at)
        .time("asked_at", |row| row.requested_at)
        .time("next_at", |row| Some(row.next_at))
        .text("why", |row| Some(&row.reason))
        .int("failures", |row| Some(i64::from(row.failures)))
        .text("last_error", |row| row.last_error.as_deref())
        .int("unchanged", |row| Some(i64::from(row.unchanged_crawls)))
        .text("content_hash", |row| row.content_hash.as_deref())
        .text("start_url", |row| row.start_url.as_deref())
        .text("etag", |row| row.etag.as_deref())
        .text("last_modified", |row| row.last_modified.as_deref())
        .int("pages", |row| Some(i64::from(row.page_count)))
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<SiteRow>, CatalogError> {
    let columns = BatchReader::new("sites", batch);
    columns!(
        columns,
        text(site, state, why, last_error, content_hash, start_url, etag, last_modified),
        time(crawled_at, asked_at, next_at),
        int(failures, unchanged, pages),
    );
    (0..batch.num_rows())
        .map(|row| {
            Ok(SiteRow {
                site_key: site.required(row)?,
                state: state.required(row)?,
                crawled_at: crawled_at.get(row)?,
                requested_at: asked_at.get(row)?,
                next_at: next_at.required(row)?,
                reason: why.required(row)?,
                failures: to_count(failures.required(row)?),
                last_error: last_error.get(row),
                unchanged_crawls: to_count(unchanged.required(row)?),
                content_hash: content_hash.get(row),
                start_url: start_url.get(row),
                etag: etag.get(row),
                last_modified: last_modified.get(row),
                page_count: to_count(pages.required(row)?),
            })
        })
        .collect()
}

pub(crate) fn results_to_batch(rows: &[(&String, &SiteCrawlRecord)]) -> RecordBatch {
    BatchBuilder::new(rows).text("site", |(site, _)| Some(site)).json("record", |(_, result)| result).build()
}

pub(crate) fn results_from_batch(batch: &RecordBatch) -> Result<Vec<SiteCrawlRecord>, CatalogError> {
    let columns = BatchReader::new("site_results", batch);
    let record = columns.text("record")?;
    (0..batch.num_rows()).map(|row| record.json(row)).collect()
}

pub(crate) fn podcasts_to_batch(rows: &[(PodcastId, &PodcastSite)]) -> RecordBatch {
    BatchBuilder::new(rows)
        .display("podcast_id", |(id, _)| id)
        .text("site", |(_, site)| Some(&site.site_key))
        .text("url", |(_, site)| Some(&site.url))
        .build()
}

/// Reads the podcasts of sites, each with its site key and the number of podcasts that name the site. Contacts are read
/// separately.
pub(crate) fn podcasts_from_batch(batch: &RecordBatch) -> Result<Vec<(String, u32, PodcastOfSite)>, CatalogError> {
    let columns = BatchReader::new("site_podcasts", batch);
    columns!(columns, text(site, id, title, author, feed_url, url), int(shows));
    (0..batch.num_rows())
        .map(|row| {
            let podcast = PodcastOfSite {
                id: id.parsed(row)?,
                title: title.required(row)?,
                author: author.get(row),
                feed_url: feed_url.required(row)?,
                url: url.required(row)?,
                contacts: Default::default(),
            };
            Ok((site.required(row)?, to_count(shows.required(row)?), podcast))
        })
        .collect()
}

fn to_count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
