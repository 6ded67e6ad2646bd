//! Transcription requests of teams: requesting, canceling and listing. Workers serve them from a queue.

mod completion;
mod pace;
mod places;
mod queue;
mod refunds;
mod request;

pub use completion::{CompletedTranscription, CompletionMail};
pub use queue::TranscriptionJob;
pub use request::{NewTranscriptionRequest, TranscriptionRequest, TranscriptionRequestQuery, TranscriptionState};

use crate::entities::transcription_requests::{Column, Entity, Model};
use crate::ids;
use crate::jobs::insert_job;
use crate::list_rows::IDS_PER_QUERY;
use crate::prelude::*;
use earshot_model::EpisodeId;
use sea_orm::Select;
use std::collections::HashMap;

fn select_requests_of_team(team: Uuid) -> Select<Entity> {
    Entity::find().filter(Column::TeamId.eq(team))
}

impl Db {
    /// Stores a team's request and queues its episode. A request that failed or was canceled is queued again; any other
    /// one stays unchanged.
    pub async fn request_transcription(&self, account: &Account, new: NewTranscriptionRequest) -> Result<(), DbError> {
        let (team, now) = (account.team_id, self.now());
        let row = Model {
            id: ids::new_id(&self.clock),
            team_id: team,
            user_id: Some(account.user_id),
            episode_id: new.episode.0,
            podcast_id: Some(new.podcast.0),
            state: TranscriptionState::Queued.as_str().to_owned(),
            problem: None,
            priority: new.priority,
            is_refund_due: false,
            requested_at: now,
            transcribed_at: None,
        };
        let job = self.transcription_job_row(new.episode, team, new.priority);
        let once = OnConflict::columns([Column::TeamId, Column::EpisodeId]).do_nothing().to_owned();
        self.write_keeping_caches(work!(|transaction| {
            Entity::update_many()
                .filter(Column::TeamId.eq(team))
                .filter(Column::EpisodeId.eq(row.episode_id))
                .filter(Column::State.is_in(TranscriptionState::ENDED))
                .col_expr(Column::State, Expr::value(row.state.as_str()))
                .col_expr(Column::Problem, Expr::value(Option::<String>::None))
                .col_expr(Column::IsRefundDue, Expr::value(false))
                .col_expr(Column::RequestedAt, Expr::value(now))
                .col_expr(Column::UserId, Expr::value(row.user_id))
                .col_expr(Column::Priority, Expr::value(row.priority))
                .exec(transaction)
                .await?;
            Entity::insert(row.into_active_model()).on_conflict(once).exec_without_returning(transaction).await?;
            insert_job(transaction, job).await?;
            Ok(())
        }))
        .await
    }

    /// Cancels a team's request, if the service for speech recognition does not have its audio yet, and refunds it.
    /// Returns false when there is no such request any more.
    pub async fn cancel_transcription(&self, team: Uuid, episode: EpisodeId) -> Result<bool, DbError> {
        let waiting = [TranscriptionState::Queued, TranscriptionState::Fetching].map(TranscriptionState::as_str);
        let is_canceled = self
            .write_keeping_caches(work!(|transaction| {
                let canceled = Entity::update_many()
                    .filter(Column::TeamId.eq(team))
                    .filter(Column::EpisodeId.eq(episode.0))
                    .filter(Column::State.is_in(waiting))
                    .filter(Column::TranscribedAt.is_null())
                    .col_expr(Column::State, Expr::value(TranscriptionState::Canceled.as_str()))
                    .col_expr(Column::IsRefundDue, Expr::value(true))
                    .exec(transaction)
                    .await?;
                Ok(canceled.rows_affected > 0)
            }))
            .await?;
        if is_canceled {
            self.refund_transcriptions().await?;
        }
        Ok(is_canceled)
    }

    /// Returns a team's request for an episode.
    pub async fn transcription_request(
        &self,
        team: Uuid,
        episode: EpisodeId,
    ) -> Result<Option<TranscriptionRequest>, DbError> {
        let request = select_requests_of_team(team).filter(Column::EpisodeId.eq(episode.0)).one(&self.reader).await?;
        request.map(TranscriptionRequest::from_row).transpose()
    }

    /// Returns when a team requested transcripts of episodes. Episodes without a request are missing.
    pub async fn transcription_request_times(
        &self,
        team: Uuid,
        episodes: &[EpisodeId],
    ) -> Result<HashMap<EpisodeId, Timestamp>, DbError> {
        let mut times = HashMap::new();
        for chunk in episodes.chunks(IDS_PER_QUERY) {
            let query = select_requests_of_team(team)
                .select_only()
                .columns([Column::EpisodeId, Column::RequestedAt])
                .filter(Column::EpisodeId.is_in(chunk.iter().map(|episode| episode.0)));
            let rows: Vec<(Uuid, EpochMillis)> = query.into_tuple().all(&self.reader).await?;
            times.extend(rows.into_iter().map(|(episode, at)| (EpisodeId(episode), at.into())));
        }
        Ok(times)
    }

    /// Returns the requests of a team, newest first, and their total number.
    pub async fn transcription_requests_of(
        &self,
        team: Uuid,
        page: TranscriptionRequestQuery,
    ) -> Result<(u64, Vec<TranscriptionRequest>), DbError> {
        let mut query = select_requests_of_team(team);
        if let Some(is_completed) = page.is_completed {
            let state =
                if is_completed { Column::TranscribedAt.is_not_null() } else { Column::TranscribedAt.is_null() };
            query = query.filter(state);
        }
        if let Some(state) = page.state {
            query = query.filter(Column::State.eq(state.as_str()));
        }
        let total = query.clone().count(&self.reader).await?;
        // Ids grow with time, so they order requests of the same time.
        let newest = query.order_by_desc(Column::RequestedAt).order_by_desc(Column::Id);
        let rows = newest.offset(page.skip).limit(page.limit).all(&self.reader).await?;
        let requests = rows.into_iter().map(TranscriptionRequest::from_row).collect::<Result<_, _>>()?;
        Ok((total, requests))
    }
}
