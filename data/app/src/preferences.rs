//! The preferences of users (spec 3, User preferences), as JSON, which this crate does not read.

use crate::entities::user_preferences::{Column, Entity, Model};
use crate::prelude::*;

/// The preferences of a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPreferences {
    /// JSON; an empty object before the first change.
    pub value: String,
    /// Grows by one with each change; 0 before the first one.
    pub version: i64,
}

/// The outcome of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PreferencesOutcome {
    Changed(StoredPreferences),
    /// The stored preferences have another version than the change was made from.
    Conflict(StoredPreferences),
}

impl Default for StoredPreferences {
    fn default() -> Self {
        Self { value: "{}".to_owned(), version: 0 }
    }
}

impl From<Model> for StoredPreferences {
    fn from(Model { value, version, .. }: Model) -> Self {
        Self { value, version }
    }
}

impl Db {
    /// Returns the preferences of the user.
    pub async fn preferences(&self, account: &Account) -> Result<StoredPreferences, DbError> {
        let row = Entity::find_by_id(account.user_id).one(&self.reader).await?;
        Ok(row.map(Into::into).unwrap_or_default())
    }

    /// Replaces the preferences of the user, if they still have the version `from`.
    pub async fn replace_preferences(
        &self,
        account: &Account,
        from: i64,
        value: String,
    ) -> Result<PreferencesOutcome, DbError> {
        let row = Model { user_id: account.user_id, value, version: from + 1, updated_at: self.now() };
        self.write_keeping_caches(work!(|transaction| {
            let user_id: Uuid = row.user_id;
            let changed = StoredPreferences { value: row.value.clone(), version: row.version };
            let written = if from == 0 {
                let once = OnConflict::column(Column::UserId).do_nothing().to_owned();
                Entity::insert(row.into_active_model()).on_conflict(once).exec_without_returning(transaction).await?
            } else {
                update(transaction, &row).await?
            };
            if written == 1 {
                return Ok(PreferencesOutcome::Changed(changed));
            }
            let current = Entity::find_by_id(user_id).one(transaction).await?;
            Ok(PreferencesOutcome::Conflict(current.map(Into::into).unwrap_or_default()))
        }))
        .await
    }
}

/// Updates the row if it has the version before. Returns the number of rows.
async fn update(transaction: &DatabaseTransaction, row: &Model) -> Result<u64, DbError> {
    let updated = Entity::update_many()
        .col_expr(Column::Value, Expr::value(row.value.clone()))
        .col_expr(Column::Version, Expr::value(row.version))
        .col_expr(Column::UpdatedAt, Expr::value(row.updated_at))
        .filter(Column::UserId.eq(row.user_id))
        .filter(Column::Version.eq(row.version - 1))
        .exec(transaction)
        .await?;
    Ok(updated.rows_affected)
}
