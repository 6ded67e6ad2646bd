//! The writer lock: one process writes the catalog at a time. The lock file names the holder.
//!
//! The operating system holds the lock (`flock`), so a killed process leaves none behind. It is held per unit of work,
//! not for the life of a process. A second lock, the queue, is held only while waiting, so that the holder can see a
//! waiting writer and let it go first.

use crate::error::{CatalogError, IoContext as _};
use crate::paths::DataDir;
use earshot_files::open_lock_file;
use std::fs::{File, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::time::{Duration, Instant};

const POLL_INTERVAL: Duration = Duration::from_millis(25);
/// A writer that waits longer than this logs the holder of the lock.
const LOG_WAIT_AFTER: Duration = Duration::from_secs(1);

/// The writer lock, released when dropped.
#[derive(Debug)]
pub(crate) struct WriterLock {
    _file: File,
}

impl WriterLock {
    /// Acquires the lock, waiting up to `timeout`. `holder` names this process to others, for example
    /// `earshot ingest (process 42)`.
    pub(crate) fn acquire(dir: &DataDir, holder: &str, timeout: Duration) -> Result<Self, CatalogError> {
        let started = Instant::now();
        let mut is_logged = false;
        let mut wait = |file: &File| -> Result<(), CatalogError> {
            loop {
                match file.try_lock() {
                    Ok(()) => return Ok(()),
                    Err(TryLockError::WouldBlock) if started.elapsed() >= timeout => {
                        return Err(CatalogError::Locked { holder: read_holder(dir) });
                    }
                    Err(TryLockError::WouldBlock) => {
                        if !is_logged && started.elapsed() >= LOG_WAIT_AFTER {
                            is_logged = true;
                            tracing::info!("waiting for the catalog, which {} is writing", read_holder(dir));
                        }
                        std::thread::sleep(POLL_INTERVAL);
                    }
                    Err(TryLockError::Error(source)) => {
                        return Err(CatalogError::File { doing: "cannot lock", path: dir.catalog_lock(), source });
                    }
                }
            }
        };

        let queue = open_lock_file(&dir.catalog_queue()).at("cannot open", dir.catalog_queue())?;
        wait(&queue)?;
        let mut file = open_lock_file(&dir.catalog_lock()).at("cannot open", dir.catalog_lock())?;
        wait(&file)?;
        drop(queue);

        file.set_len(0).at("cannot write", dir.catalog_lock())?;
        file.rewind().at("cannot write", dir.catalog_lock())?;
        write!(file, "{holder}").at("cannot write", dir.catalog_lock())?;
        Ok(Self { _file: file })
    }

    /// Returns whether another writer is waiting.
    pub(crate) fn has_waiting_writer(dir: &DataDir) -> bool {
        open_lock_file(&dir.catalog_queue())
            .is_ok_and(|queue| matches!(queue.try_lock(), Err(TryLockError::WouldBlock)))
    }
}

/// Held while a generation is built and while it is published. It is separate from the writer lock, which a build
/// releases after its export.
#[derive(Debug)]
pub(crate) struct BuildLock {
    _file: File,
}

impl BuildLock {
    /// Acquires the lock, or returns `None` when another process holds it.
    pub(crate) fn try_acquire(dir: &DataDir) -> Result<Option<Self>, CatalogError> {
        let file = open_lock_file(&dir.build_lock()).at("cannot open", dir.build_lock())?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(source)) => {
                Err(CatalogError::File { doing: "cannot lock", path: dir.build_lock(), source })
            }
        }
    }

    /// Acquires the lock, waiting up to `timeout`.
    pub(crate) fn acquire(dir: &DataDir, timeout: Duration) -> Result<Self, CatalogError> {
        let started = Instant::now();
        loop {
            if let Some(lock) = Self::try_acquire(dir)? {
                return Ok(lock);
            }
            if started.elapsed() >= timeout {
                return Err(CatalogError::BuildInProgress);
            }
            std::thread::sleep(POLL_INTERVAL);
        }
    }
}

fn read_holder(dir: &DataDir) -> String {
    let mut holder = String::new();
    let read = open_lock_file(&dir.catalog_lock()).map(|file| file.take(200).read_to_string(&mut holder));
    match read {
        Ok(Ok(_)) if !holder.is_empty() => holder,
        _ => "another process".to_owned(),
    }
}
