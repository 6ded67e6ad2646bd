//! Facts of podcasts that people corrected (decision 084). They are rows of their own, so that no reading of a feed
//! overwrites them, and generations have them in the index.

use super::sql::record_changes;
use crate::error::{CatalogError, DbContext as _};
use crate::tables;
use crate::writer::{UnitOfWork, Writer};
use earshot_model::{CorrectedFact, PodcastId};

/// The podcasts whose facts differ. A podcast that was merged into another one corrects that one.
const DIFFERENT: &str = "
    SELECT DISTINCT podcasts.id::VARCHAR FROM (
        (FROM staged_corrected_facts EXCEPT FROM corrected_facts) UNION ALL
        (FROM corrected_facts EXCEPT FROM staged_corrected_facts)
    ) corrected
    LEFT JOIN merged_ids merged ON merged.old_id = corrected.podcast_id AND merged.kind = 'podcast'
    JOIN podcasts ON podcasts.id = coalesce(merged.new_id, corrected.podcast_id)";

impl Writer {
    /// Makes the corrected facts of the catalog these: one value for each podcast and fact. Podcasts whose facts differ
    /// count as changed. Returns their number.
    pub fn put_corrected_facts(&mut self, facts: &[CorrectedFact]) -> Result<usize, CatalogError> {
        self.run_unit(|unit| {
            unit.stage("corrected_facts", tables::corrected_fact::to_batch(facts))?;
            let changed = different_podcasts(unit)?;
            // Not deleted and inserted again: DuckDB checks the key against the rows before the unit.
            unit.execute(
                "cannot correct facts",
                "DELETE FROM corrected_facts WHERE NOT EXISTS (
                     SELECT 1 FROM staged_corrected_facts staged
                     WHERE staged.podcast_id = corrected_facts.podcast_id AND staged.fact = corrected_facts.fact)",
            )?;
            unit.upsert_distinct("corrected_facts", "podcast_id, fact", &["value"])?;
            record_changes(unit, &changed)?;
            Ok(changed.len())
        })
    }
}

fn different_podcasts(unit: &UnitOfWork<'_>) -> Result<Vec<PodcastId>, CatalogError> {
    let doing = "cannot compare corrected facts";
    let mut statement = unit.connection.prepare(DIFFERENT).context(doing)?;
    let rows = statement.query_map([], |row| row.get::<_, String>(0)).context(doing)?;
    let ids = rows.collect::<Result<Vec<_>, _>>().context(doing)?;
    Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
}
