//! The objects of a store:
//!
//! ```text
//! CURRENT                                 name of the published generation, and the hash of its manifest
//! manifests/000007-5f0c….json             named after their hash
//! files/5f/5f0c…                          named after their hash, so that generations share them
//! opt-outs.json                           applies at once, whatever generation is published
//! ```
//!
//! Only `CURRENT` and `opt-outs.json` change. `CURRENT` is written last, and only if nobody else has written it meanwhile.

use crate::error::StoreError;
use crate::location::{StoreOptions, connect};
use earshot_catalog::generation::PublishedManifest;
use futures::TryStreamExt as _;
use object_store::path::Path;
use object_store::{GetOptions, ObjectStore, ObjectStoreExt as _, PutMode, PutOptions, PutPayload, UpdateVersion};
use std::sync::Arc;

const CURRENT: &str = "CURRENT";
const OPT_OUTS: &str = "opt-outs.json";
/// A name and a hash.
const MAX_POINTER_BYTES: usize = 1 << 10;
const MAX_MANIFEST_BYTES: usize = 256 << 20;
const MAX_OPT_OUT_BYTES: usize = 64 << 20;

/// Generations in a bucket. Cheap to clone.
#[derive(Clone, Debug)]
pub struct GenerationStore {
    pub(crate) store: Arc<dyn ObjectStore>,
    prefix: Path,
}

/// Content of `CURRENT`, and the version of the object.
#[derive(Clone, Debug)]
pub(crate) struct StorePointer {
    pub name: String,
    pub hash: String,
    version: UpdateVersion,
}

impl GenerationStore {
    /// Connects to a bucket, like `s3://bucket/prefix`. Sends no request.
    ///
    /// # Errors
    /// When the URL or the environment does not describe a store.
    pub fn connect(url: &str, options: &StoreOptions) -> Result<Self, StoreError> {
        let (store, prefix) = connect(url, options)?;
        Ok(Self { store, prefix })
    }

    pub(crate) fn files_prefix(&self) -> Path {
        self.prefix.clone().join("files")
    }

    pub(crate) fn manifests_prefix(&self) -> Path {
        self.prefix.clone().join("manifests")
    }

    pub(crate) fn file_path(&self, hash: &str) -> Path {
        let folder = hash.get(..2).unwrap_or_default();
        self.files_prefix().join(folder).join(hash)
    }

    pub(crate) fn manifest_path(&self, name: &str, hash: &str) -> Path {
        self.manifests_prefix().join(format!("{name}-{hash}.json"))
    }

    /// Reads `CURRENT`; `None` before the first publication.
    pub(crate) async fn read_pointer(&self) -> Result<Option<StorePointer>, StoreError> {
        let path = self.prefix.clone().join(CURRENT);
        let Some((bytes, version)) = self.get(&path, MAX_POINTER_BYTES, None).await? else { return Ok(None) };
        let damaged = || StoreError::Damaged { object: path.to_string(), reason: "it names no generation".to_owned() };
        let text = std::str::from_utf8(&bytes).map_err(|_| damaged())?;
        let (name, hash) = text.strip_suffix('\n').and_then(|text| text.split_once('\n')).ok_or_else(damaged)?;
        Ok(Some(StorePointer { name: name.to_owned(), hash: hash.to_owned(), version }))
    }

    /// Makes `CURRENT` name a generation, unless it has changed since it was read. Returns whether it does now.
    pub(crate) async fn move_pointer(
        &self,
        read: Option<StorePointer>,
        published: &PublishedManifest,
    ) -> Result<bool, StoreError> {
        let path = self.prefix.clone().join(CURRENT);
        let content = format!("{}\n{}\n", published.manifest.name, published.hash);
        let mode = read.map_or(PutMode::Create, |pointer| PutMode::Update(pointer.version));
        let put = self.store.put_opts(&path, content.into(), PutOptions { mode, ..PutOptions::default() }).await;
        match put {
            Ok(_) => Ok(true),
            Err(object_store::Error::Precondition { .. } | object_store::Error::AlreadyExists { .. }) => {
                // A response that was lost on the way makes the repeated request fail, although the first one has succeeded.
                let now = self.read_pointer().await?;
                Ok(now.is_some_and(|now| now.hash == published.hash))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Reads the manifest that a pointer names, and compares its hash.
    pub(crate) async fn read_manifest(&self, name: &str, hash: &str) -> Result<PublishedManifest, StoreError> {
        let path = self.manifest_path(name, hash);
        let damaged = |reason: &str| StoreError::Damaged { object: path.to_string(), reason: reason.to_owned() };
        let Some((json, _)) = self.get(&path, MAX_MANIFEST_BYTES, None).await? else {
            return Err(damaged("it is missing"));
        };
        let published = PublishedManifest::parse(json)?;
        if published.hash != hash || published.manifest.name != name {
            return Err(damaged("its content is not what CURRENT names"));
        }
        Ok(published)
    }

    pub(crate) async fn write_manifest(&self, published: &PublishedManifest) -> Result<(), StoreError> {
        let path = self.manifest_path(&published.manifest.name, &published.hash);
        self.store.put(&path, PutPayload::from(published.json.clone())).await?;
        Ok(())
    }

    pub(crate) async fn write_opt_outs(&self, json: Vec<u8>) -> Result<(), StoreError> {
        self.store.put(&self.prefix.clone().join(OPT_OUTS), json.into()).await?;
        Ok(())
    }

    /// Reads the list of opt-outs with its version; `None` when it has the version `read`, or there is none.
    pub(crate) async fn read_opt_outs(
        &self,
        read: Option<&str>,
    ) -> Result<Option<(Vec<u8>, Option<String>)>, StoreError> {
        let path = self.prefix.clone().join(OPT_OUTS);
        let got = self.get(&path, MAX_OPT_OUT_BYTES, read).await?;
        Ok(got.map(|(bytes, version)| (bytes, version.e_tag)))
    }

    /// Reads a small object. `None` when it is missing, or still has the version `read`.
    async fn get(
        &self,
        path: &Path,
        max_bytes: usize,
        read: Option<&str>,
    ) -> Result<Option<(Vec<u8>, UpdateVersion)>, StoreError> {
        let options = GetOptions { if_none_match: read.map(str::to_owned), ..GetOptions::default() };
        let got = match self.store.get_opts(path, options).await {
            Ok(got) => got,
            Err(object_store::Error::NotFound { .. } | object_store::Error::NotModified { .. }) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let version = UpdateVersion { e_tag: got.meta.e_tag.clone(), version: got.meta.version.clone() };
        let mut bytes = Vec::new();
        let mut stream = got.into_stream();
        while let Some(chunk) = stream.try_next().await? {
            if bytes.len() + chunk.len() > max_bytes {
                return Err(StoreError::Damaged { object: path.to_string(), reason: "it is too large".to_owned() });
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(Some((bytes, version)))
    }
}
