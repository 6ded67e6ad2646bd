//! The dump import: millions of podcasts from a directory's dump at once, in bounded memory, and resumable.
//!
//! Inserts in random key order pull all key indexes into memory and make each checkpoint rewrite them. The import
//! therefore has three steps: rows are stored as Parquet parts (`row_parts`), a plan maps rows to podcasts
//! (`merge_plan`), and each table is filled in key order (`merge`, `table_merge`).

mod import;
mod merge;
mod merge_plan;
mod row_parts;
mod table_merge;

pub use import::{DumpImport, DumpImportCounts, DumpPodcast, DumpReadTotals};
pub use merge::MergeOptions;

use crate::error::{CatalogError, IoContext as _};
use crate::paths::DataDir;
use crate::writer::CatalogOptions;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::Path;

/// DuckDB's memory while rows are stored and sorted, in MiB. Larger data is spilled to disk.
const ROWS_MEMORY_MIB: u32 = 384;

impl DumpImport {
    /// Starts or resumes the import of the dump with this fingerprint. The unfinished import of another dump is
    /// removed.
    ///
    /// # Errors
    /// When another process imports a dump, or the folder cannot be written.
    pub fn open(dir: &DataDir, options: CatalogOptions, fingerprint: &str) -> Result<Self, CatalogError> {
        let listing = dir.dump_import();
        earshot_files::create_folder(&listing).at("cannot create", &listing)?;
        earshot_files::create_folder(&dir.spill()).at("cannot create", dir.spill())?;
        let lock = lock_import(&listing.join("lock"))?;
        let folder = listing.join(fingerprint);
        for entry in fs::read_dir(&listing).at("cannot read", &listing)?.flatten() {
            if entry.path() != folder && entry.path().is_dir() {
                fs::remove_dir_all(entry.path()).at("cannot remove", entry.path())?;
            }
        }
        fs::create_dir_all(folder.join(row_parts::ROWS_FOLDER)).at("cannot create", &folder)?;
        let options = CatalogOptions { memory_mib: options.memory_mib.min(ROWS_MEMORY_MIB), ..options };
        let mut import = Self {
            spill: dir.spill(),
            fingerprint: fingerprint.to_owned(),
            options,
            totals: DumpReadTotals { last_row: i64::MIN, ..DumpReadTotals::default() },
            part_count: 0,
            connection: None,
            _lock: lock,
            folder,
        };
        import.find_parts()?;
        Ok(import)
    }
}

fn lock_import(path: &Path) -> Result<File, CatalogError> {
    let file =
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).at("cannot open", path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(CatalogError::Locked { holder: "another import of a dump".to_owned() }),
        Err(TryLockError::Error(source)) => {
            Err(CatalogError::File { doing: "cannot lock", path: path.to_owned(), source })
        }
    }
}
