//! `PUT /api/v1/projects`

use super::ProjectContext;
use super::project_fields::{parse_keywords, parse_name, parse_text, parse_types};
use earshot_api_content::project_changes::publish_project;
use earshot_api_content::views::ProjectDetailsView;
use earshot_api_server::prelude::*;
use earshot_app::{ListRejection, NewProject};
use earshot_model::project::{ProjectState, lacks_other_reason};

/// A project to create.
#[request]
pub struct CreateProjectRequest {
    /// The name.
    #[schema(min_length = 6, max_length = 32)]
    name: String,
    /// What it is for: advertisers, api, content-creation, guest-booking, interesting-podcasts, lead-generation,
    /// monitoring, other, transcriptions.
    #[schema(min_items = 1)]
    project_types: Vec<String>,
    /// What it is for, in words, when the types include other.
    #[schema(max_length = 2000)]
    other_reason: Option<String>,
    /// What the team wants to achieve.
    #[schema(max_length = 2000)]
    purpose: Option<String>,
    /// Words that describe what the team looks for.
    #[schema(max_items = 50)]
    keywords: Option<Vec<String>>,
}

/// A new project.
#[view]
pub struct CreatedProjectData {
    /// The project.
    project: ProjectDetailsView,
    /// ID of the change, for undo.
    change_id: Option<String>,
}

/// Creates a project of the team. Archived projects do not count against the plan's limit.
#[endpoint(
    put "/api/v1/projects",
    (status = 200, description = "The project", body = earshot_api_server::views::Envelope<CreatedProjectData>),
    (status = 400, description = "The name or another field is not valid"),
    (status = 403, description = "The team has as many projects as its plan includes"),
)]
pub async fn create_project(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<CreateProjectRequest>,
) -> Result<Versioned<CreatedProjectData>, ApiError> {
    let new = NewProject {
        name: parse_name(&body.name)?,
        project_types: parse_types(&body.project_types)?,
        other_reason: parse_text(body.other_reason.as_deref().unwrap_or_default(), "/otherReason")?,
        purpose: parse_text(body.purpose.as_deref().unwrap_or_default(), "/purpose")?,
        keywords: parse_keywords(body.keywords.as_deref().unwrap_or_default(), "/keywords")?,
        state: ProjectState::Active,
    };
    if lacks_other_reason(&new.project_types, new.other_reason.as_deref()) {
        return Err(ListRejection::OtherReasonMissing.into());
    }
    let (project, change) = state.db.create_project(&account, new).await?;
    publish_project(&state, &account, project.id, change);
    let context = ProjectContext::read(&state, &account, std::slice::from_ref(&project)).await?;
    let view = ProjectDetailsView::of(&project, Vec::new(), account.role, &context.names, &context.pinned);
    let data = CreatedProjectData { project: view, change_id: change.map(|id| id.to_string()) };
    Ok(Versioned { version: project.version, data })
}
