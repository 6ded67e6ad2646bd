//! Imports a directory's dump: unpacks it, reads its rows, then writes them to the catalog. Each phase resumes where a
//! stopped run left off.

use super::database::{Dump, DumpError, ReadOutcome, fingerprint};
use super::dump_kind::DumpKind;
use super::row::{ParsedRow, RawRow};
use super::unpack::unpack;
use crate::counts::{Counts, count_kind};
use earshot_catalog::{
    CatalogError, CatalogOptions, DataDir, DumpImport, DumpImportCounts, DumpPodcast, DumpReadTotals, MergeOptions,
    Writer,
};
use earshot_model::{Clock, Timestamp};
use rayon::prelude::*;
use serde::Serialize;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// Maximum memory of the rows of one part, in bytes, before they become podcasts.
const BATCH_BYTES: usize = 48 << 20;
const UNPACKED_FILE: &str = "unpacked.db";

/// Options of a dump import.
#[derive(Clone, Debug)]
pub struct DumpOptions {
    pub clock: Clock,
    pub data: DataDir,
    pub catalog: CatalogOptions,
    /// Rows that are read before they are stored. A killed run loses at most these.
    pub batch_rows: usize,
    /// Rows per transaction of the catalog [default: as many as fit the memory].
    pub unit_rows: Option<u64>,
}

impl DumpOptions {
    /// 40,000 rows per part.
    #[must_use]
    pub fn new(clock: Clock, data: DataDir, catalog: CatalogOptions) -> Self {
        Self { clock, data, catalog, batch_rows: 40_000, unit_rows: None }
    }
}

/// The current phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DumpPhase {
    /// Progress in bytes of the packed file.
    Unpacking,
    /// Progress in rows of the dump.
    Reading,
    /// Progress in rows of the dump, approximately, over all tables.
    Writing,
}

/// Receives the progress of an import, and may stop it.
pub trait DumpProgress {
    fn report(&self, phase: DumpPhase, done: u64, total: u64) -> ControlFlow<()> {
        let _ = (phase, done, total);
        ControlFlow::Continue(())
    }
}

impl DumpProgress for () {}

/// Counts of an import.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct DumpReport {
    pub path: PathBuf,
    /// The same dump was imported before, so nothing was read.
    pub is_known: bool,
    /// Rows of the dump that were read, by this and earlier runs.
    pub rows: u64,
    /// Rows that do not become podcasts, by reason.
    pub skipped: Counts,
    /// Rows with a field that was dropped or repaired, by kind.
    pub defects: Counts,
    #[serde(flatten)]
    pub podcasts: DumpImportCounts,
    /// The damage of the database, if any. Rows before the damage were imported.
    pub damage: Option<String>,
    pub elapsed: Duration,
}

