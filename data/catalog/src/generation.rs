//! Generations: immutable snapshots of the catalog, each in a folder. A folder is complete before a single rename lets
//! `CURRENT` name it.
//!
//! ```text
//! generations/
//!   CURRENT                 name of the served generation, and the hash of its manifest
//!   000007/                 manifest.json, manifest.sha256, tables/<table>/<part>.parquet, index/, charts/
//!   000008.partial/         under construction, or built (build.json) and not yet published
//! ```
//!
//! A generation consists of a base part and the parts with later changes, newest last. A podcast's rows in an older
//! part are dead once a newer part holds the podcast. Parts and index segments never change, so the next generation
//! shares them by hard links: its cost grows with the changes, not with the catalog.
//!
//! The manifest records a hash of every file. Opening a generation checks the manifest's own hash and all file sizes,
//! which is cheap; [`verify`] reads every byte.

mod abandoned_folders;
mod file_names;
mod hashes;
mod manifest;
mod pointer;
mod replica;
mod verify;

pub use abandoned_folders::remove_abandoned_folders;
pub(crate) use file_names::BUILD_MANIFEST_FILE;
pub use hashes::ContentHasher;
pub use manifest::Manifest;
pub use replica::{MissingFile, PublishedManifest, Replica, make_room, read_current, serve_replica};
pub use verify::{DamagedFile, Verification, damage_of_error, verify};

use crate::atomic_file::{replace_file, sync_folder};
use crate::error::{CatalogError, IoContext as _};
use crate::lock::BuildLock;
use crate::paths::DataDir;
use abandoned_folders::{remove_folder, remove_unpublished_folders};
use earshot_model::{Statistics, Timestamp};
use file_names::{MANIFEST, MANIFEST_HASH, PARTIAL_SUFFIX, is_generation_name, to_read_error};
use hashes::{RecordedHashes, hash_bytes, hash_files};
use pointer::Pointer;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

const FORMAT_VERSION: u32 = 1;

/// A published generation.
#[derive(Clone, Debug)]
pub struct Generation {
    pub path: PathBuf,
    pub manifest: Manifest,
}

/// A generation under construction. While it is held, no other process builds, publishes or removes it.
#[derive(Debug)]
pub struct PartialGeneration {
    pub name: String,
    pub path: PathBuf,
    _lock: BuildLock,
}

impl Generation {
    /// Folder of the search index.
    #[must_use]
    pub fn index(&self) -> PathBuf {
        self.path.join("index")
    }

    /// Folder of the Parquet tables, see [`crate::GenerationDatabase`].
    #[must_use]
    pub fn tables(&self) -> PathBuf {
        self.path.join("tables")
    }

    /// Folder of the charts, see [`crate::ChartHistory`].
    #[must_use]
    pub fn charts(&self) -> PathBuf {
        self.path.join("charts")
    }
}

impl PartialGeneration {
    /// Folder of the search index.
    #[must_use]
    pub fn index(&self) -> PathBuf {
        self.path.join("index")
    }

    /// Folder of the Parquet tables.
    #[must_use]
    pub fn tables(&self) -> PathBuf {
        self.path.join("tables")
    }

    /// Folder of the charts.
    #[must_use]
    pub fn charts(&self) -> PathBuf {
        self.path.join("charts")
    }
}

/// Returns the generation that `CURRENT` names, or `None` when nothing was ever published.
///
/// ```no_run
/// use earshot_catalog::{CatalogError, CatalogOptions, DataDir, GenerationDatabase, generation};
///
/// # fn main() -> Result<(), CatalogError> {
/// if let Some(served) = generation::open_current(&DataDir::new("var"))? {
///     let database = GenerationDatabase::open(&served.tables(), &CatalogOptions::default())?;
///     println!("{} holds {} podcasts", served.manifest.name, database.statistics()?.podcasts);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// When `CURRENT` names a generation that is missing or incomplete.
pub fn open_current(dir: &DataDir) -> Result<Option<Generation>, CatalogError> {
    read_current_name(dir)?.map(|name| open(dir, &name)).transpose()
}

/// Returns the name in `CURRENT`, or `None` when nothing was ever published.
///
/// # Errors
/// When `CURRENT` exists and cannot be read, or is damaged.
pub fn read_current_name(dir: &DataDir) -> Result<Option<String>, CatalogError> {
    let Some(pointer) = Pointer::read(dir)? else { return Ok(None) };
    pointer.verify_manifest_hash(dir)?;
    Ok(Some(pointer.name))
}

