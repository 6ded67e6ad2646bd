//! `GET /api/v1/projects/{projectIdOrSlug}/podcasts/relevancy`

use crate::projects::find_project;
use earshot_api_content::views::RelevancyRunView;
use earshot_api_server::prelude::*;

/// The progress of the last run.
#[view]
pub struct RelevancyProgressData {
    /// The last run; `null` before the first one.
    pub(super) run: Option<RelevancyRunView>,
}

/// Returns how far the last run is that reviews the podcasts on a project.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy",
    (status = 200, description = "The last run", body = Envelope<RelevancyProgressData>),
)]
pub async fn get_relevancy_progress(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
) -> Result<Envelope<RelevancyProgressData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let run = state.db.last_relevancy_run(&account, project.id).await?;
    Ok(Envelope::new(RelevancyProgressData { run: run.map(Into::into) }))
}
