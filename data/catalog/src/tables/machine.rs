//! `machine`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use crate::machine_records::{EpisodeToWeigh, MachineUpdate};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{MachineSigns, PodcastId};

pub(crate) fn to_batch(updates: &[MachineUpdate]) -> RecordBatch {
    BatchBuilder::new(updates)
        .shown("podcast_id", |update| update.podcast_id)
        .int("input_revision", |update| Some(update.revision))
        .int("rules", |update| Some(update.rules))
        .json("record", |update| &update.signs)
        .json("bands", |update| &update.bands)
        .int("shared_texts", |_| Some(0))
        .int("shared_with", |_| Some(0))
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, MachineSigns)>, CatalogError> {
    let columns = BatchReader::new("machine", batch);
    let (podcast_id, record) = (columns.text("podcast_id")?, columns.text("record")?);
    (0..batch.num_rows()).map(|row| Ok((podcast_id.parsed(row)?, record.json(row)?))).collect()
}

/// Episodes with the podcast of each.
pub(crate) fn episodes_from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, EpisodeToWeigh)>, CatalogError> {
    let columns = BatchReader::new("episodes", batch);
    let podcast_id = columns.text("podcast_id")?;
    let title = columns.text("title")?;
    let text = columns.text("text")?;
    let enclosure_url = columns.text("enclosure_url")?;
    let published_at = columns.time("published_at")?;
    (0..batch.num_rows())
        .map(|row| {
            let episode = EpisodeToWeigh {
                title: title.required(row)?,
                text: text.required(row)?,
                enclosure_url: enclosure_url.get(row),
                published_at: published_at.get(row)?,
            };
            Ok((podcast_id.parsed(row)?, episode))
        })
        .collect()
}