/// Opens a generation by name and checks that it is complete.
///
/// # Errors
/// When the generation is missing, its manifest is damaged, or a file is missing or has another size.
pub fn open(dir: &DataDir, name: &str) -> Result<Generation, CatalogError> {
    let broken = |reason: String| CatalogError::BrokenGeneration { name: name.to_owned(), reason };
    if !is_generation_name(name) {
        return Err(broken("this is not the name of a generation".to_owned()));
    }
    let path = dir.generations().join(name);
    let unreadable = |file: &str, error: std::io::Error| to_read_error(name, &path.join(file), file, error);
    let json = fs::read(path.join(MANIFEST)).map_err(|error| unreadable(MANIFEST, error))?;
    let manifest: Result<Manifest, _> = serde_json::from_slice(&json);
    match fs::read(path.join(MANIFEST_HASH)) {
        Ok(recorded) if recorded != hash_bytes(&json).as_bytes() => {
            return Err(broken(format!("{MANIFEST}: its hash differs from the one in {MANIFEST_HASH}")));
        }
        Ok(_) => {}
        // Manifests written before hashes existed have no hash file.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            if manifest.as_ref().is_ok_and(|manifest| !manifest.hashes.is_empty()) {
                return Err(broken(format!("{MANIFEST_HASH} is missing")));
            }
        }
        Err(error) => return Err(unreadable(MANIFEST_HASH, error)),
    }
    let manifest = manifest.map_err(|error| broken(format!("{MANIFEST}: {error}")))?;
    if manifest.format != FORMAT_VERSION {
        return Err(broken(format!(
            "it has format {}, but this program reads format {FORMAT_VERSION}",
            manifest.format
        )));
    }
    for (file, expected) in &manifest.files {
        let found = fs::metadata(path.join(file)).map_err(|error| unreadable(file, error))?.len();
        if found != *expected {
            return Err(broken(format!("{file} has {found} bytes, expected {expected}")));
        }
    }
    Ok(Generation { path, manifest })
}

