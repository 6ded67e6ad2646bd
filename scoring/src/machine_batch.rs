//! The batch of signs of machine-made shows: every podcast of which texts changed since they were weighed, a unit of work at
//! a time; then the texts that many shows have, and once more the podcasts of which that tells something new.

use crate::machine_signals::{MachineClassification, classify};
use earshot_catalog::{CatalogError, MachineSignalUpdate, Writer};
use rayon::prelude::*;

/// Version of the rules of weighing: raised with them, so that all podcasts are weighed again.
const RULES_VERSION: i64 = 1;
/// Podcasts per unit of work: with the texts of fifty episodes each, some hundred megabytes at most.
const PODCASTS_PER_UNIT: usize = 1_000;

/// What a pass over the due podcasts did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MachineReport {
    pub podcasts: u64,
    /// Of those, how many are likely made by a machine.
    pub likely_machine_made: u64,
    /// Weighed a second time, for texts that they share with many shows.
    pub reclassified: u64,
}

/// Weighs every podcast of which texts changed. Safe to stop at any moment: what was not committed is due again.
/// `progress` is told how many podcasts are done, and of how many.
///
/// # Errors
/// When the catalog cannot be read or written.
pub fn classify_podcasts(
    writer: &mut Writer,
    mut progress: impl FnMut(u64, u64),
) -> Result<MachineReport, CatalogError> {
    let total = writer.count_podcasts_to_classify(RULES_VERSION)?;
    let mut report = MachineReport::default();
    classify_due(writer, &mut report, &mut |report| progress(report.podcasts, total.max(report.podcasts)))?;
    if writer.count_shared_texts()? > 0 {
        let mut second = MachineReport::default();
        classify_due(writer, &mut second, &mut |_| {})?;
        // Those that the count made likely; one that was so before is not counted twice.
        report.likely_machine_made = report.likely_machine_made.max(second.likely_machine_made);
        report.reclassified = second.podcasts;
    }
    Ok(report)
}

fn classify_due(
    writer: &mut Writer,
    report: &mut MachineReport,
    progress: &mut dyn FnMut(&MachineReport),
) -> Result<(), CatalogError> {
    loop {
        let due = writer.podcasts_to_classify(PODCASTS_PER_UNIT)?;
        if due.is_empty() {
            return Ok(());
        }
        let updates: Vec<MachineSignalUpdate> = due
            .par_iter()
            .map(|due| {
                let MachineClassification { signals: signs, bands } = classify(due);
                MachineSignalUpdate {
                    podcast_id: due.podcast.id,
                    revision: due.revision,
                    rules_version: RULES_VERSION,
                    signals: signs,
                    bands,
                }
            })
            .collect();
        writer.put_machine_signals(&updates)?;
        report.podcasts += updates.len() as u64;
        report.likely_machine_made += updates.iter().filter(|update| update.signals.is_likely()).count() as u64;
        progress(report);
    }
}
