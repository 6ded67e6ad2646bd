//! Rows of `feeds`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use crate::records::{FeedItem, FeedState, FeedUpdate, ItemKeys};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::EpisodeId;

/// The `items` column begins with this magic number. Older rows have none and begin with an id of UUID version 5, whose
/// seventh byte is at least 0x50.
const ITEMS_MAGIC: &[u8; 8] = b"items\0\x02\0";
/// Bytes per item: episode id, hash, keys (little-endian).
const ITEM_BYTES: usize = 16 + 8 + 8 + 8 + 4 + 4;
/// Bytes per item in the older format without keys.
const FIRST_ITEM_BYTES: usize = 16 + 8;

pub(crate) fn to_batch(updates: &[FeedUpdate]) -> RecordBatch {
    BatchBuilder::new(updates)
        .text("url", |update| Some(&update.state.url))
        .display("podcast_id", |update| update.state.podcast_id)
        .time("fetched_at", |update| Some(update.state.fetched_at))
        .text("body_hash", |update| update.state.body_hash.as_deref())
        .int("podcast_hash", |update| Some(update.state.podcast_hash.cast_signed()))
        .bytes("items", |update| encode_items(&update.state.items))
        .json("issues", |update| &update.issues)
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<(String, FeedState)>, CatalogError> {
    let columns = BatchReader::new("feeds", batch);
    let requested = columns.text("asked")?;
    columns!(columns, text(url, podcast_id, body_hash), time(fetched_at), int(podcast_hash), bytes(items));
    (0..batch.num_rows())
        .map(|row| {
            let state = FeedState {
                url: url.required(row)?,
                podcast_id: podcast_id.parsed(row)?,
                fetched_at: fetched_at.required(row)?,
                body_hash: body_hash.get(row),
                podcast_hash: podcast_hash.required(row)?.cast_unsigned(),
                items: decode_items(items.required(row)?),
            };
            Ok((requested.required(row)?, state))
        })
        .collect()
}

fn encode_items(items: &[FeedItem]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(ITEMS_MAGIC.len() + items.len() * ITEM_BYTES);
    bytes.extend_from_slice(ITEMS_MAGIC);
    for item in items {
        bytes.extend_from_slice(item.episode_id.0.as_bytes());
        bytes.extend_from_slice(&item.hash.to_le_bytes());
        bytes.extend_from_slice(&item.keys.guid.to_le_bytes());
        bytes.extend_from_slice(&item.keys.enclosure.to_le_bytes());
        bytes.extend_from_slice(&item.keys.title.to_le_bytes());
        bytes.extend_from_slice(&item.keys.date.to_le_bytes());
    }
    bytes
}

fn decode_items(bytes: &[u8]) -> Vec<FeedItem> {
    match bytes.strip_prefix(ITEMS_MAGIC) {
        Some(items) => items.as_chunks::<ITEM_BYTES>().0.iter().map(|item| decode_item(item)).collect(),
        None => bytes.as_chunks::<FIRST_ITEM_BYTES>().0.iter().map(|item| decode_item(item)).collect(),
    }
}

/// Decodes an item of either format. Missing keys are 0.
fn decode_item(bytes: &[u8]) -> FeedItem {
    let long = |at: usize| bytes.get(at..at + 8).and_then(|part| part.try_into().ok()).map_or(0, u64::from_le_bytes);
    let short = |at: usize| bytes.get(at..at + 4).and_then(|part| part.try_into().ok()).map_or(0, u32::from_le_bytes);
    FeedItem {
        episode_id: EpisodeId(uuid::Uuid::from_slice(&bytes[..16]).expect("16 bytes")),
        hash: long(16),
        keys: ItemKeys { guid: long(24), enclosure: long(32), title: short(40), date: short(44) },
    }
}
