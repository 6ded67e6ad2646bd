//! Analyzes episodes in the background, as teams have requested.

use super::queued_jobs::{TurnEnd, run_queued_jobs, run_when_queued};
use earshot_api_content::assistance::{ShowDetail, read_episode, run_charged_assist};
use earshot_api_content::views::GeneratedByView;
use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;
use earshot_app::{ANALYSIS_JOB, LeasedJob};
use earshot_model::EpisodeId;
use futures::FutureExt as _;
use serde_json::Value;
use std::str::FromStr as _;

/// Analyzes whenever something is queued.
pub async fn analyze_episodes_when_queued(state: AppState) {
    run_when_queued(&state, &state.assistance.analyses_queued, |state| analyze_episodes(state).boxed()).await;
}

/// Does all analyses that are queued.
///
/// # Errors
/// When the database fails. The job is tried again later.
pub async fn analyze_episodes(state: &AppState) -> Result<(), ApiError> {
    run_queued_jobs(state, ANALYSIS_JOB, "analyses", |state, job| analyze(state, job).boxed()).await
}

/// Analyzes the next episode of a job.
async fn analyze(state: &AppState, job: &LeasedJob) -> Result<TurnEnd, ApiError> {
    let id = |name: &str| job.payload[name].as_str().and_then(|text| Uuid::try_parse(text).ok());
    let (Some(team), Some(user)) = (id("teamId"), id("userId")) else { return Ok(TurnEnd::Done) };
    let episodes = job.payload["episodeIds"].as_array().map_or(&[][..], Vec::as_slice);
    let episodes = episodes.iter().filter_map(Value::as_str).filter_map(|text| EpisodeId::from_str(text).ok());
    let account = state.db.account_in_team(user, team).await?;
    for episode in episodes {
        let result = match &account {
            // An earlier turn has analyzed the episode.
            Some(_) if !state.db.is_analysis_queued(team, episode).await? => continue,
            Some(account) => analyze_episode(state, account, episode).await,
            None => Err(ApiError::not_found("The person who requested this")),
        };
        let result = match result {
            // The database or the index failed; another attempt may succeed.
            Err(error) if error.code.row().status.is_server_error() => return Err(error),
            result => result.map_err(|error| error.message),
        };
        state.db.finish_deep_analysis(team, episode, result).await?;
        return Ok(TurnEnd::Continues);
    }
    let change = ChangePublished::new(ChangeKind::Project, Some(user), state.clock.now());
    state.events().publish(team, change);
    Ok(TurnEnd::Done)
}

/// The insights of an episode and who made them, as JSON.
async fn analyze_episode(state: &AppState, account: &Account, episode: EpisodeId) -> Result<(Value, Value), ApiError> {
    let detail = ShowDetail { transcripts: 0, has_topics: false };
    let record = read_episode(state, account, &episode.to_string(), detail).await?;
    let generated = run_charged_assist(state, account, move |assistant| {
        async move { Ok(assistant.insights(&record.facts, &record.show.facts).await) }.boxed()
    })
    .await?;
    let made_with = serde_json::to_value(GeneratedByView::of(&generated)).map_err(ApiError::internal)?;
    Ok((serde_json::to_value(&generated.result).map_err(ApiError::internal)?, made_with))
}
