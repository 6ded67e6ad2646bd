//! Change sets: the values that a request replaced, so that it can be undone for 10 minutes.

mod images;
mod writer;

pub(crate) use images::{ChangeImages, EntryChange, EntryImage, ProjectImage};
pub(crate) use writer::ChangeWriter;

use crate::entities::changes::{Column, Entity};
use crate::prelude::*;
use crate::team_histories::UNDO_TIME;

impl Db {
    /// Deletes changes that are too old to be undone. Returns the number of rows.
    pub async fn delete_old_changes(&self) -> Result<u64, DbError> {
        let before = self.now().minus(UNDO_TIME);
        self.delete_rows(Entity::delete_many().filter(Column::CreatedAt.lt(before))).await
    }
}
