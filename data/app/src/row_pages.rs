//! Pages of rows in the order of their creation, and the deletion of rows that no page shows. Ids grow with time.

use crate::prelude::*;
use sea_orm::Select;

/// Reads up to `limit` rows that are older than the row `before`, newest first, and returns whether older ones follow.
pub(crate) async fn read_page<E: EntityTrait>(
    db: &impl ConnectionTrait,
    rows: Select<E>,
    id: E::Column,
    before: Option<Uuid>,
    limit: u64,
) -> Result<(Vec<E::Model>, bool), DbError> {
    let rows = match before {
        Some(before) => rows.filter(id.lt(before)),
        None => rows,
    };
    let mut rows = rows.order_by_desc(id).limit(limit.saturating_add(1)).all(db).await?;
    let has_more = u64::try_from(rows.len()).is_ok_and(|count| count > limit);
    if has_more {
        rows.pop();
    }
    Ok((rows, has_more))
}

/// Deletes the rows of an owner that have ended and are not among its newest `listed` rows.
pub(crate) async fn delete_unlisted<E: EntityTrait>(
    transaction: &DatabaseTransaction,
    id: E::Column,
    is_owned: Condition,
    has_ended: Condition,
    listed: u64,
) -> Result<(), DbError> {
    let owned = E::find().select_only().column(id).filter(is_owned.clone());
    let last_listed = owned.order_by_desc(id).offset(listed.saturating_sub(1)).into_tuple::<Uuid>();
    let Some(last_listed) = last_listed.one(transaction).await? else { return Ok(()) };
    let unlisted = E::delete_many().filter(is_owned).filter(id.lt(last_listed)).filter(has_ended);
    unlisted.exec(transaction).await?;
    Ok(())
}
