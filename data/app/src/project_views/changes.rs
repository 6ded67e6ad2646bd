//! Creates, changes and deletes views.

use super::{ProjectView, find_default, select_visible_views};
use crate::entities::default_views;
use crate::entities::project_views::{Column, Entity, Model};
use crate::ids;
use crate::list_rows::lock_project;
use crate::prelude::*;
use earshot_model::project::MAX_VIEWS;

/// A new view.
#[derive(Clone, Debug)]
pub struct NewProjectView {
    pub name: String,
    pub is_shared: bool,
    pub is_default: bool,
    /// The settings as JSON.
    pub settings: String,
}

/// A change of a view; `None` leaves a field as it is.
#[derive(Clone, Debug, Default)]
pub struct ProjectViewUpdate {
    pub name: Option<String>,
    pub is_shared: Option<bool>,
    /// Only for the account itself.
    pub is_default: Option<bool>,
    /// The settings as JSON.
    pub settings: Option<String>,
}

impl ProjectViewUpdate {
    /// Whether nothing is to be changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.name.is_none() && self.is_shared.is_none() && self.is_default.is_none() && self.settings.is_none()
    }
}

/// The outcome of a change of a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewChange {
    Done(ProjectView),
    /// It does not exist, belongs to another project, or is another person's.
    NotFound,
    /// The view has another version than the request expected: this one.
    VersionConflict(ProjectView),
    /// Only the person who created a view can stop sharing it with the team.
    NotOwner,
    /// The project has the most views that it can have.
    TooMany,
}

impl Db {
    /// Saves a new view of a project of the account's team.
    ///
    /// # Errors
    /// When the project does not exist, or the database fails.
    pub async fn create_project_view(
        &self,
        account: &Account,
        project: Uuid,
        view: NewProjectView,
    ) -> Result<ViewChange, DbError> {
        let (now, account) = (self.now(), account.clone());
        let row = Model {
            id: ids::new_id(&self.clock),
            project_id: project,
            user_id: Some(account.user_id),
            name: view.name,
            is_shared: view.is_shared,
            settings: view.settings,
            version: 1,
            created_at: now,
            updated_at: now,
        };
        self.write_keeping_caches(work!(|transaction| {
            lock_project(transaction, &account, project).await?;
            let of_project = Entity::find().filter(Column::ProjectId.eq(project));
            if of_project.count(transaction).await? >= MAX_VIEWS {
                return Ok(ViewChange::TooMany);
            }
            let row = row.into_active_model().insert(transaction).await?;
            if view.is_default {
                set_default(transaction, &account, &row, true).await?;
            }
            let default = find_default(transaction, &account, project).await?;
            Ok(ViewChange::Done(ProjectView::from_row(row, default)))
        }))
        .await
    }

    /// Changes a view that the account sees. Members change the team's views, too. With `expected`, only this version
    /// is changed.
    ///
    /// # Errors
    /// When the project does not exist, or the database fails.
    pub async fn update_project_view(
        &self,
        account: &Account,
        (project, view): (Uuid, Uuid),
        update: ProjectViewUpdate,
        expected: Option<i64>,
    ) -> Result<ViewChange, DbError> {
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            let row = match find(transaction, &account, (project, view), expected).await? {
                Ok(row) => row,
                Err(outcome) => return Ok(outcome),
            };
            let is_withdrawn = row.is_shared && update.is_shared == Some(false);
            if is_withdrawn && row.user_id.is_some_and(|owner| owner != account.user_id) {
                return Ok(ViewChange::NotOwner);
            }
            let is_changed = update.name.is_some() || update.is_shared.is_some() || update.settings.is_some();
            let mut row = row;
            if is_changed {
                let mut changed = row.clone().into_active_model();
                changed.name = Set(update.name.unwrap_or(row.name));
                changed.is_shared = Set(update.is_shared.unwrap_or(row.is_shared));
                changed.settings = Set(update.settings.unwrap_or(row.settings));
                changed.version = Set(row.version + 1);
                changed.updated_at = Set(now);
                if is_withdrawn {
                    // A view of someone who has left becomes the caller's.
                    changed.user_id = Set(Some(account.user_id));
                    default_views::Entity::delete_many()
                        .filter(default_views::Column::ViewId.eq(view))
                        .filter(default_views::Column::UserId.ne(account.user_id))
                        .exec(transaction)
                        .await?;
                }
                row = changed.update(transaction).await?;
            }
            if let Some(is_default) = update.is_default {
                set_default(transaction, &account, &row, is_default).await?;
            }
            let default = find_default(transaction, &account, project).await?;
            Ok(ViewChange::Done(ProjectView::from_row(row, default)))
        }))
        .await
    }

    /// Deletes a view that the account sees. With `expected`, only this version is deleted.
    ///
    /// # Errors
    /// When the project does not exist, or the database fails.
    pub async fn delete_project_view(
        &self,
        account: &Account,
        (project, view): (Uuid, Uuid),
        expected: Option<i64>,
    ) -> Result<ViewChange, DbError> {
        let account = account.clone();
        self.write_keeping_caches(work!(|transaction| {
            let row = match find(transaction, &account, (project, view), expected).await? {
                Ok(row) => row,
                Err(outcome) => return Ok(outcome),
            };
            Entity::delete_by_id(view).exec(transaction).await?;
            Ok(ViewChange::Done(ProjectView::from_row(row, None)))
        }))
        .await
    }
}

/// Finds a view that is to be changed, or the outcome that prevents it.
async fn find(
    transaction: &DatabaseTransaction,
    account: &Account,
    (project, view): (Uuid, Uuid),
    expected: Option<i64>,
) -> Result<Result<Model, ViewChange>, DbError> {
    lock_project(transaction, account, project).await?;
    let Some(row) = select_visible_views(account, project).filter(Column::Id.eq(view)).one(transaction).await? else {
        return Ok(Err(ViewChange::NotFound));
    };
    if expected.is_some_and(|version| version != row.version) {
        let default = find_default(transaction, account, project).await?;
        return Ok(Err(ViewChange::VersionConflict(ProjectView::from_row(row, default))));
    }
    Ok(Ok(row))
}

/// Sets or clears a view as the account's default view of the project.
async fn set_default(
    transaction: &DatabaseTransaction,
    account: &Account,
    view: &Model,
    is_default: bool,
) -> Result<(), DbError> {
    let row = default_views::Model { project_id: view.project_id, user_id: account.user_id, view_id: view.id };
    if is_default {
        let key = [default_views::Column::ProjectId, default_views::Column::UserId];
        let replace = OnConflict::columns(key).update_column(default_views::Column::ViewId).to_owned();
        default_views::Entity::insert(row.into_active_model())
            .on_conflict(replace)
            .exec_without_returning(transaction)
            .await?;
    } else {
        default_views::Entity::delete_many()
            .filter(default_views::Column::UserId.eq(account.user_id))
            .filter(default_views::Column::ViewId.eq(view.id))
            .exec(transaction)
            .await?;
    }
    Ok(())
}
