//! Rows of `contacts` and `opt_outs`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{OptOut, OptOutKind, PodcastContacts, PodcastId};

pub(crate) fn to_batch(rows: &[(PodcastId, &PodcastContacts)]) -> RecordBatch {
    BatchBuilder::new(rows).display("podcast_id", |(id, _)| id).json("record", |(_, contacts)| contacts).build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, PodcastContacts)>, CatalogError> {
    let columns = BatchReader::new("contacts", batch);
    let podcast_id = columns.text("podcast_id")?;
    let record = columns.text("record")?;
    (0..batch.num_rows()).map(|row| Ok((podcast_id.parsed(row)?, record.json(row)?))).collect()
}

pub(crate) fn opt_outs_to_batch(entries: &[OptOut]) -> RecordBatch {
    BatchBuilder::new(entries)
        .text("kind", |entry| Some(entry.kind.as_str()))
        .text("value", |entry| Some(&entry.value))
        .text("why", |entry| Some(&entry.reason))
        .time("added_at", |entry| Some(entry.added_at))
        .build()
}

pub(crate) fn opt_outs_from_batch(batch: &RecordBatch) -> Result<Vec<OptOut>, CatalogError> {
    let columns = BatchReader::new("opt_outs", batch);
    columns!(columns, text(kind, value, why), time(added_at));
    (0..batch.num_rows())
        .map(|row| {
            Ok(OptOut {
                kind: kind.parse_with(row, OptOutKind::parse)?,
                value: value.required(row)?,
                reason: why.required(row)?,
                added_at: added_at.required(row)?,
            })
        })
        .collect()
}
