//! `GET /api/v1/projects`

use super::ProjectContext;
use super::project_fields::parse_states;
use earshot_api_content::views::ProjectView;
use earshot_api_server::prelude::*;
use earshot_app::Project;
use earshot_model::project::ProjectState;
use std::cmp::Reverse;
use std::collections::HashSet;

/// The order of projects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ProjectOrder {
    /// Newest change first.
    RecentActivity,
    /// By name.
    Name,
    /// Newest first.
    Created,
}

/// Which projects, and their order.
#[parameters]
pub struct ProjectListParameters {
    /// Only projects with these statuses. Repeat the parameter, or separate them by commas.
    #[serde(default)]
    states: Vec<String>,
    /// The order. Without it: pinned projects, then active ones, then the newest change.
    sort_by: Option<ProjectOrder>,
}

/// The projects of the team.
#[view]
pub struct ProjectListData {
    /// The options as applied.
    options: ProjectListOptions,
    /// The projects.
    projects: Vec<ProjectView>,
}

/// The options of a list of projects.
#[view]
pub struct ProjectListOptions {
    /// The statuses; `null` for all.
    states: Option<Vec<String>>,
    /// The order; `null` for the usual one.
    sort_by: Option<ProjectOrder>,
}

/// Lists the projects of the team.
///
/// Deleted projects are left out.
#[endpoint(
    get "/api/v1/projects",
    (status = 200, description = "The projects", body = Envelope<ProjectListData>),
    (status = 400, description = "A status or the order does not exist"),
)]
pub async fn get_projects(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<ProjectListParameters>,
) -> Result<Envelope<ProjectListData>, ApiError> {
    let states = parse_states(&parameters.states)?;
    let mut projects = state.db.projects_of(&account, &states).await?;
    let context = ProjectContext::read(&state, &account, &projects).await?;
    sort_projects(&mut projects, parameters.sort_by, &context.pinned);
    let names: Vec<String> = states.iter().map(|state| state.as_str().to_owned()).collect();
    let options = ProjectListOptions { states: (!names.is_empty()).then_some(names), sort_by: parameters.sort_by };
    let projects = projects.iter().map(|project| context.view(project)).collect();
    Ok(Envelope::new(ProjectListData { options, projects }))
}

/// Sorts projects that have the newest change first. Sorting is stable.
fn sort_projects(projects: &mut [Project], order: Option<ProjectOrder>, pinned: &HashSet<Uuid>) {
    match order {
        // Spec 4: pinned ids first, then ACTIVE before other statuses, then newest lastUpdated.
        None => projects.sort_by_key(|project| (!pinned.contains(&project.id), project.state != ProjectState::Active)),
        Some(ProjectOrder::RecentActivity) => {}
        Some(ProjectOrder::Name) => projects.sort_by_cached_key(|project| project.name.to_lowercase()),
        Some(ProjectOrder::Created) => projects.sort_by_key(|project| Reverse(project.created_at)),
    }
}
