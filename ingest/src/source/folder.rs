//! Lists the feed files below a folder, in sorted order, independent of the file system.

use super::list_text::is_feed_like;
use super::source_entry::{Entries, SkippedEntry, SourceEntry};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Extensions of feeds. Files with unknown extensions are checked by content.
const FEED_EXTENSIONS: &[&str] = &["xml", "rss", "atom", "rdf", "feed"];
/// Extensions that cannot be feeds; such files are not opened.
const OTHER_EXTENSIONS: &[&str] = &[
    "mp3", "m4a", "mp4", "ogg", "wav", "jpg", "jpeg", "png", "gif", "webp", "svg", "vtt", "srt", "html", "htm", "md",
    "tsv", "csv", "db", "gz", "tgz", "zip", "zst", "opml", "toml", "yaml", "yml", "css", "js",
];
const SNIFF_BYTES: u64 = 4 << 10;
/// Maximum depth of nested folders.
const MAX_DEPTH: usize = 32;

/// Lists the entries. Memory holds the names of the current folder and its parents only.
pub(super) fn list_entries(root: &Path) -> io::Result<Entries> {
    let walk = FolderWalker { root: root.to_owned(), stack: vec![sorted_paths(root)?] };
    Ok(Box::new(walk))
}

struct FolderWalker {
    root: PathBuf,
    stack: Vec<std::vec::IntoIter<PathBuf>>,
}

fn sorted_paths(folder: &Path) -> io::Result<std::vec::IntoIter<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')));
    paths.sort();
    Ok(paths.into_iter())
}

impl Iterator for FolderWalker {
    type Item = Result<SourceEntry, SkippedEntry>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let Some(path) = self.stack.last_mut()?.next() else {
                self.stack.pop();
                continue;
            };
            let skip = |reason| Some(Err(SkippedEntry { entry: path.display().to_string(), reason }));
            // Links are skipped, because one to a folder could lead back up.
            let Ok(kind) = fs::symlink_metadata(&path) else { return skip("unreadable") };
            if kind.is_dir() {
                if self.stack.len() >= MAX_DEPTH {
                    return skip("too-deep");
                }
                match sorted_paths(&path) {
                    Ok(paths) => self.stack.push(paths),
                    Err(_) => return skip("unreadable"),
                }
                continue;
            }
            match is_feed_candidate(&path) {
                Ok(true) => {
                    let parts = path.strip_prefix(&self.root).unwrap_or(&path).components();
                    let parts: Vec<_> = parts.map(|part| part.as_os_str().to_string_lossy()).collect();
                    let name = parts.join("/");
                    return Some(Ok(SourceEntry::File { path, name }));
                }
                Ok(false) => {}
                Err(_) => return skip("unreadable"),
            }
        }
    }
}

fn is_feed_candidate(path: &Path) -> io::Result<bool> {
    let extension =
        path.extension().map(|extension| extension.to_string_lossy().to_ascii_lowercase()).unwrap_or_default();
    if OTHER_EXTENSIONS.contains(&extension.as_str()) || !fs::metadata(path)?.is_file() {
        return Ok(false);
    }
    if FEED_EXTENSIONS.contains(&extension.as_str()) {
        return Ok(true);
    }
    let mut start = Vec::new();
    File::open(path)?.take(SNIFF_BYTES).read_to_end(&mut start)?;
    Ok(is_feed_like(&String::from_utf8_lossy(&start)))
}
