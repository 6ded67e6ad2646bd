//! Writes one shard: its two indexes and its passages.

use super::episode_buffer::{self, EpisodeBuffer};
use super::newest_episodes::NewestEpisodes;
use super::transcribed_episodes::TranscribedEpisodes;
use super::{BuildError, BuildPlan, EpisodeEntry};
use crate::manifest::{Manifest, documents_folder, passages_folder, shard_folder, suggest_folder};
use earshot_engine::passages::{PassageLayout, PassagePartWriter, PassageStore, compact};
use earshot_engine::schema::DocumentKind;
use earshot_engine::writer::{BlockPosition, DocumentIndexWriter, IndexedPodcast, SortedTerms, WriteError};
use earshot_model::{EpisodeDocument, GeneratedDescription, PodcastDocument, PodcastId, Timestamp};
use earshot_suggest::SurfaceFormCounts;
use earshot_text::analyze::Analyzer;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

/// Bounds of a shard's memory for documents, whatever the plan gives. Indexes into position lists have 31 bits.
const MEMORY_BYTES: RangeInclusive<usize> = 32 << 20..=4 << 30;

/// When the lexicon takes more than this part of the memory, it is cleared. Words repeat, and analyzing a word takes
/// many times as long as looking it up.
const LEXICON_MEMORY_DIVISOR: usize = 4;

/// When word counts take more than this part of the memory, they are spilled.
const COUNTS_MEMORY_DIVISOR: usize = 16;

/// Limits of an episode block: its number of episodes and the bytes of their texts. A block is in one segment.
const MAX_BLOCK_EPISODES: usize = 64;
const MAX_BLOCK_BYTES: usize = 1 << 20;

/// Newest episodes whose notes are read for the generated description of their podcast.
const SUMMARIZED_EPISODES: usize = 20;

/// Messages to a shard: a podcast, then its episodes.
pub enum ShardMessage {
    Delete(PodcastId),
    Show(Box<PodcastDocument>),
    Episode(Box<EpisodeEntry>),
}

/// Writes one shard: its two indexes and its passages.
pub struct ShardWriter {
    folder: PathBuf,
    is_full: bool,
    /// Episodes with a later date are not the newest.
    now: Timestamp,
    /// Documents are written when they take this much memory.
    memory_bytes: usize,
    podcasts: DocumentIndexWriter,
    episodes: DocumentIndexWriter,
    passages: PassagePartWriter,
    passages_folder: PathBuf,
    analyzer: Analyzer,
    surface_forms: SurfaceFormCounts,
}

impl ShardWriter {
    pub fn open(plan: &BuildPlan, manifest: &Manifest, shard: usize) -> Result<Self, BuildError> {
        let passages_folder = passages_folder(&plan.folder, shard);
        let is_full = plan.previous.is_none();

        let parts = &manifest.passage_parts[shard];
        let before = match parts.as_slice() {
            [] => None,
            parts => Some(PassageStore::open(&passages_folder, parts).map_err(BuildError::at(&passages_folder))?),
        };
        let part = parts.last().map_or(1, |last| last + 1);
        let writer_of = |kind| DocumentIndexWriter::open(documents_folder(&plan.folder, shard, kind), kind, is_full);
        let memory_bytes = (plan.memory_bytes / manifest.shards).clamp(*MEMORY_BYTES.start(), *MEMORY_BYTES.end());
        let counts = suggest_folder(&plan.folder).join(format!("written-{shard:02}"));
        Ok(Self {
            folder: shard_folder(&plan.folder, shard),
            is_full,
            now: plan.built_at,
            memory_bytes,
            podcasts: writer_of(DocumentKind::Podcasts)?,
            episodes: writer_of(DocumentKind::Episodes)?,
            passages: PassagePartWriter::create(&passages_folder, part, before)
                .map_err(BuildError::at(&passages_folder))?,
            passages_folder,
            analyzer: Analyzer::default(),
            surface_forms: SurfaceFormCounts::new(memory_bytes / COUNTS_MEMORY_DIVISOR, counts),
        })
    }

    /// Processes messages until the channel closes.
    pub fn run(&mut self, lots: Receiver<Vec<ShardMessage>>) -> Result<(), BuildError> {
        let mut messages = lots.into_iter().flatten().peekable();
        while let Some(message) = messages.next() {
            match message {
                ShardMessage::Delete(podcast) => self.delete(podcast)?,
                ShardMessage::Show(document) => {
                    let mut episodes = std::iter::from_fn(|| {
                        match messages.next_if(|message| matches!(message, ShardMessage::Episode(_))) {
                            Some(ShardMessage::Episode(entry)) => Some(*entry),
                            _ => None,
                        }
                    });
                    self.add(*document, &mut episodes)?;
                }
                // An episode without its podcast. The sender never sends this.
                ShardMessage::Episode(_) => {}
            }
        }
        Ok(())
    }

    /// Deletes a podcast and its episodes from the previous index. New documents stay.
    fn delete(&mut self, podcast: PodcastId) -> Result<(), BuildError> {
        self.podcasts.delete(podcast)?;
        Ok(self.episodes.delete(podcast)?)
    }

