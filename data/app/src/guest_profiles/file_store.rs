//! The bytes of guests' files and of photos: one file for each row, named after its id, that only the owner of the data folder can
//! read.

use crate::prelude::*;
use earshot_files::{create_folder, write_file};
use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A file without a row is younger than this while its upload is being written.
const UPLOAD_TIME: Duration = Duration::from_secs(60 * 60);
/// Most values in the list of a query.
const IDS_PER_QUERY: usize = 500;

/// The folder with the bytes of guests' files, and of the photos of guests and users. Servers on one PostgreSQL database share the folder.
#[derive(Clone, Debug)]
pub struct GuestFileStore {
    folder: PathBuf,
}

impl GuestFileStore {
    /// A store in a folder, which is created when the first file is written.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    fn path(&self, id: Uuid) -> PathBuf {
        self.folder.join(id.to_string())
    }

    pub(crate) async fn write(&self, id: Uuid, bytes: Vec<u8>) -> Result<(), DbError> {
        let folder = self.folder.clone();
        self.run(id, "written", move |path| create_folder(&folder).and_then(|()| write_file(path, &bytes))).await
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// When they cannot be read.
    pub async fn read(&self, id: Uuid) -> Result<Vec<u8>, DbError> {
        self.run(id, "read", |path| std::fs::read(path)).await
    }

    pub(crate) async fn remove(&self, id: Uuid) -> Result<(), DbError> {
        let removed = |path: &Path| match std::fs::remove_file(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            other => other,
        };
        self.run(id, "deleted", removed).await
    }

    /// Runs `work` on a thread that may block.
    async fn run<T: Send + 'static>(
        &self,
        id: Uuid,
        action: &'static str,
        work: impl FnOnce(&Path) -> io::Result<T> + Send + 'static,
    ) -> Result<T, DbError> {
        let path = self.path(id);
        let at = path.clone();
        let done =
            tokio::task::spawn_blocking(move || work(&at)).await.unwrap_or_else(|error| Err(io::Error::other(error)));
        done.map_err(|source| DbError::GuestFile { path, action, source })
    }

    /// The ids of files that are old enough to have a row.
    async fn old_file_ids(&self) -> Result<Vec<Uuid>, DbError> {
        let folder = self.folder.clone();
        let listed = tokio::task::spawn_blocking(move || list_settled(&folder)).await;
        let listed = listed.unwrap_or_else(|error| Err(io::Error::other(error)));
        listed.map_err(|source| DbError::GuestFile { path: self.folder.clone(), action: "listed", source })
    }
}

fn list_settled(folder: &Path) -> io::Result<Vec<Uuid>> {
    let entries = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other?,
    };
    let mut ids = Vec::new();
    for entry in entries {
        let entry = entry?;
        let id = entry.file_name().to_str().and_then(|name| Uuid::try_parse(name).ok());
        // The times of files come from the system's clock.
        let is_settled = entry.metadata()?.modified()?.elapsed().is_ok_and(|age| age >= UPLOAD_TIME);
        ids.extend(id.filter(|_| is_settled));
    }
    Ok(ids)
}

impl Db {
    /// Deletes the bytes of files that have no row any more: of purged profiles, and of deleted teams and
    /// accounts.
    /// Returns their number. Uploads of the last hour stay.
    ///
    /// # Errors
    /// When the folder cannot be read or changed, or the database fails.
    pub async fn delete_orphaned_files(&self, store: &GuestFileStore) -> Result<usize, DbError> {
        let ids = store.old_file_ids().await?;
        let mut swept = 0;
        for chunk in ids.chunks(IDS_PER_QUERY) {
            let mut known: HashSet<Uuid> = self.known_guest_files(chunk).await?;
            known.extend(self.known_photos(chunk).await?);
            for id in chunk.iter().filter(|id| !known.contains(id)) {
                store.remove(*id).await?;
                swept += 1;
            }
        }
        Ok(swept)
    }
}
