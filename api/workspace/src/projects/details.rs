//! `GET /api/v1/projects/{projectIdOrSlug}/details`

use super::entry_fields::{parse_priority, parse_state, split_values};
use super::project_context::{pinned_projects, users_of};
use super::{EntryContext, find_project};
use earshot_api_content::views::ProjectDetailsView;
use earshot_api_server::prelude::*;
use earshot_app::ListedPodcastFilter;

/// The value of `priorities` for podcasts without a priority.
const NO_PRIORITY: &str = "none";

/// Which listed podcasts are returned.
#[parameters]
pub struct ProjectDetailsParameters {
    /// Only podcasts with these statuses. Repeat the parameter, or separate them by commas.
    #[serde(default)]
    states: Vec<String>,
    /// Only podcasts with these priorities; `none` are those without one.
    #[serde(default)]
    priorities: Vec<String>,
    /// false leaves `listedPodcasts` empty, for pages that read the podcasts by themselves. true by default.
    #[serde(default = "include")]
    include_listed_podcasts: bool,
}

const fn include() -> bool {
    true
}

/// A project with its podcasts.
#[view]
pub struct ProjectDetailsData {
    /// The project.
    project: ProjectDetailsView,
}

/// Returns a project with the podcasts on it.
///
/// Send its `version` in `If-Match` with changes of the project.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/details",
    (status = 200, description = "The project", body = Envelope<ProjectDetailsData>),
    (status = 400, description = "A status or priority does not exist"),
)]
pub async fn get_project_details(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<ProjectDetailsParameters>,
) -> Result<Envelope<ProjectDetailsData>, ApiError> {
    let filter = parameters.filter()?;
    let filter = parameters.include_listed_podcasts.then_some(filter);
    Ok(Envelope::new(ProjectDetailsData::read(&state, &account, &project, filter.as_ref()).await?))
}

impl ProjectDetailsData {
    /// Reads a project of the account's team, with the listed podcasts that match the filter, or without any.
    pub async fn read(
        state: &AppState,
        account: &Account,
        project: &str,
        filter: Option<&ListedPodcastFilter>,
    ) -> Result<Self, ApiError> {
        let project = find_project(state, account, project).await?;
        let entries = match filter {
            Some(filter) => state.db.listed_podcasts(account, project.id, filter).await?,
            None => Vec::new(),
        };
        let context = EntryContext::read(state, account, &entries, users_of(&project).collect::<Vec<_>>()).await?;
        let pinned = pinned_projects(state, account).await?;
        let entries = entries.iter().map(|entry| context.view(entry)).collect();
        let auto_fill = state.db.auto_fill_of(project.id).await?;
        let id = project.id;
        let project = ProjectDetailsView::of(&project, entries, account.role, &context.names, &pinned);
        let guests = state.db.linked_guests_of(account, &[id]).await?;
        let project = project.with_auto_fill(auto_fill).with_guest(guests.get(&id));
        Ok(Self { project })
    }
}

impl ProjectDetailsParameters {
    fn filter(&self) -> Result<ListedPodcastFilter, ApiError> {
        let state = |name| parse_state(name, "/states");
        let priority =
            |name| if name == NO_PRIORITY { Ok(None) } else { parse_priority(name, "/priorities").map(Some) };
        Ok(ListedPodcastFilter {
            states: split_values(&self.states).map(state).collect::<Result<_, _>>()?,
            priorities: split_values(&self.priorities).map(priority).collect::<Result<_, _>>()?,
        })
    }
}
