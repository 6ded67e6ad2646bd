//! Matches alerts after each publication: everything that is new in the generation with all alerts, and with the guests
//! whose appearances are tracked.
//!
//! One server at a time does it, under the lease of a job. Each batch is stored with its position and its events in one
//! transaction, so that a crash neither loses nor repeats a match. A generation that is older than the one matched
//! last, after a rollback, has nothing new.

mod background;
mod run;
mod searches;

pub use run::MatchingRun;

use earshot_api_server::prelude::*;
use std::time::Duration;

/// Interval of the check for a new generation.
const CHECK_INTERVAL: Duration = Duration::from_secs(20);

/// Matches whenever another generation comes into service.
pub async fn match_alerts_after_each_publication(state: AppState) {
    let mut checks = tokio::time::interval(CHECK_INTERVAL);
    loop {
        checks.tick().await;
        if state.db.describe_lack_of_write_access().is_none()
            && let Err(error) = match_alerts(&state).await
        {
            tracing::warn!(error = &error as &dyn std::error::Error, "alerts could not be matched");
        }
    }
}

/// Matches the served generation, if it is newer than the one that was matched last.
///
/// # Errors
/// When the database or the index fails. The next call continues where this one ended.
pub async fn match_alerts(state: &AppState) -> Result<(), ApiError> {
    let Some(mut run) = MatchingRun::begin(state).await? else { return Ok(()) };
    loop {
        match run.step().await {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(error) => {
                run.fail(&error).await?;
                return Err(error);
            }
        }
    }
}
