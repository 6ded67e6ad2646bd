//! Projects: the lists of podcasts of a team (spec 3 and 7).

pub mod activity;
pub mod auto_fill;
pub mod create;
mod custom_columns;
pub mod delete;
pub mod deleted;
pub mod details;
mod entry_context;
mod entry_fields;
pub mod import;
pub mod list;
pub mod next_actions;
pub mod podcasts;
mod project_context;
mod project_fields;
pub mod recent_episodes;
pub mod restore;
pub mod shares;
pub mod team_next_actions;
pub mod update;
pub mod views;

pub(crate) use entry_context::EntryContext;
pub(crate) use project_context::ProjectContext;

use earshot_api_server::prelude::*;
use earshot_app::{Project, ProjectKey};

/// Finds a project of the account's team by its ID or slug.
///
/// # Errors
/// 404 when there is none, and the same for a project of another team.
pub(crate) async fn find_project(state: &AppState, account: &Account, project: &str) -> Result<Project, ApiError> {
    let found = state.db.find_project(account, &ProjectKey::parse(project)).await?;
    found.ok_or_else(|| ApiError::not_found("Project"))
}
