//! Rows of `machine_signals`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use crate::machine_signal_records::{EpisodeToClassify, MachineSignalUpdate};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{MachineSignals, PodcastId};

pub(crate) fn to_batch(updates: &[MachineSignalUpdate]) -> RecordBatch {
    BatchBuilder::new(updates)
        .display("podcast_id", |update| update.podcast_id)
        .int("input_revision", |update| Some(update.revision))
        .int("rules", |update| Some(update.rules_version))
        .json("record", |update| &update.signals)
        .json("bands", |update| &update.bands)
        .int("shared_texts", |_| Some(0))
        .int("shared_with", |_| Some(0))
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, MachineSignals)>, CatalogError> {
    let columns = BatchReader::new("machine_signals", batch);
    let (podcast_id, record) = (columns.text("podcast_id")?, columns.text("record")?);
    (0..batch.num_rows()).map(|row| Ok((podcast_id.parsed(row)?, record.json(row)?))).collect()
}

/// Reads episodes, each with its podcast.
pub(crate) fn episodes_from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, EpisodeToClassify)>, CatalogError> {
    let columns = BatchReader::new("episodes", batch);
    columns!(columns, text(podcast_id, title, text, enclosure_url), time(published_at));
    (0..batch.num_rows())
        .map(|row| {
            let episode = EpisodeToClassify {
                title: title.required(row)?,
                text: text.required(row)?,
                enclosure_url: enclosure_url.get(row),
                published_at: published_at.get(row)?,
            };
            Ok((podcast_id.parsed(row)?, episode))
        })
        .collect()
}
