//! `POST /api/v1/projects/{projectIdOrSlug}/restore`

use super::ProjectContext;
use earshot_api_content::project_changes::publish_project;
use earshot_api_content::views::ProjectView;
use earshot_api_server::prelude::*;
use earshot_app::ProjectKey;

/// A restored project.
#[view]
pub struct RestoredProjectData {
    /// The project.
    project: ProjectView,
    /// ID of the change, for undo; `null` when the project was not deleted.
    change_id: Option<String>,
}

/// Restores a project that was deleted in the last 30 days.
#[endpoint(
    post "/api/v1/projects/{projectIdOrSlug}/restore",
    (status = 200, description = "The project", body = Envelope<RestoredProjectData>),
    (status = 403, description = "The team has as many projects as its plan includes"),
)]
pub async fn restore_project(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
) -> Result<Versioned<RestoredProjectData>, ApiError> {
    let (project, change) = state.db.restore_project(&account, &ProjectKey::parse(&project)).await?;
    publish_project(&state, &account, project.id, change);
    let context = ProjectContext::read(&state, &account, std::slice::from_ref(&project)).await?;
    let data = RestoredProjectData { project: context.view(&project), change_id: change.map(|id| id.to_string()) };
    Ok(Versioned { version: project.version, data })
}
