//! Rows that are used once: challenges and sign-ins that have begun.

use crate::prelude::*;

impl Db {
    /// Takes the row that meets a condition, which one row at most does: it is deleted, so that it cannot be used again. `None`
    /// without such a row.
    pub(crate) async fn take_row<E: EntityTrait>(&self, open: Condition) -> Result<Option<E::Model>, DbError> {
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = E::find().filter(open.clone()).one(transaction).await? else { return Ok(None) };
            // Of two servers that read the row at the same time, one deletes it.
            let deleted = E::delete_many().filter(open).exec(transaction).await?;
            Ok((deleted.rows_affected == 1).then_some(row))
        }))
        .await
    }
}
