//! Verification of a generation: compares every byte of every file with the hashes recorded when it was published.

use super::file_names::{MANIFEST, MANIFEST_HASH, is_generation_name};
use super::hashes::{hash_bytes, hash_file};
use super::manifest::Manifest;
use super::pointer::{CURRENT, Pointer};
use crate::error::CatalogError;
use crate::paths::DataDir;
use rayon::prelude::*;
use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Result of a verification.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verification {
    /// `None` when `CURRENT` is damaged and does not name a generation.
    pub generation: Option<String>,
    pub files: u64,
    pub bytes: u64,
    /// In the order of the manifest.
    pub damaged: Vec<DamagedFile>,
    /// Whether the manifest records hashes. Without them only sizes are compared.
    pub has_hashes: bool,
}

/// A file that differs from what was published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamagedFile {
    /// Path relative to the generation's folder. `CURRENT` is in the folder above.
    pub file: String,
    pub reason: String,
}

impl Verification {
    fn add_damage(&mut self, file: &str, reason: impl Into<String>) {
        self.damaged.push(DamagedFile { file: file.to_owned(), reason: reason.into() });
    }
}

/// Reads all files of a generation and compares them with the recorded hashes. Without `name`, the served generation is
/// verified. `on_progress` is called with the bytes read so far and the total.
///
/// # Errors
/// When the generation does not exist, or this user may not read it. Damage is not an error; it is part of the result.
pub fn verify(
    dir: &DataDir,
    name: Option<&str>,
    on_progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Verification, CatalogError> {
    let mut found = Verification::default();
    let pointer = match Pointer::read(dir) {
        Ok(pointer) => pointer,
        Err(CatalogError::DamagedPointer { reason }) => {
            found.add_damage(CURRENT, reason);
            None
        }
        Err(error) => return Err(error),
    };
    let is_served = name.is_none();
    let name = match (name, &pointer) {
        (Some(name), _) => name.to_owned(),
        (None, Some(pointer)) => pointer.name.clone(),
        (None, None) if found.damaged.is_empty() => return Err(CatalogError::NoGeneration(dir.generations())),
        (None, None) => return Ok(found),
    };
    let folder = dir.generations().join(&name);
    if !is_generation_name(&name) || !folder.is_dir() {
        if is_served {
            found.add_damage(CURRENT, format!("it names generation {name}, which does not exist"));
            return Ok(found);
        }
        return Err(CatalogError::BrokenGeneration { name, reason: "the folder does not exist".to_owned() });
    }
    let pointed = pointer.filter(|pointer| pointer.name == name).and_then(|pointer| pointer.manifest_hash);
    found.generation = Some(name);

    let json = match fs::read(folder.join(MANIFEST)) {
        Ok(json) => json,
        Err(error) => {
            let reason = damage_of_error(&folder.join(MANIFEST), error)?;
            found.add_damage(MANIFEST, format!("it cannot be read: {reason}"));
            return Ok(found);
        }
    };
    check_manifest(&mut found, &folder, &json, pointed.as_deref())?;
    if found.damaged.iter().any(|damaged| damaged.file == MANIFEST) {
        // A damaged manifest cannot be used to check the other files.
        return Ok(found);
    }
    let Ok(manifest) = serde_json::from_slice::<Manifest>(&json) else {
        if found.damaged.is_empty() {
            found.add_damage(MANIFEST, "it is not a valid manifest");
        }
        return Ok(found);
    };
    found.has_hashes = !manifest.hashes.is_empty();
    found.files = manifest.files.len() as u64;
    found.bytes = manifest.files.iter().map(|(_, bytes)| bytes).sum();
    found.damaged.extend(check_files(&folder, &manifest, on_progress)?);
    Ok(found)
}

/// Converts a read error to a description of the damage.
///
/// # Errors
/// For a file that this user may not read, because such a file may be undamaged.
pub fn damage_of_error(path: &Path, error: io::Error) -> Result<String, CatalogError> {
    match error.kind() {
        io::ErrorKind::PermissionDenied => {
            Err(CatalogError::File { doing: "cannot read", path: path.to_owned(), source: error })
        }
        _ => Ok(error.to_string()),
    }
}

/// Three places record the manifest's hash. Two that agree identify the damaged one.
fn check_manifest(
    found: &mut Verification,
    folder: &Path,
    json: &[u8],
    pointed: Option<&str>,
) -> Result<(), CatalogError> {
    let actual = hash_bytes(json);
    let recorded = match fs::read(folder.join(MANIFEST_HASH)) {
        Ok(recorded) => recorded,
        // A generation from before hashes: there is nothing to compare the manifest with.
        Err(error) if error.kind() == io::ErrorKind::NotFound && pointed.is_none() => {
            if serde_json::from_slice::<Manifest>(json).is_ok_and(|manifest| !manifest.hashes.is_empty()) {
                found.add_damage(MANIFEST_HASH, "it is missing");
            }
            return Ok(());
        }
        Err(error) => {
            found.add_damage(MANIFEST_HASH, damage_of_error(&folder.join(MANIFEST_HASH), error)?);
            return Ok(());
        }
    };
    let is_recorded = recorded == actual.as_bytes();
    match pointed {
        Some(pointed) if is_recorded && pointed != actual => {
            found.add_damage(CURRENT, format!("it records a different hash of {MANIFEST}"));
        }
        Some(pointed) if !is_recorded && pointed == actual => {
            found.add_damage(MANIFEST_HASH, format!("it records a different hash of {MANIFEST}"));
        }
        _ if !is_recorded => found.add_damage(MANIFEST, format!("its hash differs from the one in {MANIFEST_HASH}")),
        _ => {}
    }
    Ok(())
}

fn check_files(
    folder: &Path,
    manifest: &Manifest,
    on_progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Vec<DamagedFile>, CatalogError> {
    let total = manifest.files.iter().map(|(_, bytes)| bytes).sum();
    let read = std::sync::atomic::AtomicU64::new(0);
    let count = |bytes: u64| {
        let before = read.fetch_add(bytes, std::sync::atomic::Ordering::Relaxed);
        on_progress(before + bytes, total);
    };
    let check = |(file, bytes): &(String, u64)| -> Result<Option<DamagedFile>, CatalogError> {
        let path = folder.join(file);
        let hash = manifest.hashes.get(file).map(String::as_str);
        let reason =
            find_damage(&path, *bytes, hash, &count).or_else(|error| damage_of_error(&path, error).map(Some))?;
        Ok(reason.map(|reason| DamagedFile { file: file.clone(), reason }))
    };
    manifest.files.par_iter().filter_map(|file| check(file).transpose()).collect()
}

/// Returns the damage of a file, if there is any. Without a recorded hash only the size is compared.
fn find_damage(
    path: &Path,
    bytes: u64,
    hash: Option<&str>,
    count: &(dyn Fn(u64) + Sync),
) -> io::Result<Option<String>> {
    let file = File::open(path)?;
    let found = file.metadata()?.len();
    if found != bytes {
        return Ok(Some(format!("it has {found} bytes, expected {bytes}")));
    }
    let Some(hash) = hash else { return Ok(None) };
    let is_changed = hash_file(file, count)? != hash;
    Ok(is_changed.then(|| "its content changed since it was published".to_owned()))
}
