//! Reviews the podcasts of projects in the background, as teams have requested.

use super::queued_jobs::{TurnEnd, run_queued_jobs, run_when_queued};
use earshot_api_content::assistance::{ShowDetail, read_shows};
use earshot_api_content::relevancy::{ReviewContext, add_similarities, review_show};
use earshot_api_content::search::read_project_facts;
use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;
use earshot_app::{LeasedJob, ProjectKey, RELEVANCY_JOB, RelevancyRun, RunState, RunStep};
use earshot_model::PodcastId;
use futures::FutureExt as _;

/// Podcasts that are reviewed before the progress is stored.
const STEP_SIZE: usize = 10;

/// Does runs whenever one is queued.
pub async fn review_lists_when_queued(state: AppState) {
    run_when_queued(&state, &state.assistance.reviews_queued, |state| review_lists(state).boxed()).await;
}

/// Does all runs that are queued.
///
/// # Errors
/// When the database fails. The job is tried again later.
pub async fn review_lists(state: &AppState) -> Result<(), ApiError> {
    run_queued_jobs(state, RELEVANCY_JOB, "relevancy", |state, job| review_podcasts_of_run(state, job).boxed()).await
}

/// Reviews the next podcasts of a run.
async fn review_podcasts_of_run(state: &AppState, job: &LeasedJob) -> Result<TurnEnd, ApiError> {
    let Some(id) = job.payload["runId"].as_str().and_then(|id| Uuid::try_parse(id).ok()) else {
        return Ok(TurnEnd::Done);
    };
    let Some((run, account)) = state.db.find_unfinished_relevancy_run(id).await? else { return Ok(TurnEnd::Done) };
    if run.state != RunState::Running {
        return Ok(TurnEnd::Done);
    }
    let step = review_next_podcasts(state, &account, &run).await?;
    let Some(run) = state.db.record_relevancy_step(run.id, step).await? else { return Ok(TurnEnd::Done) };
    let change = ChangePublished::new(ChangeKind::ListedPodcast, run.user_id, state.clock.now());
    state.events().publish(run.team_id, change.in_project(run.project_id));
    Ok(if run.state == RunState::Running { TurnEnd::Continues } else { TurnEnd::Done })
}

/// Reviews some podcasts of a run, and returns what to store.
async fn review_next_podcasts(state: &AppState, account: &Account, run: &RelevancyRun) -> Result<RunStep, ApiError> {
    let (next, remaining) = run.podcasts.split_at(run.podcasts.len().min(STEP_SIZE));
    let mut step = RunStep { remaining: remaining.to_vec(), ..RunStep::default() };
    let Some(project) = state.db.find_project(account, &ProjectKey::Id(run.project_id)).await? else {
        let problem = Some("The list was deleted.".to_owned());
        return Ok(RunStep { remaining: run.podcasts.clone(), problem, is_stopped: true, ..RunStep::default() });
    };
    let facts = read_project_facts(state, account, &project).await?;
    let subject = ReviewContext::read(state, account, &project, facts).await?;
    let mut shows = read_shows(state, account, next.to_vec(), ShowDetail::BRIEF).await?;
    add_similarities(state, &subject, &mut shows).await?;
    // Podcasts that have left the catalog count as failed.
    step.failed = u32::try_from(next.len() - shows.len()).unwrap_or(0);
    if step.failed > 0 {
        step.problem = Some("Some podcasts are no longer in the catalog.".to_owned());
    }
    for (number, show) in shows.iter().enumerate() {
        if !state.db.is_relevancy_run_running(run.id).await? {
            // The run was canceled.
            let rest = shows[number..].iter().map(|show| show.document.podcast.id);
            step.remaining = rest.chain(step.remaining).collect();
            return Ok(step);
        }
        match review_show(state, account, &subject, show).await {
            Ok(_) => step.reviewed += 1,
            // Every further review would fail with the same error.
            Err(error) if matches!(error.code, ErrorCode::QuotaExceeded | ErrorCode::EmptyProfile) => {
                step.problem = Some(error.message);
                step.is_stopped = true;
                let rest = shows[number..].iter().map(|show| show.document.podcast.id);
                let rest: Vec<PodcastId> = rest.chain(step.remaining).collect();
                step.remaining = rest;
                return Ok(step);
            }
            Err(error) if error.code.row().status.is_client_error() => {
                step.failed += 1;
                step.problem = Some(error.message);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(step)
}
