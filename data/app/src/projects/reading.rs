//! Finds and lists projects.

use super::Project;
use crate::entities::projects::{Column, Entity};
use crate::entities::users;
use crate::field_changes::retention_cutoff;
use crate::prelude::*;
use earshot_model::project::ProjectState;
use earshot_model::slug::is_slug;
use sea_orm::Select;
use std::collections::HashMap;

/// Most projects in a list. It is far above every plan's limit; the admin plan has none.
const MAX_LISTED: u64 = 5_000;
/// Most values in the list of a query.
const IDS_PER_QUERY: usize = 500;

/// How a path identifies a project: by id or slug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProjectKey {
    Id(Uuid),
    Slug(String),
}

impl ProjectKey {
    /// Reads a segment of a path. No slug has the form of an id.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        Uuid::try_parse(text).map_or_else(|_| Self::Slug(text.to_owned()), Self::Id)
    }
}

/// The name of a user, for rows that they created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserName {
    pub email: String,
    pub display_name: Option<String>,
}

impl UserName {
    /// The name to show: the chosen one, else the email address.
    #[must_use]
    pub fn display_name(&self) -> &str {
        self.display_name.as_deref().unwrap_or(&self.email)
    }
}

fn select_projects_of_team(team: Uuid) -> Select<Entity> {
    Entity::find().filter(Column::TeamId.eq(team))
}

fn by_key(team: Uuid, key: &ProjectKey) -> Select<Entity> {
    match key {
        ProjectKey::Id(id) => select_projects_of_team(team).filter(Column::Id.eq(*id)),
        // PostgreSQL rejects some texts that are not slugs.
        ProjectKey::Slug(slug) if !is_slug(slug) => select_projects_of_team(team).filter(Column::Slug.eq("")),
        ProjectKey::Slug(slug) => select_projects_of_team(team).filter(Column::Slug.eq(slug.as_str())),
    }
}

impl Db {
    /// Finds a project of the account's team. `None` when it does not exist or is deleted.
    pub async fn find_project(&self, account: &Account, key: &ProjectKey) -> Result<Option<Project>, DbError> {
        let row = by_key(account.team_id, key).filter(Column::DeletedAt.is_null()).one(&self.reader).await?;
        row.map(Project::from_row).transpose()
    }

    /// Finds a project of the account's team, also one that was deleted less than 30 days ago.
    pub async fn find_project_or_deleted(
        &self,
        account: &Account,
        key: &ProjectKey,
    ) -> Result<Option<Project>, DbError> {
        let row = by_key(account.team_id, key).one(&self.reader).await?;
        let since = retention_cutoff(self.now());
        let row = row.filter(|row| row.deleted_at.is_none_or(|at| at > since));
        row.map(Project::from_row).transpose()
    }

    /// Returns the projects of the account's team, most recently changed first. `states` empty returns all.
    pub async fn projects_of(&self, account: &Account, states: &[ProjectState]) -> Result<Vec<Project>, DbError> {
        let mut query = select_projects_of_team(account.team_id).filter(Column::DeletedAt.is_null());
        if !states.is_empty() {
            query = query.filter(Column::State.is_in(states.iter().map(|state| state.as_str())));
        }
        let newest = query.order_by_desc(Column::UpdatedAt).order_by_desc(Column::Id).limit(MAX_LISTED);
        newest.all(&self.reader).await?.into_iter().map(Project::from_row).collect()
    }

    /// Returns the deleted projects that can be restored, most recently deleted first.
    pub async fn deleted_projects_of(&self, account: &Account) -> Result<Vec<Project>, DbError> {
        let newest = select_projects_of_team(account.team_id)
            .filter(Column::DeletedAt.gt(retention_cutoff(self.now())))
            .order_by_desc(Column::DeletedAt)
            .order_by_desc(Column::Id)
            .limit(MAX_LISTED);
        newest.all(&self.reader).await?.into_iter().map(Project::from_row).collect()
    }

    /// Returns the names of users by their ids. Deleted users are missing.
    pub async fn user_names(&self, ids: impl IntoIterator<Item = Uuid>) -> Result<HashMap<Uuid, UserName>, DbError> {
        let mut ids: Vec<Uuid> = ids.into_iter().collect();
        ids.sort_unstable();
        ids.dedup();
        let mut names = HashMap::with_capacity(ids.len());
        for chunk in ids.chunks(IDS_PER_QUERY) {
            let by_id = users::Column::Id.is_in(chunk.iter().copied());
            for user in users::Entity::find().filter(by_id).all(&self.reader).await? {
                names.insert(user.id, UserName { email: user.email, display_name: user.display_name });
            }
        }
        Ok(names)
    }
}