    fn add(
        &mut self,
        mut document: PodcastDocument,
        episodes: &mut dyn Iterator<Item = EpisodeEntry>,
    ) -> Result<(), BuildError> {
        if !self.is_full {
            self.delete(document.podcast.id)?;
        }
        // Without extracted credits, a podcast has guests when one of its episodes marks a guest, and all its episodes
        // carry that flag.
        let (mut held, mut newest) =
            (EpisodeBuffer::new(episode_buffer::spill_path(&self.folder), self.now), NewestEpisodes::new(self.now));
        for entry in episodes {
            newest.push(&entry.episode);
            if document.credits.has_guests.is_none() && entry.episode.has_marked_guest() {
                document.credits.has_guests = Some(true);
            }
            held.push(entry)?;
        }
        let newest = newest.into_texts();
        document.generated = generate_description(&document, &newest);
        let mut show = self.episodes.prepare_podcast(&document, &mut self.analyzer);
        self.podcasts.add_podcast(&show, &newest, &mut self.analyzer)?;
        let mut block = EpisodeBlock::default();
        held.drain(&mut |entry| {
            if block.ends_before(&entry) {
                block.end();
                if self.is_memory_full() {
                    self.flush()?;
                    show.analyze(&mut self.analyzer);
                }
            }
            self.add_episode(&show, &mut block, entry)
        })?;
        if self.is_memory_full() { self.flush() } else { Ok(()) }
    }

    fn add_episode(
        &mut self,
        show: &IndexedPodcast<'_>,
        block: &mut EpisodeBlock,
        entry: EpisodeEntry,
    ) -> Result<(), BuildError> {
        let document = EpisodeDocument {
            has_transcript: entry.transcript.is_some(),
            episode: entry.episode,
            podcast_slug: show.document.podcast.slug.clone(),
            podcast_title: show.document.podcast.title.clone(),
            aliases: entry.former,
            credits: entry.credits,
        };
        let layout = entry.transcript.as_ref().map(PassageLayout::from_transcript);
        if let (Some(transcript), Some(layout)) = (&entry.transcript, &layout) {
            self.passages.add(transcript, layout).map_err(BuildError::at(&self.passages_folder))?;
        }
        let place = BlockPosition { number: block.number, is_first: block.episodes == 0 };
        self.episodes.add_episode(show, &document, layout.as_ref(), place, &mut self.analyzer)?;
        let said = layout.as_ref().map_or(0, |layout| layout.text.len());
        block.bytes += document.episode.description.len() + said;
        block.has_transcripts = document.has_transcript;
        block.episodes += 1;
        Ok(())
    }

    fn is_memory_full(&self) -> bool {
        let drafts = self.podcasts.bytes() + self.episodes.bytes();
        drafts + self.analyzer.lexicon.bytes() >= self.memory_bytes
    }

    /// Writes the buffered documents to disk. Afterwards the lexicon may assign term numbers again.
    fn flush(&mut self) -> Result<(), BuildError> {
        self.write_both(DocumentIndexWriter::flush)?;
        if self.analyzer.lexicon.bytes() > self.memory_bytes / LEXICON_MEMORY_DIVISOR {
            self.surface_forms.add_full(&self.analyzer.lexicon).map_err(BuildError::at(&self.folder))?;
            self.analyzer.lexicon.clear();
        }
        Ok(())
    }

    fn write_both(
        &mut self,
        write: impl Fn(&mut DocumentIndexWriter, &SortedTerms<'_>) -> Result<(), WriteError> + Sync,
    ) -> Result<(), BuildError> {
        let terms = SortedTerms::new(&self.analyzer.lexicon);
        let (podcasts, episodes) = (&mut self.podcasts, &mut self.episodes);
        let (podcasts, episodes) = rayon::join(|| write(podcasts, &terms), || write(episodes, &terms));
        Ok(podcasts.and(episodes)?)
    }

    /// Commits everything and verifies it. Returns the passage parts and the surface forms of all documents.
    pub fn finish(mut self, parts: &[u32]) -> Result<(Vec<u32>, SurfaceFormCounts), BuildError> {
        self.write_both(DocumentIndexWriter::write_segment)?;
        self.surface_forms.add_last(&self.analyzer.lexicon).map_err(BuildError::at(&self.folder))?;
        self.analyzer.lexicon.clear();
        let (podcasts, episodes) = rayon::join(|| self.podcasts.finish(), || self.episodes.finish());
        podcasts?;
        let folder = &self.passages_folder;
        let spoken = TranscribedEpisodes::new(episodes?).map_err(BuildError::at(folder))?;
        let new = self.passages.finish().map_err(BuildError::at(folder))?;
        let parts: Vec<u32> = parts.iter().copied().chain(new).collect();
        let is_alive = |episode| spoken.contains(episode);
        let parts = compact(folder, &parts, spoken.count(), is_alive).map_err(BuildError::at(folder))?;
        Ok((parts, self.surface_forms))
    }
}

/// Sums up a podcast by sentences of its description and of the notes of its newest episodes.
/// Chooses sentences that sum up a podcast, from its description and the texts of its newest episodes
/// ([`super::NewestEpisodes`]).
pub fn generate_description(document: &PodcastDocument, newest: &[String]) -> Option<GeneratedDescription> {
    // The first line is the title.
    let notes = newest.iter().take(SUMMARIZED_EPISODES).filter_map(|text| Some(text.split_once('\n')?.1));
    GeneratedDescription::extract(&document.podcast.description, &notes.collect::<Vec<_>>())
}

/// Episodes of a podcast that will be consecutive.
#[derive(Default)]
struct EpisodeBlock {
    number: u64,
    episodes: usize,
    bytes: usize,
    has_transcripts: bool,
}

impl EpisodeBlock {
    fn ends_before(&self, entry: &EpisodeEntry) -> bool {
        let is_full = self.episodes >= MAX_BLOCK_EPISODES || self.bytes >= MAX_BLOCK_BYTES;
        self.episodes > 0 && (is_full || self.has_transcripts != entry.transcript.is_some())
    }

    /// Begins the next block.
    fn end(&mut self) {
        *self = Self { number: self.number + 1, ..Self::default() };
    }
}
