//! A folder of transcripts, indexed by file name and slug.

use super::format_preference::{is_transcript, is_unread_transcript, path_rank};
use super::links::file_name;
use super::transcript_job::TranscriptFile;
use crate::feed::ParsedItem;
use earshot_model::limits::MAX_LIST_ENTRIES;
use earshot_model::slug;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The transcript files below a folder.
#[derive(Default)]
pub(crate) struct TranscriptFolder {
    by_name: HashMap<String, Vec<PathBuf>>,
    by_slug: HashMap<String, Vec<PathBuf>>,
}

impl TranscriptFolder {
    /// Lists the folder once.
    pub(crate) fn open(root: &Path) -> io::Result<Self> {
        let mut folder = Self::default();
        for files in Folders::new(root).flat_map(|folder| folder.transcripts).take(MAX_LIST_ENTRIES) {
            folder.add(files);
        }
        // Only the root must be readable; unreadable subfolders are skipped.
        fs::read_dir(root).map(|_| folder)
    }

    fn add(&mut self, path: PathBuf) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(slug) = slug::from_title(&stem) {
            self.by_slug.entry(slug).or_default().push(path.clone());
        }
        self.by_name.entry(name).or_default().push(path);
    }

    pub(crate) fn find(
        &self,
        item: &ParsedItem,
        episode_slug: &str,
        feed_stem: Option<&str>,
    ) -> Option<TranscriptFile> {
        let by_link = item.transcript_links.iter().filter_map(|link| {
            let paths = self.by_name.get(&file_name(&link.url)?.to_lowercase())?;
            Some(TranscriptFile { path: choose_path(paths, feed_stem)?.clone(), language: link.language.clone() })
        });
        let guid = item.guid.as_deref().and_then(slug::from_title);
        let slugs = [guid, Some(episode_slug.to_owned()), slug::from_title(&item.title)];
        let by_slug = slugs.into_iter().flatten().filter_map(|slug| {
            let path = choose_path(self.by_slug.get(&slug)?, feed_stem)?.clone();
            Some(TranscriptFile { path, language: None })
        });
        by_link.chain(by_slug).next()
    }
}

/// Returns the file in a folder named after the feed, otherwise the only file of its name.
fn choose_path<'a>(paths: &'a [PathBuf], feed_stem: Option<&str>) -> Option<&'a PathBuf> {
    let is_of_feed = |path: &&PathBuf| {
        let names = path.parent().into_iter().flat_map(Path::components);
        feed_stem.is_some_and(|stem| names.into_iter().any(|part| part.as_os_str().to_string_lossy() == stem))
    };
    let mut of_feed: Vec<&PathBuf> = paths.iter().filter(is_of_feed).collect();
    if of_feed.is_empty() && have_same_stem(paths) {
        of_feed = paths.iter().collect();
    }
    of_feed.into_iter().min_by_key(|path| path_rank(path))
}

/// Whether files differ only in their extension.
fn have_same_stem(paths: &[PathBuf]) -> bool {
    paths.windows(2).all(|pair| pair[0].with_extension("") == pair[1].with_extension(""))
}

/// The files of one folder, sorted.
pub(crate) struct ListedFolder {
    pub(crate) path: PathBuf,
    pub(crate) transcripts: Vec<PathBuf>,
    /// Likely transcripts in formats that are not read.
    pub(crate) unread: Vec<PathBuf>,
}

/// Iterates over the folders below a root, in order, each with its transcript files. Keeps one listing in memory. Links
/// are not followed, so the iteration ends.
pub(crate) struct Folders {
    pending: Vec<PathBuf>,
}

impl Folders {
    pub(crate) fn new(root: &Path) -> Self {
        Self { pending: vec![root.to_owned()] }
    }
}

impl Iterator for Folders {
    type Item = ListedFolder;

    fn next(&mut self) -> Option<Self::Item> {
        let directory = self.pending.pop()?;
        let (mut transcripts, mut unread, mut folders) = (Vec::new(), Vec::new(), Vec::new());
        for entry in fs::read_dir(&directory).into_iter().flatten().flatten() {
            let Ok(kind) = entry.file_type() else { continue };
            let path = entry.path();
            if kind.is_dir() {
                folders.push(path);
            } else if is_transcript(&path) {
                transcripts.push(path);
            } else if is_unread_transcript(&path) {
                unread.push(path);
            }
        }
        transcripts.sort_unstable();
        unread.sort_unstable();
        // The stack's last element is the next folder.
        folders.sort_unstable_by(|one, other| other.cmp(one));
        self.pending.append(&mut folders);
        Some(ListedFolder { path: directory, transcripts, unread })
    }
}
