//! A copy of a generation that was published elsewhere. Its files arrive one by one; a generation under construction
//! becomes visible when all have arrived, as one that was built here does.

use super::abandoned_folders::{remove_folder, remove_incomplete_folders_except};
use super::file_names::{BUILD_MANIFEST_FILE, MANIFEST, MANIFEST_HASH, PARTIAL_SUFFIX, is_generation_name};
use super::hashes::{hash_bytes, hash_file, is_hash};
use super::manifest::Manifest;
use super::pointer::Pointer;
use super::{FORMAT_VERSION, FolderContent, Generation, list, open, read_current_name, sync_and_list};
use crate::atomic_file::{replace_file, sync_folder};
use crate::error::{CatalogError, IoContext as _};
use crate::lock::BuildLock;
use crate::paths::DataDir;
use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::os::unix::fs::MetadataExt as _;
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

/// Name of the hash of the manifest in a folder whose files are still arriving. A later attempt continues with them.
const REPLICA_OF: &str = "replica.sha256";
/// Manifests of the largest catalogs have some thousand files.
const MAX_FILES: usize = 1_000_000;

/// A manifest as it was published.
#[derive(Clone, Debug)]
pub struct PublishedManifest {
    pub manifest: Manifest,
    /// The bytes whose hash `CURRENT` names.
    pub json: Vec<u8>,
    /// SHA-256 of `json` in hexadecimal.
    pub hash: String,
}

/// A copy under construction. While it is held, no other process builds, publishes or removes generations.
#[derive(Debug)]
pub struct Replica {
    published: PublishedManifest,
    path: PathBuf,
    missing: Vec<MissingFile>,
    _lock: BuildLock,
}

/// A file that a copy lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingFile {
    /// Where it belongs.
    pub path: PathBuf,
    pub bytes: u64,
    /// SHA-256 in hexadecimal.
    pub hash: String,
}

impl PublishedManifest {
    /// Reads the manifest of the served generation; `None` when nothing was ever published.
    ///
    /// # Errors
    /// When the generation is damaged, or was published before hashes were recorded.
    pub fn of_current(dir: &DataDir) -> Result<Option<Self>, CatalogError> {
        let Some(name) = read_current_name(dir)? else { return Ok(None) };
        // Checks the manifest and the sizes of all files.
        let generation = open(dir, &name)?;
        let path = generation.path.join(MANIFEST);
        let json = fs::read(&path).at("cannot read", path)?;
        Self::parse(json).map(Some)
    }

    /// Parses a manifest from elsewhere.
    ///
    /// # Errors
    /// When it is no manifest of this format, or names a file outside its generation.
    pub fn parse(json: Vec<u8>) -> Result<Self, CatalogError> {
        let manifest: Manifest = serde_json::from_slice(&json)
            .map_err(|error| CatalogError::UnusableManifest { reason: error.to_string() })?;
        if let Some(reason) = find_fault(&manifest) {
            return Err(CatalogError::UnusableManifest { reason });
        }
        Ok(Self { manifest, hash: hash_bytes(&json), json })
    }

    /// The path of a file below the folder of its generation, its size, and its hash.
    pub fn files(&self) -> impl Iterator<Item = (&str, u64, &str)> {
        let hash_of = |file: &str| self.manifest.hashes.get(file).map_or("", String::as_str);
        self.manifest.files.iter().map(move |(file, bytes)| (file.as_str(), *bytes, hash_of(file)))
    }
}

/// Why a manifest cannot be copied.
fn find_fault(manifest: &Manifest) -> Option<String> {
    if manifest.format != FORMAT_VERSION {
        return Some(format!("it has format {}, but this program reads format {FORMAT_VERSION}", manifest.format));
    }
    if !is_generation_name(&manifest.name) {
        return Some(format!("{:?} is not the name of a generation", manifest.name));
    }
    if manifest.files.len() > MAX_FILES {
        return Some(format!("it has {} files", manifest.files.len()));
    }
    let mut names = HashSet::new();
    let fault = |file: &str| {
        if !is_inside(Path::new(file)) || [MANIFEST, MANIFEST_HASH, BUILD_MANIFEST_FILE, REPLICA_OF].contains(&file) {
            return Some("is not the path of a file in a generation");
        }
        if !manifest.hashes.get(file).is_some_and(|hash| is_hash(hash)) {
            return Some("has no hash");
        }
        None
    };
    if let Some(folder) = manifest.empty_folders.iter().find(|folder| !is_inside(Path::new(folder))) {
        return Some(format!("{folder:?} is not the path of a folder in a generation"));
    }
    manifest.files.iter().find_map(|(file, _)| {
        let fault = if names.insert(file) { fault(file) } else { Some("occurs twice") };
        fault.map(|fault| format!("{file:?} {fault}"))
    })
}

