//! SQL that several stages say alike.

use crate::error::CatalogError;
use crate::writer::Unit;
use earshot_model::{PodcastId, Timestamp};
use std::fmt::Display;

/// `'a', 'b'` for an `IN` list. Values are ids and slugs, which hold no quotes.
pub(super) fn list(values: impl Iterator<Item = impl Display>) -> String {
    values.map(|value| format!("'{value}'")).collect::<Vec<_>>().join(", ")
}

/// A text literal.
pub(super) fn text(value: &str) -> String {
    format!("'{}'", value.replace('\'', "''"))
}

/// Texts for an `IN` list. Literals and not a join: only so does the database look into an index instead of reading the
/// whole table.
pub(super) fn texts<'a>(values: impl Iterator<Item = &'a str>) -> String {
    values.map(text).collect::<Vec<_>>().join(", ")
}

/// A moment as DuckDB reads it, in microseconds.
pub(super) fn moment(at: Timestamp) -> String {
    format!("TIMESTAMP '{}'", at.format("%Y-%m-%d %H:%M:%S%.6f"))
}

/// Notes that a stage wrote these podcasts, which the change log knows already.
pub(super) fn note_stage(
    unit: &Unit<'_>,
    column: &str,
    podcasts: impl Iterator<Item = PodcastId>,
) -> Result<(), CatalogError> {
    let revision = unit.next_revision()?;
    let ids = list(podcasts);
    unit.run(
        "cannot note the changes",
        &format!("UPDATE changes SET {column} = {revision} WHERE podcast_id IN ({ids})"),
    )
}
