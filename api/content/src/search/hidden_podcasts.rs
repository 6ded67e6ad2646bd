//! The podcasts that a search hides for its caller's team: the blacklist, and the podcasts on a project (contract,
//! `project` and `projectId`).

use super::SearchRequest;
use super::request::ProjectRequest;
use earshot_api_server::prelude::*;
use earshot_app::ProjectKey;
use earshot_model::Timestamp;
use earshot_model::search::{HiddenPodcasts, SearchOptionsError};

/// The podcasts that a search hides because of a project.
struct ProjectFilter<'r> {
    /// An ID or a slug.
    project: &'r str,
    pointer: &'static str,
    hides_listed: bool,
    hides_ignored: bool,
}

/// Returns the podcasts that a search hides. Further pages of a search hide the podcasts that were hidden at the time
/// of the first page, so that podcasts that are added to a list in between move no other hits.
pub async fn find_hidden_podcasts(
    state: &AppState,
    caller: &Caller,
    request: &SearchRequest,
    at: Timestamp,
) -> Result<HiddenPodcasts, ApiError> {
    let filter = project_filter(request)?;
    let Some(account) = &caller.account else {
        return match filter {
            Some(_) => Err(ApiError::of(ErrorCode::SignInRequired)),
            None => Ok(HiddenPodcasts::default()),
        };
    };
    let listed = match filter {
        Some(filter) => filter.find_podcasts(state, account, at).await?,
        None => Vec::new(),
    };
    let shows_blacklisted = request.include_blacklisted == Some(true);
    let blacklisted = if shows_blacklisted { Vec::new() } else { state.db.blacklisted_podcasts(account, at).await? };
    Ok(HiddenPodcasts { blacklisted, listed })
}

/// Returns the ID of the project of a search.
///
/// # Errors
/// When the team has no such project.
pub async fn find_project_of_search(
    state: &AppState,
    account: &Account,
    request: &SearchRequest,
) -> Result<Option<Uuid>, ApiError> {
    match project_filter(request)? {
        Some(filter) => filter.find_project(state, account).await.map(Some),
        None => Ok(None),
    }
}

impl ProjectFilter<'_> {
    async fn find_project(&self, state: &AppState, account: &Account) -> Result<Uuid, ApiError> {
        // PostgreSQL takes no NUL, and no slug has a control character.
        let is_name = !self.project.chars().any(char::is_control);
        let found = match is_name {
            true => state.db.find_project(account, &ProjectKey::parse(self.project)).await?,
            false => None,
        };
        let not_found = || ApiError::not_found("Project").with_detail(self.pointer, "is not a project of your team");
        found.map(|project| project.id).ok_or_else(not_found)
    }

    async fn find_podcasts(
        &self,
        state: &AppState,
        account: &Account,
        at: Timestamp,
    ) -> Result<Vec<earshot_model::PodcastId>, ApiError> {
        let project = self.find_project(state, account).await?;
        if !self.hides_listed && !self.hides_ignored {
            return Ok(Vec::new());
        }
        Ok(state.db.podcasts_hidden_by_project(account, project, at, !self.hides_listed).await?)
    }
}

/// Reads the keys `project` and `projectId`.
fn project_filter(request: &SearchRequest) -> Result<Option<ProjectFilter<'_>>, ApiError> {
    let invalid = |pointer: &str, message: &str| {
        ApiError::from(SearchOptionsError::Invalid { pointer: pointer.to_owned(), message: message.to_owned() })
    };
    let Some(project) = &request.project else {
        return Ok(request.project_id.as_deref().map(|project| ProjectFilter {
            project,
            pointer: "/projectId",
            hides_listed: true,
            hides_ignored: true,
        }));
    };
    let ProjectRequest { project_id, exclude_podcasts_on_list, exclude_ignored_podcasts, .. } = project;
    let Some(id) = project_id else { return Err(invalid("/project/projectId", "must be given")) };
    if request.project_id.as_ref().is_some_and(|other| other != id) {
        return Err(invalid("/projectId", "names another project than /project/projectId"));
    }
    Ok(Some(ProjectFilter {
        project: id,
        pointer: "/project/projectId",
        hides_listed: exclude_podcasts_on_list.unwrap_or(true),
        hides_ignored: exclude_ignored_podcasts.unwrap_or(true),
    }))
}
