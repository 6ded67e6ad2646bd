//! Changes projects.

use super::{Project, lock_project, uncounted_states};
use crate::ListRejection;
use crate::changes::{ChangeWriter, ProjectImage};
use crate::entities::projects::{Column, Entity, Model};
use crate::entities::{pitches, teams};
use crate::list_rows::ProjectFields;
use crate::prelude::*;
use earshot_model::ListLimit;
use earshot_model::project::{
    ActivityKind, CustomColumn, ProjectState, ProjectType, lacks_other_reason, numbered_slug, project_slug,
};
use std::collections::HashSet;

/// The new values of a project; `None` leaves a field as it is. The caller has validated them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProjectUpdate {
    pub state: Option<ProjectState>,
    pub name: Option<String>,
    pub project_types: Option<Vec<ProjectType>>,
    /// `Some(None)` removes the value.
    pub other_reason: Option<Option<String>>,
    /// `Some(None)` removes the value.
    pub purpose: Option<Option<String>>,
    pub keywords: Option<Vec<String>>,
    pub public: PublicListUpdate,
    /// All columns of the team, in their order. One that is missing is removed; the values in it stay for an undo.
    pub custom_columns: Option<Vec<CustomColumn>>,
}

/// The new values of a project's public page; `None` leaves a field as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PublicListUpdate {
    pub is_public: Option<bool>,
    /// `Some(None)` removes the value.
    pub title: Option<Option<String>>,
    /// `Some(None)` removes the value.
    pub description: Option<Option<String>>,
    /// `Some(None)` removes the value.
    pub slug: Option<Option<String>>,
    pub podcast_limit: Option<i64>,
    pub is_for_team: Option<bool>,
}

impl Db {
    /// Changes a project. An archived one can only leave the archive, also together with other changes.
    ///
    /// # Errors
    /// When there is no such project, it has another version, it is archived, the plan has no room for it, its public
    /// slug is taken, or the database fails.
    pub async fn update_project(
        &self,
        account: &Account,
        project: Uuid,
        update: ProjectUpdate,
        expected_version: Option<i64>,
    ) -> Result<(Project, Option<Uuid>), DbError> {
        let mut change = ChangeWriter::new(self, account, project);
        let account = account.clone();
        self.write_list(work!(|transaction| {
            let mut row = lock_project(transaction, &account, project).await?;
            if expected_version.is_some_and(|version| version != row.version) {
                return Err(DbError::Rejected(ListRejection::VersionConflict));
            }
            let before = ProjectFields::from_row(&row)?;
            let mut after = update.applied_to(before.clone());
            if after == before {
                return Ok((Project::from_row(row)?, None));
            }
            if before.state == ProjectState::Archived && after.state == ProjectState::Archived {
                return Err(DbError::Rejected(ListRejection::Archived));
            }
            if (&after.project_types, &after.other_reason) != (&before.project_types, &before.other_reason)
                && lacks_other_reason(&after.project_types, after.other_reason.as_deref())
            {
                return Err(DbError::Rejected(ListRejection::OtherReasonMissing));
            }
            if after.is_public && after.public_slug.is_none() {
                let title = after.public_title.as_deref().unwrap_or(&after.name);
                after.public_slug = Some(find_free_public_slug(transaction, title).await?);
            }
            write_fields(transaction, &account, &mut row, (before, after), &mut change).await?;
            let (change_id, row) = change.finish(transaction, row).await?;
            Ok((Project::from_row(row)?, change_id))
        }))
        .await
    }
}

