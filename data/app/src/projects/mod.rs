//! Projects: the lists of podcasts of a team.

mod activity;
mod create;
mod deletion;
mod reading;
mod update;

pub(crate) use crate::list_rows::{Project, lock_project};
pub use activity::{ActivityPage, ProjectActivity};
pub use create::NewProject;
pub(crate) use create::insert_project;
pub(crate) use deletion::{lock_deleted, mark_deleted, unmark_deleted};
pub use reading::{ProjectKey, UserName};
pub use update::{ProjectUpdate, PublicListUpdate};
pub(crate) use update::{check_project_limit, write_fields};

use earshot_model::project::ProjectState;

/// Podcasts on a public page, unless people choose another number.
const DEFAULT_PUBLIC_PODCAST_LIMIT: i64 = 100;

/// The states that do not count against the plan's limit, as the database names them.
fn uncounted_states() -> impl Iterator<Item = &'static str> {
    ProjectState::ALL.iter().filter(|state| !state.counts_against_limit()).map(|state| state.as_str())
}
