//! Administrators read the queue of corrections and decide.

use super::correction::{QueuedTranscriptCorrection, TranscriptCorrection, TranscriptCorrectionState, from_row};
use crate::entities::transcript_corrections::{Column, Entity, Model};
use crate::entities::users;
use crate::fact_corrections::CorrectionDecision;
use crate::prelude::*;
use std::collections::{HashMap, HashSet};

/// Most corrections that the queue shows at once: fewer than the ids that a query takes.
const MAX_LISTED: u64 = 200;

impl Db {
    /// Returns corrections in a state, with the addresses of their readers: open ones oldest first, the others newest first.
    pub async fn transcript_corrections(
        &self,
        state: TranscriptCorrectionState,
    ) -> Result<Vec<QueuedTranscriptCorrection>, DbError> {
        let found = Entity::find().filter(Column::State.eq(state.as_str()));
        let ordered = if state == TranscriptCorrectionState::Open {
            found.order_by_asc(Column::CreatedAt).order_by_asc(Column::Id)
        } else {
            found.order_by_desc(Column::DecidedAt).order_by_desc(Column::Id)
        };
        let rows = ordered.limit(MAX_LISTED).all(&self.reader).await?;
        let readers: HashSet<Uuid> = rows.iter().filter_map(|row| row.suggested_by).collect();
        let users = users::Entity::find().filter(users::Column::Id.is_in(readers)).all(&self.reader).await?;
        let addresses: HashMap<Uuid, String> = users.into_iter().map(|user| (user.id, user.email)).collect();
        let queued = |row: Model| {
            let suggested_by = row.suggested_by.and_then(|reader| addresses.get(&reader).cloned());
            from_row(row).map(|correction| QueuedTranscriptCorrection { correction, suggested_by })
        };
        rows.into_iter().map(queued).collect()
    }

    /// Returns the correction with this id.
    pub async fn transcript_correction(&self, id: Uuid) -> Result<Option<TranscriptCorrection>, DbError> {
        Entity::find_by_id(id).one(&self.reader).await?.map(from_row).transpose()
    }

    /// Accepts or refuses a correction, also one that was decided before. One that has ended stays as it is. `None` when
    /// there is none with this id.
    pub async fn decide_transcript_correction(
        &self,
        id: Uuid,
        decision: CorrectionDecision,
    ) -> Result<Option<TranscriptCorrection>, DbError> {
        let now = self.now();
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = Entity::find_by_id(id).one(transaction).await? else { return Ok(None) };
            if from_row(row.clone())?.state.has_ended() {
                return from_row(row).map(Some);
            }
            let state = if decision.is_accepted {
                TranscriptCorrectionState::Accepted
            } else {
                TranscriptCorrectionState::Refused
            };
            let mut decided = row.into_active_model();
            decided.state = Set(state.as_str().to_owned());
            decided.reason = Set(decision.reason);
            decided.decided_by = Set(decision.decided_by);
            decided.decided_at = Set(Some(now));
            from_row(decided.update(transaction).await?).map(Some)
        }))
        .await
    }
}
