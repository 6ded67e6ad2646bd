//! The process that writes the catalog takes accepted corrections and records what became of them.

use super::correction::{TranscriptCorrection, TranscriptCorrectionState, from_row};
use crate::entities::transcript_corrections::{Column, Entity};
use crate::prelude::*;
use std::time::Duration;

/// How long corrections are kept that were refused or found outdated. Applied ones stay: they are the history of the text.
const RETENTION: Duration = Duration::from_secs(180 * 24 * 60 * 60);

impl Db {
    /// Returns accepted corrections that are not in the catalog yet, in the order of their decisions.
    pub async fn accepted_transcript_corrections(&self, limit: u64) -> Result<Vec<TranscriptCorrection>, DbError> {
        let rows = Entity::find()
            .filter(Column::State.eq(TranscriptCorrectionState::Accepted.as_str()))
            .order_by_asc(Column::DecidedAt)
            .order_by_asc(Column::Id)
            .limit(limit)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(from_row).collect()
    }

    /// Records that a correction is in the catalog, or that its text was outdated. It holds whatever was decided since:
    /// the catalog has the text.
    pub async fn finish_transcript_correction(&self, id: Uuid, is_applied: bool) -> Result<(), DbError> {
        let now = self.now();
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = Entity::find_by_id(id).one(transaction).await? else { return Ok(()) };
            let state =
                if is_applied { TranscriptCorrectionState::Applied } else { TranscriptCorrectionState::Outdated };
            let mut ended = row.into_active_model();
            ended.state = Set(state.as_str().to_owned());
            ended.ended_at = Set(Some(now));
            ended.update(transaction).await?;
            Ok(())
        }))
        .await
    }

    /// Deletes corrections that were refused or found outdated long ago. Returns their number.
    pub async fn delete_old_transcript_corrections(&self) -> Result<u64, DbError> {
        let ended = [TranscriptCorrectionState::Refused, TranscriptCorrectionState::Outdated];
        let old = Entity::delete_many()
            .filter(Column::State.is_in(ended.map(TranscriptCorrectionState::as_str)))
            .filter(Column::DecidedAt.lt(self.now().minus(RETENTION)));
        self.delete_rows(old).await
    }
}
