//! The list of unknown feeds that hints named: a text file in the data folder, as input for `earshot ingest`.

use crate::failure::{CommandResult, Failure};
use earshot_catalog::DataDir;
use std::collections::HashSet;
use std::fs::OpenOptions;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Maximum size of the file. Anyone can write to the chain, so the list stops growing until the operator removes it.
const MAX_BYTES: u64 = 16 << 20;
/// How many URL hashes are kept in memory to list each URL once.
const MAX_SEEN: usize = 200_000;

/// Appends unknown feed URLs to the list, each once.
pub struct DiscoveredFeeds {
    path: PathBuf,
    seen_hashes: HashSet<u64>,
}

impl DiscoveredFeeds {
    pub fn new(data: &DataDir) -> Self {
        Self { path: data.path().join("discovered.txt"), seen_hashes: HashSet::new() }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends URLs that were not listed since the start, up to the size limit.
    pub fn add<'u>(&mut self, urls: impl Iterator<Item = &'u str>) -> CommandResult {
        let mut lines = String::new();
        for url in urls {
            // One URL per line: URLs from the parser contain no line breaks.
            if self.seen_hashes.len() < MAX_SEEN && self.seen_hashes.insert(url_hash(url)) {
                lines.push_str(url);
                lines.push('\n');
            }
        }
        if lines.is_empty() {
            return Ok(());
        }
        let mut file = OpenOptions::new().create(true).append(true).open(&self.path).map_err(Failure::internal)?;
        let size = file.metadata().map_err(Failure::internal)?.len();
        if size + lines.len() as u64 <= MAX_BYTES {
            file.write_all(lines.as_bytes()).map_err(Failure::internal)?;
        }
        Ok(())
    }
}

fn url_hash(url: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    url.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_feed_is_listed_once_and_the_list_has_an_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut list = DiscoveredFeeds::new(&DataDir::new(folder.path()));
        let read = |list: &DiscoveredFeeds| std::fs::read_to_string(list.path()).expect("the list");
        list.add(["https://a.example/", "https://b.example/", "https://a.example/"].into_iter()).expect("written");
        list.add(["https://b.example/"].into_iter()).expect("written");
        assert_eq!(read(&list), "https://a.example/\nhttps://b.example/\n");
        let file = OpenOptions::new().write(true).open(list.path()).expect("the list");
        file.set_len(MAX_BYTES - 3).expect("longer");
        list.add(["https://c.example/"].into_iter()).expect("left out");
        assert_eq!(file.metadata().expect("a size").len(), MAX_BYTES - 3);
    }
}
