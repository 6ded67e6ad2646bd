//! Downloads the published generation into a data folder.

use crate::error::{FileContext as _, StoreError};
use crate::objects::{GenerationStore, StorePointer};
use earshot_catalog::generation::{self, ContentHasher, MissingFile, Replica};
use earshot_catalog::{DataDir, Generation};
use futures::{StreamExt as _, TryStreamExt as _};
use object_store::ObjectStoreExt as _;
use std::path::Path;
use std::time::Duration;
use tokio::fs::{self, File};
use tokio::io::AsyncWriteExt as _;

/// Files that are transferred at once.
const TRANSFERS: usize = 4;
/// How long another process of this folder may build or publish meanwhile.
const PATIENCE: Duration = Duration::from_secs(60);
/// Suffix of a file while it arrives.
const ARRIVING: &str = ".new";

impl GenerationStore {
    /// Copies a generation into a folder and makes its `CURRENT` name it. Files that generations of the folder have are shared, and
    /// older generations are removed when `max_bytes` are not enough. Killed at any moment, the folder serves what it served before;
    /// the next download continues.
    ///
    /// # Errors
    /// When an object is damaged, there is no room, or the store does not respond.
    pub(crate) async fn download(
        &self,
        dir: &DataDir,
        pointer: &StorePointer,
        max_bytes: u64,
    ) -> Result<Generation, StoreError> {
        let published = self.read_manifest(&pointer.name, &pointer.hash).await?;
        let (name, at) = (published.manifest.name.clone(), dir.clone());
        let begun = tokio::task::spawn_blocking(move || Replica::begin(&at, published, PATIENCE)).await??;
        let at = dir.clone();
        let Some(replica) = begun else {
            return Ok(tokio::task::spawn_blocking(move || generation::serve_replica(&at, &name)).await??);
        };
        let needed = replica.missing().iter().map(|file| file.bytes).sum();
        let room = dir.clone();
        let (removed, has_room) =
            tokio::task::spawn_blocking(move || generation::make_room(&room, needed, max_bytes)).await??;
        if !removed.is_empty() {
            tracing::info!(?removed, "older generations were removed from the cache");
        }
        if !has_room {
            return Err(StoreError::TooLarge { name, needed, limit: max_bytes });
        }
        tracing::info!(generation = name, files = replica.missing().len(), bytes = needed, "downloading a generation");
        // Owned, because a borrowed file would keep the future of a server from being sent between threads.
        let transfers = replica.missing().to_vec().into_iter().map(|file| {
            let store = self.clone();
            async move { store.download_file(&file).await }
        });
        futures::stream::iter(transfers).buffer_unordered(TRANSFERS).try_collect::<()>().await?;
        Ok(tokio::task::spawn_blocking(move || replica.complete(&at)).await??)
    }

    async fn download_file(&self, file: &MissingFile) -> Result<(), StoreError> {
        let mut arriving = file.path.as_os_str().to_owned();
        arriving.push(ARRIVING);
        let arriving = Path::new(&arriving);
        self.write_file(file, arriving).await?;
        fs::rename(arriving, &file.path).await.at(arriving)
    }

    async fn write_file(&self, file: &MissingFile, path: &Path) -> Result<(), StoreError> {
        let object = self.file_path(&file.hash);
        let damaged = |reason: String| StoreError::Damaged { object: object.to_string(), reason };
        let mut stream = self.store.get(&object).await?.into_stream();
        let mut written = File::create(path).await.at(path)?;
        let (mut hasher, mut bytes) = (ContentHasher::default(), 0);
        while let Some(chunk) = stream.try_next().await? {
            bytes += chunk.len() as u64;
            if bytes > file.bytes {
                break;
            }
            hasher.update(&chunk);
            written.write_all(&chunk).await.at(path)?;
        }
        if bytes != file.bytes {
            return Err(damaged(format!("it does not have {} bytes", file.bytes)));
        }
        if hasher.finish() != file.hash {
            return Err(damaged("its content is not what its name says".to_owned()));
        }
        // The generation syncs its files when it is complete. Until then, the next attempt compares their hashes.
        written.flush().await.at(path)
    }
}
