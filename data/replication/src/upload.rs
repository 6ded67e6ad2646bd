//! Uploads the served generation of a data folder.

use crate::error::{FileContext as _, StoreError};
use crate::objects::GenerationStore;
use chrono::{DateTime, TimeDelta, Utc};
use earshot_catalog::DataDir;
use earshot_catalog::generation::{ContentHasher, PublishedManifest};
use futures::{StreamExt as _, TryStreamExt as _};
use object_store::path::Path as ObjectPath;
use object_store::{ObjectStoreExt as _, WriteMultipart};
use std::collections::{HashMap, HashSet};
use std::path::Path;
use tokio::fs::File;
use tokio::io::AsyncReadExt as _;

/// Files that are transferred at once.
const TRANSFERS: usize = 4;
/// Parts of a large file. S3 allows 10,000, so a file may have 160 GB.
const PART_BYTES: usize = 16 << 20;
/// Parts of a file that are in flight.
const PARTS: usize = 2;
/// An object that no published generation names is used again only if it is younger. It could be removed otherwise before `CURRENT`
/// names its generation.
const REUSE_AGE: TimeDelta = TimeDelta::hours(12);

/// What an upload may do.
#[derive(Clone, Copy, Debug)]
pub struct UploadOptions {
    /// Publishes a generation that is older than the published one.
    pub is_rollback: bool,
    /// Older generations that stay in the store.
    pub keep: usize,
    pub now: DateTime<Utc>,
}

/// What an upload did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UploadReport {
    pub generation: String,
    /// Files of the generation, and their bytes.
    pub files: u64,
    pub bytes: u64,
    /// Files that the store did not have, and their bytes.
    pub uploaded_files: u64,
    pub uploaded_bytes: u64,
    /// Older generations that were removed from the store.
    pub removed: Vec<String>,
}

impl GenerationStore {
    /// Uploads the files of the served generation that the store does not have, then its manifest, then makes `CURRENT` name it.
    /// `on_progress` is called with the bytes that were uploaded or found, and the total. Killed at any moment, the store serves what it
    /// served before; the next upload continues.
    ///
    /// # Errors
    /// When another publisher was first, a file is damaged, or the store does not respond.
    pub async fn upload(
        &self,
        dir: &DataDir,
        options: UploadOptions,
        on_progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<UploadReport, StoreError> {
        let published = read_published(dir).await?;
        let name = &published.manifest.name;
        self.upload_opt_outs(dir).await?;
        let pointer = self.read_pointer().await?;
        let mut report = UploadReport { generation: name.clone(), ..UploadReport::default() };
        let files: HashMap<&str, (&str, u64)> =
            published.files().map(|(file, bytes, hash)| (hash, (file, bytes))).collect();
        report.files = published.manifest.files.len() as u64;
        report.bytes = published.manifest.files.iter().map(|(_, bytes)| bytes).sum();
        if pointer.as_ref().is_some_and(|pointer| pointer.hash == published.hash) {
            return Ok(report);
        }
        let mut stored = HashSet::new();
        if let Some(pointer) = &pointer {
            if pointer.name >= *name && !options.is_rollback {
                return Err(StoreError::NotNewer { ours: name.clone(), published: pointer.name.clone() });
            }
            let current = self.read_manifest(&pointer.name, &pointer.hash).await?;
            stored = current.files().map(|(_, _, hash)| hash.to_owned()).collect();
        }

        let folder = dir.generations().join(name);
        let total = files.values().map(|(_, bytes)| bytes).sum();
        let mut done = 0;
        let transfers = files.into_iter().map(|(hash, (file, bytes))| {
            let (path, is_stored) = (folder.join(file), stored.contains(hash));
            async move {
                let is_new = !is_stored && self.upload_file(&path, hash, bytes, options.now).await?;
                Ok::<_, StoreError>((is_new, bytes))
            }
        });
        let mut transfers = futures::stream::iter(transfers).buffer_unordered(TRANSFERS);
        while let Some((is_new, bytes)) = transfers.try_next().await? {
            done += bytes;
            on_progress(done, total);
            if is_new {
                report.uploaded_files += 1;
                report.uploaded_bytes += bytes;
            }
        }
        drop(transfers);
        self.write_manifest(&published).await?;
        if !self.move_pointer(pointer, &published).await? {
            let published = self.read_pointer().await?.map(|pointer| pointer.name).unwrap_or_default();
            return Err(StoreError::Conflict { published });
        }
        report.removed = self.prune(name, options.keep, options.now).await?;
        Ok(report)
    }

    async fn upload_opt_outs(&self, dir: &DataDir) -> Result<(), StoreError> {
        let path = dir.opt_outs();
        match tokio::fs::read(&path).await {
            Ok(json) => self.write_opt_outs(json).await,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error).at(path),
        }
    }

    /// Uploads a file unless the store has it. Returns whether it did.
    async fn upload_file(&self, path: &Path, hash: &str, bytes: u64, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let object = self.file_path(hash);
        match self.store.head(&object).await {
            Ok(found) if found.size == bytes && found.last_modified > now - REUSE_AGE => return Ok(false),
            Ok(_) | Err(object_store::Error::NotFound { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        let mut file = File::open(path).await.at(path)?;
        let sent = if bytes <= PART_BYTES as u64 {
            self.upload_small(&mut file, path, &object, hash).await?
        } else {
            self.upload_large(&mut file, path, &object, hash).await?
        };
        if sent { Ok(true) } else { Err(StoreError::DamagedFile { file: path.to_owned() }) }
    }

    /// Returns false, and uploads nothing, when the content is not what the hash names.
    async fn upload_small(
        &self,
        file: &mut File,
        path: &Path,
        object: &ObjectPath,
        hash: &str,
    ) -> Result<bool, StoreError> {
        let mut content = Vec::new();
        file.take(PART_BYTES as u64 + 1).read_to_end(&mut content).await.at(path)?;
        let mut hasher = ContentHasher::default();
        hasher.update(&content);
        if hasher.finish() != hash {
            return Ok(false);
        }
        self.store.put(object, content.into()).await?;
        Ok(true)
    }

    async fn upload_large(
        &self,
        file: &mut File,
        path: &Path,
        object: &ObjectPath,
        hash: &str,
    ) -> Result<bool, StoreError> {
        let mut upload = WriteMultipart::new_with_chunk_size(self.store.put_multipart(object).await?, PART_BYTES);
        let mut hasher = ContentHasher::default();
        let mut part = vec![0; 1 << 20];
        loop {
            let read = file.read(&mut part).await.at(path)?;
            if read == 0 {
                break;
            }
            hasher.update(&part[..read]);
            upload.wait_for_capacity(PARTS).await?;
            upload.write(&part[..read]);
        }
        if hasher.finish() != hash {
            upload.abort().await?;
            return Ok(false);
        }
        upload.finish().await?;
        Ok(true)
    }
}

async fn read_published(dir: &DataDir) -> Result<PublishedManifest, StoreError> {
    let at = dir.clone();
    let published = tokio::task::spawn_blocking(move || PublishedManifest::of_current(&at)).await??;
    Ok(published.ok_or_else(|| earshot_catalog::CatalogError::NoGeneration(dir.generations()))?)
}
