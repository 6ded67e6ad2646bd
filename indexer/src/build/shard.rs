//! Writes one shard: its two indexes and its passages.

use super::episode_buffer::{self, EpisodeBuffer};
use super::newest_episodes::NewestEpisodes;
use super::verify::{ExpectedIndex, TranscribedEpisodes};
use super::{BuildError, BuildPlan, EpisodeEntry};
use crate::manifest::{Manifest, episodes_folder, passages_folder, podcasts_folder, shard_folder, suggest_folder};
use earshot_engine::passages::{PassageLayout, PassagePartWriter, PassageStore, compact};
use earshot_engine::schema::{self, Fields, field};
use earshot_engine::writer::{BlockPosition, DocumentSink, SegmentDraft, Show, SortedTerms};
use earshot_model::{EpisodeDocument, PodcastDocument, PodcastId, Timestamp};
use earshot_suggest::SurfaceFormCounts;
use earshot_text::analyze::Analyzer;
use std::fs;
use std::io;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use tantivy::index::SegmentMeta;
use tantivy::indexer::{LogMergePolicy, NoMergePolicy};
use tantivy::schema::Schema;
use tantivy::{Index, IndexWriter, TantivyError};
use uuid::Uuid;

/// The minimum that tantivy accepts. Its own writer gets no documents.
const ENGINE_BYTES: usize = 16 << 20;

/// Bounds of a shard's memory for documents, whatever the plan gives. Indexes into position lists have 31 bits.
const MEMORY_BYTES: RangeInclusive<usize> = 32 << 20..=4 << 30;

/// When the lexicon takes more than this part of the memory, it is cleared. Words repeat, and analyzing a word takes
/// many times as long as looking it up.
const LEXICON_MEMORY_DIVISOR: usize = 4;

/// When word counts take more than this part of the memory, they are spilled.
const COUNTS_MEMORY_DIVISOR: usize = 16;

/// A segment with a larger share of deleted documents is rewritten.
const MAX_DELETED_SHARE: f32 = 0.2;

