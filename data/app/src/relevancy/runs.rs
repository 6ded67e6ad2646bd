//! Runs that review many podcasts of a project: one at a time per project, done by a job.

use crate::accounts::to_account;
use crate::entities::relevancy_runs::{Column, Entity, Model};
use crate::entities::{memberships, projects, teams, users};
use crate::jobs::insert_job;
use crate::json_column::{from_json, from_name, to_json};
use crate::list_rows::lock_project;
use crate::prelude::*;
use crate::{NewJob, ids};
use earshot_model::PodcastId;

const TABLE: &str = "relevancy_runs";
/// The kind of the jobs that work on runs. Their payload is `{"runId": …}`.
pub const RELEVANCY_JOB: &str = "review-relevancy";

earshot_model::named! {
    /// The state of a run.
    RunState {
        /// Queued or in progress.
        Running = "running",
        Done = "done",
        /// It ended before all podcasts were reviewed.
        Stopped = "stopped",
        /// A member of the team ended it.
        Canceled = "canceled",
    }
}

/// A run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelevancyRun {
    pub id: Uuid,
    pub team_id: Uuid,
    pub project_id: Uuid,
    /// Who began it; `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    /// The podcasts that are not reviewed yet.
    pub podcasts: Vec<PodcastId>,
    /// Number of all podcasts of the run.
    pub total: u32,
    pub reviewed: u32,
    pub failed: u32,
    pub state: RunState,
    /// Why it stopped, or why podcasts failed.
    pub problem: Option<String>,
    pub created_at: Timestamp,
    pub finished_at: Option<Timestamp>,
}

/// The outcome of starting a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunStart {
    Begun(RelevancyRun),
    /// The project has a run that is not finished: this one.
    AlreadyRunning(RelevancyRun),
}

/// The result of a run for its next podcasts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunStep {
    /// The podcasts that are not reviewed yet.
    pub remaining: Vec<PodcastId>,
    pub reviewed: u32,
    pub failed: u32,
    pub problem: Option<String>,
    /// Whether the run ends although podcasts remain.
    pub is_stopped: bool,
}

impl RelevancyRun {
    fn from_row(row: Model) -> Result<Self, DbError> {
        let podcasts: Vec<Uuid> = from_json(TABLE, row.podcasts)?;
        let count = |number: i32| u32::try_from(number).unwrap_or(0);
        Ok(Self {
            id: row.id,
            team_id: row.team_id,
            project_id: row.project_id,
            user_id: row.user_id,
            podcasts: podcasts.into_iter().map(PodcastId).collect(),
            total: count(row.total),
            reviewed: count(row.reviewed),
            failed: count(row.failed),
            state: from_name(TABLE, &row.state, RunState::parse)?,
            problem: row.problem,
            created_at: row.created_at.into(),
            finished_at: row.finished_at.map(Into::into),
        })
    }
}

fn podcasts_column(podcasts: &[PodcastId]) -> sea_orm::JsonValue {
    to_json(&podcasts.iter().map(|podcast| podcast.0).collect::<Vec<_>>())
}

impl Db {
    /// Starts a run over podcasts of a project of the account's team, and queues its job.
    ///
    /// # Errors
    /// When the project does not exist, or the database fails.
    pub async fn begin_relevancy_run(
        &self,
        account: &Account,
        project: Uuid,
        podcasts: &[PodcastId],
    ) -> Result<RunStart, DbError> {
        let (now, account) = (self.now(), account.clone());
        let total = i32::try_from(podcasts.len()).unwrap_or(i32::MAX);
        let row = Model {
            id: ids::new_id(&self.clock),
            team_id: account.team_id,
            project_id: project,
            user_id: Some(account.user_id),
            podcasts: podcasts_column(podcasts),
            total,
            reviewed: 0,
            failed: 0,
            state: RunState::Running.as_str().to_owned(),
            problem: None,
            created_at: now,
            updated_at: now,
            finished_at: None,
        };
        let job = self.new_job_row(NewJob {
            kind: RELEVANCY_JOB.to_owned(),
            payload: serde_json::json!({ "runId": row.id }),
            priority: 0,
            dedupe_key: Some(format!("{RELEVANCY_JOB} {}", row.id)),
            team_id: Some(account.team_id),
        });
        self.write_keeping_caches(work!(|transaction| {
            lock_project(transaction, &account, project).await?;
            let running = Entity::find()
                .filter(Column::ProjectId.eq(project))
                .filter(Column::State.eq(RunState::Running.as_str()))
                .order_by_desc(Column::Id);
            if let Some(running) = running.one(transaction).await? {
                return Ok(RunStart::AlreadyRunning(RelevancyRun::from_row(running)?));
            }
            let row = row.into_active_model().insert(transaction).await?;
            // Only the last run is ever read.
            Entity::delete_many()
                .filter(Column::ProjectId.eq(project))
                .filter(Column::Id.ne(row.id))
                .exec(transaction)
                .await?;
            insert_job(transaction, job).await?;
            Ok(RunStart::Begun(RelevancyRun::from_row(row)?))
        }))
        .await
    }

