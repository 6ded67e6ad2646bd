//! Corrections of readers, written into transcripts (decision 089).

use super::sql::record_changes;
use crate::error::CatalogError;
use crate::tables;
use crate::writer::Writer;
use earshot_model::transcript::{CorrectionFit, TextCorrection};
use earshot_model::{EpisodeId, Timestamp};
use std::slice;

impl Writer {
    /// Writes a correction into the transcript of an episode, if it still has the text that the reader saw. Returns
    /// what the transcript had before.
    pub fn correct_transcript(
        &mut self,
        episode: EpisodeId,
        correction: &TextCorrection,
        now: Timestamp,
    ) -> Result<CorrectionFit, CatalogError> {
        self.run_unit(|unit| {
            let read = format!("FROM transcripts WHERE episode_id = '{episode}'");
            let mut found = Vec::new();
            for batch in &unit.query_batches("cannot read a transcript", &read)? {
                found.extend(tables::transcript::from_batch(batch)?);
            }
            let Some(mut transcript) = found.pop() else { return Ok(CorrectionFit::Outdated) };
            let fit = transcript.correct(correction);
            if fit != CorrectionFit::Open {
                return Ok(fit);
            }
            transcript.corrected_at = Some(now);
            unit.stage("transcripts", tables::transcript::to_batch(slice::from_ref(&transcript)))?;
            // The right side reads the row as it was.
            unit.execute(
                "cannot correct a transcript",
                "UPDATE transcripts
                 SET uncorrected_md5 = coalesce(transcripts.uncorrected_md5, md5(transcripts.cues::VARCHAR)),
                     cues = staged.cues, corrected_at = staged.corrected_at
                 FROM staged_transcripts staged
                 WHERE staged.episode_id = transcripts.episode_id",
            )?;
            record_changes(unit, &[transcript.podcast_id])?;
            Ok(fit)
        })
    }
}
