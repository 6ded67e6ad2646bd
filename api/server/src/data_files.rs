//! The files of downloads of all data: one for each row of the app database, named after its id, that only the owner of
//! the data folder can read.

use earshot_app::{Db, DbError};
use earshot_files::create_folder;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use tokio::sync::Notify;
use uuid::Uuid;

/// The folder of the files. Servers on one PostgreSQL database share it.
#[derive(Debug)]
pub struct DataFiles {
    folder: PathBuf,
    /// Wakes the job that writes files.
    pub queued: Notify,
}

impl DataFiles {
    /// A store in a folder, which is created when the first file is written.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, queued: Notify::new() }
    }

    /// Creates the file of a download. What an interrupted attempt left is replaced. Blocks.
    ///
    /// # Errors
    /// When the file cannot be created.
    pub fn create(&self, id: Uuid) -> io::Result<File> {
        create_folder(&self.folder)?;
        OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(self.path(id))
    }

    /// Opens the file of a download.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn open(&self, id: Uuid) -> io::Result<tokio::fs::File> {
        tokio::fs::File::open(self.path(id)).await
    }

    fn path(&self, id: Uuid) -> PathBuf {
        self.folder.join(id.to_string())
    }

    /// Deletes files that have no row any more: of expired and replaced downloads, and of deleted users and teams.
    /// Returns their number.
    pub async fn delete_orphans(&self, db: &Db) -> Result<usize, DbError> {
        let folder = self.folder.clone();
        // Listed before the rows are read: a file that is created meanwhile has a row.
        let listed = tokio::task::spawn_blocking(move || list(&folder)).await.unwrap_or_default();
        if listed.is_empty() {
            return Ok(0);
        }
        let known = db.data_download_ids().await?;
        let mut deleted = 0;
        for id in listed.into_iter().filter(|id| !known.contains(id)) {
            deleted += usize::from(tokio::fs::remove_file(self.path(id)).await.is_ok());
        }
        Ok(deleted)
    }
}

fn list(folder: &Path) -> Vec<Uuid> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| Uuid::try_parse(entry.file_name().to_str()?).ok()).collect()
}
