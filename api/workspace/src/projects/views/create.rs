//! `POST /api/v1/projects/{projectIdOrSlug}/views`

use super::{ProjectViewData, ViewSettingsRequest, check_name, respond};
use crate::projects::find_project;
use earshot_api_server::prelude::*;
use earshot_app::NewProjectView;

/// A new view.
#[request]
pub struct CreateProjectViewRequest {
    /// The name of the view.
    #[schema(min_length = 1, max_length = 60)]
    name: String,
    /// Whether the whole team sees it; `false` by default.
    #[serde(default)]
    shared: bool,
    /// Whether the caller's page of the project opens with it; `false` by default.
    #[serde(default)]
    is_default: bool,
    /// Which podcasts it shows, and how; the default settings when absent.
    settings: Option<ViewSettingsRequest>,
}

/// Saves a view of a project, for oneself or for the team. A project has at most 200 views.
#[endpoint(
    post "/api/v1/projects/{projectIdOrSlug}/views",
    (status = 200, description = "The view", body = Envelope<ProjectViewData>),
    (status = 400, description = "The name or the settings are not valid"),
    (status = 409, description = "The project has 200 views"),
)]
pub async fn create_project_view(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ApiJson(body): ApiJson<CreateProjectViewRequest>,
) -> Result<Versioned<ProjectViewData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let view = NewProjectView {
        name: check_name(&body.name)?,
        is_shared: body.shared,
        is_default: body.is_default,
        settings: body.settings.unwrap_or_default().to_stored()?,
    };
    respond(state.db.create_project_view(&account, project.id, view).await?)
}
