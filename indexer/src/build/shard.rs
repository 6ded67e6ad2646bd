//! Writing one shard: its two indexes and its passages.

use super::document::Show;
use super::{BuildError, BuildPlan};
use crate::manifest::{Manifest, episodes_folder, passages_folder, podcasts_folder};
use crate::passages::{Layout, PartWriter, PassageStore};
use crate::schema::{self, field};
use earshot_model::{EpisodeDocument, PodcastId, Transcript};
use std::fs;
use std::path::{Path, PathBuf};
use tantivy::indexer::{LogMergePolicy, NoMergePolicy};
use tantivy::schema::Schema;
use tantivy::{Index, IndexWriter, TantivyDocument, Term};

/// The engine refuses less.
const LEAST_WRITER_BYTES: usize = 16 << 20;

/// A segment with a larger share of deleted documents is rewritten.
const MAX_DELETED_SHARE: f32 = 0.2;

/// Writes one shard.
pub struct ShardWriter {
    podcasts: Writer,
    episodes: Writer,
    passages: PartWriter,
    passages_folder: PathBuf,
}

struct Writer {
    folder: PathBuf,
    schema: Schema,
    writer: IndexWriter,
}

impl ShardWriter {
    pub fn open(plan: &BuildPlan, manifest: &Manifest, shard: usize) -> Result<Self, BuildError> {
        let memory = plan.memory_bytes / manifest.shards;
        let podcasts = podcasts_folder(&plan.folder, shard);
        let episodes = episodes_folder(&plan.folder, shard);
        let passages_folder = passages_folder(&plan.folder, shard);
        let is_full = plan.previous.is_none();

        let parts = &manifest.passage_parts[shard];
        let before = match parts.as_slice() {
            [] => None,
            parts => Some(PassageStore::open(&passages_folder, parts).map_err(BuildError::at(&passages_folder))?),
        };
        let part = parts.last().map_or(1, |last| last + 1);
        Ok(Self {
            podcasts: Writer::open(podcasts, schema::podcasts(), memory / 4, is_full)?,
            episodes: Writer::open(episodes, schema::episodes(), memory / 4 * 3, is_full)?,
            passages: PartWriter::create(&passages_folder, part, before).map_err(BuildError::at(&passages_folder))?,
            passages_folder,
        })
    }

    /// Takes out a podcast and its episodes. What is added afterwards stays.
    pub fn delete(&mut self, podcast: PodcastId) {
        self.podcasts.delete(field::ID, podcast);
        self.episodes.delete(field::PODCAST_ID, podcast);
    }

    pub fn add_podcast(&mut self, show: &Show<'_>) -> Result<(), BuildError> {
        let document = show.podcast(&self.podcasts.schema);
        self.podcasts.add(document)
    }

    pub fn add_episode(
        &mut self,
        show: &Show<'_>,
        episode: &EpisodeDocument,
        transcript: Option<&Transcript>,
    ) -> Result<(), BuildError> {
        let layout = transcript.map(Layout::of);
        if let (Some(transcript), Some(layout)) = (transcript, &layout) {
            self.passages.add(transcript, layout).map_err(BuildError::at(&self.passages_folder))?;
        }
        let document = show.episode(&self.episodes.schema, episode, layout.as_ref());
        self.episodes.add(document)
    }

    /// Makes everything durable and returns the number of the part of passages, if any was written.
    pub fn finish(self, is_full: bool) -> Result<Option<u32>, BuildError> {
        let (podcasts, episodes) = rayon::join(|| self.podcasts.finish(is_full), || self.episodes.finish(is_full));
        podcasts?;
        episodes?;
        self.passages.finish().map_err(BuildError::at(&self.passages_folder))
    }
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
        Ok(Self { folder, schema, writer })
    }

    fn delete(&mut self, name: &str, podcast: PodcastId) {
        let field = schema::of(&self.schema, name);
        self.writer.delete_term(Term::from_field_bytes(field, podcast.0.as_bytes()));
    }

    fn add(&mut self, document: Result<TantivyDocument, serde_json::Error>) -> Result<(), BuildError> {
        let path: &Path = &self.folder;
        let document =
            document.map_err(|source| BuildError::Engine { path: path.to_owned(), source: source.into() })?;
        self.writer.add_document(document).map_err(BuildError::engine(path))?;
        Ok(())
    }

    fn finish(mut self, is_full: bool) -> Result<(), BuildError> {
        let failed = BuildError::engine(&self.folder);
        self.writer.commit().map_err(&failed)?;
        if is_full {
            let segments = self.writer.index().searchable_segment_ids().map_err(&failed)?;
            if segments.len() > 1 {
                self.writer.merge(&segments).wait().map_err(&failed)?;
            }
        }
        self.writer.garbage_collect_files().wait().map_err(&failed)?;
        self.writer.wait_merging_threads().map_err(&failed)?;
        let _ = fs::remove_file(self.folder.join(".tantivy-writer.lock"));
        Ok(())
    }
}
