//! The import of a directory's dump: unpacked, read to its end, then brought into the catalog. Each phase goes on where
//! a run that was stopped left it.

use super::report::{Counts, count};
use crate::source::dump::{Dump, DumpError, End, fingerprint};
use crate::source::{DumpKind, Judged, RawRow, unpack};
use earshot_catalog::{
    CatalogError, CatalogOptions, DataDir, ListedPodcast, ListingCounts, ListingImport, MergeOptions, RowsRead, Writer,
};
use earshot_model::{Clock, Timestamp};
use rayon::prelude::*;
use serde::Serialize;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// The most that rows of one part take, in bytes, before they are made podcasts of.
const PART_BYTES: usize = 48 << 20;
const UNPACKED: &str = "unpacked.db";

/// How a dump is imported.
#[derive(Clone, Debug)]
pub struct DumpOptions {
    pub clock: Clock,
    pub data: DataDir,
    pub catalog: CatalogOptions,
    /// Rows that are read before they are kept; a kill loses at most these.
    pub part_rows: usize,
    /// Rows of a unit of work of the catalog; by default as many as fit the memory.
    pub unit_rows: Option<u64>,
}

impl DumpOptions {
    /// 40,000 rows a part.
    #[must_use]
    pub fn new(clock: Clock, data: DataDir, catalog: CatalogOptions) -> Self {
        Self { clock, data, catalog, part_rows: 40_000, unit_rows: None }
    }
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DumpPhase {
    /// Bytes of the packed file.
    Unpacking,
    /// Rows of the dump.
    Reading,
    /// Rows of the dump, about: all tables together.
    Writing,
}

/// Is told how far the import is, and may stop it.
pub trait DumpProgress {
    fn at(&self, phase: DumpPhase, done: u64, total: u64) -> ControlFlow<()> {
        let _ = (phase, done, total);
        ControlFlow::Continue(())
    }
}

impl DumpProgress for () {}

/// What an import did.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct DumpReport {
    pub path: PathBuf,
    /// The very same dump was imported before, so nothing was read.
    pub is_known: bool,
    /// Rows of the dump that were read, now and by earlier runs.
    pub rows: u64,
    /// Rows that no podcast can be made of, by reason.
    pub skipped: Counts,
    /// Rows with a field that was lost or repaired, by kind.
    pub defects: Counts,
    #[serde(flatten)]
    pub podcasts: ListingCounts,
    /// The database is damaged: what was read before is in the catalog, the rest is not.
    pub damage: Option<String>,
    pub elapsed: Duration,
}

/// An import that could not go on. What was kept before stays, and the same import again goes on from there.
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
/// [`DumpRunError`] when it is no dump, the catalog fails, or `progress` stops it.
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
    if writer.has_listing(&fingerprint)? {
        report.is_known = true;
        return Ok(report);
    }
    // Reading takes minutes, and needs no catalog.
    writer.rest();
    let mut import = ListingImport::open(&options.data, options.catalog.clone(), &fingerprint)?;
    if !import.is_read() {
        let database = match kind {
            DumpKind::Database => path.to_owned(),
            DumpKind::Packed => unpacked(path, &import, progress)?,
        };
        report.damage = read(&database, &mut import, options, progress)?;
        if report.damage.is_none() {
            import.mark_read()?;
        }
        if kind == DumpKind::Packed {
            // It is made again when it is needed again.
            let _ = fs::remove_file(&database);
        }
    }
    let RowsRead { rows, skipped, defects, .. } = import.read().clone();
    let merge =
        MergeOptions { now: options.clock.now(), is_whole: report.damage.is_none(), unit_rows: options.unit_rows };
    let mut tell = |done: u64, total: u64| progress.at(DumpPhase::Writing, share(rows, done, total), rows);
    let podcasts = writer.merge_listing(&mut import, &merge, &mut tell)?.ok_or(DumpRunError::Stopped)?;
    import.finish()?;
    Ok(DumpReport { rows, skipped, defects, podcasts, elapsed: started.elapsed(), ..report })
}

fn share(rows: u64, done: u64, total: u64) -> u64 {
    u64::try_from(u128::from(rows) * u128::from(done) / u128::from(total.max(1))).unwrap_or(rows)
}

fn unpacked(path: &Path, import: &ListingImport, progress: &dyn DumpProgress) -> Result<PathBuf, DumpRunError> {
    let target = import.folder().join(UNPACKED);
    if target.exists() {
        return Ok(target);
    }
    let total = fs::metadata(path).map_or(0, |file| file.len());
    let mut tell = |done: u64| progress.at(DumpPhase::Unpacking, done.min(total), total);
    if unpack(path, &target, &mut tell)? { Ok(target) } else { Err(DumpRunError::Stopped) }
}

/// Rows of one part, as read.
struct Part {
    rows: Vec<RawRow>,
    bytes: usize,
}

/// Reads the rows that were not read yet. Returns what is damaged.
fn read(
    database: &Path,
    import: &mut ListingImport,
    options: &DumpOptions,
    progress: &dyn DumpProgress,
) -> Result<Option<String>, DumpRunError> {
    let dump = Dump::open(database)?;
    let total = dump.count();
    let after = import.read().last_row;
    let now = options.clock.now();
    let (sender, receiver) = sync_channel(1);
    std::thread::scope(|scope| {
        let reader = scope.spawn(|| send_parts(dump, after, options.part_rows.max(1), sender));
        keep_parts(receiver, import, now, total, progress)?;
        match reader.join() {
            Ok(End::All) => Ok(None),
            Ok(End::Stopped) => Err(DumpRunError::Stopped),
            Ok(End::Damaged(reason)) => Ok(Some(reason)),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

fn send_parts(dump: Dump, after: i64, part_rows: usize, sender: SyncSender<Part>) -> End {
    let empty = || Part { rows: Vec::with_capacity(part_rows), bytes: 0 };
    let mut part = empty();
    let end = dump.visit_after(after, |row| {
        part.bytes += row.size();
        part.rows.push(row);
        if part.rows.len() < part_rows && part.bytes < PART_BYTES {
            return ControlFlow::Continue(());
        }
        let full = std::mem::replace(&mut part, empty());
        if sender.send(full).is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    // What was read before the end, or before the damage, counts.
    if !part.rows.is_empty() && sender.send(part).is_err() {
        return End::Stopped;
    }
    end
}

fn keep_parts(
    parts: Receiver<Part>,
    import: &mut ListingImport,
    now: Timestamp,
    total: Option<u64>,
    progress: &dyn DumpProgress,
) -> Result<(), DumpRunError> {
    for part in parts {
        let Some(last) = part.rows.last() else { continue };
        let mut read = RowsRead { last_row: last.id, rows: part.rows.len() as u64, ..RowsRead::default() };
        let judged: Vec<Judged> = part.rows.into_par_iter().map(|row| row.judge(now)).collect();
        let mut podcasts: Vec<ListedPodcast> = Vec::with_capacity(judged.len());
        for Judged { podcast, defects } in judged {
            defects.into_iter().for_each(|defect| count(&mut read.defects, defect));
            match podcast {
                Ok(podcast) => podcasts.push(*podcast),
                Err(reason) => count(&mut read.skipped, reason),
            }
        }
        import.put_rows(podcasts, &read)?;
        let done = import.read().rows;
        if progress.at(DumpPhase::Reading, done, total.unwrap_or(done).max(done)).is_break() {
            return Err(DumpRunError::Stopped);
        }
    }
    Ok(())
}
