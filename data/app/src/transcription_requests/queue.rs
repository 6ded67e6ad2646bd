//! The queue of episodes to transcribe: one job per episode, whichever teams requested it. Teams take turns.

use super::request::TranscriptionState;
use crate::entities::{jobs, transcription_requests as requests};
use crate::jobs::{insert_job, is_last_attempt};
use crate::prelude::*;
use crate::{LeasedJob, NewJob};
use earshot_model::EpisodeId;
use sea_orm::UpdateMany;
use std::str::FromStr as _;
use std::time::Duration;

/// The kind of the jobs. Their payload is `{"episodeId": …}`.
pub(super) const TRANSCRIPTION_JOB: &str = "transcribe-episode";
/// A worker extends its lease several times in this time. When it is lost, another one continues.
const LEASE: Duration = Duration::from_secs(5 * 60);
const LOST_WORKER: &str = "the transcription was interrupted too often";
const REQUESTS_PER_READ: u64 = 500;

/// An episode that a worker has leased.
#[derive(Clone, Debug)]
pub struct TranscriptionJob {
    job: LeasedJob,
    pub episode: EpisodeId,
}

impl TranscriptionJob {
    /// Number of the attempt, from 1.
    #[must_use]
    pub fn attempt(&self) -> i32 {
        self.job.attempt
    }
}

pub(super) fn dedupe_key(episode: Uuid) -> String {
    format!("{TRANSCRIPTION_JOB} {episode}")
}

/// The open requests of an episode, to be changed.
fn update_open(episode: EpisodeId) -> UpdateMany<requests::Entity> {
    requests::Entity::update_many()
        .filter(requests::Column::EpisodeId.eq(episode.0))
        .filter(requests::Column::State.is_in(TranscriptionState::OPEN))
}

/// The open requests of an episode, to fail with this problem. Their charges are refunded afterwards.
fn fail_open(episode: EpisodeId, problem: &str) -> UpdateMany<requests::Entity> {
    update_open(episode)
        .col_expr(requests::Column::State, Expr::value(TranscriptionState::Failed.as_str()))
        .col_expr(requests::Column::Problem, Expr::value(problem))
        .col_expr(requests::Column::IsRefundDue, Expr::value(true))
}

impl Db {
    pub(super) fn transcription_job_row(&self, episode: EpisodeId, team: Uuid, priority: i32) -> jobs::Model {
        self.new_job_row(NewJob {
            kind: TRANSCRIPTION_JOB.to_owned(),
            payload: serde_json::json!({ "episodeId": episode.to_string() }),
            priority,
            dedupe_key: Some(dedupe_key(episode.0)),
            team_id: Some(team),
        })
    }

    /// Leases the next episode. Teams take turns, and requests with a higher priority come first.
    pub async fn claim_transcription(&self, worker: &str) -> Result<Option<TranscriptionJob>, DbError> {
        while let Some(job) = self.claim_job(TRANSCRIPTION_JOB, worker, LEASE).await? {
            match job.payload["episodeId"].as_str().and_then(|id| EpisodeId::from_str(id).ok()) {
                Some(episode) => return Ok(Some(TranscriptionJob { job, episode })),
                None => self.finish_job(&job).await?,
            };
        }
        Ok(None)
    }

    /// Extends the lease, and shows teams what the worker does. Returns false when the worker must stop: the lease was
    /// lost, or no request for the episode is open any more.
    pub async fn keep_transcription(
        &self,
        leased: &TranscriptionJob,
        state: TranscriptionState,
    ) -> Result<bool, DbError> {
        if !self.extend_lease(&leased.job, LEASE).await? {
            return Ok(false);
        }
        let episode = leased.episode;
        self.write_keeping_caches(work!(|transaction| {
            let shown = update_open(episode).col_expr(requests::Column::State, Expr::value(state.as_str()));
            Ok(shown.exec(transaction).await?.rows_affected > 0)
        }))
        .await
    }

    /// Ends a job whose transcript the catalog has.
    ///
    /// # Errors
    /// When the database fails. The job is done again then, which finds the transcript.
    pub async fn finish_transcription(&self, leased: &TranscriptionJob) -> Result<(), DbError> {
        self.set_open_state(leased.episode, TranscriptionState::Transcribed).await?;
        self.finish_job(&leased.job).await?;
        Ok(())
    }