/// Limits of an episode block: its number of episodes and the bytes of their texts. A block is in one segment.
const MAX_BLOCK_EPISODES: usize = 64;
const MAX_BLOCK_BYTES: usize = 1 << 20;

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
    podcasts: LayerWriter,
    episodes: LayerWriter,
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
        let podcasts = podcasts_folder(&plan.folder, shard);
        let episodes = episodes_folder(&plan.folder, shard);
        let memory_bytes = (plan.memory_bytes / manifest.shards).clamp(*MEMORY_BYTES.start(), *MEMORY_BYTES.end());
        let counts = suggest_folder(&plan.folder).join(format!("written-{shard:02}"));
        Ok(Self {
            folder: shard_folder(&plan.folder, shard),
            is_full,
            now: plan.built_at,
            memory_bytes,
            podcasts: LayerWriter::open(podcasts, schema::podcast_schema(), field::ID, is_full)?,
            episodes: LayerWriter::open(episodes, schema::episode_schema(), field::PODCAST_ID, is_full)?,
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
        self.episodes.delete(podcast)
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
        let mut show = Show::new(&document, &self.episodes.fields, &mut self.analyzer);
        let newest = newest.into_texts();
        self.podcasts.add(document.podcast.id.0, &mut self.analyzer, |target| show.podcast(target, &newest))?;
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
        show: &Show<'_>,
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
        self.episodes.add(document.episode.id.0, &mut self.analyzer, |target| {
            show.episode(target, &document, layout.as_ref(), place)
        })?;
        let said = layout.as_ref().map_or(0, |layout| layout.text.len());
        block.bytes += document.episode.description.len() + said;
        block.has_transcripts = document.has_transcript;
        block.episodes += 1;
        Ok(())
    }

    fn is_memory_full(&self) -> bool {
        let drafts = self.podcasts.draft.bytes() + self.episodes.draft.bytes();
        drafts + self.analyzer.lexicon.bytes() >= self.memory_bytes
    }

    /// Writes the buffered documents to disk. Afterwards the lexicon may assign term numbers again.
    fn flush(&mut self) -> Result<(), BuildError> {
        let is_full = self.is_full;
        self.write_both(|writer, terms| if is_full { writer.flush_run(terms) } else { writer.write_segment(terms) })?;
        if self.analyzer.lexicon.bytes() > self.memory_bytes / LEXICON_MEMORY_DIVISOR {
            self.surface_forms.add_full(&self.analyzer.lexicon).map_err(BuildError::at(&self.folder))?;
            self.analyzer.lexicon.clear();
        }
        Ok(())
    }

    fn write_both(
        &mut self,
        write: impl Fn(&mut LayerWriter, &SortedTerms<'_>) -> Result<(), BuildError> + Sync,
    ) -> Result<(), BuildError> {
        let terms = SortedTerms::new(&self.analyzer.lexicon);
        let (podcasts, episodes) = (&mut self.podcasts, &mut self.episodes);
        let (podcasts, episodes) = rayon::join(|| write(podcasts, &terms), || write(episodes, &terms));
        podcasts.and(episodes)
    }

    /// Commits everything and verifies it. Returns the passage parts and the surface forms of all documents.
    pub fn finish(mut self, parts: &[u32]) -> Result<(Vec<u32>, SurfaceFormCounts), BuildError> {
        self.write_both(LayerWriter::write_segment)?;
        self.surface_forms.add_last(&self.analyzer.lexicon).map_err(BuildError::at(&self.folder))?;
        self.analyzer.lexicon.clear();
        let is_full = self.is_full;
        let (podcasts, episodes) = rayon::join(|| self.podcasts.finish(is_full), || self.episodes.finish(is_full));
        podcasts?;
        let episodes = episodes?;
        let failed = BuildError::at(&self.passages_folder);
        let new = self.passages.finish().map_err(&failed)?;
        let parts: Vec<u32> = parts.iter().copied().chain(new).collect();
        let spoken = TranscribedEpisodes::new(&episodes).map_err(|error| failed(io::Error::other(error)))?;
        let is_alive = |episode| spoken.contains(episode).map_err(io::Error::other);
        let parts = compact(&self.passages_folder, &parts, spoken.count(), is_alive).map_err(failed)?;
        Ok((parts, self.surface_forms))
    }
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

struct LayerWriter {
    folder: PathBuf,
    schema: Schema,
    fields: Fields,
    index: Index,
    draft: SegmentDraft,
    /// The segments written so far.
    segments: Vec<SegmentMeta>,
    expected: ExpectedIndex,
}

impl LayerWriter {
    /// `podcast_id` is the field with the id of a document's podcast.
    fn open(folder: PathBuf, schema: Schema, podcast_id: &'static str, is_full: bool) -> Result<Self, BuildError> {
        let failed = BuildError::engine(&folder);
        let index = if is_full {
            fs::create_dir_all(&folder).map_err(BuildError::at(&folder))?;
            let builder = Index::builder().schema(schema.clone()).settings(schema::index_settings());
            builder.create_in_dir(&folder).map_err(&failed)?
        } else {
            Index::open_in_dir(&folder).map_err(&failed)?
        };
        let expected = ExpectedIndex::new(&index, podcast_id, is_full).map_err(&failed)?;
        let draft = SegmentDraft::new(&schema, draft_path(&folder)).map_err(&failed)?;
        drop(failed);
        Ok(Self { folder, fields: Fields::of(&schema), schema, index, draft, segments: Vec::new(), expected })
    }

    fn delete(&mut self, podcast: PodcastId) -> Result<(), BuildError> {
        self.expected.delete(podcast.0).map_err(BuildError::engine(&self.folder))
    }

    fn add(
        &mut self,
        id: Uuid,
        analyzer: &mut Analyzer,
        write: impl FnOnce(DocumentSink<'_>) -> Result<(), TantivyError>,
    ) -> Result<(), BuildError> {
        let target = DocumentSink { fields: &self.fields, draft: &mut self.draft, analyzer };
        write(target).map_err(BuildError::engine(&self.folder))?;
        self.expected.add(id);
        Ok(())
    }

    /// Writes a run; used by full builds, which join all runs to one segment at the end.
    fn flush_run(&mut self, terms: &SortedTerms<'_>) -> Result<(), BuildError> {
        self.draft.flush_run(terms).map_err(BuildError::engine(&self.folder))
    }

    /// Writes a segment of the buffered documents.
    fn write_segment(&mut self, terms: &SortedTerms<'_>) -> Result<(), BuildError> {
        let failed = BuildError::engine(&self.folder);
        let next = SegmentDraft::new(&self.schema, draft_path(&self.folder)).map_err(&failed)?;
        let draft = std::mem::replace(&mut self.draft, next);
        self.segments.extend(draft.write(self.index.new_segment(), terms).map_err(&failed)?);
        Ok(())
    }

    fn finish(self, is_full: bool) -> Result<Index, BuildError> {
        let failed = BuildError::engine(&self.folder);
        self.delete_removed().map_err(&failed)?;
        // Deletes before the new segments are added, so that deletions never apply to them.
        let writer = engine_writer(&self.index).map_err(&failed)?;
        if !is_full {
            let mut policy = LogMergePolicy::default();
            policy.set_del_docs_ratio_before_merge(MAX_DELETED_SHARE);
            writer.set_merge_policy(Box::new(policy));
        }
        self.segments.into_iter().try_for_each(|segment| writer.add_segment(segment)).map_err(&failed)?;
        let index = close(writer, &self.folder, is_full).map_err(&failed)?;
        self.expected.check(&self.folder, &index)?;
        Ok(index)
    }

    /// Deletes the documents of podcasts that are removed or replaced.
    fn delete_removed(&self) -> Result<(), TantivyError> {
        let mut terms = self.expected.deleted_terms().peekable();
        if terms.peek().is_none() {
            return Ok(());
        }
        let mut writer = engine_writer(&self.index)?;
        terms.for_each(|term| {
            writer.delete_term(term);
        });
        writer.commit()?;
        writer.wait_merging_threads()
    }
}

/// The writer that deletes documents, adds segments, and merges them on request.
fn engine_writer(index: &Index) -> Result<IndexWriter, TantivyError> {
    let writer: IndexWriter = index.writer_with_num_threads(1, ENGINE_BYTES)?;
    writer.set_merge_policy(Box::new(NoMergePolicy));
    Ok(writer)
}

/// The folder of buffered documents until their segment is written.
fn draft_path(index: &Path) -> PathBuf {
    index.with_extension("part")
}

/// Commits what was written, merged into one segment when `as_one` is set, and leaves only the index in the folder.
pub fn close(mut writer: IndexWriter, folder: &Path, as_one: bool) -> Result<Index, TantivyError> {
    writer.commit()?;
    let index = writer.index().clone();
    let segments = index.searchable_segment_ids()?;
    if as_one && segments.len() > 1 {
        writer.merge(&segments).wait()?;
    }
    writer.garbage_collect_files().wait()?;
    writer.wait_merging_threads()?;
    for lock in [".tantivy-writer.lock", ".tantivy-meta.lock"] {
        let _ = fs::remove_file(folder.join(lock));
    }
    Ok(index)
}
