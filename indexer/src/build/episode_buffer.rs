//! Buffers all episodes of a podcast before the first is written: in memory, then in a spill file.
//!
//! Each episode's document has a flag for whether its podcast has guests, which may depend on a later episode. Episodes
//! are also sorted into index order.

use super::{BuildError, EpisodeEntry};
use earshot_model::{EpisodeId, Timestamp};
use std::cmp::Reverse;
use std::fs::{self, File};
use std::io::{self, BufWriter, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// Bytes of episodes in memory.
const MEMORY_BYTES: usize = 16 << 20;

/// Buffers the episodes of a podcast.
pub struct EpisodeBuffer {
    path: PathBuf,
    now: Timestamp,
    limit: usize,
    entries: Vec<EpisodeEntry>,
    bytes: usize,
    spill_file: Option<SpillFile>,
}

/// Episodes with a transcript first, and among them the newest first. A date in the future counts as missing.
type EpisodeOrder = (bool, Reverse<Option<i64>>, EpisodeId);

fn order_of(entry: &EpisodeEntry, now: Timestamp) -> EpisodeOrder {
    let published = entry.episode.published_at.filter(|at| *at <= now).map(|at| at.timestamp());
    (entry.transcript.is_none(), Reverse(published), entry.episode.id)
}

struct SpillFile {
    file: BufWriter<File>,
    end: u64,
    /// Offset and length of each episode.
    spans: Vec<(EpisodeOrder, u64, usize)>,
}

impl EpisodeBuffer {
    /// A buffer that spills to `path` when needed.
    pub fn new(path: PathBuf, now: Timestamp) -> Self {
        Self { path, now, limit: MEMORY_BYTES, entries: Vec::new(), bytes: 0, spill_file: None }
    }

    pub fn push(&mut self, entry: EpisodeEntry) -> Result<(), BuildError> {
        self.bytes += entry.bytes();
        self.entries.push(entry);
        if self.bytes > self.limit { self.spill().map_err(BuildError::at(&self.path)) } else { Ok(()) }
    }

    fn spill(&mut self) -> io::Result<()> {
        let spilled = match &mut self.spill_file {
            Some(spilled) => spilled,
            None => {
                let file = File::options().read(true).write(true).create(true).truncate(true).open(&self.path)?;
                self.spill_file.insert(SpillFile { file: BufWriter::new(file), end: 0, spans: Vec::new() })
            }
        };
        for entry in self.entries.drain(..) {
            let json = serde_json::to_vec(&entry)?;
            spilled.file.write_all(&json)?;
            spilled.spans.push((order_of(&entry, self.now), spilled.end, json.len()));
            spilled.end += json.len() as u64;
        }
        self.bytes = 0;
        Ok(())
    }

    /// Passes on every episode in order and empties the buffer.
    pub fn drain(mut self, take: &mut dyn FnMut(EpisodeEntry) -> Result<(), BuildError>) -> Result<(), BuildError> {
        if self.spill_file.is_none() {
            let now = self.now;
            self.entries.sort_by_cached_key(|entry| order_of(entry, now));
            return self.entries.into_iter().try_for_each(take);
        }
        self.spill().map_err(BuildError::at(&self.path))?;
        let failed = BuildError::at(&self.path);
        let Some(SpillFile { file, spans: mut places, .. }) = self.spill_file.take() else { return Ok(()) };
        let mut file = file.into_inner().map_err(|error| failed(error.into_error()))?;
        places.sort_unstable();
        let mut json = Vec::new();
        for (_, start, bytes) in places {
            json.resize(bytes, 0);
            file.seek(SeekFrom::Start(start)).and_then(|_| file.read_exact(&mut json)).map_err(&failed)?;
            take(serde_json::from_slice(&json).map_err(|error| failed(error.into()))?)?;
        }
        fs::remove_file(&self.path).map_err(&failed)
    }
}

/// The spill file of a shard. `file_reuse` skips such files.
pub fn spill_path(shard: &Path) -> PathBuf {
    shard.join("held.part")
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use earshot_model::{Cue, Episode, EpisodeId, PodcastId, Timestamp, Transcript, TranscriptFormat};

    /// Two episodes are published per second. Episode 0 has no date.
    pub fn episode(number: usize) -> Episode {
        let podcast_id = PodcastId::from_feed_url("https://a.example");
        let id = EpisodeId::derive(podcast_id, &number.to_string());
        Episode {
            slug: number.to_string(),
            title: format!("Episode {number}"),
            description_html: "line\nline".to_owned(),
            published_at: number.checked_sub(1).and_then(|number| Timestamp::from_timestamp(number as i64 / 2, 0)),
            ..Episode::new(id, podcast_id, Timestamp::UNIX_EPOCH)
        }
    }

    fn entry(number: usize) -> EpisodeEntry {
        let episode = episode(number);
        let cue = Cue { start_ms: Some(1), end_ms: None, speaker: Some("Ada".to_owned()), text: "a\nb ü".repeat(50) };
        let transcript = Transcript {
            episode_id: episode.id,
            podcast_id: episode.podcast_id,
            language: None,
            source: String::new(),
            format: TranscriptFormat::Text,
            cues: vec![cue],
            fetched_at: Timestamp::UNIX_EPOCH,
            corrected_at: None,
            confidence: None,
        };
        let transcript = (!number.is_multiple_of(3)).then_some(transcript);
        EpisodeEntry { episode, transcript, former: Default::default(), credits: Default::default() }
    }

    #[test]
    fn episodes_are_drained_in_order_also_from_a_spill_file() {
        let folder = tempfile::TempDir::new().expect("makes a folder");
        for (count, limit) in [(0, 1), (5, MEMORY_BYTES), (5, 1), (50, 9_000)] {
            let mut held = EpisodeBuffer { limit, ..EpisodeBuffer::new(spill_path(folder.path()), Timestamp::MAX_UTC) };
            for number in 0..count {
                held.push(entry(number)).expect("is held");
            }
            assert_eq!(spill_path(folder.path()).exists(), count > 0 && limit < MEMORY_BYTES);
            let mut released = Vec::new();
            held.drain(&mut |entry| {
                released.push(entry);
                Ok(())
            })
            .expect("is released");
            let mut expected: Vec<EpisodeEntry> = (0..count).map(entry).collect();
            expected.sort_by_key(|entry| {
                let at = entry.episode.published_at.map_or(i64::MIN, |at| at.timestamp());
                (entry.transcript.is_none(), -i128::from(at), entry.episode.id)
            });
            let reported = |entry: &EpisodeEntry| (entry.episode.clone(), entry.transcript.clone());
            assert_eq!(
                released.iter().map(reported).collect::<Vec<_>>(),
                expected.iter().map(reported).collect::<Vec<_>>()
            );
            assert!(!spill_path(folder.path()).exists());
        }
    }
}
