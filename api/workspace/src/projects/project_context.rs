//! Data for the views of projects: names of users, and the projects that the caller has pinned.

use crate::users::preferences::favorite_projects;
use earshot_api_content::views::{ProjectView, UserNames};
use earshot_api_server::prelude::*;
use earshot_app::{LinkedGuest, Project};
use std::collections::{HashMap, HashSet};

/// Data for the views of some projects.
#[derive(Debug)]
pub(crate) struct ProjectContext {
    pub names: UserNames,
    /// The projects that the caller has pinned.
    pub pinned: HashSet<Uuid>,
    /// The guests of the projects, by project.
    pub guests: HashMap<Uuid, LinkedGuest>,
}

impl ProjectContext {
    pub async fn read(state: &AppState, account: &Account, projects: &[Project]) -> Result<Self, ApiError> {
        let users: Vec<Uuid> = projects.iter().flat_map(users_of).collect();
        let names = UserNames(state.db.user_names(users).await?);
        let ids: Vec<Uuid> = projects.iter().map(|project| project.id).collect();
        let guests = state.db.linked_guests_of(account, &ids).await?;
        Ok(Self { names, pinned: pinned_projects(state, account).await?, guests })
    }

    pub fn view(&self, project: &Project) -> ProjectView {
        ProjectView::of(project, &self.names, &self.pinned).with_guest(self.guests.get(&project.id))
    }
}

/// The users whom the view of a project names.
pub(crate) fn users_of(project: &Project) -> impl Iterator<Item = Uuid> {
    let active = project.recent_activities.iter().filter_map(|activity| activity.user_id);
    project.created_by.into_iter().chain(active)
}

/// The projects that the caller has pinned (spec 3, User preferences: favoriteProjectIds).
pub(crate) async fn pinned_projects(state: &AppState, account: &Account) -> Result<HashSet<Uuid>, ApiError> {
    favorite_projects(&state.db.preferences(account).await?)
}
