//! Rows of `shows`, which exist in the tables of generations only: the shows of platforms that match a podcast.

use crate::columns::BatchReader;
use crate::error::CatalogError;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::PodcastId;
use earshot_model::rating::{ShowClaim, ShowEvidence, ShowId};

/// Reads the rows. Ids of a form that no platform uses are skipped.
pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<(PodcastId, ShowClaim)>, CatalogError> {
    let columns = BatchReader::new("shows", batch);
    columns!(columns, text(podcast_id, platform_id, evidence));
    let mut claims = Vec::new();
    for row in 0..batch.num_rows() {
        let Some(show) = ShowId::parse(&platform_id.required(row)?) else { continue };
        let evidence = evidence.parse_with(row, ShowEvidence::parse)?;
        claims.push((podcast_id.parsed(row)?, ShowClaim { show, evidence }));
    }
    Ok(claims)
}
