//! Rows of `corrected_facts`, in the catalog and in the tables of generations.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{CorrectableFact, CorrectedFact};

pub(crate) fn to_batch(facts: &[CorrectedFact]) -> RecordBatch {
    BatchBuilder::new(facts)
        .display("podcast_id", |corrected| corrected.podcast)
        .text("fact", |corrected| Some(corrected.fact.as_str()))
        .text("value", |corrected| Some(&corrected.value))
        .build()
}

/// Reads the rows. Facts from newer programs are skipped.
pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<CorrectedFact>, CatalogError> {
    let columns = BatchReader::new("corrected_facts", batch);
    columns!(columns, text(podcast_id, fact, value));
    let mut facts = Vec::new();
    for row in 0..batch.num_rows() {
        let Some(fact) = CorrectableFact::parse(&fact.required(row)?) else { continue };
        facts.push(CorrectedFact { podcast: podcast_id.parsed(row)?, fact, value: value.required(row)? });
    }
    Ok(facts)
}
