//! Keeps the lease of an episode while work on it runs.

use crate::failure::CommandResult;
use crate::serve_sources::to_database_failure;
use earshot_app::{Db, DbError, TranscriptionJob, TranscriptionState};
use std::time::Duration;

/// Several times per lease.
const HEARTBEAT: Duration = Duration::from_secs(45);

/// Runs work and extends the lease. Returns `None`, and ends the work, when the lease was lost or nobody waits any more.
pub(super) async fn run_with_lease<T>(
    db: &Db,
    job: &TranscriptionJob,
    state: TranscriptionState,
    work: impl Future<Output = T>,
) -> CommandResult<Option<T>> {
    if !db.keep_transcription(job, state).await.map_err(to_database_failure)? {
        return Ok(None);
    }
    tokio::select! {
        done = work => Ok(Some(done)),
        lost = wait_until_lost(db, job, state) => lost.map(|()| None).map_err(to_database_failure),
    }
}

async fn wait_until_lost(db: &Db, job: &TranscriptionJob, state: TranscriptionState) -> Result<(), DbError> {
    loop {
        tokio::time::sleep(HEARTBEAT).await;
        if !db.keep_transcription(job, state).await? {
            return Ok(());
        }
    }
}
