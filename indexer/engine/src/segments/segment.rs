//! One segment of a collection, with everything that a search reads of it.

use super::chart_cache::SegmentCharts;
use super::columns::Columns;
use super::document_store::DocumentStore;
use super::episode_blocks::EpisodeBlocks;
use super::filter_cache::FilterCache;
use super::index_reader::segment_name;
use super::segment_subjects::SegmentSubjects;
use crate::index_read_error::IndexReadError;
use crate::schema::{self, field};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tantivy::directory::{CompositeFile, FileSlice};
use tantivy::fieldnorm::FieldNormReader;
use tantivy::index::{InvertedIndexReader, SegmentComponent};
use tantivy::schema::{Field, Schema};
use tantivy::{DocId, SegmentReader, TantivyError};

/// Cached decompressed blocks of stored documents: as many as the engine caches.
const CACHED_BLOCKS: usize = 100;

/// A segment with its shard.
pub struct Segment {
    /// Index in the collection's segments.
    pub number: usize,
    pub shard: usize,
    pub reader: SegmentReader,
    store: DocumentStore,
    pub columns: Columns,
    /// By field number, as the next two.
    inverted: Vec<Option<Arc<InvertedIndexReader>>>,
    lengths: Vec<FieldNormReader>,
    positions: Vec<Option<FileSlice>>,
    /// For episodes: the episode blocks, and the fields that only their first episode has.
    episode_blocks: Option<EpisodeBlocks>,
    is_of_show: Vec<bool>,
    pub filters: FilterCache,
    pub charts: SegmentCharts,
    /// Present when topics were computed.
    pub subjects: Option<SegmentSubjects>,
}

impl Segment {
    /// Opens a segment of a collection with this many documents.
    pub(super) fn open(
        schema: &Schema,
        reader: &SegmentReader,
        number: usize,
        shard: usize,
        documents: u64,
    ) -> Result<Self, IndexReadError> {
        let columns = Columns::open(reader)?;
        let (mut inverted, mut lengths, mut positions) = (Vec::new(), Vec::new(), Vec::new());
        let all_positions = reader.open_read(SegmentComponent::Positions).map_err(TantivyError::from)?;
        let all_positions = CompositeFile::open(&all_positions)?;
        for (field, entry) in schema.fields() {
            inverted.push(if entry.is_indexed() { Some(reader.inverted_index(field)?) } else { None });
            positions.push(all_positions.open_read(field));
            lengths.push(if entry.has_fieldnorms() {
                reader.get_fieldnorms_reader(field)?
            } else {
                FieldNormReader::constant(reader.max_doc(), 1)
            });
        }
        let filters = FilterCache::new(u64::from(reader.max_doc()), documents);
        let store = DocumentStore::open(reader, schema::find_field(schema, field::DOCUMENT), CACHED_BLOCKS)?;
        let (episode_blocks, is_of_show) = (EpisodeBlocks::open(reader)?, schema::show_field_flags(schema));
        Ok(Self {
            number,
            shard,
            reader: reader.clone(),
            store,
            columns,
            inverted,
            lengths,
            positions,
            episode_blocks,
            is_of_show,
            filters,
            charts: SegmentCharts::default(),
            subjects: None,
        })
    }

    /// The name of the folders that belong to the segment.
    #[must_use]
    pub fn name(&self) -> String {
        segment_name(&self.reader)
    }

    /// The inverted index of a field.
    pub fn inverted_index(&self, field: Field) -> Result<&InvertedIndexReader, IndexReadError> {
        self.inverted.get(field.field_id() as usize).and_then(Option::as_deref).ok_or_else(|| unknown_field(field))
    }

    /// The lengths of a field's texts in words; 1 for fields without lengths.
    pub fn lengths(&self, field: Field) -> Result<&FieldNormReader, IndexReadError> {
        self.lengths.get(field.field_id() as usize).ok_or_else(|| unknown_field(field))
    }

    /// The file of a field's positions.
    pub fn positions(&self, field: Field) -> Result<&FileSlice, IndexReadError> {
        self.positions.get(field.field_id() as usize).and_then(Option::as_ref).ok_or_else(|| unknown_field(field))
    }

    /// The episode blocks, for fields whose posting lists contain only the first episode of each block.
    pub fn episode_blocks(&self, field: Field) -> Option<&EpisodeBlocks> {
        self.episode_blocks.as_ref().filter(|_| self.is_of_show.get(field.field_id() as usize) == Some(&true))
    }

    /// Number of episode blocks; `None` for podcasts.
    pub(super) fn block_count(&self) -> Option<u64> {
        self.episode_blocks.as_ref().map(EpisodeBlocks::count)
    }

    /// Number of documents with a transcript, deleted ones included.
    pub(super) fn transcript_count(&self) -> u64 {
        (0..self.reader.max_doc()).filter(|&document| self.columns.has_transcript(document)).count() as u64
    }

    /// Reads a stored document.
    pub(super) fn read_document<D: DeserializeOwned>(&self, document: DocId) -> Result<D, IndexReadError> {
        self.store.read(document)
    }

    /// Number of episode blocks by language. Empty for podcasts.
    pub(super) fn blocks_by_language(&self) -> Result<Vec<(String, u64)>, IndexReadError> {
        let column = self.reader.fast_fields().str(field::LANGUAGE_BASE)?;
        let (Some(blocks), Some(column)) = (&self.episode_blocks, column) else { return Ok(Vec::new()) };
        let mut counts = vec![0; column.num_terms()];
        for language in blocks.block_starts().filter_map(|first| column.ords().first(first)) {
            counts[usize::try_from(language).unwrap_or_default()] += 1;
        }
        let name = |(language, count): (u64, u64)| {
            let mut code = String::new();
            column.ord_to_str(language, &mut code)?;
            Ok((code, count))
        };
        (0..).zip(counts).map(name).collect()
    }
}

fn unknown_field(field: Field) -> IndexReadError {
    TantivyError::SchemaError(format!("field {} is not searched", field.field_id())).into()
}
