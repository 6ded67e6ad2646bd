//! SQL helpers shared by several stages.

use crate::error::{CatalogError, DbContext as _};
use crate::writer::UnitOfWork;
use earshot_model::{PodcastId, Timestamp};
use std::collections::HashSet;
use std::fmt::Display;

/// Formats values as `'a', 'b'` for an `IN` list. Values are ids and slugs, which contain no quotes.
pub(super) fn id_list(values: impl Iterator<Item = impl Display>) -> String {
    values.map(|value| format!("'{value}'")).collect::<Vec<_>>().join(", ")
}

/// Formats a text literal, with quotes escaped.
pub(super) fn text_literal(value: &str) -> String {
    format!("'{}'", value.replace('\'', "''"))
}

/// Formats texts for an `IN` list. Literals let DuckDB use an index; a join would read the whole table.
pub(super) fn text_list<'a>(values: impl Iterator<Item = &'a str>) -> String {
    values.map(text_literal).collect::<Vec<_>>().join(", ")
}

/// Formats a timestamp for DuckDB, in microseconds.
pub(super) fn timestamp_literal(at: Timestamp) -> String {
    format!("TIMESTAMP '{}'", at.format("%Y-%m-%d %H:%M:%S%.6f"))
}

/// Reads rows of two texts.
pub(super) fn query_pairs(unit: &UnitOfWork<'_>, sql: &str) -> Result<Vec<(String, String)>, CatalogError> {
    let mut statement = unit.connection.prepare(sql).context("cannot read slugs")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).context("cannot read slugs")?;
    rows.collect::<Result<_, _>>().context("cannot read slugs")
}

/// Records in the change log that ingest wrote these podcasts, under the next revision.
pub(super) fn record_changes(unit: &UnitOfWork<'_>, changed: &[PodcastId]) -> Result<(), CatalogError> {
    if changed.is_empty() {
        return Ok(());
    }
    record_changes_at(unit, changed, unit.next_revision()?)
}

/// Records in the change log that ingest wrote these podcasts, under a given revision.
pub(super) fn record_changes_at(
    unit: &UnitOfWork<'_>,
    changed: &[PodcastId],
    revision: i64,
) -> Result<(), CatalogError> {
    let distinct: HashSet<&PodcastId> = changed.iter().collect();
    let rows: Vec<String> = distinct.into_iter().map(|id| format!("('{id}', {revision})")).collect();
    unit.execute(
        "cannot record the changes",
        &format!(
            "INSERT INTO changes (podcast_id, feed_revision) VALUES {}
             ON CONFLICT (podcast_id) DO UPDATE SET feed_revision = excluded.feed_revision",
            rows.join(", ")
        ),
    )
}

/// Records in the change log that a stage wrote these podcasts. They must have a row there.
pub(super) fn record_stage_changes(
    unit: &UnitOfWork<'_>,
    column: &str,
    podcasts: impl Iterator<Item = PodcastId>,
) -> Result<(), CatalogError> {
    let revision = unit.next_revision()?;
    let ids = id_list(podcasts);
    unit.execute(
        "cannot record the changes",
        &format!("UPDATE changes SET {column} = {revision} WHERE podcast_id IN ({ids})"),
    )
}
