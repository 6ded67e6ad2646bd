//! A run that reviews many podcasts of a project.

use earshot_api_server::prelude::*;
use earshot_app::RelevancyRun;

/// A run that reviews many podcasts of a project.
#[view(Clone)]
pub struct RelevancyRunView {
    /// ID of the run.
    id: String,
    /// ID of the project.
    project_id: String,
    /// running, done, stopped or canceled.
    state: String,
    /// Podcasts in all.
    total: u32,
    /// Podcasts that were reviewed.
    reviewed: u32,
    /// Podcasts that could not be reviewed. They cost nothing.
    failed: u32,
    /// Why it stopped, or why podcasts could not be reviewed; `null` without a problem.
    problem: Option<String>,
    /// When it was begun.
    created_at: TimestampView,
    /// When it ended; `null` while it runs.
    finished_at: Option<TimestampView>,
}

impl From<RelevancyRun> for RelevancyRunView {
    fn from(run: RelevancyRun) -> Self {
        Self {
            id: run.id.to_string(),
            project_id: run.project_id.to_string(),
            state: run.state.as_str().to_owned(),
            total: run.total,
            reviewed: run.reviewed,
            failed: run.failed,
            problem: run.problem,
            created_at: run.created_at.into(),
            finished_at: run.finished_at.map(Into::into),
        }
    }
}
