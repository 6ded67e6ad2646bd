//! Rows of `transcripts`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use duckdb::arrow::array::{Float64Array, TimestampMicrosecondArray};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{Cue, Transcript, TranscriptFormat};

/// A cue as a tuple. Field names, repeated for each cue, would take half of the column.
pub(super) type PackedCue = (Option<i64>, Option<i64>, Option<String>, String);

pub(crate) fn to_batch(transcripts: &[Transcript]) -> RecordBatch {
    BatchBuilder::new(transcripts)
        .display("episode_id", |transcript| transcript.episode_id)
        .display("podcast_id", |transcript| transcript.podcast_id)
        .text("language", |transcript| transcript.language.as_deref())
        .text("source", |transcript| Some(&transcript.source))
        .text("format", |transcript| Some(transcript.format.as_str()))
        .json("cues", |transcript| {
            transcript
                .cues
                .iter()
                .map(|cue| (cue.start_ms, cue.end_ms, cue.speaker.as_deref(), cue.text.as_str()))
                .collect::<Vec<_>>()
        })
        .time("fetched_at", |transcript| Some(transcript.fetched_at))
        .time("corrected_at", |transcript| transcript.corrected_at)
        .float("confidence", |transcript| transcript.confidence)
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<Transcript>, CatalogError> {
    let columns = BatchReader::new("transcripts", batch);
    columns!(columns, text(episode_id, podcast_id, language, source, format, cues), time(fetched_at));
    let corrected_at = columns.later::<TimestampMicrosecondArray>("corrected_at")?;
    let confidence = columns.later::<Float64Array>("confidence")?;
    (0..batch.num_rows())
        .map(|row| {
            let packed: Vec<PackedCue> = cues.json(row)?;
            Ok(Transcript {
                episode_id: episode_id.parsed(row)?,
                podcast_id: podcast_id.parsed(row)?,
                language: language.get(row),
                source: source.required(row)?,
                format: format.parse_with(row, TranscriptFormat::parse)?,
                cues: unpack_cues(packed),
                fetched_at: fetched_at.required(row)?,
                corrected_at: corrected_at.as_ref().map(|column| column.get(row)).transpose()?.flatten(),
                confidence: confidence.as_ref().and_then(|column| column.get(row)),
            })
        })
        .collect()
}

pub(super) fn unpack_cues(packed: Vec<PackedCue>) -> Vec<Cue> {
    packed.into_iter().map(|(start_ms, end_ms, speaker, text)| Cue { start_ms, end_ms, speaker, text }).collect()
}
