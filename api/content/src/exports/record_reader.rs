//! Reads the records of an export in chunks, so that memory does not grow with their number.

use super::podcast_record::podcast_record;
use earshot_api_server::page_urls::podcast_page_url;
use earshot_api_server::prelude::*;
use earshot_indexer::PodcastKey;
use earshot_model::export::{ExportRecord, ListEntry};
use earshot_model::{PodcastId, Tier};
use std::sync::Arc;

/// Most records of a chunk.
const MAX_CHUNK_RECORDS: usize = 50;
/// Text of a chunk, in bytes; the last record may go beyond it.
const MAX_CHUNK_BYTES: usize = 512 << 10;

/// A podcast to export.
#[derive(Clone, Debug)]
pub struct ExportItem {
    pub podcast: PodcastId,
    /// `None` for a podcast of a search.
    pub listed: Option<ListedItem>,
}

/// The entry of a podcast on a list, with the snapshot for a podcast that has left the catalog.
#[derive(Clone, Debug)]
pub struct ListedItem {
    pub slug: String,
    pub title: String,
    pub image_url: Option<String>,
    pub entry: ListEntry,
}

/// The records of an export, in the order of its items.
pub struct RecordReader {
    items: Arc<[ExportItem]>,
    next: usize,
    tier: Tier,
    public_url: String,
}

impl RecordReader {
    /// `tier` is the caller's, `public_url` the URL of this installation.
    pub fn new(items: Vec<ExportItem>, tier: Tier, public_url: &str) -> Self {
        Self { items: items.into(), next: 0, tier, public_url: public_url.to_owned() }
    }

    /// Number of items of the whole export.
    pub fn item_count(&self) -> usize {
        self.items.len()
    }

    pub fn is_done(&self) -> bool {
        self.next >= self.items.len()
    }

    /// Reads the next records. A podcast of a search that has left the catalog since is skipped.
    pub fn read_chunk(&mut self, generation: &OpenGeneration) -> Result<Vec<ExportRecord>, ApiError> {
        let (mut records, mut bytes) = (Vec::new(), 0);
        while records.len() < MAX_CHUNK_RECORDS && bytes < MAX_CHUNK_BYTES {
            let Some(item) = self.items.get(self.next) else { break };
            self.next += 1;
            if let Some(record) = self.read_record(generation, item)? {
                bytes += record.description.as_ref().map_or(0, String::len);
                records.push(record);
            }
        }
        Ok(records)
    }

    fn read_record(&self, generation: &OpenGeneration, item: &ExportItem) -> Result<Option<ExportRecord>, ApiError> {
        let document = generation.backend.podcast(PodcastKey::Id(item.podcast))?;
        let in_catalog = document.map(|document| podcast_record(&document, self.tier, &self.public_url));
        let Some(listed) = &item.listed else { return Ok(in_catalog) };
        let record = in_catalog.unwrap_or_else(|| ExportRecord {
            podcast_id: item.podcast.to_string(),
            slug: listed.slug.clone(),
            title: listed.title.clone(),
            page_url: podcast_page_url(&self.public_url, &listed.slug),
            image_url: listed.image_url.clone(),
            ..ExportRecord::default()
        });
        Ok(Some(ExportRecord { entry: Some(listed.entry.clone()), ..record }))
    }
}