/// Why an import stopped. What was stored remains, and the same import resumes from there.
#[derive(Debug, thiserror::Error)]
pub enum DumpRunError {
    #[error(transparent)]
    Dump(#[from] DumpError),
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    #[error("the import was stopped")]
    Stopped,
}

/// Imports a dump.
///
/// # Errors
/// [`DumpRunError`] when the file is not a dump, the catalog fails, or `progress` stops the import.
pub fn import_dump(
    path: &Path,
    kind: DumpKind,
    writer: &mut Writer,
    options: &DumpOptions,
    progress: &dyn DumpProgress,
) -> Result<DumpReport, DumpRunError> {
    let started = Instant::now();
    let mut report = DumpReport { path: path.to_owned(), ..DumpReport::default() };
    let unreadable = |source| DumpError::Unreadable { path: path.to_owned(), source };
    let fingerprint = fingerprint(path).map_err(unreadable)?;
    if writer.has_imported_dump(&fingerprint)? {
        report.is_known = true;
        return Ok(report);
    }
    // Reading takes minutes and does not need the catalog.
    writer.release();
    let mut import = DumpImport::open(&options.data, options.catalog.clone(), &fingerprint)?;
    if !import.is_fully_read() {
        let database = match kind {
            DumpKind::Database => path.to_owned(),
            DumpKind::Packed => unpack_once(path, &import, progress)?,
        };
        report.damage = read_rows(&database, &mut import, options, progress)?;
        if report.damage.is_none() {
            import.mark_fully_read()?;
        }
        if kind == DumpKind::Packed {
            // The unpacked database can be recreated.
            let _ = fs::remove_file(&database);
        }
    }
    let DumpReadTotals { rows, skipped, defects, .. } = import.read_totals().clone();
    let merge = MergeOptions {
        now: options.clock.now(),
        is_complete_dump: report.damage.is_none(),
        unit_rows: options.unit_rows,
    };
    let mut on_progress =
        |done: u64, total: u64| progress.report(DumpPhase::Writing, scale_to_rows(rows, done, total), rows);
    let podcasts = writer.merge_dump(&mut import, &merge, &mut on_progress)?.ok_or(DumpRunError::Stopped)?;
    import.remove_parts()?;
    Ok(DumpReport { rows, skipped, defects, podcasts, elapsed: started.elapsed(), ..report })
}

fn scale_to_rows(rows: u64, done: u64, total: u64) -> u64 {
    u64::try_from(u128::from(rows) * u128::from(done) / u128::from(total.max(1))).unwrap_or(rows)
}

fn unpack_once(path: &Path, import: &DumpImport, progress: &dyn DumpProgress) -> Result<PathBuf, DumpRunError> {
    let target = import.folder().join(UNPACKED_FILE);
    if target.exists() {
        return Ok(target);
    }
    let total = fs::metadata(path).map_or(0, |file| file.len());
    let mut on_progress = |done: u64| progress.report(DumpPhase::Unpacking, done.min(total), total);
    if unpack(path, &target, &mut on_progress)? { Ok(target) } else { Err(DumpRunError::Stopped) }
}

/// Parsed rows of one part.
struct RowBatch {
    rows: Vec<RawRow>,
    bytes: usize,
}

/// Reads the rows that no earlier run read. Returns the damage, if any.
fn read_rows(
    database: &Path,
    import: &mut DumpImport,
    options: &DumpOptions,
    progress: &dyn DumpProgress,
) -> Result<Option<String>, DumpRunError> {
    let dump = Dump::open(database)?;
    let total = dump.count();
    let after = import.read_totals().last_row;
    let now = options.clock.now();
    let (sender, receiver) = sync_channel(1);
    std::thread::scope(|scope| {
        let reader = scope.spawn(|| send_batches(dump, after, options.batch_rows.max(1), sender));
        store_batches(receiver, import, now, total, progress)?;
        match reader.join() {
            Ok(ReadOutcome::All) => Ok(None),
            Ok(ReadOutcome::Stopped) => Err(DumpRunError::Stopped),
            Ok(ReadOutcome::Damaged(reason)) => Ok(Some(reason)),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

fn send_batches(dump: Dump, after: i64, part_rows: usize, sender: SyncSender<RowBatch>) -> ReadOutcome {
    let empty = || RowBatch { rows: Vec::with_capacity(part_rows), bytes: 0 };
    let mut part = empty();
    let end = dump.visit_after(after, |row| {
        part.bytes += row.size();
        part.rows.push(row);
        if part.rows.len() < part_rows && part.bytes < BATCH_BYTES {
            return ControlFlow::Continue(());
        }
        let full = std::mem::replace(&mut part, empty());
        if sender.send(full).is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    // Rows before the end or the damage count.
    if !part.rows.is_empty() && sender.send(part).is_err() {
        return ReadOutcome::Stopped;
    }
    end
}

fn store_batches(
    parts: Receiver<RowBatch>,
    import: &mut DumpImport,
    now: Timestamp,
    total: Option<u64>,
    progress: &dyn DumpProgress,
) -> Result<(), DumpRunError> {
    for part in parts {
        let Some(last) = part.rows.last() else { continue };
        let mut read = DumpReadTotals { last_row: last.id, rows: part.rows.len() as u64, ..DumpReadTotals::default() };
        let judged: Vec<ParsedRow> = part.rows.into_par_iter().map(|row| row.parse(now)).collect();
        let mut podcasts: Vec<DumpPodcast> = Vec::with_capacity(judged.len());
        for ParsedRow { podcast, defects } in judged {
            defects.into_iter().for_each(|defect| count_kind(&mut read.defects, defect));
            match podcast {
                Ok(podcast) => podcasts.push(*podcast),
                Err(reason) => count_kind(&mut read.skipped, reason),
            }
        }
        import.put_rows(podcasts, &read)?;
        let done = import.read_totals().rows;
        if progress.report(DumpPhase::Reading, done, total.unwrap_or(done).max(done)).is_break() {
            return Err(DumpRunError::Stopped);
        }
    }
    Ok(())
}
