//! Completing single words, the frequent ones first.

use super::best::{BestFirst, Typed};
use super::words_path;
use crate::mmap::map;
use fst::MapBuilder;
use fst::raw::Fst;
use memmap2::Mmap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Writes the words, sorted, with the number of titles that have each.
///
/// # Errors
/// When a file cannot be written, or the words do not come in order.
pub fn write_words(folder: &Path, words: impl Iterator<Item = io::Result<(String, u64)>>) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let mut builder = MapBuilder::new(BufWriter::new(File::create(words_path(folder))?)).map_err(io::Error::other)?;
    for word in words {
        let (word, titles) = word?;
        // Cost falls with frequency.
        builder.insert(word, u64::from(u32::MAX).saturating_sub(titles)).map_err(io::Error::other)?;
    }
    let mut file = builder.into_inner().map_err(io::Error::other)?;
    file.flush()?;
    file.get_ref().sync_all()
}

/// The words of all titles.
pub struct WordMap(Fst<Mmap>);

impl WordMap {
    pub fn open(folder: &Path) -> io::Result<Self> {
        Ok(Self(Fst::new(map(&words_path(folder))?).map_err(io::Error::other)?))
    }

    /// The most frequent words that complete what was typed.
    pub fn complete(&self, typed: &Typed, wanted: usize) -> Vec<String> {
        BestFirst::new(&self.0, typed).filter_map(|(key, _)| String::from_utf8(key).ok()).take(wanted).collect()
    }
}
