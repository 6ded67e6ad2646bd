//! Deep analyses of episodes: requested by a team, done by a job.

use crate::NewJob;
use crate::entities::deep_analyses::{Column, Entity, Model};
use crate::jobs::insert_job;
use crate::json_column::from_name;
use crate::list_rows::IDS_PER_QUERY;
use crate::prelude::*;
use earshot_model::{EpisodeId, PodcastId};
use serde_json::Value;
use std::collections::HashMap;

const TABLE: &str = "deep_analyses";
/// The kind of the jobs that analyze episodes. Their payload is `{"teamId": …, "userId": …, "episodeIds": […]}`.
pub const ANALYSIS_JOB: &str = "analyze-episodes";
/// Analyses that a list returns.
const MAX_LISTED: u64 = 1_000;

earshot_model::named! {
    /// The state of a deep analysis.
    AnalysisState {
        Queued = "queued",
        Done = "done",
        Failed = "failed",
    }
}

/// A deep analysis of an episode for a team.
#[derive(Clone, Debug, PartialEq)]
pub struct DeepAnalysis {
    pub team_id: Uuid,
    pub episode: EpisodeId,
    pub podcast: PodcastId,
    /// `None` when the user's account was deleted.
    pub requested_by: Option<Uuid>,
    pub state: AnalysisState,
    /// Why it failed.
    pub problem: Option<String>,
    /// The insights as JSON.
    pub insights: Option<Value>,
    /// What produced the insights (rules or a model), as JSON.
    pub made_with: Option<Value>,
    pub requested_at: Timestamp,
    pub analyzed_at: Option<Timestamp>,
}

impl DeepAnalysis {
    fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            team_id: row.team_id,
            episode: EpisodeId(row.episode_id),
            podcast: PodcastId(row.podcast_id),
            requested_by: row.requested_by,
            state: from_name(TABLE, &row.state, AnalysisState::parse)?,
            problem: row.problem,
            insights: row.insights,
            made_with: row.made_with,
            requested_at: row.requested_at.into(),
            analyzed_at: row.analyzed_at.map(Into::into),
        })
    }
}

impl Db {
    /// Requests analyses of episodes for the account's team, and queues their job. Episodes that are queued or analyzed
    /// already are left as they are, unless `again`. Returns the analyses of all of them, in the order of `episodes`.
    pub async fn request_deep_analyses(
        &self,
        account: &Account,
        podcast: PodcastId,
        episodes: &[EpisodeId],
        again: bool,
    ) -> Result<Vec<DeepAnalysis>, DbError> {
        let (now, caller, query) = (self.now(), account.clone(), episodes.to_vec());
        let job_row = |episodes: &[EpisodeId]| {
            self.new_job_row(NewJob {
                kind: ANALYSIS_JOB.to_owned(),
                payload: serde_json::json!({
                    "teamId": account.team_id,
                    "userId": account.user_id,
                    "episodeIds": episodes.iter().map(|episode| episode.0).collect::<Vec<_>>(),
                }),
                priority: 0,
                dedupe_key: None,
                team_id: Some(account.team_id),
            })
        };
        let mut job = job_row(&[]);
        self.write_keeping_caches(work!(|transaction| {
            let of_team = Entity::find()
                .filter(Column::TeamId.eq(caller.team_id))
                .filter(Column::EpisodeId.is_in(query.iter().map(|episode| episode.0)));
            let known = of_team.all(transaction).await?;
            let is_settled = |episode: &EpisodeId| {
                known.iter().any(|row| {
                    let is_queued = row.state == AnalysisState::Queued.as_str();
                    row.episode_id == episode.0 && (is_queued || (!again && row.state == "done"))
                })
            };
            let new: Vec<EpisodeId> = query.iter().copied().filter(|episode| !is_settled(episode)).collect();
            if new.is_empty() {
                return Ok(());
            }
            let rows = new.iter().map(|episode| {
                let row = Model {
                    team_id: caller.team_id,
                    episode_id: episode.0,
                    podcast_id: podcast.0,
                    requested_by: Some(caller.user_id),
                    state: AnalysisState::Queued.as_str().to_owned(),
                    problem: None,
                    insights: None,
                    made_with: None,
                    requested_at: now,
                    analyzed_at: None,
                };
                row.into_active_model()
            });
            // Leaves the old insights in place until the new ones are stored.
            let replaced = [Column::RequestedBy, Column::State, Column::Problem, Column::RequestedAt];
            Entity::insert_many(rows)
                .on_conflict(
                    OnConflict::columns([Column::TeamId, Column::EpisodeId]).update_columns(replaced).to_owned(),
                )
                .exec_without_returning(transaction)
                .await?;
            job.payload["episodeIds"] = new.iter().map(|episode| episode.0.to_string()).collect();
            insert_job(transaction, job).await?;
            Ok(())
        }))
        .await?;
        let mut analyses = self.deep_analyses(account, episodes).await?;
        analyses.sort_by_key(|analysis| episodes.iter().position(|episode| *episode == analysis.episode));
        Ok(analyses)
    }

