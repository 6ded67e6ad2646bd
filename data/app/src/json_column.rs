//! Values in columns of JSON or of names.

use crate::DbError;
use sea_orm::JsonValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads a value from a column.
pub(crate) fn from_json<T: DeserializeOwned>(table: &'static str, value: JsonValue) -> Result<T, DbError> {
    serde_json::from_value(value).map_err(|error| DbError::CorruptRow { table, reason: error.to_string() })
}

/// Converts a value for a column.
pub(crate) fn to_json(value: &impl Serialize) -> JsonValue {
    // The stored types have text keys and only values that JSON can represent.
    serde_json::to_value(value).unwrap_or_default()
}

/// Reads a named value, such as a state.
pub(crate) fn from_name<T>(table: &'static str, name: &str, parse: impl Fn(&str) -> Option<T>) -> Result<T, DbError> {
    parse(name).ok_or_else(|| DbError::CorruptRow { table, reason: format!("{name:?} is unknown") })
}
