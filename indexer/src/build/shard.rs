//! Writing one shard: its two indexes and its passages.

use super::document::{InStretch, Show};
use super::held::{self, Held};
use super::verify::{Expected, Spoken};
use super::{BuildError, BuildPlan, EpisodeEntry, people};
use crate::analyze::Analyzer;
use crate::manifest::{Manifest, episodes_folder, passages_folder, podcasts_folder, shard_folder};
use crate::passages::{Layout, PartWriter, PassageStore, compact};
use crate::schema::{self, field};
use earshot_model::{EpisodeDocument, PodcastDocument, PodcastId};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use tantivy::indexer::{LogMergePolicy, NoMergePolicy, UserOperation};
use tantivy::schema::Schema;
use tantivy::{Index, IndexWriter, TantivyDocument, TantivyError, Term};
use uuid::Uuid;

/// The engine refuses less.
const LEAST_WRITER_BYTES: usize = 16 << 20;

/// A segment with a larger share of deleted documents is rewritten.
const MAX_DELETED_SHARE: f32 = 0.2;

/// Episodes of a stretch, and bytes of what is said of them and in them: the engine keeps a stretch in memory.
const MAX_STRETCH_EPISODES: usize = 64;
const MAX_STRETCH_BYTES: usize = 1 << 20;

/// What a shard is told, in order: a show, then its episodes.
pub enum Message {
    Delete(PodcastId),
    Show(Box<PodcastDocument>),
    Episode(Box<EpisodeEntry>),
}

/// Writes one shard: its two indexes and its passages.
pub struct ShardWriter {
    folder: PathBuf,
    is_full: bool,
    podcasts: Writer,
    episodes: Writer,
    passages: PartWriter,
    passages_folder: PathBuf,
    analyzer: Analyzer,
}

impl ShardWriter {
    pub fn open(plan: &BuildPlan, manifest: &Manifest, shard: usize) -> Result<Self, BuildError> {
        let memory = plan.memory_bytes / manifest.shards;
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
        Ok(Self {
            folder: shard_folder(&plan.folder, shard),
            is_full,
            podcasts: Writer::open(podcasts, schema::podcasts(), memory / 4, is_full)?,
            episodes: Writer::open(episodes, schema::episodes(), memory / 4 * 3, is_full)?,
            passages: PartWriter::create(&passages_folder, part, before).map_err(BuildError::at(&passages_folder))?,
            passages_folder,
            analyzer: Analyzer::default(),
        })
    }

    /// Does as it is told until nothing more comes.
    pub fn run(&mut self, messages: Receiver<Message>) -> Result<(), BuildError> {
        let mut messages = messages.into_iter().peekable();
        while let Some(message) = messages.next() {
            match message {
                Message::Delete(podcast) => self.delete(podcast)?,
                Message::Show(document) => {
                    let mut episodes = std::iter::from_fn(|| {
                        match messages.next_if(|message| matches!(message, Message::Episode(_))) {
                            Some(Message::Episode(entry)) => Some(*entry),
                            _ => None,
                        }
                    });
                    self.add(*document, &mut episodes)?;
                }
                // An episode without its show; the sender gives none.
                Message::Episode(_) => {}
            }
        }
        Ok(())
    }

    /// Takes out a podcast and its episodes. What is added afterwards stays.
    fn delete(&mut self, podcast: PodcastId) -> Result<(), BuildError> {
        self.podcasts.delete(field::ID, podcast)?;
        self.episodes.delete(field::PODCAST_ID, podcast)
    }

    fn add(
        &mut self,
        mut document: PodcastDocument,
        episodes: &mut dyn Iterator<Item = EpisodeEntry>,
    ) -> Result<(), BuildError> {
        if !self.is_full {
            self.delete(document.podcast.id)?;
        }
        // Where no texts were read, a show of which one episode marks a guest has guests, and all its episodes say so.
        let mut held = Held::new(held::path_in(&self.folder));
        for entry in episodes {
            if document.credits.has_guests.is_none() && people::name_a_guest(&entry.episode.persons) {
                document.credits.has_guests = Some(true);
            }
            held.push(entry)?;
        }
        let show = Show::of(&document, &self.episodes.schema, &mut self.analyzer);
        let row = show.podcast(&self.podcasts.schema, &mut self.analyzer);
        self.podcasts.add(vec![(document.podcast.id.0, row)])?;
        let mut stretch = Stretch::default();
        held.release(&mut |entry| {
            if stretch.ends_before(&entry) {
                self.episodes.add(stretch.end())?;
            }
            self.add_episode(&show, &mut stretch, entry)
        })?;
        self.episodes.add(stretch.end())
    }

