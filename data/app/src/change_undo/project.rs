//! Undoes changes of a project's own fields.

use super::outcome::UndoSkipReason;
use crate::ListRejection;
use crate::changes::{ChangeWriter, ProjectImage};
use crate::entities::projects;
use crate::field_changes::{FieldImages, revert};
use crate::list_rows::ProjectFields;
use crate::listed_podcasts::count_entries;
use crate::prelude::*;
use crate::projects::{mark_deleted, unmark_deleted, write_fields};

/// Undoes what a change did to the project itself. Returns the reason when it left the project unchanged.
pub(super) async fn undo_project(
    transaction: &DatabaseTransaction,
    account: &Account,
    project: &mut projects::Model,
    image: ProjectImage,
    set: &mut ChangeWriter,
) -> Result<Option<UndoSkipReason>, DbError> {
    let is_deleted = project.deleted_at.is_some();
    match image {
        // A project on which someone has worked since stays.
        ProjectImage::Created if !is_deleted => {
            if project.version > 1 || count_entries(transaction, project.id).await? > 0 {
                return Ok(Some(UndoSkipReason::Changed));
            }
            mark_deleted(project, set);
        }
        ProjectImage::Restored if !is_deleted => mark_deleted(project, set),
        ProjectImage::Deleted if is_deleted => match unmark_deleted(transaction, account, project, set).await {
            Err(DbError::Rejected(ListRejection::Limit(_))) => return Ok(Some(UndoSkipReason::Limit)),
            other => other?,
        },
        ProjectImage::Updated { before, after } if !is_deleted => {
            let current = ProjectFields::from_row(project)?;
            let change = FieldImages { table: "changes", before: &*before, after: &*after };
            let reverted = revert(&current, change, |_| false)?;
            let is_whole = reverted.is_whole;
            if reverted.fields == current {
                return Ok((!is_whole).then_some(UndoSkipReason::Changed));
            }
            match write_fields(transaction, account, project, (current, reverted.fields), set).await {
                Err(DbError::Rejected(ListRejection::Limit(_))) => return Ok(Some(UndoSkipReason::Limit)),
                Err(DbError::Rejected(ListRejection::PublicSlugTaken)) => return Ok(Some(UndoSkipReason::Changed)),
                other => other?,
            }
            if !is_whole {
                return Ok(Some(UndoSkipReason::Changed));
            }
        }
        ProjectImage::Created | ProjectImage::Updated { .. } => return Ok(Some(UndoSkipReason::Removed)),
        ProjectImage::Restored | ProjectImage::Deleted => return Ok(Some(UndoSkipReason::Changed)),
    }
    Ok(None)
}
