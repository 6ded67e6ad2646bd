//! The list of an export, and its states.

use super::request::invalid;
use earshot_api_content::exports::{ExportItem, read_list_items};
use earshot_api_server::prelude::*;
use earshot_app::{Project, ProjectKey};
use earshot_model::project::ListedPodcastState;

/// A list of the team with the entries to export, last added first.
pub(super) struct ExportedList {
    pub project: Project,
    pub items: Vec<ExportItem>,
}

/// Parses the states of a request. Without any, all.
///
/// # Errors
/// When a state is unknown.
pub(super) fn parse_states(names: Option<&[String]>) -> Result<Vec<ListedPodcastState>, ApiError> {
    let parse = |(number, name): (usize, &String)| {
        let known = || ListedPodcastState::ALL.iter().map(|state| state.as_str()).collect::<Vec<_>>().join(", ");
        let pointer = format!("/listedPodcastStatesFilter/{number}");
        ListedPodcastState::parse(name).ok_or_else(|| invalid(&pointer, &format!("must be one of {}", known())))
    };
    names.unwrap_or_default().iter().enumerate().map(parse).collect()
}

impl ExportedList {
    /// Reads the entries of a project in some states; all entries without a state.
    ///
    /// # Errors
    /// When the team has no such project, or the app database fails.
    pub(super) async fn read(
        state: &AppState,
        account: &Account,
        id_or_slug: &str,
        states: Vec<ListedPodcastState>,
    ) -> Result<Self, ApiError> {
        let not_found = || ApiError::not_found("Project");
        // PostgreSQL accepts no NUL, and no slug has a control character.
        if id_or_slug.chars().any(char::is_control) {
            return Err(not_found());
        }
        let project = state.db.find_project(account, &ProjectKey::parse(id_or_slug)).await?.ok_or_else(not_found)?;
        let items = read_list_items(&state.db, account, &project, states).await?;
        Ok(Self { project, items })
    }
}
