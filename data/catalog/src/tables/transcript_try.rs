//! Rows of `transcript_tries`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use crate::records::TranscriptFailure;
use duckdb::arrow::record_batch::RecordBatch;

pub(crate) fn to_batch(tries: &[TranscriptFailure]) -> RecordBatch {
    BatchBuilder::new(tries)
        .text("url", |failed| Some(&failed.url))
        .small_int("failures", |failed| Some(i32::try_from(failed.failures).unwrap_or(i32::MAX)))
        .text("reason", |failed| Some(&failed.reason))
        .time("tried_at", |failed| Some(failed.tried_at))
        .time("next_at", |failed| Some(failed.next_at))
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<TranscriptFailure>, CatalogError> {
    let columns = BatchReader::new("transcript_tries", batch);
    columns!(columns, text(url, reason), small_int(failures), time(tried_at, next_at));
    (0..batch.num_rows())
        .map(|row| {
            Ok(TranscriptFailure {
                url: url.required(row)?,
                failures: failures.get(row).unwrap_or_default().unsigned_abs(),
                reason: reason.required(row)?,
                tried_at: tried_at.required(row)?,
                next_at: next_at.required(row)?,
            })
        })
        .collect()
}
