//! `GET /api/v1/projects/{projectIdOrSlug}/shares`

use super::ProjectShareView;
use crate::projects::find_project;
use earshot_api_server::prelude::*;

/// The client views of a project.
#[view]
pub struct ProjectSharesData {
    /// Newest first, with those that have ended; at most 200.
    shares: Vec<ProjectShareView>,
}

/// Lists the client views of a project, without their links: `GET …/shares/{shareId}/link` returns one.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/shares",
    (status = 200, description = "The client views", body = Envelope<ProjectSharesData>),
)]
pub async fn get_project_shares(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
) -> Result<Envelope<ProjectSharesData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let shares = state.db.project_shares(project.id).await?;
    Ok(Envelope::new(ProjectSharesData { shares: shares.into_iter().map(Into::into).collect() }))
}
