//! `PATCH /api/v1/projects/{projectIdOrSlug}/views/{viewId}`

use super::{ProjectViewData, ViewSettingsRequest, check_name, parse_view_id, respond};
use crate::projects::find_project;
use earshot_api_server::prelude::*;
use earshot_app::ProjectViewUpdate;

/// A change of a view. What is absent stays.
#[request]
pub struct UpdateProjectViewRequest {
    /// The name of the view.
    #[schema(min_length = 1, max_length = 60)]
    name: Option<String>,
    /// Whether the whole team sees it. Only the person who made a view can take it from the team.
    shared: Option<bool>,
    /// Whether the caller's page of the project opens with it. Other people's pages are not changed.
    is_default: Option<bool>,
    /// Which podcasts it shows, and how. They replace the settings as a whole.
    settings: Option<ViewSettingsRequest>,
}

/// Changes a saved view: one's own, or one of the team.
#[endpoint(
    patch "/api/v1/projects/{projectIdOrSlug}/views/{viewId}",
    (status = 200, description = "The view as it is now", body = Envelope<ProjectViewData>),
    (status = 400, description = "Nothing is changed, or the name or the settings are not valid"),
    (status = 403, description = "Only the person who made the view can take it from the team"),
    (status = 412, description = "Someone has changed the view: `data.current` is the view as it is"),
)]
pub async fn update_project_view(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath((project, view)): ApiPath<(String, String)>,
    ExpectedVersion(expected): ExpectedVersion,
    ApiJson(body): ApiJson<UpdateProjectViewRequest>,
) -> Result<Versioned<ProjectViewData>, ApiError> {
    let update = ProjectViewUpdate {
        name: body.name.as_deref().map(check_name).transpose()?,
        is_shared: body.shared,
        is_default: body.is_default,
        settings: body.settings.as_ref().map(ViewSettingsRequest::to_stored).transpose()?,
    };
    if update.is_empty() {
        let detail = "must have name, shared, isDefault or settings";
        return Err(ApiError::invalid("Send at least one field to change.", "", detail));
    }
    let project = find_project(&state, &account, &project).await?;
    let view = parse_view_id(&view)?;
    respond(state.db.update_project_view(&account, (project.id, view), update, expected).await?)
}
