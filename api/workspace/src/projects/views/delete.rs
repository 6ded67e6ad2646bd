//! `DELETE /api/v1/projects/{projectIdOrSlug}/views/{viewId}`

use super::{ProjectViewData, parse_view_id, respond};
use crate::projects::find_project;
use earshot_api_server::prelude::*;

/// Deletes a saved view: a private view of the caller, or one of the team. Users who had it as their default see all
/// podcasts.
#[endpoint(
    delete "/api/v1/projects/{projectIdOrSlug}/views/{viewId}",
    (status = 200, description = "The view that was deleted", body = Envelope<ProjectViewData>),
    (status = 412, description = "Someone has changed the view: `data.current` is the view as it is"),
)]
pub async fn delete_project_view(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath((project, view)): ApiPath<(String, String)>,
    ExpectedVersion(expected): ExpectedVersion,
) -> Result<Versioned<ProjectViewData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let view = parse_view_id(&view)?;
    respond(state.db.delete_project_view(&account, (project.id, view), expected).await?)
}