/// Sets the changed fields of a project's row in a change set, and checks the limits and the public slug that they
/// require.
pub(crate) async fn write_fields(
    transaction: &DatabaseTransaction,
    account: &Account,
    row: &mut Model,
    (before, after): (ProjectFields, ProjectFields),
    change: &mut ChangeWriter,
) -> Result<(), DbError> {
    if after.state.counts_against_limit() && !before.state.counts_against_limit() {
        check_project_limit(transaction, account).await?;
    }
    if after.public_slug != before.public_slug
        && let Some(slug) = &after.public_slug
        && is_public_slug_taken(transaction, slug, row.id).await?
    {
        return Err(DbError::Rejected(ListRejection::PublicSlugTaken));
    }
    if after.name != before.name {
        pitches::Entity::update_many()
            .col_expr(pitches::Column::ProjectName, Expr::value(after.name.clone()))
            .filter(pitches::Column::ProjectId.eq(row.id))
            .exec(transaction)
            .await?;
        change.log_project(ActivityKind::ProjectRenamed, Some(before.name.clone()), Some(after.name.clone()));
    }
    if after.state != before.state {
        let names = [before.state, after.state].map(|state| Some(state.as_str().to_owned()));
        let [from, to] = names;
        change.log_project(ActivityKind::ProjectState, from, to);
    }
    let others = ProjectFields {
        name: before.name.clone(),
        state: before.state,
        state_reason: before.state_reason.clone(),
        ..after.clone()
    };
    if others != before {
        change.log_project(ActivityKind::ProjectUpdated, None, None);
    }
    after.write_to(row);
    row.version += 1;
    change.set_project(ProjectImage::Updated { before: Box::new(before), after: Box::new(after) });
    Ok(())
}

/// Checks that the team may have one more project that counts. Locks the team's row in PostgreSQL, so that two requests
/// at the same time do not both take the last place.
pub(crate) async fn check_project_limit(transaction: &DatabaseTransaction, account: &Account) -> Result<(), DbError> {
    teams::Entity::find_by_id(account.team_id).lock_exclusive().one(transaction).await?;
    let counted = Entity::find()
        .filter(Column::TeamId.eq(account.team_id))
        .filter(Column::DeletedAt.is_null())
        .filter(Column::State.is_not_in(uncounted_states()));
    let used = counted.count(transaction).await?;
    let checked = ListLimit::Projects.check(account.tier, used, 1);
    checked.map_err(|reached| DbError::Rejected(ListRejection::Limit(reached)))
}

/// Finds a slug for a public page that no other project has.
async fn find_free_public_slug(transaction: &DatabaseTransaction, title: &str) -> Result<String, DbError> {
    let slug = project_slug(title);
    let alike = Entity::find().select_only().column(Column::PublicSlug).filter(Column::PublicSlug.starts_with(&slug));
    let taken: HashSet<Option<String>> =
        alike.into_tuple::<Option<String>>().all(transaction).await?.into_iter().collect();
    Ok(numbered_slug(&slug, |slug| !taken.contains(&Some(slug.to_owned()))))
}

async fn is_public_slug_taken(transaction: &DatabaseTransaction, slug: &str, project: Uuid) -> Result<bool, DbError> {
    let others = Entity::find().filter(Column::PublicSlug.eq(slug)).filter(Column::Id.ne(project));
    Ok(others.count(transaction).await? > 0)
}

impl ProjectUpdate {
    /// Whether no field is set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn applied_to(self, mut fields: ProjectFields) -> ProjectFields {
        let PublicListUpdate { is_public, title, description, slug, podcast_limit, is_for_team } = self.public;
        set(&mut fields.name, self.name);
        set(&mut fields.project_types, self.project_types);
        set(&mut fields.other_reason, self.other_reason);
        set(&mut fields.purpose, self.purpose);
        set(&mut fields.keywords, self.keywords);
        if let Some(state) = self.state.filter(|state| *state != fields.state) {
            fields.state = state;
            fields.state_reason = None;
        }
        set(&mut fields.is_public, is_public);
        set(&mut fields.public_title, title);
        set(&mut fields.public_description, description);
        set(&mut fields.public_slug, slug);
        set(&mut fields.public_podcast_limit, podcast_limit);
        set(&mut fields.is_public_for_team, is_for_team);
        set(&mut fields.custom_columns, self.custom_columns);
        fields
    }
}

fn set<T>(field: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *field = value;
    }
}
