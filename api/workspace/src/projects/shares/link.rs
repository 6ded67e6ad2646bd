//! `GET /api/v1/projects/{projectIdOrSlug}/shares/{shareId}/link`

use super::{ProjectShareData, ProjectShareView};
use crate::projects::find_project;
use axum::Extension;
use axum::http::header;
use earshot_api_server::http::NoCompression;
use earshot_api_server::prelude::*;

/// Returns a valid client view with its link, to send it again.
///
/// `token` and `url` are `null` for links of earlier versions, of which only a hash is stored.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/shares/{shareId}/link",
    (status = 200, description = "The client view with its link", body = Envelope<ProjectShareData>),
    (status = 404, description = "Project not found, or it has no such client view that is valid"),
)]
pub async fn get_project_share_link(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath((project, share)): ApiPath<(String, String)>,
) -> Result<impl IntoResponse, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let not_found = || ApiError::not_found("Client view");
    let share = Uuid::try_parse(&share).map_err(|_| not_found())?;
    let (share, token) = state.db.project_share_token(project.id, share).await?.ok_or_else(not_found)?;
    tracing::info!(user = %account.user_id, project = %project.id, share = %share.id, "link of a client view shown");
    let share = ProjectShareView::with_link(share, token, &state.config.public_url);
    let headers = [(header::CACHE_CONTROL, "no-store")];
    // The compressed size would leak information about the token.
    Ok((headers, Extension(NoCompression), Envelope::new(ProjectShareData { share })))
}
