//! Undoes changes of a project's own fields.

use super::LeftReason;
use crate::changes::{ChangeWriter, ProjectImage};
use crate::entities::projects;
use crate::list_rows::ProjectFields;
use crate::listed_podcasts::count_entries;
use crate::projects::{hide, show, write_fields};
use crate::{Account, DbError, ListRejection};
use sea_orm::DatabaseTransaction;

/// Undoes what a change did to the project itself. Returns why it did not.
pub(super) async fn undo_project(
    transaction: &DatabaseTransaction,
    account: &Account,
    project: &mut projects::Model,
    image: ProjectImage,
    set: &mut ChangeWriter,
) -> Result<Option<LeftReason>, DbError> {
    let is_deleted = project.deleted_at.is_some();
    match image {
        // A project on which somebody has worked since stays.
        ProjectImage::Created if !is_deleted => {
            if project.version > 1 || count_entries(transaction, project.id).await? > 0 {
                return Ok(Some(LeftReason::Changed));
            }
            hide(project, set);
        }
        ProjectImage::Restored if !is_deleted => hide(project, set),
        ProjectImage::Deleted if is_deleted => match show(transaction, account, project, set).await {
            Err(DbError::Rejected(ListRejection::Limit(_))) => return Ok(Some(LeftReason::Limit)),
            other => other?,
        },
        ProjectImage::Updated { before, after } if !is_deleted => {
            let current = ProjectFields::from_row(project)?;
            let reverted = revert_fields(&current, &before, &after)?;
            let is_whole = reverted.is_whole;
            if reverted.fields == current {
                return Ok((!is_whole).then_some(LeftReason::Changed));
            }
            match write_fields(transaction, account, project, (current, reverted.fields), set).await {
                Err(DbError::Rejected(ListRejection::Limit(_))) => return Ok(Some(LeftReason::Limit)),
                Err(DbError::Rejected(ListRejection::PublicSlugTaken)) => return Ok(Some(LeftReason::Changed)),
                other => other?,
            }
            if !is_whole {
                return Ok(Some(LeftReason::Changed));
            }
        }
        ProjectImage::Created | ProjectImage::Updated { .. } => return Ok(Some(LeftReason::Removed)),
        ProjectImage::Restored | ProjectImage::Deleted => return Ok(Some(LeftReason::Changed)),
    }
    Ok(None)
}

struct RevertedFields {
    fields: ProjectFields,
    /// Whether each field of the change has its former value.
    is_whole: bool,
}

/// Sets the fields that still have the value of the change to the value before.
fn revert_fields(
    current: &ProjectFields,
    before: &ProjectFields,
    after: &ProjectFields,
) -> Result<RevertedFields, DbError> {
    let corrupt = |error: serde_json::Error| DbError::CorruptRow { table: "changes", reason: error.to_string() };
    let [mut fields, before, after] = {
        let map = |fields: &ProjectFields| serde_json::to_value(fields).map_err(corrupt);
        [map(current)?, map(before)?, map(after)?]
    };
    let mut is_whole = true;
    if let (Some(fields), Some(before), Some(after)) = (fields.as_object_mut(), before.as_object(), after.as_object()) {
        for (name, old) in before.iter().filter(|(name, old)| after.get(*name) != Some(*old)) {
            match fields.get_mut(name) {
                Some(value) if Some(&*value) == after.get(name) => *value = old.clone(),
                Some(value) if *value == *old => {}
                _ => is_whole = false,
            }
        }
    }
    Ok(RevertedFields { fields: serde_json::from_value(fields).map_err(corrupt)?, is_whole })
}