    fn add_episode(&mut self, show: &Show<'_>, stretch: &mut Stretch, entry: EpisodeEntry) -> Result<(), BuildError> {
        let document = EpisodeDocument {
            has_transcript: entry.transcript.is_some(),
            episode: entry.episode,
            podcast_slug: show.document.podcast.slug.clone(),
            podcast_title: show.document.podcast.title.clone(),
            former: entry.former,
            credits: entry.credits,
        };
        let layout = entry.transcript.as_ref().map(Layout::of);
        if let (Some(transcript), Some(layout)) = (&entry.transcript, &layout) {
            self.passages.add(transcript, layout).map_err(BuildError::at(&self.passages_folder))?;
        }
        let place = InStretch { number: stretch.number, is_first: stretch.rows.is_empty() };
        let row = show.episode(&self.episodes.schema, &mut self.analyzer, &document, layout.as_ref(), place);
        let said = layout.as_ref().map_or(0, |layout| layout.text.len());
        stretch.bytes += document.episode.description.len() + said;
        stretch.has_transcripts = document.has_transcript;
        stretch.rows.push((document.episode.id.0, row));
        Ok(())
    }

    /// Makes everything durable, looks at it, and returns the parts of the passages.
    pub fn finish(self, parts: &[u32]) -> Result<Vec<u32>, BuildError> {
        let is_full = self.is_full;
        let (podcasts, episodes) = rayon::join(|| self.podcasts.finish(is_full), || self.episodes.finish(is_full));
        podcasts?;
        let episodes = episodes?;
        let failed = BuildError::at(&self.passages_folder);
        let new = self.passages.finish().map_err(&failed)?;
        let parts: Vec<u32> = parts.iter().copied().chain(new).collect();
        let spoken = Spoken::of(&episodes).map_err(|error| failed(io::Error::other(error)))?;
        let is_alive = |episode| spoken.has(episode).map_err(io::Error::other);
        compact(&self.passages_folder, &parts, spoken.count(), is_alive).map_err(failed)
    }
}

/// A document of an index, by its id; or why there is none.
type IndexRow = (Uuid, Result<TantivyDocument, serde_json::Error>);

/// Episodes of a show that will lie together.
#[derive(Default)]
struct Stretch {
    number: u64,
    rows: Vec<IndexRow>,
    bytes: usize,
    has_transcripts: bool,
}

impl Stretch {
    fn ends_before(&self, entry: &EpisodeEntry) -> bool {
        let is_full = self.rows.len() >= MAX_STRETCH_EPISODES || self.bytes >= MAX_STRETCH_BYTES;
        !self.rows.is_empty() && (is_full || self.has_transcripts != entry.transcript.is_some())
    }

    /// The documents; the next stretch begins.
    fn end(&mut self) -> Vec<IndexRow> {
        let next = Self { number: self.number + 1, ..Self::default() };
        std::mem::replace(self, next).rows
    }
}

struct Writer {
    folder: PathBuf,
    schema: Schema,
    writer: IndexWriter,
    expected: Expected,
}

impl Writer {
    fn open(folder: PathBuf, schema: Schema, memory_bytes: usize, is_full: bool) -> Result<Self, BuildError> {
        let failed = BuildError::engine(&folder);
        let mut index = if is_full {
            fs::create_dir_all(&folder).map_err(BuildError::at(&folder))?;
            let builder = Index::builder().schema(schema.clone()).settings(schema::settings());
            builder.create_in_dir(&folder).map_err(&failed)?
        } else {
            Index::open_in_dir(&folder).map_err(&failed)?
        };
        schema::register_tokenizer(&mut index);
        let expected = Expected::of(&index, is_full).map_err(&failed)?;
        // One thread per index: shards are what spreads over the cores.
        let memory_bytes = memory_bytes.max(LEAST_WRITER_BYTES);
        let writer: IndexWriter = index.writer_with_num_threads(1, memory_bytes).map_err(&failed)?;
        if is_full {
            // Everything becomes one segment at the end, merging on the way would be for nothing.
            writer.set_merge_policy(Box::new(NoMergePolicy));
        } else {
            let mut policy = LogMergePolicy::default();
            policy.set_del_docs_ratio_before_merge(MAX_DELETED_SHARE);
            writer.set_merge_policy(Box::new(policy));
        }
        drop(failed);
        Ok(Self { folder, schema, writer, expected })
    }

    fn delete(&mut self, name: &str, podcast: PodcastId) -> Result<(), BuildError> {
        self.expected.delete(name, podcast.0).map_err(BuildError::engine(&self.folder))?;
        let field = schema::of(&self.schema, name);
        self.writer.delete_term(Term::from_field_bytes(field, podcast.0.as_bytes()));
        Ok(())
    }

    /// The rows will lie in one segment.
    fn add(&mut self, rows: Vec<IndexRow>) -> Result<(), BuildError> {
        let path: &Path = &self.folder;
        let mut documents = Vec::with_capacity(rows.len());
        for (id, row) in rows {
            let row = row.map_err(|source| BuildError::Engine { path: path.to_owned(), source: source.into() })?;
            documents.push(UserOperation::Add(row));
            self.expected.add(id);
        }
        self.writer.run(documents).map_err(BuildError::engine(path))?;
        Ok(())
    }

    fn finish(self, is_full: bool) -> Result<Index, BuildError> {
        let index = close(self.writer, &self.folder, is_full).map_err(BuildError::engine(&self.folder))?;
        self.expected.check(&self.folder, &index)?;
        Ok(index)
    }
}

/// Makes durable what was written, by choice as one segment, and leaves nothing in the folder but the index.
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
