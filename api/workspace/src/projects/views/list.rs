//! `GET /api/v1/projects/{projectIdOrSlug}/views`

use super::ProjectViewView;
use crate::projects::find_project;
use earshot_api_server::prelude::*;

/// The saved views of a project.
#[view]
pub struct ProjectViewsData {
    /// The caller's own views and those of the team, oldest first.
    views: Vec<ProjectViewView>,
}

/// Lists the saved views of a project: the caller's own, and those of the team.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/views",
    (status = 200, description = "The views", body = Envelope<ProjectViewsData>),
)]
pub async fn get_project_views(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
) -> Result<Envelope<ProjectViewsData>, ApiError> {
    Ok(Envelope::new(ProjectViewsData::read(&state, &account, &project).await?))
}

impl ProjectViewsData {
    /// Reads the saved views of a project of the account's team.
    pub async fn read(state: &AppState, account: &Account, project: &str) -> Result<Self, ApiError> {
        let project = find_project(state, account, project).await?;
        let views = state.db.project_views(account, project.id).await?;
        Ok(Self { views: views.into_iter().map(Into::into).collect() })
    }
}
