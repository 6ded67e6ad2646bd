//! `POST /api/v1/projects/{projectIdOrSlug}/podcasts/relevancy/cancel`

use super::relevancy_progress::RelevancyProgressData;
use crate::projects::find_project;
use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;

/// Cancels the run that reviews the podcasts on a project. Costs nothing.
///
/// Finished reviews and their charges stay; the remaining podcasts cost nothing. The review in progress is completed
/// and stored. Canceling again, or a run that has ended, changes nothing. Open pages get `listed-podcast-changed`.
#[endpoint(
    post "/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy/cancel",
    (status = 200, description = "The last run", body = Envelope<RelevancyProgressData>),
)]
pub async fn cancel_relevancy_run(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
) -> Result<Envelope<RelevancyProgressData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let canceled = state.db.cancel_relevancy_run(&account, project.id).await?;
    if canceled.as_ref().is_some_and(|(_, is_changed)| *is_changed) {
        let change = ChangePublished::new(ChangeKind::ListedPodcast, Some(account.user_id), state.clock.now());
        state.events().publish(account.team_id, change.in_project(project.id));
    }
    Ok(Envelope::new(RelevancyProgressData { run: canceled.map(|(run, _)| run.into()) }))
}