    /// Returns the analyses of episodes of the account's team. Episodes without one are missing.
    pub async fn deep_analyses(&self, account: &Account, episodes: &[EpisodeId]) -> Result<Vec<DeepAnalysis>, DbError> {
        let mut analyses = Vec::new();
        for chunk in episodes.chunks(IDS_PER_QUERY) {
            let query = Entity::find()
                .filter(Column::TeamId.eq(account.team_id))
                .filter(Column::EpisodeId.is_in(chunk.iter().map(|episode| episode.0)))
                .order_by_asc(Column::EpisodeId);
            for row in query.all(&self.reader).await? {
                analyses.push(DeepAnalysis::from_row(row)?);
            }
        }
        Ok(analyses)
    }

    /// Returns when analyses of episodes were last requested for the account's team. Episodes without one are missing.
    pub async fn deep_analysis_requests(
        &self,
        account: &Account,
        episodes: &[EpisodeId],
    ) -> Result<HashMap<EpisodeId, Timestamp>, DbError> {
        let mut requests = HashMap::new();
        for chunk in episodes.chunks(IDS_PER_QUERY) {
            let query = Entity::find()
                .select_only()
                .columns([Column::EpisodeId, Column::RequestedAt])
                .filter(Column::TeamId.eq(account.team_id))
                .filter(Column::EpisodeId.is_in(chunk.iter().map(|episode| episode.0)));
            let rows: Vec<(Uuid, EpochMillis)> = query.into_tuple().all(&self.reader).await?;
            requests.extend(rows.into_iter().map(|(episode, at)| (EpisodeId(episode), at.into())));
        }
        Ok(requests)
    }

    /// Returns analyses that a team requested, newest first, and their total number.
    pub async fn deep_analyses_of_team(
        &self,
        team: Uuid,
        is_completed: Option<bool>,
        skip: u64,
        limit: u64,
    ) -> Result<(u64, Vec<DeepAnalysis>), DbError> {
        let mut query = Entity::find().filter(Column::TeamId.eq(team));
        if let Some(is_completed) = is_completed {
            let done = AnalysisState::Done.as_str();
            query = query.filter(if is_completed { Column::State.eq(done) } else { Column::State.ne(done) });
        }
        let total = query.clone().count(&self.reader).await?;
        let newest = query.order_by_desc(Column::RequestedAt).order_by_desc(Column::EpisodeId);
        let rows = newest.offset(skip).limit(limit).all(&self.reader).await?;
        Ok((total, rows.into_iter().map(DeepAnalysis::from_row).collect::<Result<_, _>>()?))
    }

    /// Returns the analyses of the episodes of a podcast for the account's team, last requested first.
    pub async fn deep_analyses_of_podcast(
        &self,
        account: &Account,
        podcasts: &[PodcastId],
    ) -> Result<Vec<DeepAnalysis>, DbError> {
        let rows = Entity::find()
            .filter(Column::TeamId.eq(account.team_id))
            .filter(Column::PodcastId.is_in(podcasts.iter().take(IDS_PER_QUERY).map(|podcast| podcast.0)))
            .order_by_desc(Column::RequestedAt)
            .order_by_asc(Column::EpisodeId)
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(DeepAnalysis::from_row).collect()
    }

    /// Whether the analysis of an episode waits for its job.
    pub async fn is_analysis_queued(&self, team: Uuid, episode: EpisodeId) -> Result<bool, DbError> {
        let row = Entity::find_by_id((team, episode.0)).one(&self.reader).await?;
        Ok(row.is_some_and(|row| row.state == AnalysisState::Queued.as_str()))
    }

    /// Stores the result of an analysis, or why it failed. Does nothing when the row was deleted.
    pub async fn finish_deep_analysis(
        &self,
        team: Uuid,
        episode: EpisodeId,
        result: Result<(Value, Value), String>,
    ) -> Result<(), DbError> {
        let now = self.now();
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = Entity::find_by_id((team, episode.0)).one(transaction).await? else { return Ok(()) };
            let mut changed = row.into_active_model();
            match result {
                Ok((insights, made_with)) => {
                    changed.state = Set(AnalysisState::Done.as_str().to_owned());
                    changed.problem = Set(None);
                    changed.insights = Set(Some(insights));
                    changed.made_with = Set(Some(made_with));
                    changed.analyzed_at = Set(Some(now));
                }
                Err(problem) => {
                    changed.state = Set(AnalysisState::Failed.as_str().to_owned());
                    changed.problem = Set(Some(problem));
                }
            }
            changed.update(transaction).await?;
            Ok(())
        }))
        .await
    }
}
