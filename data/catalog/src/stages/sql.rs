//! SQL that several stages say alike.

use crate::error::CatalogError;
use crate::writer::UnitOfWork;
use earshot_model::{PodcastId, Timestamp};
use std::fmt::Display;

/// `'a', 'b'` for an `IN` list. Values are ids and slugs, which hold no quotes.
pub(super) fn id_list(values: impl Iterator<Item = impl Display>) -> String {
    values.map(|value| format!("'{value}'")).collect::<Vec<_>>().join(", ")
}

/// A text literal.
pub(super) fn text_literal(value: &str) -> String {
    format!("'{}'", value.replace('\'', "''"))
}

/// Texts for an `IN` list. Literals and not a join: only so does the database look into an index instead of reading the
/// whole table.
pub(super) fn text_list<'a>(values: impl Iterator<Item = &'a str>) -> String {
    values.map(text_literal).collect::<Vec<_>>().join(", ")
}

/// A moment as DuckDB reads it, in microseconds.
pub(super) fn timestamp_literal(at: Timestamp) -> String {
    format!("TIMESTAMP '{}'", at.format("%Y-%m-%d %H:%M:%S%.6f"))
}

/// Notes that a stage wrote these podcasts, which the change log knows already.
pub(super) fn record_stage_changes(
    unit: &UnitOfWork<'_>,
    column: &str,
    podcasts: impl Iterator<Item = PodcastId>,
) -> Result<(), CatalogError> {
    let revision = unit.next_revision()?;
    let ids = id_list(podcasts);
    unit.execute(
        "cannot note the changes",
        &format!("UPDATE changes SET {column} = {revision} WHERE podcast_id IN ({ids})"),
    )
}
