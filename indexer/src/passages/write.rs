//! Writing a part of the store.

use super::layout::Layout;
use super::record::encode;
use super::{ENTRY_BYTES, MAGIC, PassageStore, data_path, index_path};
use earshot_model::{EpisodeId, Transcript};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes one part; see the [module](super).
pub struct PartWriter {
    folder: PathBuf,
    part: u32,
    data: BufWriter<File>,
    offset: u64,
    entries: Vec<(EpisodeId, u64, u64)>,
    /// The parts before: a transcript that they hold unchanged is not written again.
    before: Option<PassageStore>,
}

impl PartWriter {
    pub fn create(folder: &Path, part: u32, before: Option<PassageStore>) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let data = BufWriter::with_capacity(1 << 20, File::create(data_path(folder, part))?);
        Ok(Self { folder: folder.to_owned(), part, data, offset: 0, entries: Vec::new(), before })
    }

    pub fn add(&mut self, transcript: &Transcript, layout: &Layout) -> io::Result<()> {
        let record = encode(transcript, layout)?;
        let is_known = match &self.before {
            Some(before) => before.bytes_of(transcript.episode_id).is_some_and(|known| known == record),
            None => false,
        };
        if is_known {
            return Ok(());
        }
        self.copy(transcript.episode_id, &record)
    }

    /// Takes over a record as it is.
    pub fn copy(&mut self, episode: EpisodeId, record: &[u8]) -> io::Result<()> {
        self.data.write_all(record)?;
        let length = record.len() as u64;
        self.entries.push((episode, self.offset, length));
        self.offset += length;
        Ok(())
    }

    /// The number of the part, or `None` when nothing was added and no file is left.
    pub fn finish(mut self) -> io::Result<Option<u32>> {
        self.data.flush()?;
        self.data.get_ref().sync_all()?;
        if self.entries.is_empty() {
            fs::remove_file(data_path(&self.folder, self.part))?;
            return Ok(None);
        }
        // Of two records of one episode the later one counts.
        self.entries.sort_by_key(|&(id, offset, _)| (id, std::cmp::Reverse(offset)));
        self.entries.dedup_by_key(|entry| entry.0);

        let mut bytes = Vec::with_capacity(16 + self.entries.len() * ENTRY_BYTES);
        bytes.extend(MAGIC);
        bytes.extend((self.entries.len() as u64).to_le_bytes());
        for (id, offset, length) in &self.entries {
            bytes.extend(id.0.as_bytes());
            bytes.extend(offset.to_le_bytes());
            bytes.extend(length.to_le_bytes());
        }
        let mut file = File::create(index_path(&self.folder, self.part))?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        Ok(Some(self.part))
    }
}
