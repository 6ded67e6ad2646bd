//! `GET /api/v1/projects/deleted`

use super::ProjectContext;
use earshot_api_content::views::DeletedProjectView;
use earshot_api_server::prelude::*;

/// The deleted projects of the team.
#[view]
pub struct DeletedProjectsData {
    /// The projects, last deleted first.
    projects: Vec<DeletedProjectView>,
}

/// Lists the projects that were deleted in the last 30 days and can be restored.
#[endpoint(
    get "/api/v1/projects/deleted",
    (status = 200, description = "The projects", body = Envelope<DeletedProjectsData>),
)]
pub async fn get_deleted_projects(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<DeletedProjectsData>, ApiError> {
    let projects = state.db.deleted_projects_of(&account).await?;
    let context = ProjectContext::read(&state, &account, &projects).await?;
    let views = projects.iter().filter_map(|project| DeletedProjectView::of(project, &context.names, &context.pinned));
    Ok(Envelope::new(DeletedProjectsData { projects: views.collect() }))
}
