//! Schema migrations of the catalog: forward only, each in one transaction.

use crate::error::{CatalogError, DbContext as _};
use duckdb::Connection;

/// In order; the position, from 1, is the version. Never edit a released migration; add another one.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_catalog.sql"),
    include_str!("migrations/0002_checks.sql"),
    include_str!("migrations/0003_namespace.sql"),
    include_str!("migrations/0004_transcript_tries.sql"),
    include_str!("migrations/0005_listing.sql"),
    include_str!("migrations/0006_identity.sql"),
    include_str!("migrations/0007_contacts.sql"),
    include_str!("migrations/0008_charts.sql"),
    include_str!("migrations/0009_credits.sql"),
    include_str!("migrations/0010_media_host.sql"),
    include_str!("migrations/0011_leftovers.sql"),
    include_str!("migrations/0012_ratings.sql"),
    include_str!("migrations/0013_scores.sql"),
    include_str!("migrations/0014_machine.sql"),
    include_str!("migrations/0015_keys_anew.sql"),
    include_str!("migrations/0016_episodes_without_key.sql"),
    include_str!("migrations/0017_affiliation.sql"),
    include_str!("migrations/0018_shows.sql"),
    include_str!("migrations/0019_score_prior.sql"),
    include_str!("migrations/0020_episode_length.sql"),
    include_str!("migrations/0021_date_rank.sql"),
    include_str!("migrations/0022_table_names.sql"),
    include_str!("migrations/0023_corrected_transcripts.sql"),
    include_str!("migrations/0024_downloads.sql"),
    include_str!("migrations/0025_corrected_facts.sql"),
    include_str!("migrations/0026_show_habits.sql"),
    include_str!("migrations/0027_confidence.sql"),
];

/// Migrates the schema to the newest version.
pub(crate) fn run_migrations(connection: &mut Connection) -> Result<(), CatalogError> {
    connection
        .execute_batch("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        .context("cannot read the schema version")?;
    let found: i64 = connection
        .query_row("SELECT coalesce(max(version), 0) FROM schema_version", [], |row| row.get(0))
        .context("cannot read the schema version")?;
    let known = i64::try_from(MIGRATIONS.len()).expect("few migrations");
    if found > known {
        return Err(CatalogError::NewerSchema { found, known });
    }
    for (sql, version) in MIGRATIONS.iter().zip(1..).skip(usize::try_from(found).unwrap_or(0)) {
        let version: i64 = version;
        connection
            .execute_batch(&format!("BEGIN; {sql}; INSERT INTO schema_version VALUES ({version}); COMMIT"))
            .context("cannot migrate the catalog")?;
    }
    if found < known {
        // DuckDB 1.5 does not replay a log that holds both schema changes and rows correctly (duckdb/duckdb#25928).
        connection.execute_batch("CHECKPOINT").context("cannot migrate the catalog")?;
    }
    Ok(())
}
