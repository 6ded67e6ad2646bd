//! A folder of tantivy that is only read: on a read-only disk, or owned by another user. The engine's own folder writes
//! a lock file when an index is opened, to wait for writers. A generation has no writers.

use std::io;
use std::path::Path;
use std::sync::Arc;
use tantivy::directory::error::{DeleteError, LockError, OpenReadError, OpenWriteError};
use tantivy::directory::{
    Directory, DirectoryLock, FileHandle, FileSlice, Lock, MmapDirectory, WatchCallback, WatchHandle, WritePtr,
};
use tantivy::{Index, TantivyError};

/// Opens the index in a folder without writing to it.
pub fn open_index(folder: &Path) -> Result<Index, TantivyError> {
    Index::open(ReadOnlyDirectory(MmapDirectory::open(folder)?))
}

#[derive(Clone, Debug)]
struct ReadOnlyDirectory(MmapDirectory);

fn refusal() -> io::Error {
    io::Error::new(io::ErrorKind::Unsupported, "a published index is never written")
}

impl Directory for ReadOnlyDirectory {
    fn get_file_handle(&self, path: &Path) -> Result<Arc<dyn FileHandle>, OpenReadError> {
        self.0.get_file_handle(path)
    }

    fn open_read(&self, path: &Path) -> Result<FileSlice, OpenReadError> {
        self.0.open_read(path)
    }

    fn exists(&self, path: &Path) -> Result<bool, OpenReadError> {
        self.0.exists(path)
    }

    fn atomic_read(&self, path: &Path) -> Result<Vec<u8>, OpenReadError> {
        self.0.atomic_read(path)
    }

    fn delete(&self, path: &Path) -> Result<(), DeleteError> {
        Err(DeleteError::IoError { io_error: Arc::new(refusal()), filepath: path.to_owned() })
    }

    fn open_write(&self, path: &Path) -> Result<WritePtr, OpenWriteError> {
        Err(OpenWriteError::wrap_io_error(refusal(), path.to_owned()))
    }

    fn atomic_write(&self, _: &Path, _: &[u8]) -> io::Result<()> {
        Err(refusal())
    }

    fn sync_directory(&self) -> io::Result<()> {
        Ok(())
    }

    /// The files of a generation never change, so that readers need no lock.
    fn acquire_lock(&self, _: &Lock) -> Result<DirectoryLock, LockError> {
        Ok(DirectoryLock::from(Box::new(())))
    }

    fn watch(&self, _: WatchCallback) -> tantivy::Result<WatchHandle> {
        Ok(WatchHandle::empty())
    }
}
