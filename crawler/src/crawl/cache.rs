//! A cache of pages from the last crawl, for conditional requests.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// A cached response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CachedPage {
    pub final_url: String,
    pub content_type: Option<String>,
    pub etag: Option<String>,
    pub last_modified: Option<String>,
    #[serde(skip)]
    pub body: Vec<u8>,
}

/// Storage for pages. A cache that loses pages makes crawls slower, never wrong.
pub trait PageCache: Sync {
    fn get(&self, url: &str) -> Option<CachedPage>;
    fn put(&self, url: &str, page: &CachedPage);
}

/// Caches nothing.
#[derive(Clone, Copy, Debug)]
pub struct NoCache;

impl PageCache for NoCache {
    fn get(&self, _url: &str) -> Option<CachedPage> {
        None
    }

    fn put(&self, _url: &str, _page: &CachedPage) {}
}

/// A folder with one file per page: metadata as JSON in the first line, then the body.
#[derive(Clone, Debug)]
pub struct FolderCache {
    folder: PathBuf,
}

impl FolderCache {
    /// Uses an existing folder, which should hold nothing else.
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned() }
    }

    fn path(&self, url: &str) -> PathBuf {
        let name = hex::encode(&Sha256::digest(url)[..16]);
        self.folder.join(&name[..2]).join(&name[2..])
    }

    fn write(&self, url: &str, page: &CachedPage) -> io::Result<()> {
        let path = self.path(url);
        let folder = path.parent().unwrap_or(&self.folder);
        fs::create_dir_all(folder)?;
        // Write to a temporary file and rename it, so that no reader sees half a page.
        let beside =
            folder.join(format!("{}.{}", path.file_name().unwrap_or_default().to_string_lossy(), std::process::id()));
        let mut file = io::BufWriter::new(fs::File::create(&beside)?);
        serde_json::to_writer(&mut file, page)?;
        file.write_all(b"\n")?;
        file.write_all(&page.body)?;
        file.into_inner().map_err(io::IntoInnerError::into_error)?;
        fs::rename(beside, path)
    }
}

impl PageCache for FolderCache {
    fn get(&self, url: &str) -> Option<CachedPage> {
        let bytes = fs::read(self.path(url)).ok()?;
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let page: CachedPage = serde_json::from_slice(&bytes[..end]).ok()?;
        Some(CachedPage { body: bytes[end + 1..].to_vec(), ..page })
    }

    fn put(&self, url: &str, page: &CachedPage) {
        // On a full disk the next crawl fetches the page again, so the error can be ignored.
        let _ = self.write(url, page);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_come_back_as_they_were() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = FolderCache::new(folder.path());
        let page = CachedPage {
            final_url: "https://a.example/x".to_owned(),
            content_type: Some("text/html".to_owned()),
            etag: Some("\"1\n\"".to_owned()),
            last_modified: None,
            body: b"\n<p>\0".to_vec(),
        };
        cache.put("https://a.example/", &page);
        assert_eq!(cache.get("https://a.example/"), Some(page));
        assert_eq!(cache.get("https://a.example/other"), None);
    }
}
