//! Sets the fields of a guest profile that still have the value of a change to the value before.

use crate::DbError;
use earshot_model::guest_profile::GuestProfileFields;
use serde_json::{Map, Value};

/// Fields after an undo.
#[derive(Debug)]
pub(super) struct RevertedFields {
    pub fields: GuestProfileFields,
    /// Whether each field of the change has its former value.
    pub is_whole: bool,
}

pub(super) fn revert(
    current: &GuestProfileFields,
    before: &GuestProfileFields,
    after: &GuestProfileFields,
) -> Result<RevertedFields, DbError> {
    let corrupt = |error: serde_json::Error| DbError::CorruptRow { table: "guest_changes", reason: error.to_string() };
    let map = |fields: &GuestProfileFields| serde_json::to_value(fields).map_err(corrupt);
    let (mut fields, before, after) = (map(current)?, map(before)?, map(after)?);
    let mut is_whole = true;
    if let (Value::Object(fields), Value::Object(before), Value::Object(after)) = (&mut fields, &before, &after) {
        is_whole = revert_object(fields, before, after);
    }
    Ok(RevertedFields { fields: serde_json::from_value(fields).map_err(corrupt)?, is_whole })
}

/// Reverts each value by itself; those of the bio and of the public view one by one. Returns whether all have their
/// former value.
fn revert_object(current: &mut Map<String, Value>, before: &Map<String, Value>, after: &Map<String, Value>) -> bool {
    let mut is_whole = true;
    for (name, old) in before.iter().filter(|(name, old)| after.get(*name) != Some(*old)) {
        let Some(value) = current.get_mut(name) else {
            is_whole = false;
            continue;
        };
        match (value, old, after.get(name)) {
            (Value::Object(value), Value::Object(old), Some(Value::Object(new))) => {
                is_whole &= revert_object(value, old, new);
            }
            (value, old, new) if Some(&*value) == new => *value = old.clone(),
            (value, old, _) => is_whole &= *value == *old,
        }
    }
    is_whole
}