    /// Returns the last run of a project of the account's team.
    pub async fn last_relevancy_run(&self, account: &Account, project: Uuid) -> Result<Option<RelevancyRun>, DbError> {
        let last = Entity::find()
            .filter(Column::ProjectId.eq(project))
            .filter(Column::TeamId.eq(account.team_id))
            .order_by_desc(Column::Id);
        last.one(&self.reader).await?.map(RelevancyRun::from_row).transpose()
    }

    /// Returns a run that is not finished, with the account for which it works: who began it, while they are in the
    /// team. `None` when it is finished or deleted, or its project was deleted or its user has left; then it is
    /// stopped.
    pub async fn find_unfinished_relevancy_run(&self, run: Uuid) -> Result<Option<(RelevancyRun, Account)>, DbError> {
        let Some(row) = Entity::find_by_id(run).one(&self.reader).await? else { return Ok(None) };
        let run = RelevancyRun::from_row(row)?;
        if run.state != RunState::Running {
            return Ok(None);
        }
        let project = projects::Entity::find_by_id(run.project_id).one(&self.reader).await?;
        let has_project = project.is_some_and(|project| project.deleted_at.is_none());
        let account = match run.user_id {
            Some(user) if has_project => self.account_in_team(user, run.team_id).await?,
            _ => None,
        };
        let Some(account) = account else {
            let remaining = run.podcasts.clone();
            let problem = "The list was deleted, or the person who began this is no longer in the team.";
            let problem = Some(problem.to_owned());
            let step = RunStep { remaining, problem, is_stopped: true, ..RunStep::default() };
            self.record_relevancy_step(run.id, step).await?;
            return Ok(None);
        };
        Ok(Some((run, account)))
    }

    /// Returns the account of a member of a team, for work in the background; `None` when the user is not in the team.
    pub async fn account_in_team(&self, user: Uuid, team: Uuid) -> Result<Option<Account>, DbError> {
        let membership = memberships::Entity::find_by_id((team, user)).one(&self.reader).await?;
        let user = users::Entity::find_by_id(user).one(&self.reader).await?;
        let team = teams::Entity::find_by_id(team).one(&self.reader).await?;
        let (Some(membership), Some(user), Some(team)) = (membership, user, team) else { return Ok(None) };
        to_account(&user, &team, &membership.role).map(Some)
    }

    /// Cancels the run of a project of the account's team. Stored reviews stay. A run that has ended stays as it
    /// is, so a repeat changes nothing. Returns the last run and whether it was canceled now; `None` before the first
    /// run.
    ///
    /// # Errors
    /// When the project does not exist, or the database fails.
    pub async fn cancel_relevancy_run(
        &self,
        account: &Account,
        project: Uuid,
    ) -> Result<Option<(RelevancyRun, bool)>, DbError> {
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            lock_project(transaction, &account, project).await?;
            let last = Entity::find()
                .filter(Column::ProjectId.eq(project))
                .filter(Column::TeamId.eq(account.team_id))
                .order_by_desc(Column::Id)
                .lock_exclusive();
            let Some(row) = last.one(transaction).await? else { return Ok(None) };
            if row.state != RunState::Running.as_str() {
                return Ok(Some((RelevancyRun::from_row(row)?, false)));
            }
            let mut changed = row.into_active_model();
            changed.state = Set(RunState::Canceled.as_str().to_owned());
            changed.updated_at = Set(now);
            changed.finished_at = Set(Some(now));
            Ok(Some((RelevancyRun::from_row(changed.update(transaction).await?)?, true)))
        }))
        .await
    }

    /// Whether a run is in the state running.
    pub async fn is_relevancy_run_running(&self, run: Uuid) -> Result<bool, DbError> {
        let running = Entity::find_by_id(run).filter(Column::State.eq(RunState::Running.as_str()));
        Ok(running.count(&self.reader).await? > 0)
    }

    /// Stores the result of a step of a run. A run that was canceled meanwhile stays canceled. Returns the run as it is
    /// now; `None` when it was deleted.
    pub async fn record_relevancy_step(&self, run: Uuid, step: RunStep) -> Result<Option<RelevancyRun>, DbError> {
        let now = self.now();
        self.write_keeping_caches(work!(|transaction| {
            let row = Entity::find_by_id(run).lock_exclusive().one(transaction).await?;
            let Some(row) = row else { return Ok(None) };
            let add = |count: i32, more: u32| count.saturating_add(i32::try_from(more).unwrap_or(i32::MAX));
            let former = from_name(TABLE, &row.state, RunState::parse)?;
            let state = match (step.is_stopped, step.remaining.is_empty()) {
                _ if former != RunState::Running => former,
                (true, _) => RunState::Stopped,
                (false, true) => RunState::Done,
                (false, false) => RunState::Running,
            };
            let mut changed = row.clone().into_active_model();
            changed.podcasts = Set(podcasts_column(&step.remaining));
            changed.reviewed = Set(add(row.reviewed, step.reviewed));
            changed.failed = Set(add(row.failed, step.failed));
            changed.state = Set(state.as_str().to_owned());
            changed.problem = Set(step.problem.or(row.problem));
            changed.updated_at = Set(now);
            changed.finished_at = Set(row.finished_at.or((state != RunState::Running).then_some(now)));
            Ok(Some(RelevancyRun::from_row(changed.update(transaction).await?)?))
        }))
        .await
    }
}
