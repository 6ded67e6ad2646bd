//! The saved views of a project.

pub mod create;
pub mod delete;
pub mod list;
mod settings;
pub mod update;

pub use settings::{ViewColumnRequest, ViewFiltersRequest, ViewSettingsRequest, ViewSortRequest};

use earshot_api_server::prelude::*;
use earshot_app::{ProjectView, ViewChange};
use earshot_model::project::check_view_name;

/// A saved view of a project, as the caller sees it.
#[view]
pub struct ProjectViewView {
    /// ID of the view.
    id: String,
    /// The name that people gave it.
    name: String,
    /// Whether the whole team sees it; other views are seen only by who made them.
    shared: bool,
    /// Whether the caller's page of the project opens with it.
    is_default: bool,
    /// ID of the user who made it; `null` when their account was deleted.
    user_id: Option<String>,
    /// Which podcasts it shows, and how.
    settings: ViewSettingsRequest,
    /// Grows with each change of name, sharing or settings. Send it in `If-Match`.
    version: i64,
    /// When it was made.
    created_at: TimestampView,
    /// When it was last changed.
    updated_at: TimestampView,
}

/// A saved view.
#[view]
pub struct ProjectViewData {
    /// The view.
    view: ProjectViewView,
}

impl From<ProjectView> for ProjectViewView {
    fn from(view: ProjectView) -> Self {
        Self {
            id: view.id.to_string(),
            name: view.name,
            shared: view.is_shared,
            is_default: view.is_default,
            user_id: view.user_id.map(|user| user.to_string()),
            settings: ViewSettingsRequest::from_stored(&view.settings),
            version: view.version,
            created_at: view.created_at.into(),
            updated_at: view.updated_at.into(),
        }
    }
}

fn check_name(name: &str) -> Result<String, ApiError> {
    check_view_name(name).map_err(|detail| ApiError::invalid("The name of the view is not valid.", "/name", detail))
}

fn parse_view_id(text: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(text).map_err(|_| view_not_found())
}

fn view_not_found() -> ApiError {
    ApiError::not_found("View")
}

/// Responds with the view as it is after a change.
fn respond(change: ViewChange) -> Result<Versioned<ProjectViewData>, ApiError> {
    match change {
        ViewChange::Done(view) => Ok(Versioned { version: view.version, data: ProjectViewData { view: view.into() } }),
        ViewChange::NotFound => Err(view_not_found()),
        ViewChange::VersionConflict(view) => Err(ApiError::precondition_failed(&ProjectViewView::from(view))),
        ViewChange::NotOwner => {
            let message = "Only the person who made this view can take it from the team.";
            Err(ApiError::new(ErrorCode::NotOwner, message).with_detail("/shared", "must stay true"))
        }
        ViewChange::TooMany => Err(ApiError::of(ErrorCode::TooManyViews)),
    }
}
