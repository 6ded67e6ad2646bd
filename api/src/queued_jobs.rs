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

/// A kind of job.
pub(crate) struct QueuedJobs {
    /// The kind in the app database.
    pub kind: &'static str,
    /// Begins the name of the worker: `relevancy`.
    pub worker: &'static str,
    /// Does one job. It extends the lease after each step that it stores.
    pub work: for<'a> fn(&'a AppState, &'a LeasedJob) -> BoxFuture<'a, Result<(), ApiError>>,
}

impl QueuedJobs {
    /// Does jobs until the service stops: when `queued` is notified, and at intervals.
    pub async fn run(&self, state: &AppState, queued: &Notify) {
        let mut checks = tokio::time::interval(CHECK_INTERVAL);
        loop {
            tokio::select! {
                _ = checks.tick() => {}
                () = queued.notified() => {}
            }
            if let Err(error) = self.run_queued(state).await {
                tracing::warn!(
                    error = &error as &dyn std::error::Error,
                    kind = self.kind,
                    "queued jobs could not be done"
                );
            }
        }
    }

    /// Does all jobs that are queued.
    ///
    /// # Errors
    /// When the database fails. The job is tried again later.
    pub async fn run_queued(&self, state: &AppState) -> Result<(), ApiError> {
        let worker = format!("{}-{}", self.worker, std::process::id());
        while let Some(job) = state.db.claim_job(self.kind, &worker, LEASE).await? {
            match (self.work)(state, &job).await {
                Ok(()) => {
                    state.db.finish_job(&job).await?;
                }
                Err(error) => {
                    state.db.fail_job(&job, &error.to_string()).await?;
                    return Err(error);
                }
            }
        }
        Ok(())
    }
}
