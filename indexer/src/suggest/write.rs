//! Writing a part of the titles in bounded memory.

use super::{cut, ids_path, starts_of, titles_path};
use crate::analyze::title_key;
use earshot_model::PodcastId;
use fst::raw::Fst;
use fst::{MapBuilder, Streamer};
use memmap2::Mmap;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Keys sorted in memory at once; more become several runs that are merged at the end.
const RUN_BYTES: usize = 64 << 20;

/// Writes one part; see the [module](super).
pub struct TitleWriter {
    folder: PathBuf,
    part: u32,
    ids: BufWriter<File>,
    count: u32,
    keys: Vec<(Box<[u8]>, u64)>,
    key_bytes: usize,
    runs: Vec<PathBuf>,
}

impl TitleWriter {
    pub fn create(folder: &Path, part: u32) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let ids = BufWriter::new(File::create(ids_path(folder, part))?);
        let folder = folder.to_owned();
        Ok(Self { folder, part, ids, count: 0, keys: Vec::new(), key_bytes: 0, runs: Vec::new() })
    }

    /// `popularity` is 0 to 1.
    pub fn add(&mut self, podcast: PodcastId, title: &str, popularity: f64) -> io::Result<()> {
        let key = title_key(title);
        if key.is_empty() {
            return Ok(());
        }
        let number = self.count;
        self.count += 1;
        self.ids.write_all(podcast.0.as_bytes())?;
        for (place, start) in starts_of(&key).into_iter().enumerate() {
            // Keys are unique by the number of the podcast at their end.
            let mut bytes = Vec::with_capacity(start.len() + 5);
            bytes.extend_from_slice(cut(start).as_bytes());
            bytes.push(0);
            bytes.extend(number.to_be_bytes());
            self.key_bytes += bytes.len() + 48;
            self.keys.push((bytes.into_boxed_slice(), cost(place > 0, popularity, number)));
        }
        if self.key_bytes > RUN_BYTES { self.end_run() } else { Ok(()) }
    }

    fn end_run(&mut self) -> io::Result<()> {
        let path = self.folder.join(format!("run-{:06}-{}.part", self.part, self.runs.len()));
        self.keys.sort_unstable();
        let mut builder = MapBuilder::new(BufWriter::new(File::create(&path)?)).map_err(io::Error::other)?;
        for (key, cost) in self.keys.drain(..) {
            builder.insert(key, cost).map_err(io::Error::other)?;
        }
        builder.into_inner().map_err(io::Error::other)?.flush()?;
        self.key_bytes = 0;
        self.runs.push(path);
        Ok(())
    }

    /// The number of the part, or `None` when nothing was added and no file is left.
    pub fn finish(mut self) -> io::Result<Option<u32>> {
        self.ids.flush()?;
        self.ids.get_ref().sync_all()?;
        if self.count == 0 {
            fs::remove_file(ids_path(&self.folder, self.part))?;
            return Ok(None);
        }
        self.end_run()?;
        let target = titles_path(&self.folder, self.part);
        if let [only] = self.runs.as_slice() {
            fs::rename(only, &target)?;
            File::open(&target)?.sync_all()?;
            return Ok(Some(self.part));
        }

        let runs: Vec<Fst<Mmap>> = self
            .runs
            .iter()
            .map(|path| Fst::new(crate::mmap::map(path)?).map_err(io::Error::other))
            .collect::<io::Result<_>>()?;
        let mut union = runs.iter().fold(fst::raw::OpBuilder::new(), |all, run| all.add(run)).union();
        let file = File::create(&target)?;
        let mut builder = MapBuilder::new(BufWriter::new(file)).map_err(io::Error::other)?;
        while let Some((key, values)) = union.next() {
            let cost = values.iter().map(|value| value.value).min().unwrap_or_default();
            builder.insert(key, cost).map_err(io::Error::other)?;
        }
        let mut file = builder.into_inner().map_err(io::Error::other)?;
        file.flush()?;
        file.get_ref().sync_all()?;
        for path in &self.runs {
            fs::remove_file(path)?;
        }
        Ok(Some(self.part))
    }
}

/// Whole titles before later words, popular before others; the lowest half says which podcast it is.
fn cost(is_later_word: bool, popularity: f64, number: u32) -> u64 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to 0 to 65535")]
    let unpopularity = ((1.0 - popularity) * 65_535.0).clamp(0.0, 65_535.0) as u64;
    (u64::from(is_later_word) << 48) | (unpopularity << 32) | u64::from(number)
}
