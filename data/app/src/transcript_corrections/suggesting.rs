//! Readers suggest corrections, within bounds, and see what became of their own.

use super::correction::{
    NewTranscriptCorrection, SuggestionOutcome, TranscriptCorrection, TranscriptCorrectionState, columns_of, from_row,
};
use crate::entities::transcript_corrections::{Column, Entity, Model};
use crate::ids;
use crate::prelude::*;
use earshot_model::EpisodeId;

/// Most open suggestions of a reader.
pub const MAX_OPEN_SUGGESTIONS: u64 = 50;
/// Most open suggestions for a transcript, of all readers.
const MAX_OPEN_OF_TRANSCRIPT: u64 = 100;
/// Most open suggestions of an installation.
const MAX_OPEN: u64 = 5_000;
/// Most of their own suggestions for an episode that a reader sees.
const MAX_SHOWN: u64 = 100;

impl Db {
    /// Queues a suggestion. One that the reader has open already is returned instead of a second one.
    pub async fn suggest_transcript_correction(
        &self,
        new: NewTranscriptCorrection,
    ) -> Result<SuggestionOutcome, DbError> {
        let (part, start_ms, line) = columns_of(new.change.part);
        let row = Model {
            id: ids::new_id(&self.clock),
            podcast_id: new.podcast.0,
            podcast_slug: new.podcast_slug,
            episode_id: new.episode.0,
            episode_slug: new.episode_slug,
            episode_title: new.episode_title,
            part: part.to_owned(),
            start_ms,
            line,
            text_before: new.change.text_before,
            text_after: new.change.text,
            state: TranscriptCorrectionState::Open.as_str().to_owned(),
            reason: None,
            suggested_by: Some(new.suggested_by),
            decided_by: None,
            created_at: self.now(),
            decided_at: None,
            ended_at: None,
        };
        self.write_keeping_caches(work!(|transaction| {
            let open = Entity::find().filter(Column::State.eq(TranscriptCorrectionState::Open.as_str()));
            let of_reader = open.clone().filter(Column::SuggestedBy.eq(row.suggested_by));
            let of_transcript = open.clone().filter(Column::EpisodeId.eq(row.episode_id));
            let same = of_reader
                .clone()
                .filter(Column::EpisodeId.eq(row.episode_id))
                .filter(Column::Part.eq(row.part.as_str()))
                .filter(Column::StartMs.eq(row.start_ms))
                .filter(row.line.map_or_else(|| Column::Line.is_null(), |line| Column::Line.eq(line)))
                .filter(Column::TextBefore.eq(row.text_before.as_str()))
                .filter(Column::TextAfter.eq(row.text_after.as_str()));
            if let Some(same) = same.one(transaction).await? {
                return from_row(same).map(|same| SuggestionOutcome::Open(Box::new(same)));
            }
            if of_reader.count(transaction).await? >= MAX_OPEN_SUGGESTIONS {
                return Ok(SuggestionOutcome::TooManyOfReader);
            }
            if of_transcript.count(transaction).await? >= MAX_OPEN_OF_TRANSCRIPT {
                return Ok(SuggestionOutcome::TooManyOfTranscript);
            }
            if open.count(transaction).await? >= MAX_OPEN {
                return Ok(SuggestionOutcome::QueueFull);
            }
            row.clone().into_active_model().insert(transaction).await?;
            from_row(row).map(|queued| SuggestionOutcome::Open(Box::new(queued)))
        }))
        .await
    }

    /// Returns what a reader has suggested for an episode, the newest first.
    pub async fn suggestions_of_reader(
        &self,
        reader: Uuid,
        episode: EpisodeId,
    ) -> Result<Vec<TranscriptCorrection>, DbError> {
        let rows = Entity::find()
            .filter(Column::SuggestedBy.eq(reader))
            .filter(Column::EpisodeId.eq(episode.0))
            .order_by_desc(Column::CreatedAt)
            .order_by_desc(Column::Id)
            .limit(MAX_SHOWN)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(from_row).collect()
    }
}
