//! Writes the index of one document kind of a shard.

use super::document::{BlockPosition, IndexedPodcast};
use super::document_fields::DocumentSink;
use super::error::WriteError;
use super::expected_index::ExpectedIndex;
use super::segment::{SegmentDraft, SortedTerms};
use crate::passages::PassageLayout;
use crate::schema::{self, DocumentKind, Fields, field};
use crate::segments::index_reader::IndexReader;
use earshot_model::{EpisodeDocument, PodcastDocument, PodcastId};
use earshot_text::analyze::Analyzer;
use std::fs;
use std::path::{Path, PathBuf};
use tantivy::index::SegmentMeta;
use tantivy::indexer::{LogMergePolicy, NoMergePolicy};
use tantivy::schema::Schema;
use tantivy::{Index, IndexWriter, TantivyError};
use uuid::Uuid;

/// The minimum that tantivy accepts. Its own writer gets no documents.
const ENGINE_BYTES: usize = 16 << 20;

/// A segment with a larger share of deleted documents is rewritten.
const MAX_DELETED_SHARE: f32 = 0.2;

/// Writes the index of one document kind of a shard.
pub struct DocumentIndexWriter {
    folder: PathBuf,
    /// The index is new and gets one segment.
    is_new: bool,
    schema: Schema,
    fields: Fields,
    index: Index,
    draft: SegmentDraft,
    /// The segments written so far.
    segments: Vec<SegmentMeta>,
    expected: ExpectedIndex,
}

impl DocumentIndexWriter {
    /// Creates a new index in `folder`, or opens the one that is there to add documents.
    ///
    /// # Errors
    /// When the folder cannot be written, or its index cannot be read.
    pub fn open(folder: PathBuf, kind: DocumentKind, is_new: bool) -> Result<Self, WriteError> {
        let schema = kind.schema();
        // The field with the id of a document's podcast.
        let podcast_id = match kind {
            DocumentKind::Podcasts => field::ID,
            DocumentKind::Episodes => field::PODCAST_ID,
        };
        let index = if is_new {
            fs::create_dir_all(&folder).map_err(WriteError::at(&folder))?;
            Index::builder().schema(schema.clone()).settings(schema::index_settings()).create_in_dir(&folder)
        } else {
            Index::open_in_dir(&folder)
        };
        let index = index.map_err(WriteError::at(&folder))?;
        let expected = ExpectedIndex::new(&index, podcast_id, is_new).map_err(WriteError::at(&folder))?;
        let draft = SegmentDraft::new(&schema, draft_path(&folder)).map_err(WriteError::at(&folder))?;
        Ok(Self { folder, is_new, fields: Fields::of(&schema), schema, index, draft, segments: Vec::new(), expected })
    }

    /// Bytes of memory that buffered documents use, with those that writing will need.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.draft.bytes()
    }

    /// Prepares a podcast for the index of episodes.
    pub fn prepare_podcast<'d>(&self, document: &'d PodcastDocument, analyzer: &mut Analyzer) -> IndexedPodcast<'d> {
        IndexedPodcast::new(document, &self.fields, analyzer)
    }

    /// Deletes a podcast, or its episodes, from the previous index. New documents stay.
    ///
    /// # Errors
    /// When the previous index cannot be read.
    pub fn delete(&mut self, podcast: PodcastId) -> Result<(), WriteError> {
        self.expected.delete(podcast.0).map_err(WriteError::at(&self.folder))
    }

    /// Adds a podcast. `newest` are texts of its newest episodes.
    ///
    /// # Errors
    /// When the document cannot be buffered.
    pub fn add_podcast(
        &mut self,
        show: &IndexedPodcast<'_>,
        newest: &[String],
        analyzer: &mut Analyzer,
    ) -> Result<(), WriteError> {
        self.add(show.document.podcast.id.0, analyzer, |sink| show.podcast(sink, newest))
    }

    /// Adds an episode, with the text of its transcript. Episodes of a block come one after the other.
    ///
    /// # Errors
    /// When the document cannot be buffered.
    pub fn add_episode(
        &mut self,
        show: &IndexedPodcast<'_>,
        document: &EpisodeDocument,
        transcript: Option<&PassageLayout>,
        block: BlockPosition,
        analyzer: &mut Analyzer,
    ) -> Result<(), WriteError> {
        self.add(document.episode.id.0, analyzer, |sink| show.episode(sink, document, transcript, block))
    }

    fn add(
        &mut self,
        id: Uuid,
        analyzer: &mut Analyzer,
        write: impl FnOnce(DocumentSink<'_>) -> Result<(), TantivyError>,
    ) -> Result<(), WriteError> {
        let sink = DocumentSink { fields: &self.fields, draft: &mut self.draft, analyzer };
        write(sink).map_err(WriteError::at(&self.folder))?;
        self.expected.add(id);
        Ok(())
    }

    /// Writes the buffered documents to disk: as a run of a new index, whose runs become one segment at the end, else as
    /// a segment. Afterwards the lexicon may assign term numbers again.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn flush(&mut self, terms: &SortedTerms<'_>) -> Result<(), WriteError> {
        if self.is_new {
            return self.draft.flush_run(terms).map_err(WriteError::at(&self.folder));
        }
        self.write_segment(terms)
    }

    /// Writes a segment of all buffered documents and runs.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write_segment(&mut self, terms: &SortedTerms<'_>) -> Result<(), WriteError> {
        let failed = WriteError::at(&self.folder);
        let next = SegmentDraft::new(&self.schema, draft_path(&self.folder)).map_err(&failed)?;
        let draft = std::mem::replace(&mut self.draft, next);
        self.segments.extend(draft.write(self.index.new_segment(), terms).map_err(&failed)?);
        Ok(())
    }

    /// Commits the written segments and the deletions, verifies the index, and returns it.
    ///
    /// # Errors
    /// When it cannot be written, or has other documents than were added.
    pub fn finish(self) -> Result<IndexReader, WriteError> {
        let failed = WriteError::at(&self.folder);
        self.delete_removed().map_err(&failed)?;
        // Deletes before the new segments are added, so that deletions never apply to them.
        let writer = engine_writer(&self.index).map_err(&failed)?;
        if !self.is_new {
            let mut policy = LogMergePolicy::default();
            policy.set_del_docs_ratio_before_merge(MAX_DELETED_SHARE);
            writer.set_merge_policy(Box::new(policy));
        }
        self.segments.into_iter().try_for_each(|segment| writer.add_segment(segment)).map_err(&failed)?;
        let index = close(writer, &self.folder, self.is_new).map_err(&failed)?;
        self.expected.check(&self.folder, &index)
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

/// Commits the written segments, merged into one when `as_one` is set, and leaves only the index in the folder.
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
