//! `feeds`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use crate::records::{FeedItem, FeedState, FeedUpdate};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::EpisodeId;

/// Bytes of an item in the `items` column: episode id, hash (little endian).
const ITEM_BYTES: usize = 16 + 8;

pub(crate) fn to_batch(updates: &[FeedUpdate]) -> RecordBatch {
    BatchBuilder::new(updates)
        .text("url", |update| Some(&update.state.url))
        .shown("podcast_id", |update| update.state.podcast_id)
        .time("fetched_at", |update| Some(update.state.fetched_at))
        .small_int("http_status", |update| update.state.http_status.map(i32::from))
        .text("etag", |update| update.state.etag.as_deref())
        .text("last_modified", |update| update.state.last_modified.as_deref())
        .text("body_hash", |update| update.state.body_hash.as_deref())
        .int("podcast_hash", |update| Some(update.state.podcast_hash.cast_signed()))
        .bytes("items", |update| pack(&update.state.items))
        .small_int("failures", |update| Some(i32::try_from(update.state.failures).unwrap_or(i32::MAX)))
        .text("last_error", |update| update.state.last_error.as_deref())
        .optional_json("issues", |update| update.issues.as_ref())
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<(String, FeedState)>, CatalogError> {
    let columns = BatchReader::new("feeds", batch);
    let asked = columns.text("asked")?;
    let url = columns.text("url")?;
    let podcast_id = columns.text("podcast_id")?;
    let fetched_at = columns.time("fetched_at")?;
    let http_status = columns.small_int("http_status")?;
    let etag = columns.text("etag")?;
    let last_modified = columns.text("last_modified")?;
    let body_hash = columns.text("body_hash")?;
    let podcast_hash = columns.int("podcast_hash")?;
    let items = columns.bytes("items")?;
    let failures = columns.small_int("failures")?;
    let last_error = columns.text("last_error")?;
    (0..batch.num_rows())
        .map(|row| {
            let state = FeedState {
                url: url.required(row)?,
                podcast_id: podcast_id.parsed(row)?,
                fetched_at: fetched_at.required(row)?,
                http_status: http_status.get(row).and_then(|status| u16::try_from(status).ok()),
                etag: etag.get(row),
                last_modified: last_modified.get(row),
                body_hash: body_hash.get(row),
                podcast_hash: podcast_hash.required(row)?.cast_unsigned(),
                items: unpack(items.required(row)?),
                failures: failures.get(row).and_then(|count| u32::try_from(count).ok()).unwrap_or(0),
                last_error: last_error.get(row),
            };
            Ok((asked.required(row)?, state))
        })
        .collect()
}

fn pack(items: &[FeedItem]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(items.len() * ITEM_BYTES);
    for item in items {
        bytes.extend_from_slice(item.episode_id.0.as_bytes());
        bytes.extend_from_slice(&item.hash.to_le_bytes());
    }
    bytes
}

fn unpack(bytes: &[u8]) -> Vec<FeedItem> {
    let (items, _) = bytes.as_chunks::<ITEM_BYTES>();
    items
        .iter()
        .map(|item| {
            let (id, hash) = item.split_at(16);
            FeedItem {
                episode_id: EpisodeId(uuid::Uuid::from_slice(id).expect("16 bytes")),
                hash: u64::from_le_bytes(hash.try_into().expect("8 bytes")),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_read_back() {
        let items: Vec<FeedItem> = (0..5u64)
            .map(|hash| FeedItem { episode_id: EpisodeId(uuid::Uuid::from_u128(u128::from(hash) << 70)), hash })
            .collect();
        assert_eq!(unpack(&pack(&items)), items);
    }
}
