//! Per-user state of a saved search: whether it is the default, and when the user last looked at the results.

use super::reading::{find_visible, with_state};
use super::{SavedSearch, SavedSearchKey};
use crate::entities::saved_search_states::{Column, Entity, Model};
use crate::prelude::*;

impl Db {
    /// Stores that the user looked at the results of a saved search. Results that enter the catalog after `until`
    /// count as new. The stored time never moves back. Returns `None` when the account does not see the search.
    pub async fn mark_saved_search_seen(
        &self,
        account: &Account,
        key: SavedSearchKey,
        until: Timestamp,
    ) -> Result<Option<SavedSearch>, DbError> {
        let (account, now, until) = (account.clone(), self.now(), EpochMillis::from(until));
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = find_visible(transaction, &account, &key).await? else { return Ok(None) };
            let known = Entity::find_by_id((row.id, account.user_id)).one(transaction).await?;
            let state = Model {
                saved_search_id: row.id,
                user_id: account.user_id,
                is_default: known.as_ref().is_some_and(|known| known.is_default),
                last_seen_at: Some(now),
                seen_until: known.and_then(|known| known.seen_until).max(Some(until)),
            };
            put_state(transaction, state).await?;
            with_state(transaction, &account, row).await.map(Some)
        }))
        .await
    }
}

/// Inserts or replaces a row.
pub(super) async fn put_state(transaction: &DatabaseTransaction, state: Model) -> Result<(), DbError> {
    let replace = OnConflict::columns([Column::SavedSearchId, Column::UserId])
        .update_columns([Column::IsDefault, Column::LastSeenAt, Column::SeenUntil])
        .to_owned();
    Entity::insert(state.into_active_model()).on_conflict(replace).exec_without_returning(transaction).await?;
    Ok(())
}

/// Sets or clears a saved search as the user's default. A user has one default.
pub(super) async fn set_default(
    transaction: &DatabaseTransaction,
    user_id: Uuid,
    saved_search_id: Uuid,
    is_default: bool,
) -> Result<(), DbError> {
    if is_default {
        Entity::update_many()
            .col_expr(Column::IsDefault, Expr::value(false))
            .filter(Column::UserId.eq(user_id))
            .filter(Column::IsDefault.eq(true))
            .exec(transaction)
            .await?;
    }
    let known = Entity::find_by_id((saved_search_id, user_id)).one(transaction).await?;
    let (last_seen_at, seen_until) = known.map_or((None, None), |known| (known.last_seen_at, known.seen_until));
    put_state(transaction, Model { saved_search_id, user_id, is_default, last_seen_at, seen_until }).await
}
