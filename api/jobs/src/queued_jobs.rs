//! Jobs of teams that are done in the background, as soon as they are queued.

use earshot_api_server::prelude::*;
use earshot_app::LeasedJob;
use futures::StreamExt as _;
use futures::future::BoxFuture;
use futures::stream::FuturesUnordered;
use std::time::Duration;
use tokio::sync::Notify;

/// Interval of the check for jobs of other servers, and for those whose server was lost.
const CHECK_INTERVAL: Duration = Duration::from_secs(10);
/// Another server continues when nothing was stored for this long. A step may wait for the text model.
pub const LEASE: Duration = Duration::from_secs(10 * 60);

/// Jobs of one kind that run at the same time, each of another team. Most of their time they wait for the text model.
const JOBS_AT_ONCE: usize = 4;

/// How a turn of a job ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    Done,
    /// The job has more to do, after other teams had their turn.
    Continues,
}

/// Does one turn of a job.
type JobWork = for<'a> fn(&'a AppState, &'a LeasedJob) -> BoxFuture<'a, Result<TurnEnd, ApiError>>;

/// Does jobs with `run_queued` until the service stops: when `queued` is notified, and at intervals.
pub async fn run_when_queued(
    state: &AppState,
    queued: &Notify,
    run_queued: for<'a> fn(&'a AppState) -> BoxFuture<'a, Result<(), ApiError>>,
) {
    let mut checks = tokio::time::interval(CHECK_INTERVAL);
    loop {
        tokio::select! {
            _ = checks.tick() => {}
            () = queued.notified() => {}
        }
        if let Err(error) = run_queued(state).await {
            tracing::warn!(error = &error as &dyn std::error::Error, "queued jobs could not be done");
        }
    }
}

/// Runs all queued jobs of a kind, in turns of their teams. The name of the worker begins with `worker`. A job that fails
/// is retried later, and the jobs after it still run.
///
/// # Errors
/// When the database fails, or a job: the error of the first one.
pub async fn run_queued_jobs(state: &AppState, kind: &str, worker: &str, work: JobWork) -> Result<(), ApiError> {
    let worker = format!("{worker}-{}", std::process::id());
    let mut result = Ok(());
    let mut running = FuturesUnordered::new();
    let mut busy: Vec<String> = Vec::new();
    loop {
        while running.len() < JOBS_AT_ONCE {
            let Some(job) = state.db.claim_job_except(kind, &worker, LEASE, &busy).await? else { break };
            busy.extend(job.owner.clone());
            running.push(async move {
                let end = work(state, &job).await;
                (job, end)
            });
        }
        let Some((job, end)) = running.next().await else { return result };
        busy.retain(|owner| Some(owner) != job.owner.as_ref());
        // When the lease was lost, another worker has the job.
        let _is_recorded = match &end {
            Ok(TurnEnd::Done) => state.db.finish_job(&job).await?,
            Ok(TurnEnd::Continues) => state.db.give_back_job(&job, Duration::ZERO).await?,
            Err(error) => state.db.fail_job(&job, &error.to_string()).await?,
        };
        result = result.and(end.map(drop));
    }
}
