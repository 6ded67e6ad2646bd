//! Rendered pictures in a folder with a byte limit. The least recently used one is deleted first.

use crate::renditions::{PictureSize, Renditions, read_rendition};
use earshot_files::create_folder;
use lru::LruCache;
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

/// Names a picture: a hash of the URL at which its publisher has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PictureKey([u8; 16]);

impl PictureKey {
    #[must_use]
    pub fn of_url(url: &str) -> Self {
        let mut key = [0; 16];
        key.copy_from_slice(&Sha256::digest(url.as_bytes())[..16]);
        Self(key)
    }

    fn from_name(name: &str) -> Option<Self> {
        let mut key = [0; 16];
        hex::decode_to_slice(name, &mut key).ok()?;
        Some(Self(key))
    }

    fn name(self) -> String {
        hex::encode(self.0)
    }
}

/// A picture that was read from the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CachedPicture {
    pub bytes: Vec<u8>,
    /// When it was rendered.
    pub written: Option<SystemTime>,
}

/// The files and their sizes, the most recently used first.
struct KeptFiles {
    files: LruCache<PictureKey, u64>,
    bytes: u64,
}

/// The folder of rendered pictures. Its calls read and write files, so callers run them off the async threads.
pub struct PictureCache {
    folder: PathBuf,
    max_bytes: u64,
    /// Filled from the folder at the first use.
    held: OnceLock<Mutex<KeptFiles>>,
}