fn is_inside(file: &Path) -> bool {
    file.components().next().is_some() && file.components().all(|part| matches!(part, Component::Normal(_)))
}

impl Replica {
    /// Begins or continues a copy. Shares files with generations of this folder by hard links, and keeps files of an
    /// earlier attempt whose hashes are right. Waits up to `patience` for another process that builds.
    ///
    /// Returns `None` when the folder has the generation already: [`serve_replica`] makes `CURRENT` name it.
    ///
    /// # Errors
    /// When another process does not finish in time, the served generation has the same name and other content, or the
    /// folder cannot be written.
    pub fn begin(
        dir: &DataDir,
        published: PublishedManifest,
        patience: Duration,
    ) -> Result<Option<Self>, CatalogError> {
        let folder = dir.generations();
        fs::create_dir_all(&folder).at("cannot create", &folder)?;
        let lock = BuildLock::acquire(dir, patience)?;
        let name = published.manifest.name.as_str();
        if folder.join(name).exists() {
            if has_hash(dir, name, &published.hash) && open(dir, name).is_ok() {
                return Ok(None);
            }
            if Pointer::read(dir)?.is_some_and(|pointer| pointer.name == name) {
                return Err(CatalogError::OtherGeneration { name: name.to_owned() });
            }
            remove_folder(&folder.join(name))?;
        }
        let partial = format!("{name}{PARTIAL_SUFFIX}");
        remove_incomplete_folders_except(dir, &lock, &partial)?;
        let path = folder.join(&partial);
        let marker = path.join(REPLICA_OF);
        if path.exists() && !fs::read(&marker).is_ok_and(|of| of == published.hash.as_bytes()) {
            remove_folder(&path)?;
        }
        fs::create_dir_all(&path).at("cannot create", &path)?;
        replace_file(&marker, published.hash.as_bytes())?;
        for folder in &published.manifest.empty_folders {
            fs::create_dir_all(path.join(folder)).at("cannot create", &path)?;
        }
        let missing = share_files(dir, &published, &path)?;
        Ok(Some(Self { published, path, missing, _lock: lock }))
    }

    /// The files that must be written before [`Self::complete`].
    #[must_use]
    pub fn missing(&self) -> &[MissingFile] {
        &self.missing
    }

    /// Makes the copy a generation and `CURRENT` name it. The previous generation is served until the last rename.
    ///
    /// # Errors
    /// When files are missing, have another size or cannot be written.
    pub fn complete(self, dir: &DataDir) -> Result<Generation, CatalogError> {
        let name = &self.published.manifest.name;
        let mut found = FolderContent::default();
        sync_and_list(&self.path, &self.path, &mut found)?;
        let found: HashMap<String, u64> = found.files.into_iter().collect();
        for (file, bytes, _) in self.published.files() {
            if found.get(file) != Some(&bytes) {
                let reason = format!("{file} has not arrived");
                return Err(CatalogError::BrokenGeneration { name: name.clone(), reason });
            }
        }
        replace_file(&self.path.join(MANIFEST_HASH), self.published.hash.as_bytes())?;
        replace_file(&self.path.join(MANIFEST), &self.published.json)?;
        let path = dir.generations().join(name);
        fs::rename(&self.path, &path).at("cannot rename", &self.path)?;
        sync_folder(&dir.generations())?;
        // After the rename, so that an attempt that is killed here need not begin again.
        let marker = path.join(REPLICA_OF);
        fs::remove_file(&marker).at("cannot remove", &marker)?;
        serve_replica(dir, name)
    }
}

