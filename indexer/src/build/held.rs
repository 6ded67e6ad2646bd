//! Episodes that wait until it is known whether their show has guests: in memory, and beyond that in a file.
//!
//! Each episode says whether its show has guests, which only a later one may tell.

use super::{BuildError, EpisodeEntry};
use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// What waits in memory, about, in bytes.
const MEMORY_BYTES: usize = 16 << 20;
/// What an episode takes beside its texts.
const ENTRY_BYTES: usize = 1 << 10;

/// See the [module](self).
pub struct Held {
    path: PathBuf,
    limit: usize,
    entries: Vec<EpisodeEntry>,
    bytes: usize,
    file: Option<BufWriter<File>>,
}

impl Held {
    /// `path` is where the file would be.
    pub fn new(path: PathBuf) -> Self {
        Self { path, limit: MEMORY_BYTES, entries: Vec::new(), bytes: 0, file: None }
    }

    pub fn push(&mut self, entry: EpisodeEntry) -> Result<(), BuildError> {
        let said = entry.transcript.iter().flat_map(|transcript| &transcript.cues).map(|cue| cue.text.len() + 48);
        self.bytes += ENTRY_BYTES + entry.episode.description_html.len() * 2 + said.sum::<usize>();
        self.entries.push(entry);
        if self.bytes > self.limit { self.spill() } else { Ok(()) }
    }

    fn spill(&mut self) -> Result<(), BuildError> {
        let failed = BuildError::at(&self.path);
        let file = match &mut self.file {
            Some(file) => file,
            None => self.file.insert(BufWriter::new(File::create(&self.path).map_err(&failed)?)),
        };
        for entry in self.entries.drain(..) {
            serde_json::to_writer(&mut *file, &entry).map_err(|error| failed(error.into()))?;
            file.write_all(b"\n").map_err(&failed)?;
        }
        self.bytes = 0;
        Ok(())
    }

    /// Gives out every episode in the order in which they came; nothing is held afterwards.
    pub fn release(mut self, take: &mut dyn FnMut(EpisodeEntry) -> Result<(), BuildError>) -> Result<(), BuildError> {
        if let Some(mut file) = self.file.take() {
            let failed = BuildError::at(&self.path);
            file.flush().map_err(&failed)?;
            let written = BufReader::new(File::open(&self.path).map_err(&failed)?);
            for line in written.lines() {
                let entry = serde_json::from_str(&line.map_err(&failed)?).map_err(|error| failed(error.into()))?;
                take(entry)?;
            }
            fs::remove_file(&self.path).map_err(&failed)?;
        }
        self.entries.into_iter().try_for_each(take)
    }
}

/// Where the episodes of a shard wait; `carry` leaves such files behind.
pub fn path_in(shard: &Path) -> PathBuf {
    shard.join("held.part")
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::{Cue, Episode, EpisodeId, PodcastId, Timestamp, Transcript, TranscriptFormat};

    fn entry(number: usize) -> EpisodeEntry {
        let podcast_id = PodcastId::from_feed_url("https://a.example");
        let id = EpisodeId::derive(podcast_id, &number.to_string());
        let cue = Cue { start_ms: Some(1), end_ms: None, speaker: Some("Ada".to_owned()), text: "a\nb ü".repeat(50) };
        let transcript = Transcript {
            episode_id: id,
            podcast_id,
            language: None,
            source: String::new(),
            format: TranscriptFormat::Text,
            cues: vec![cue],
            fetched_at: Timestamp::UNIX_EPOCH,
        };
        let episode = Episode {
            id,
            podcast_id,
            slug: number.to_string(),
            guid: None,
            title: format!("Episode {number}"),
            subtitle: None,
            author: None,
            description_html: "line\nline".to_owned(),
            description: String::new(),
            web_url: None,
            enclosure_url: None,
            enclosure_type: None,
            enclosure_bytes: None,
            duration_s: None,
            image_url: None,
            published_at: None,
            explicit: None,
            season: None,
            number: None,
            kind: None,
            persons: Vec::new(),
            keywords: Vec::new(),
            chapters_url: None,
            transcript_links: Vec::new(),
            enclosures: Vec::new(),
            namespace: Default::default(),
            first_seen_at: Timestamp::UNIX_EPOCH,
            updated_at: Timestamp::UNIX_EPOCH,
            gone_at: None,
        };
        EpisodeEntry { episode, transcript: Some(transcript), former: Default::default(), credits: Default::default() }
    }

    #[test]
    fn what_does_not_fit_into_memory_comes_back_in_order() {
        let folder = tempfile::TempDir::new().expect("makes a folder");
        for (count, limit) in [(0, 1), (5, MEMORY_BYTES), (5, 1), (50, 9_000)] {
            let mut held = Held { limit, ..Held::new(path_in(folder.path())) };
            for number in 0..count {
                held.push(entry(number)).expect("is held");
            }
            assert_eq!(path_in(folder.path()).exists(), count > 0 && limit < MEMORY_BYTES);
            let mut released = Vec::new();
            held.release(&mut |entry| {
                released.push(entry);
                Ok(())
            })
            .expect("is released");
            assert_eq!(released.len(), count);
            for (number, found) in released.iter().enumerate() {
                let expected = entry(number);
                assert_eq!((&found.episode, &found.transcript), (&expected.episode, &expected.transcript));
            }
            assert!(!path_in(folder.path()).exists());
        }
    }
}
