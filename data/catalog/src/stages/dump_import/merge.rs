//! The merge of a dump import: its units of work in order, resumable after an interruption.

use super::import::{DumpImport, DumpImportCounts};
use super::merge_plan::{MergePlan, MergeStep};
use super::table_merge::TableMerge;
use crate::error::{CatalogError, DbContext as _};
use crate::stages::sql;
use crate::writer::{UnitOfWork, Writer};
use earshot_model::Timestamp;
use std::ops::ControlFlow;

/// DuckDB's memory during the merge, in MiB. One table's key index and a unit of work fit into it.
const MERGE_MEMORY_MIB: u32 = 768;
/// Relative cost of the units of each table, for the progress bar.
const STEP_WEIGHTS: [u64; 4] = [4, 3, 4, 1];

impl Writer {
    /// Returns whether the dump with this fingerprint is already in the catalog.
    pub fn has_imported_dump(&mut self, fingerprint: &str) -> Result<bool, CatalogError> {
        self.connection()?
            .query_row(
                "SELECT count(*) > 0 FROM listing_imports WHERE fingerprint = ? AND finished_at IS NOT NULL",
                [fingerprint],
                |row| row.get(0),
            )
            .context("cannot read which dumps were imported")
    }

    /// Merges the imported rows into the catalog and resumes where an earlier run stopped. `progress` receives the
    /// finished and total number of units and can stop the merge. When the whole dump was read, its fingerprint is
    /// stored, so that it is not imported again.
    ///
    /// # Errors
    /// When the catalog cannot be written. Committed units stay.
    pub fn merge_dump(
        &mut self,
        import: &mut DumpImport,
        options: &MergeOptions,
        progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Option<DumpImportCounts>, CatalogError> {
        let (fingerprint, now) = (import.fingerprint.clone(), options.now);
        self.limit_memory(MERGE_MEMORY_MIB)?;
        let mut counts = DumpImportCounts::default();
        if import.has_rows()? {
            let plan = match import.read_plan()? {
                Some(plan) => plan,
                None => {
                    let plan = import.make_plan(options.unit_rows)?;
                    self.run_unit(|unit| save_import_progress(unit, &fingerprint, 0, &DumpImportCounts::default()))?;
                    import.save_plan(&plan)?;
                    plan
                }
            };
            import.connection = None;
            let Some(done) = self.run_steps(import, &plan, now, progress)? else { return Ok(None) };
            counts = DumpImportCounts { duplicates: plan.duplicates, collapsed: plan.collapsed, ..done };
        }
        if options.is_complete_dump {
            let finished = format!("finished_at = {}", sql::timestamp_literal(now));
            self.run_unit(|unit| {
                save_import_progress(unit, &fingerprint, 0, &counts)?;
                let sql = format!("UPDATE listing_imports SET {finished} WHERE fingerprint = '{fingerprint}'");
                unit.execute("cannot record the import", &sql)
            })?;
        }
        Ok(Some(counts))
    }

    fn run_steps(
        &mut self,
        import: &DumpImport,
        plan: &MergePlan,
        now: Timestamp,
        progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Option<DumpImportCounts>, CatalogError> {
        let steps = MergeStep::list_steps(plan);
        let total = steps.iter().map(|step| STEP_WEIGHTS[step.table_index()]).sum();
        let (done, mut counts) = self.read_import_progress(&import.fingerprint)?;
        for (index, step) in (0u64..).zip(&steps) {
            if index < done {
                continue;
            }
            counts = self.run_merge_step(import, plan, now, index, *step, counts)?;
            let next = usize::try_from(index + 1).ok().and_then(|next| steps.get(next));
            if next.is_none_or(|next| next.table_index() != step.table_index()) {
                // Frees the key index of the last table before the next one is filled.
                self.connection()?.execute_batch("CHECKPOINT").context("cannot write a checkpoint")?;
                self.release();
            }
            let so_far = steps.iter().zip(0..=index).map(|(step, _)| STEP_WEIGHTS[step.table_index()]).sum();
            if progress(so_far, total).is_break() {
                return Ok(None);
            }
        }
        Ok(Some(counts))
    }

    /// Runs one unit of work and returns the counts so far.
    fn run_merge_step(
        &mut self,
        import: &DumpImport,
        plan: &MergePlan,
        now: Timestamp,
        index: u64,
        step: MergeStep,
        counts: DumpImportCounts,
    ) -> Result<DumpImportCounts, CatalogError> {
        self.run_unit(|unit| {
            let mut counts = counts;
            TableMerge { unit, import, plan, now }.run_step(step, &mut counts)?;
            save_import_progress(unit, &import.fingerprint, index + 1, &counts)?;
            Ok(counts)
        })
    }

    fn read_import_progress(&mut self, fingerprint: &str) -> Result<(u64, DumpImportCounts), CatalogError> {
        let doing = "cannot read the progress of the import";
        let mut statement = self
            .connection()?
            .prepare("SELECT done, counts::VARCHAR FROM listing_imports WHERE fingerprint = ?")
            .context(doing)?;
        let mut rows = statement
            .query_map([fingerprint], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))
            .context(doing)?;
        let Some(row) = rows.next() else { return Ok((0, DumpImportCounts::default())) };
        let (done, counts) = row.context(doing)?;
        Ok((done.unsigned_abs(), serde_json::from_str(&counts).unwrap_or_default()))
    }
}

/// Options of a dump merge.
#[derive(Clone, Copy, Debug)]
pub struct MergeOptions {
    pub now: Timestamp,
    /// All rows of the dump were read, so the same dump need not be imported again.
    pub is_complete_dump: bool,
    /// Rows per unit of work; by default as many as fit the memory.
    pub unit_rows: Option<u64>,
}

fn save_import_progress(
    unit: &UnitOfWork<'_>,
    fingerprint: &str,
    done: u64,
    counts: &DumpImportCounts,
) -> Result<(), CatalogError> {
    let counts = serde_json::to_string(counts).expect("counts have string keys");
    unit.execute(
        "cannot record the import",
        &format!(
            "INSERT INTO listing_imports (fingerprint, done, counts) VALUES ('{fingerprint}', {done}, '{counts}')
             ON CONFLICT (fingerprint) DO UPDATE SET done = excluded.done, counts = excluded.counts"
        ),
    )
}
