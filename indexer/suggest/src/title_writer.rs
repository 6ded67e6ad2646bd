//! Writes a part of the titles in bounded memory.

use super::key_sorter::KeySorter;
use super::paths::{ids_path, titles_path};
use super::title_keys::{KEY_END, starts_of_title, truncate_key};
use earshot_model::PodcastId;
use fst::MapBuilder;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes one part; see the [module](super).
pub struct TitleWriter {
    folder: PathBuf,
    part: u32,
    ids: BufWriter<File>,
    count: u32,
    keys: KeySorter,
}

impl TitleWriter {
    pub fn create(folder: &Path, part: u32) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let ids = BufWriter::new(File::create(ids_path(folder, part))?);
        let keys = KeySorter::new(folder.join(format!("titles-{part:06}")));
        Ok(Self { folder: folder.to_owned(), part, ids, count: 0, keys })
    }

    /// Adds a title. `popularity` is 0 to 1.
    pub fn add(&mut self, podcast: PodcastId, title: &str, popularity: f64) -> io::Result<()> {
        let starts = starts_of_title(title);
        if starts.is_empty() {
            return Ok(());
        }
        let number = self.count;
        self.count += 1;
        self.ids.write_all(podcast.0.as_bytes())?;
        // Appends the podcast's number, so that keys of different podcasts differ.
        let [one, two, three, four] = number.to_be_bytes();
        let end = [KEY_END as u8, one, two, three, four];
        for start in starts {
            self.keys.push(
                [truncate_key(&start.key).as_bytes(), &end],
                completion_cost(start.is_later_word, popularity, number),
            )?;
        }
        Ok(())
    }

    /// Completes the part and returns its number. `None` when nothing was added; then no file is left.
    pub fn finish(mut self) -> io::Result<Option<u32>> {
        self.ids.flush()?;
        self.ids.get_ref().sync_all()?;
        if self.count == 0 {
            fs::remove_file(ids_path(&self.folder, self.part))?;
            return Ok(None);
        }
        let file = BufWriter::new(File::create(titles_path(&self.folder, self.part))?);
        let mut builder = MapBuilder::new(file).map_err(io::Error::other)?;
        self.keys.for_each(u64::min, |key, cost| builder.insert(key, cost).map_err(io::Error::other))?;
        let mut file = builder.into_inner().map_err(io::Error::other)?;
        file.flush()?;
        file.get_ref().sync_all()?;
        Ok(Some(self.part))
    }
}

/// Sorts whole titles before later words, and popular podcasts first. The lowest 32 bits are the podcast's number.
fn completion_cost(is_later_word: bool, popularity: f64, number: u32) -> u64 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to 0 to 65535")]
    let unpopularity = ((1.0 - popularity) * 65_535.0).clamp(0.0, 65_535.0) as u64;
    (u64::from(is_later_word) << 48) | (unpopularity << 32) | u64::from(number)
}