    /// Ends a job that has nothing to do: its requests were canceled or completed. Requests that came at the same moment
    /// are queued again by [`requeue_lost_transcriptions`](Self::requeue_lost_transcriptions).
    pub async fn drop_transcription(&self, leased: &TranscriptionJob) -> Result<(), DbError> {
        self.finish_job(&leased.job).await?;
        Ok(())
    }

    /// Ends a job without a transcript: its requests fail and are refunded.
    pub async fn fail_transcription(&self, leased: &TranscriptionJob, problem: &str) -> Result<(), DbError> {
        let failed = fail_open(leased.episode, problem);
        self.write_keeping_caches(work!(|transaction| {
            failed.exec(transaction).await?;
            Ok(())
        }))
        .await?;
        self.finish_job(&leased.job).await?;
        self.refund_transcriptions().await
    }

    /// Ends an attempt that may succeed later. After the last one, the requests fail. Returns whether there is another.
    pub async fn retry_transcription(&self, leased: &TranscriptionJob, problem: &str) -> Result<bool, DbError> {
        if is_last_attempt(&leased.job) {
            self.fail_transcription(leased, problem).await?;
            return Ok(false);
        }
        self.set_open_state(leased.episode, TranscriptionState::Queued).await?;
        self.fail_job(&leased.job, problem).await?;
        Ok(true)
    }

    /// Gives a job back for `wait` or longer, because there is no service or it accepts no work now. This is no attempt.
    pub async fn give_back_transcription(&self, leased: &TranscriptionJob, wait: Duration) -> Result<(), DbError> {
        self.set_open_state(leased.episode, TranscriptionState::Queued).await?;
        self.give_back_job(&leased.job, wait).await?;
        Ok(())
    }

    async fn set_open_state(&self, episode: EpisodeId, state: TranscriptionState) -> Result<(), DbError> {
        let changed = update_open(episode).col_expr(requests::Column::State, Expr::value(state.as_str()));
        self.write_keeping_caches(work!(|transaction| {
            changed.exec(transaction).await?;
            Ok(())
        }))
        .await
    }

    /// Queues open requests that have no job: those from before the queue, and those that came while the job of their
    /// episode ended. Requests whose worker was lost each time fail. Returns the number of episodes that it queued.
    pub async fn requeue_lost_transcriptions(&self) -> Result<u64, DbError> {
        let (mut after, mut queued) = (Uuid::nil(), 0);
        loop {
            let open = requests::Entity::find()
                .filter(requests::Column::State.is_in(TranscriptionState::OPEN))
                .filter(requests::Column::Id.gt(after))
                .order_by_asc(requests::Column::Id)
                .limit(REQUESTS_PER_READ)
                .all(&self.reader)
                .await?;
            let Some(last) = open.last() else { break };
            after = last.id;
            for row in open {
                queued += u64::from(self.requeue_lost(row).await?);
            }
        }
        self.refund_transcriptions().await?;
        Ok(queued)
    }

    async fn requeue_lost(&self, row: requests::Model) -> Result<bool, DbError> {
        let of_episode = jobs::Entity::find().filter(jobs::Column::DedupeKey.eq(dedupe_key(row.episode_id)));
        let newest = of_episode.order_by_desc(jobs::Column::Id).one(&self.reader).await?;
        let requested_at: Timestamp = row.requested_at.into();
        let is_dead = match &newest {
            Some(job) if matches!(job.state.as_str(), "queued" | "running") => return Ok(false),
            Some(job) => job.state == "dead" && Timestamp::from(job.created_at) >= requested_at,
            None => false,
        };
        let episode = EpisodeId(row.episode_id);
        let job = self.transcription_job_row(episode, row.team_id, row.priority);
        self.write_keeping_caches(work!(|transaction| {
            if is_dead {
                fail_open(episode, LOST_WORKER).exec(transaction).await?;
                return Ok(false);
            }
            insert_job(transaction, job).await?;
            Ok(true)
        }))
        .await
    }
}
