//! `GET /api/v1/projects/{projectIdOrSlug}/shares`

use super::ProjectShareView;
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiPath, SignedInAccount};
use crate::routes::projects::find_project;
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// The client views of a project.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProjectSharesData {
    /// Newest first, with those that have ended; at most 200.
    shares: Vec<ProjectShareView>,
}

/// Lists the client views of a project. Their links are returned only on creation, because they are not stored.
#[utoipa::path(
    get,
    path = "/api/v1/projects/{projectIdOrSlug}/shares",
    operation_id = "getProjectShares",
    tag = "Projects",
    params(("projectIdOrSlug" = String, Path)),
    responses(
        (status = 200, description = "The client views", body = Envelope<ProjectSharesData>),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 404, description = "Project not found", body = ErrorView),
    ),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn get_project_shares(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
) -> Result<Envelope<ProjectSharesData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let shares = state.db.project_shares(project.id).await?;
    Ok(Envelope::new(ProjectSharesData { shares: shares.into_iter().map(Into::into).collect() }))
}
