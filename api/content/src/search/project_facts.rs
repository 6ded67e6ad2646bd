//! The facts of a project for the assistant.

use super::RepeatedSearch;
use crate::assistance::project_facts;
use earshot_api_server::prelude::*;
use earshot_app::Project;
use earshot_assist::facts::ProjectFacts;

/// Reads the facts of a project of the account's team, with the search with which it fills itself.
pub async fn read_project_facts(
    state: &AppState,
    account: &Account,
    project: &Project,
) -> Result<ProjectFacts, ApiError> {
    let search = state.db.auto_fill_of(project.id).await?.and_then(|auto_fill| {
        // A search that the plan no longer allows describes nothing.
        let search = RepeatedSearch::from_stored(&auto_fill.search_options, &auto_fill.search_kind).ok()?;
        search.to_options(account.tier, state.clock.now()).ok()
    });
    Ok(project_facts(project, search.as_ref()))
}
