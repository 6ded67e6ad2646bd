//! `DELETE /api/v1/projects/{projectIdOrSlug}/shares/{shareId}`

use super::ProjectShareData;
use crate::projects::find_project;
use earshot_api_server::prelude::*;

/// Revokes a client view at once and permanently. Revoking it again has no effect.
#[endpoint(
    delete "/api/v1/projects/{projectIdOrSlug}/shares/{shareId}",
    (status = 200, description = "The client view, revoked", body = Envelope<ProjectShareData>),
)]
pub async fn revoke_project_share(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath((project, share)): ApiPath<(String, String)>,
) -> Result<Envelope<ProjectShareData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let not_found = || ApiError::not_found("Client view");
    let share = Uuid::try_parse(&share).map_err(|_| not_found())?;
    let share = state.db.revoke_project_share(&account, project.id, share).await?.ok_or_else(not_found)?;
    tracing::info!(user = %account.user_id, project = %project.id, share = %share.id, "client view revoked");
    Ok(Envelope::new(ProjectShareData { share: share.into() }))
}
