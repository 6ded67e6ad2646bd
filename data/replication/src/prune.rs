//! Removes old generations from a store.

use crate::error::StoreError;
use crate::objects::GenerationStore;
use chrono::{DateTime, TimeDelta, Utc};
use futures::TryStreamExt as _;
use object_store::{ObjectMeta, ObjectStoreExt as _};
use std::collections::HashSet;

/// An object that no kept generation names is removed when it is older: an upload may still need it.
const REMOVE_AGE: TimeDelta = TimeDelta::hours(24);

/// A manifest in the store.
struct StoredManifest {
    name: String,
    hash: String,
    object: ObjectMeta,
}

impl GenerationStore {
    /// Removes the manifests of generations before the newest `keep` before `current`, and files that no other manifest names.
    /// Returns the names of the removed generations. Killed at any moment, only files that nothing names remain, which the next call
    /// removes.
    pub(crate) async fn prune(
        &self,
        current: &str,
        keep: usize,
        now: DateTime<Utc>,
    ) -> Result<Vec<String>, StoreError> {
        let manifests = self.list_manifests().await?;
        let mut older: Vec<&str> = manifests.iter().map(|it| it.name.as_str()).filter(|name| *name < current).collect();
        older.sort_unstable();
        older.dedup();
        let count = older.len().saturating_sub(keep);
        let removable: HashSet<&str> = older.into_iter().take(count).collect();
        let (removed, kept): (Vec<_>, Vec<_>) = manifests.iter().partition(|manifest| {
            removable.contains(manifest.name.as_str()) && manifest.object.last_modified < now - REMOVE_AGE
        });
        if removed.is_empty() {
            return Ok(Vec::new());
        }
        let mut needed = HashSet::new();
        for manifest in kept {
            let kept = self.read_manifest(&manifest.name, &manifest.hash).await?;
            needed.extend(kept.files().map(|(_, _, hash)| hash.to_owned()));
        }
        for manifest in &removed {
            self.store.delete(&manifest.object.location).await?;
        }
        let mut files = self.store.list(Some(&self.files_prefix()));
        while let Some(file) = files.try_next().await? {
            let is_needed = file.location.filename().is_none_or(|hash| needed.contains(hash));
            if !is_needed && file.last_modified < now - REMOVE_AGE {
                self.store.delete(&file.location).await?;
            }
        }
        let mut names: Vec<String> = removed.into_iter().map(|manifest| manifest.name.clone()).collect();
        names.sort_unstable();
        names.dedup();
        Ok(names)
    }

    async fn list_manifests(&self) -> Result<Vec<StoredManifest>, StoreError> {
        let objects: Vec<ObjectMeta> = self.store.list(Some(&self.manifests_prefix())).try_collect().await?;
        let manifests = objects.into_iter().filter_map(|object| {
            let (name, hash) = object.location.filename()?.strip_suffix(".json")?.split_once('-')?;
            Some(StoredManifest { name: name.to_owned(), hash: hash.to_owned(), object })
        });
        Ok(manifests.collect())
    }
}
