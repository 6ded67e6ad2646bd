//! Saved views of projects: private, or of the whole team. Each user chooses the view with which their page opens.

mod changes;

pub use changes::{NewProjectView, ProjectViewUpdate, ViewChange};

use crate::entities::default_views;
use crate::entities::project_views::{Column, Entity, Model};
use crate::prelude::*;
use earshot_model::project::MAX_VIEWS;
use sea_orm::Select;

/// A saved view, as a member of the team sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProjectView {
    pub id: Uuid,
    pub project_id: Uuid,
    /// Who made it; `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    pub name: String,
    /// Whether the whole team sees it.
    pub is_shared: bool,
    /// Whether the reader's page of the project opens with it.
    pub is_default: bool,
    /// The settings as JSON.
    pub settings: String,
    /// Grows with each change of name, sharing or settings.
    pub version: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

impl ProjectView {
    fn from_row(row: Model, default: Option<Uuid>) -> Self {
        Self {
            is_default: default == Some(row.id),
            id: row.id,
            project_id: row.project_id,
            user_id: row.user_id,
            name: row.name,
            is_shared: row.is_shared,
            settings: row.settings,
            version: row.version,
            created_at: row.created_at.into(),
            updated_at: row.updated_at.into(),
        }
    }
}

impl Db {
    /// Returns the views of a project that the account sees: its own, and those of the team. Oldest first.
    /// `project` is the id of a project of the account's team.
    pub async fn project_views(&self, account: &Account, project: Uuid) -> Result<Vec<ProjectView>, DbError> {
        let rows = select_visible_views(account, project)
            .order_by_asc(Column::CreatedAt)
            .order_by_asc(Column::Id)
            .limit(MAX_VIEWS)
            .all(&self.reader)
            .await?;
        let default = find_default(&self.reader, account, project).await?;
        Ok(rows.into_iter().map(|row| ProjectView::from_row(row, default)).collect())
    }
}

/// The views of a project that the account sees.
fn select_visible_views(account: &Account, project: Uuid) -> Select<Entity> {
    let is_visible = Condition::any().add(Column::IsShared.eq(true)).add(Column::UserId.eq(account.user_id));
    Entity::find().filter(Column::ProjectId.eq(project)).filter(is_visible)
}

/// Returns the id of the view with which the account's page of the project opens.
async fn find_default(db: &impl ConnectionTrait, account: &Account, project: Uuid) -> Result<Option<Uuid>, DbError> {
    let row = default_views::Entity::find_by_id((project, account.user_id)).one(db).await?;
    Ok(row.map(|row| row.view_id))
}