/// Returns the names of the complete generations, oldest first.
pub fn list(dir: &DataDir) -> Result<Vec<String>, CatalogError> {
    let folder = dir.generations();
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).at("cannot read", &folder)? {
        let entry = entry.at("cannot read", &folder)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if is_generation_name(&name) && entry.path().join(MANIFEST).exists() {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

/// Starts the next generation in an empty folder that is not served. Folders of earlier builds that were never
/// published are removed first. Waits up to `patience` for another process that builds.
///
/// # Errors
/// When another process does not finish in time, or the folder cannot be written.
pub fn start(dir: &DataDir, patience: Duration) -> Result<PartialGeneration, CatalogError> {
    let folder = dir.generations();
    fs::create_dir_all(&folder).at("cannot create", &folder)?;
    let lock = BuildLock::acquire(dir, patience)?;
    remove_unpublished_folders(dir, &lock)?;
    let last = list(dir)?.last().and_then(|name| name.parse::<u64>().ok()).unwrap_or(0);
    let name = format!("{:06}", last + 1);
    let path = folder.join(format!("{name}{PARTIAL_SUFFIX}"));
    fs::create_dir_all(&path).at("cannot create", &path)?;
    Ok(PartialGeneration { name, path, _lock: lock })
}

/// Returns the generation that was built last and is not published yet, if there is one. Waits up to `patience` for
/// another process that builds.
///
/// # Errors
/// When another process does not finish in time, or the folder cannot be read.
pub fn open_partial(dir: &DataDir, patience: Duration) -> Result<Option<PartialGeneration>, CatalogError> {
    let folder = dir.generations();
    if !folder.exists() {
        return Ok(None);
    }
    let lock = BuildLock::acquire(dir, patience)?;
    for entry in fs::read_dir(&folder).at("cannot read", &folder)? {
        let path = entry.at("cannot read", &folder)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if let Some(name) = name.strip_suffix(PARTIAL_SUFFIX) {
            return Ok(Some(PartialGeneration { name: name.to_owned(), path: path.clone(), _lock: lock }));
        }
    }
    Ok(None)
}

/// Shares the parts of `previous` with `next` by hard links.
///
/// # Errors
/// When a file cannot be linked.
pub fn share_parts(previous: &Generation, next: &PartialGeneration) -> Result<(), CatalogError> {
    for (file, _) in &previous.manifest.files {
        if file.starts_with("tables/") {
            let target = next.path.join(file);
            let folder = target.parent().expect("tables/<table>/<part>");
            fs::create_dir_all(folder).at("cannot create", folder)?;
            fs::hard_link(previous.path.join(file), &target).at("cannot link", &target)?;
        }
    }
    Ok(())
}

/// Removes an empty part from the tables of a generation under construction.
///
/// # Errors
/// When a file cannot be removed.
pub fn remove_part(next: &PartialGeneration, part: &str) -> Result<(), CatalogError> {
    let folder = next.tables();
    for entry in fs::read_dir(&folder).at("cannot read", &folder)? {
        let file = entry.at("cannot read", &folder)?.path().join(format!("{part}.parquet"));
        if file.is_file() {
            fs::remove_file(&file).at("cannot remove", &file)?;
        }
    }
    Ok(())
}

/// Completes the generation and makes `CURRENT` name it. The previous generation is served until the last rename.
///
/// # Errors
/// When files cannot be written, or when the finished generation fails its own check.
pub fn publish(
    dir: &DataDir,
    built: PartialGeneration,
    created_at: Timestamp,
    revision: i64,
    parts: Vec<String>,
    statistics: Statistics,
) -> Result<Generation, CatalogError> {
    let mut content = FolderContent::default();
    sync_and_list(&built.path, &built.path, &mut content)?;
    let FolderContent { mut files, mut empty_folders } = content;
    files.retain(|(file, _)| ![MANIFEST, MANIFEST_HASH, BUILD_MANIFEST_FILE].contains(&file.as_str()));
    files.sort();
    empty_folders.sort();
    // Hashes of a damaged generation are not reused: every file is read then.
    let recorded = match open_current(dir) {
        Ok(Some(served)) => {
            RecordedHashes::from_generation(&served.path, &served.manifest.files, &served.manifest.hashes)
        }
        Ok(None) | Err(_) => RecordedHashes::default(),
    };
    let hashes = hash_files(&built.path, &files, &recorded)?;
    let name = built.name.clone();
    let format = FORMAT_VERSION;
    let manifest = Manifest { format, name, created_at, revision, parts, files, empty_folders, hashes, statistics };
    let json = serde_json::to_vec_pretty(&manifest).expect("a manifest has string keys and no floats");
    replace_file(&built.path.join(MANIFEST_HASH), hash_bytes(&json).as_bytes())?;
    replace_file(&built.path.join(MANIFEST), &json)?;
    let build_manifest = built.path.join(BUILD_MANIFEST_FILE);
    if build_manifest.exists() {
        fs::remove_file(&build_manifest).at("cannot remove", &build_manifest)?;
    }

    let path = dir.generations().join(&built.name);
    fs::rename(&built.path, &path).at("cannot rename", &built.path)?;
    sync_folder(&dir.generations())?;
    let generation = open(dir, &built.name)?;
    Pointer::write(dir, &built.name)?;
    Ok(generation)
}

/// Makes `CURRENT` name the newest complete generation before the one it names now.
///
/// # Errors
/// When there is no earlier complete generation.
pub fn roll_back(dir: &DataDir) -> Result<Generation, CatalogError> {
    // A damaged pointer names nothing; roll back to the newest generation then.
    let pointer = Pointer::read(dir).ok().flatten().filter(|pointer| match pointer.verify_manifest_hash(dir) {
        Err(CatalogError::DamagedPointer { .. }) => false,
        // The current generation may be damaged: that is a reason to roll back.
        Ok(()) | Err(_) => true,
    });
    let now = pointer.map(|pointer| pointer.name).unwrap_or_default();
    let names = list(dir)?;
    if names.is_empty() {
        return Err(CatalogError::NoGeneration(dir.generations()));
    }
    for name in names.iter().rev().filter(|name| now.is_empty() || **name < now) {
        if let Ok(generation) = open(dir, name) {
            Pointer::write(dir, name)?;
            return Ok(generation);
        }
    }
    Err(CatalogError::NoEarlierGeneration { current: if now.is_empty() { "none".to_owned() } else { now } })
}

/// Removes old generations. It keeps the served one, the `keep` newest before it, and `last`, the one served until now:
/// servers still return further pages from it and open some of its files on demand. A process that reads a removed
/// generation keeps the files it has open.
///
/// # Errors
/// When a folder cannot be removed.
pub fn prune(dir: &DataDir, keep: usize, last: Option<&str>) -> Result<Vec<String>, CatalogError> {
    let Some(served) = open_current(dir)? else { return Ok(Vec::new()) };
    let before: Vec<String> = list(dir)?.into_iter().filter(|name| *name < served.manifest.name).collect();
    let count = before.len().saturating_sub(keep);
    let mut removed = Vec::new();
    for name in before.into_iter().take(count).filter(|name| Some(name.as_str()) != last) {
        remove_folder(&dir.generations().join(&name))?;
        removed.push(name);
    }
    Ok(removed)
}

/// What a folder has, relative to it.
#[derive(Default)]
struct FolderContent {
    /// Each file with its size in bytes.
    files: Vec<(String, u64)>,
    empty_folders: Vec<String>,
}

/// Lists all files and empty folders below `folder`, and syncs each file to disk.
fn sync_and_list(root: &Path, folder: &Path, content: &mut FolderContent) -> Result<(), CatalogError> {
    let relative = |path: &Path| path.strip_prefix(root).expect("below the root").to_string_lossy().into_owned();
    let mut is_empty = true;
    for entry in fs::read_dir(folder).at("cannot read", folder)? {
        let path = entry.at("cannot read", folder)?.path();
        // Lock files of the index writer do not belong to the generation.
        if path.extension().is_some_and(|extension| extension == "lock") {
            continue;
        }
        is_empty = false;
        if path.is_dir() {
            sync_and_list(root, &path, content)?;
            continue;
        }
        let file = fs::File::open(&path).at("cannot open", &path)?;
        file.sync_all().at("cannot sync", &path)?;
        let bytes = file.metadata().at("cannot read", &path)?.len();
        content.files.push((relative(&path), bytes));
    }
    if is_empty {
        content.empty_folders.push(relative(folder));
    }
    sync_folder(folder)
}
