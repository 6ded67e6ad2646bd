//! Changes of records field by field: who made a change, its undo, and how long a deleted record can be restored.

use crate::ids;
use crate::prelude::*;
use crate::team_histories::HistoryLimit;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::time::Duration;

/// How long a deleted project, alert or guest profile can be restored.
pub(crate) const RETENTION: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Records that were deleted before this time are purged.
pub(crate) fn retention_cutoff(now: EpochMillis) -> EpochMillis {
    now.minus(RETENTION)
}

/// A change of an alert or a guest profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldChange<K, F> {
    pub id: Uuid,
    pub kind: K,
    pub at: Timestamp,
    /// `None` when the user's account was deleted.
    pub user_id: Option<Uuid>,
    /// The fields before the change; `None` if it created the record.
    pub before: Option<F>,
    /// The fields after the change; `None` if it deleted the record.
    pub after: Option<F>,
    pub undone_at: Option<Timestamp>,
}

/// A page of changes, newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldChangePage<K, F> {
    pub changes: Vec<FieldChange<K, F>>,
    /// Whether older changes follow.
    pub has_more: bool,
}

/// Id, author and time of a change, and the limit of the history that records it.
#[derive(Clone, Debug)]
pub(crate) struct ChangeStamp {
    pub id: Uuid,
    pub user_id: Uuid,
    pub now: EpochMillis,
    pub history: HistoryLimit,
}

impl ChangeStamp {
    pub fn new(db: &Db, account: &Account) -> Self {
        Self { id: ids::new_id(&db.clock), user_id: account.user_id, now: db.now(), history: db.history_limit(account) }
    }
}

/// The fields of a record before and after a change.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldImages<'a, T> {
    /// The table that stores the change.
    pub table: &'static str,
    pub before: &'a T,
    pub after: &'a T,
}

/// Fields after an undo.
#[derive(Debug)]
pub(crate) struct RevertedFields<T> {
    pub fields: T,
    /// Whether each field of the change has its former value.
    pub is_whole: bool,
}

/// Undoes a change field by field: restores the old value where nobody has changed the field since. Objects whose name
/// satisfies `is_nested` are reverted key by key, other values as a whole.
pub(crate) fn revert<T: Serialize + DeserializeOwned>(
    current: &T,
    change: FieldImages<'_, T>,
    is_nested: fn(&str) -> bool,
) -> Result<RevertedFields<T>, DbError> {
    let corrupt = |error: serde_json::Error| DbError::CorruptRow { table: change.table, reason: error.to_string() };
    let to_value = |fields: &T| serde_json::to_value(fields).map_err(corrupt);
    let (mut fields, before, after) = (to_value(current)?, to_value(change.before)?, to_value(change.after)?);
    let mut is_whole = true;
    if let (Value::Object(fields), Value::Object(before), Value::Object(after)) = (&mut fields, &before, &after) {
        is_whole = revert_object(fields, before, after, is_nested);
    }
    Ok(RevertedFields { fields: serde_json::from_value(fields).map_err(corrupt)?, is_whole })
}

/// Reverts each changed value. Returns whether all have their former value.
fn revert_object(
    current: &mut Map<String, Value>,
    before: &Map<String, Value>,
    after: &Map<String, Value>,
    is_nested: fn(&str) -> bool,
) -> bool {
    let mut is_whole = true;
    for (name, old) in before.iter().filter(|(name, old)| after.get(*name) != Some(*old)) {
        let Some(value) = current.get_mut(name) else {
            is_whole = false;
            continue;
        };
        match (value, old, after.get(name)) {
            (Value::Object(value), Value::Object(old), Some(Value::Object(new))) if is_nested(name) => {
                is_whole &= revert_object(value, old, new, is_nested);
            }
            (value, old, new) if Some(&*value) == new => *value = old.clone(),
            (value, old, _) => is_whole &= *value == *old,
        }
    }
    is_whole
}
