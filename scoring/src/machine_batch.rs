//! The machine signal batch: classifies every podcast with changed texts, one unit of work at a time. It then counts
//! texts shared by many shows and classifies the podcasts again whose counts changed.

use crate::machine_signals::{MachineClassification, classify};
use earshot_catalog::{CatalogError, MachineSignalUpdate, Writer};
use rayon::prelude::*;

/// Version of the classification rules. Raise it with every change, so that all podcasts are classified again.
const RULES_VERSION: i64 = 1;
/// Podcasts per unit of work. With the texts of fifty episodes each, a unit takes some hundred megabytes at most.
const PODCASTS_PER_UNIT: usize = 1_000;

/// Result of a pass over the due podcasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MachineReport {
    pub podcasts: u64,
    /// Podcasts that are likely made by a machine.
    pub likely_machine_made: u64,
    /// Podcasts classified a second time because of shared texts.
    pub reclassified: u64,
}

/// Classifies every podcast whose texts changed. The run can stop at any time: uncommitted podcasts are due again.
/// `progress` receives the number of finished podcasts and the total.
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
        // The second pass adds podcasts; one that was already likely must not be counted twice.
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
