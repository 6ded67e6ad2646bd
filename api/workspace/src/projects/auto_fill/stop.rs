//! `DELETE /api/v1/projects/{projectIdOrSlug}/auto-fill`

use super::error_of;
use crate::projects::find_project;
use earshot_api_server::prelude::*;

/// Stops a project from filling itself. What was added stays on it.
///
/// With `If-Match`, a search that someone else has chosen since stays, and the error has it in `data.current`.
#[endpoint(
    delete "/api/v1/projects/{projectIdOrSlug}/auto-fill",
    (status = 200, description = "It has stopped", body = Envelope<MessageData>),
    (status = 404, description = "Project not found, or it does not fill itself"),
    (status = 409, description = "The project is archived"),
    (status = 412, description = "Someone has chosen another search since"),
)]
pub async fn stop_project_auto_fill(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ExpectedVersion(version): ExpectedVersion,
) -> Result<Envelope<MessageData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    match state.db.stop_auto_fill(&account, project.id, version).await {
        Ok(true) => {}
        Ok(false) => return Err(ApiError::not_found("Search of this project")),
        Err(error) => return Err(error_of(&state, project.id, error).await?),
    }
    tracing::info!(user = %account.user_id, project = %project.id, "project no longer fills itself");
    Ok(Envelope::new(MessageData { message: "Auto-fill is off.".to_owned() }))
}