impl PictureCache {
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>, max_bytes: u64) -> Self {
        Self { folder: folder.into(), max_bytes, held: OnceLock::new() }
    }

    /// Reads a picture in one size. A file that is damaged counts as missing, and is deleted.
    #[must_use]
    pub fn get(&self, key: PictureKey, size: PictureSize) -> Option<CachedPicture> {
        let mut file = File::open(self.path(key)).ok()?;
        match read_rendition(&mut file, size) {
            Ok(bytes) => {
                let metadata = file.metadata().ok();
                let length = metadata.as_ref().map_or(0, std::fs::Metadata::len);
                // Another process may have written it.
                self.with_held(|held| held.note(key, length));
                let written = metadata.and_then(|metadata| metadata.modified().ok());
                Some(CachedPicture { bytes, written })
            }
            Err(_) => {
                self.with_held(|held| held.forget(key));
                let _ = fs::remove_file(self.path(key));
                None
            }
        }
    }

    /// Whether a picture is held.
    #[must_use]
    pub fn contains(&self, key: PictureKey) -> bool {
        self.path(key).is_file()
    }

    /// Writes a picture, and deletes those that were not used for the longest time until the limit is kept.
    pub fn put(&self, key: PictureKey, renditions: &Renditions) -> io::Result<()> {
        let file = renditions.to_file();
        let path = self.path(key);
        if let Some(parent) = path.parent() {
            create_folder(parent)?;
        }
        // A reader sees the complete file or none.
        let unfinished = path.with_extension("new");
        fs::write(&unfinished, &file)?;
        fs::rename(&unfinished, &path)?;
        let excess = self.with_held(|held| {
            held.note(key, file.len() as u64);
            held.take_excess(self.max_bytes)
        });
        for oldest in excess {
            let _ = fs::remove_file(self.path(oldest));
        }
        Ok(())
    }

    /// Bytes of all files.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.with_held(|held| held.bytes)
    }

    fn with_held<T>(&self, change: impl FnOnce(&mut KeptFiles) -> T) -> T {
        let held = self.held.get_or_init(|| Mutex::new(KeptFiles::in_folder(&self.folder)));
        change(&mut held.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// 256 folders, so that none has too many files.
    fn path(&self, key: PictureKey) -> PathBuf {
        let name = key.name();
        self.folder.join(&name[..2]).join(name)
    }
}

impl KeptFiles {
    /// Lists the folder in the order in which its files were written: uses are not stored.
    fn in_folder(folder: &Path) -> Self {
        let mut found = Vec::new();
        let parts = fs::read_dir(folder).into_iter().flatten().flatten();
        for entry in parts.filter_map(|part| fs::read_dir(part.path()).ok()).flatten().flatten() {
            let name = entry.file_name();
            let Some(key) = name.to_str().and_then(PictureKey::from_name) else {
                // A process was killed while it wrote.
                let _ = fs::remove_file(entry.path());
                continue;
            };
            if let Ok(metadata) = entry.metadata() {
                found.push((metadata.modified().ok(), key, metadata.len()));
            }
        }
        found.sort_unstable_by_key(|(written, ..)| *written);
        let mut held = Self { files: LruCache::unbounded(), bytes: 0 };
        for (_, key, length) in found {
            held.note(key, length);
        }
        held
    }

    fn note(&mut self, key: PictureKey, length: u64) {
        self.bytes += length;
        if let Some(before) = self.files.put(key, length) {
            self.bytes -= before;
        }
    }

    fn forget(&mut self, key: PictureKey) {
        if let Some(length) = self.files.pop(&key) {
            self.bytes -= length;
        }
    }

    fn take_excess(&mut self, max_bytes: u64) -> Vec<PictureKey> {
        let mut excess = Vec::new();
        while self.bytes > max_bytes {
            let Some((key, length)) = self.files.pop_lru() else { break };
            self.bytes -= length;
            excess.push(key);
        }
        excess
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(cache: &PictureCache, number: u32, size: PictureSize) -> Option<Vec<u8>> {
        cache.get(key(number), size).map(|picture| picture.bytes)
    }

    fn key(number: u32) -> PictureKey {
        PictureKey::of_url(&format!("https://covers.example/{number}.png"))
    }

    fn picture(byte: u8) -> Renditions {
        Renditions { small: vec![byte; 100], medium: vec![byte; 200], large: vec![byte; 684] }
    }

    #[test]
    fn the_least_recently_used_picture_is_deleted_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = PictureCache::new(folder.path().join("pictures"), 3_000);
        assert_eq!(read(&cache, 1, PictureSize::Small), None);
        for number in 1..=3 {
            cache.put(key(number), &picture(1)).expect("written");
        }
        assert_eq!(cache.bytes(), 3_000);
        assert_eq!(read(&cache, 1, PictureSize::Medium), Some(vec![1; 200]));
        cache.put(key(4), &picture(4)).expect("written");
        assert_eq!(cache.bytes(), 3_000);
        let held: Vec<bool> = (1..=4).map(|number| cache.contains(key(number))).collect();
        assert_eq!(held, [true, false, true, true]);
        // Replacing one counts it once.
        cache.put(key(4), &picture(5)).expect("written");
        assert_eq!((cache.bytes(), read(&cache, 4, PictureSize::Small)), (3_000, Some(vec![5; 100])));
    }

    #[test]
    fn a_restart_keeps_the_limit_and_removes_unfinished_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = PictureCache::new(folder.path(), 10_000);
        for number in 1..=5 {
            first.put(key(number), &picture(1)).expect("written");
        }
        let unfinished = first.path(key(1)).with_extension("new");
        fs::write(&unfinished, b"half").expect("written");
        let second = PictureCache::new(folder.path(), 3_000);
        assert_eq!(second.bytes(), 5_000);
        assert!(!unfinished.exists());
        second.put(key(6), &picture(6)).expect("written");
        assert_eq!(second.bytes(), 3_000);
        assert!(second.contains(key(6)));
    }

    #[test]
    fn a_damaged_file_counts_as_missing() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = PictureCache::new(folder.path(), 10_000);
        cache.put(key(1), &picture(1)).expect("written");
        fs::write(cache.path(key(1)), b"not of ours").expect("written");
        assert_eq!(read(&cache, 1, PictureSize::Small), None);
        assert!(!cache.contains(key(1)));
        assert_eq!(cache.bytes(), 0);
    }
}
