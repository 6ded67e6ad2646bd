//! `DELETE /api/v1/projects/{projectIdOrSlug}`

use super::find_project;
use super::update::conflict;
use earshot_api_content::project_changes::publish_project;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, ListRejection};

/// A deleted project.
#[view]
pub struct DeletedProjectData {
    /// The outcome, as a sentence for people.
    message: String,
    /// ID of the change, for undo.
    change_id: Option<String>,
}

/// Deletes a project. It can be restored for 30 days.
#[endpoint(
    delete "/api/v1/projects/{projectIdOrSlug}",
    (status = 200, description = "The project is deleted", body = Envelope<DeletedProjectData>),
    (status = 412, description = "Someone has changed the project since"),
)]
pub async fn delete_project(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ExpectedVersion(version): ExpectedVersion,
) -> Result<Envelope<DeletedProjectData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let change = match state.db.delete_project(&account, project.id, version).await {
        Err(DbError::Rejected(ListRejection::VersionConflict)) => {
            return Err(conflict(&state, &account, project.id).await?);
        }
        deleted => deleted?,
    };
    publish_project(&state, &account, project.id, change);
    let message = format!("The list {} was deleted. It can be restored for 30 days.", project.name);
    Ok(Envelope::new(DeletedProjectData { message, change_id: change.map(|id| id.to_string()) }))
}
