//! Jobs of teams that are done in the background, as soon as they are queued.

use crate::error::ApiError;
use crate::state::AppState;
use earshot_app::LeasedJob;
use futures::future::BoxFuture;
use std::time::Duration;
use tokio::sync::Notify;

/// Interval of the check for jobs of other servers, and for those whose server was lost.
const CHECK_INTERVAL: Duration = Duration::from_secs(10);
/// Another server continues when nothing was stored for this long. A step may wait for the text model.
pub(crate) const LEASE: Duration = Duration::from_secs(10 * 60);

/// Does one job. It extends the lease after each step that it stores.
type JobWork = for<'a> fn(&'a AppState, &'a LeasedJob) -> BoxFuture<'a, Result<(), ApiError>>;

/// Does jobs with `run_queued` until the service stops: when `queued` is notified, and at intervals.
pub(crate) async fn run_when_queued(
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

/// Runs all queued jobs of a kind. The name of the worker begins with `worker`. A job that fails is retried later, and
/// the jobs after it still run.
///
/// # Errors
/// When the database fails, or a job: the error of the first one.
pub(crate) async fn run_queued_jobs(state: &AppState, kind: &str, worker: &str, work: JobWork) -> Result<(), ApiError> {
    let worker = format!("{worker}-{}", std::process::id());
    let mut result = Ok(());
    while let Some(job) = state.db.claim_job(kind, &worker, LEASE).await? {
        match work(state, &job).await {
            Ok(()) => {
                state.db.finish_job(&job).await?;
            }
            Err(error) => {
                state.db.fail_job(&job, &error.to_string()).await?;
                result = result.and(Err(error));
            }
        }
    }
    result
}
