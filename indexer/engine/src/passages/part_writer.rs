//! Writes a part of the passage store.

use super::dictionary::DictionaryBuilder;
use super::layout::PassageLayout;
use super::part_files::{ENTRY_BYTES, MAGIC, data_path, index_path};
use super::passage_store::PassageStore;
use super::record::{RecordSections, encode};
use earshot_model::{EpisodeId, Transcript};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes one part; see the [module](super).
pub struct PassagePartWriter {
    folder: PathBuf,
    part: u32,
    data: BufWriter<File>,
    offset: u64,
    entries: Vec<(EpisodeId, u64, u64)>,
    dictionaries: DictionaryBuilder,
    /// The previous parts. A transcript that they contain unchanged is not written again.
    previous: Option<PassageStore>,
}

impl PassagePartWriter {
    pub fn create(folder: &Path, part: u32, before: Option<PassageStore>) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let data = BufWriter::with_capacity(1 << 20, File::create(data_path(folder, part))?);
        let dictionaries = DictionaryBuilder::open(folder)?;
        Ok(Self {
            folder: folder.to_owned(),
            part,
            data,
            offset: 0,
            entries: Vec::new(),
            dictionaries,
            previous: before,
        })
    }

    pub fn add(&mut self, transcript: &Transcript, layout: &PassageLayout) -> io::Result<()> {
        if self.is_unchanged(transcript, layout)? {
            return Ok(());
        }
        let language = transcript.language.as_deref();
        let record = encode(transcript, layout, self.dictionaries.for_language(language))?;
        self.dictionaries.add_text(language, &layout.text)?;
        self.copy_record(transcript.episode_id, &record)
    }

    /// Whether the previous parts contain exactly this transcript.
    fn is_unchanged(&self, transcript: &Transcript, layout: &PassageLayout) -> io::Result<bool> {
        let known = self.previous.as_ref().and_then(|before| before.record_bytes(transcript.episode_id));
        let Some((known, pieces)) = known.and_then(|known| Some((known, RecordSections::parse(known)?))) else {
            return Ok(false);
        };
        let dictionary = pieces.dictionary.and_then(|number| self.dictionaries.get(number));
        Ok(encode(transcript, layout, dictionary)? == known)
    }

    /// Copies an encoded record.
    pub fn copy_record(&mut self, episode: EpisodeId, record: &[u8]) -> io::Result<()> {
        self.data.write_all(record)?;
        let length = record.len() as u64;
        self.entries.push((episode, self.offset, length));
        self.offset += length;
        Ok(())
    }

    /// Completes the part and returns its number. `None` when nothing was added; then no file is left.
    pub fn finish(mut self) -> io::Result<Option<u32>> {
        self.data.flush()?;
        self.data.get_ref().sync_all()?;
        if self.entries.is_empty() {
            fs::remove_file(data_path(&self.folder, self.part))?;
            return Ok(None);
        }
        // Of two records of an episode, the later one counts.
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