/// Makes `CURRENT` name a generation of this folder.
///
/// # Errors
/// When the generation is incomplete, or the folder cannot be written.
pub fn serve_replica(dir: &DataDir, name: &str) -> Result<Generation, CatalogError> {
    let generation = open(dir, name)?;
    Pointer::write(dir, name)?;
    Ok(generation)
}

/// Returns the name of the served generation and the hash of its manifest, without a look at its files.
///
/// # Errors
/// When `CURRENT` is damaged.
pub fn read_current(dir: &DataDir) -> Result<Option<(String, String)>, CatalogError> {
    Ok(Pointer::read(dir)?.and_then(|pointer| Some((pointer.name, pointer.manifest_hash?))))
}

/// Removes the oldest generations, never the served one, until `needed` more bytes fit into `limit`. Files that several
/// generations share count once. Returns the names of the removed generations, and whether there is room.
///
/// # Errors
/// When a folder cannot be read or removed.
pub fn make_room(dir: &DataDir, needed: u64, limit: u64) -> Result<(Vec<String>, bool), CatalogError> {
    let served = Pointer::read(dir)?.map(|pointer| pointer.name);
    let mut removable: Vec<String> = list(dir)?.into_iter().filter(|name| Some(name) != served.as_ref()).collect();
    removable.reverse();
    let mut removed = Vec::new();
    loop {
        if used_bytes(&dir.generations())?.saturating_add(needed) <= limit {
            return Ok((removed, true));
        }
        let Some(oldest) = removable.pop() else { return Ok((removed, false)) };
        remove_folder(&dir.generations().join(&oldest))?;
        removed.push(oldest);
    }
}

fn used_bytes(folder: &Path) -> Result<u64, CatalogError> {
    fn add(folder: &Path, seen: &mut HashSet<(u64, u64)>) -> Result<u64, CatalogError> {
        let mut bytes = 0;
        for entry in fs::read_dir(folder).at("cannot read", folder)? {
            let path = entry.at("cannot read", folder)?.path();
            let metadata = fs::symlink_metadata(&path).at("cannot read", &path)?;
            if metadata.is_dir() {
                bytes += add(&path, seen)?;
            } else if seen.insert((metadata.dev(), metadata.ino())) {
                bytes += metadata.len();
            }
        }
        Ok(bytes)
    }
    add(folder, &mut HashSet::new())
}

fn has_hash(dir: &DataDir, name: &str, hash: &str) -> bool {
    fs::read(dir.generations().join(name).join(MANIFEST_HASH)).is_ok_and(|found| found == hash.as_bytes())
}

/// Links what complete generations have, and returns what is missing.
fn share_files(dir: &DataDir, published: &PublishedManifest, target: &Path) -> Result<Vec<MissingFile>, CatalogError> {
    let mut by_hash: HashMap<(String, u64), PathBuf> = HashMap::new();
    for name in list(dir)? {
        // A damaged generation shares nothing.
        let Ok(Generation { path, manifest }) = open(dir, &name) else { continue };
        for (file, bytes) in &manifest.files {
            if let Some(hash) = manifest.hashes.get(file) {
                by_hash.insert((hash.clone(), *bytes), path.join(file));
            }
        }
    }
    let mut missing = Vec::new();
    for (file, bytes, hash) in published.files() {
        let path = target.join(file);
        let folder = path.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).at("cannot create", folder)?;
        if has_content(&path, bytes, hash) {
            continue;
        }
        match fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error).at("cannot remove", path),
            _ => {}
        }
        match by_hash.get(&(hash.to_owned(), bytes)) {
            Some(shared) => fs::hard_link(shared, &path).at("cannot link", &path)?,
            None => missing.push(MissingFile { path, bytes, hash: hash.to_owned() }),
        }
    }
    Ok(missing)
}

/// Whether an earlier attempt wrote the file completely.
fn has_content(path: &Path, bytes: u64, hash: &str) -> bool {
    let Ok(file) = File::open(path) else { return false };
    file.metadata().is_ok_and(|found| found.len() == bytes) && hash_file(file, &|_| {}).is_ok_and(|found| found == hash)
}
