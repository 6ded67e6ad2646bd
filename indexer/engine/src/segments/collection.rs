//! One of the two indexes over all shards: its segments, documents, and statistics as of one large index.

use super::bm25f::{LengthNorms, length_norms};
use super::columns::Columns;
use super::doc_address::{DocAddress, add_live_documents};
use super::index_reader::IndexReader;
use super::segment::Segment;
use super::segment_subjects::SegmentSubjects;
use crate::chart_positions::ChartPositions;
use crate::index_read_error::IndexReadError;
use crate::parallel::map_in_parallel;
use crate::schema::{self, DocumentKind, field};
use crate::shards::shard_of;
use earshot_model::{PodcastId, Timestamp};
use earshot_suggest::stems::StemMap;
use earshot_text::analyze::Language;
use earshot_vectors::VectorError;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tantivy::Term;
use tantivy::schema::{Field, Schema};
use uuid::Uuid;

/// Numbers of posting entries from which extra work per search pays off.
#[derive(Clone, Copy, Debug)]
pub struct LongListThresholds {
    /// Searches with fewer entries run on one thread, because distributing them costs more than it saves.
    pub parallel_from: u64,
    /// Shorter lists are read faster than pruned.
    pub pruned_from: u64,
}

impl Default for LongListThresholds {
    fn default() -> Self {
        Self { parallel_from: 5_000, pruned_from: 60_000 }
    }
}

/// All shards of the podcasts or of the episodes.
pub struct Collection {
    pub schema: Schema,
    shards: usize,
    segments: Vec<Segment>,
    /// The length normalization of each field, by field number.
    norms: Vec<LengthNorms>,
    /// Number of documents, deleted ones included, as in all statistics.
    pub documents: u64,
    /// Document counts of each language with a stemmer.
    languages: HashMap<&'static str, LanguageCount>,
    /// Number of episode blocks; `None` for podcasts.
    block_count: Option<u64>,
    /// The stems of all fields without language marks.
    pub stems: StemMap,
    pub long_lists: LongListThresholds,
    pub chart_positions: Arc<ChartPositions>,
    /// Freshness and staleness are measured from this time.
    pub built_at: Timestamp,
}

/// Number of documents, and number of episode blocks.
#[derive(Clone, Copy, Default)]
struct LanguageCount {
    documents: u64,
    blocks: u64,
}

impl Collection {
    /// Creates a collection without chart positions, built in 1970. All shards must be of the document kind.
    ///
    /// # Errors
    /// When a segment cannot be read.
    pub fn new(kind: DocumentKind, shards: &[IndexReader], stems: StemMap) -> Result<Self, IndexReadError> {
        let schema = kind.schema();
        let readers = shards.iter().flat_map(|shard| shard.searcher().segment_readers());
        let documents = readers.map(|reader| u64::from(reader.max_doc())).sum();
        let mut segments = Vec::new();
        for (shard, index) in shards.iter().enumerate() {
            for reader in index.searcher().segment_readers() {
                let number = segments.len();
                segments.push(Segment::open(&schema, reader, number, shard, documents)?);
            }
        }
        let mut collection = Self {
            schema,
            shards: shards.len(),
            segments,
            norms: Vec::new(),
            documents,
            languages: HashMap::new(),
            block_count: None,
            stems,
            long_lists: LongListThresholds::default(),
            chart_positions: Arc::default(),
            built_at: Timestamp::UNIX_EPOCH,
        };
        collection.count_languages()?;
        collection.block_count = collection.segments.iter().map(Segment::block_count).sum();
        collection.norms = collection.measure_texts()?;
        Ok(collection)
    }

    fn count_languages(&mut self) -> Result<(), IndexReadError> {
        let field = self.field(field::LANGUAGE_BASE);
        for segment in &self.segments {
            let index = segment.inverted_index(field)?;
            let mut codes = index.terms().stream()?;
            while codes.advance() {
                let language = Language::from_tag(std::str::from_utf8(codes.key()).ok());
                self.languages.entry(language.code()).or_default().documents += u64::from(codes.value().doc_freq);
            }
            for (code, blocks) in segment.blocks_by_language()? {
                self.languages.entry(Language::from_tag(Some(&code)).code()).or_default().blocks += blocks;
            }
        }
        Ok(())
    }

    /// Drops the cached filter sets.
    pub fn clear_filters(&self) {
        for segment in &self.segments {
            segment.filters.clear();
        }
    }

    /// Number of documents of the language with this term prefix that the posting lists of a field may contain; of all
    /// languages without a prefix.
    pub fn documents_with_language_prefix(&self, mark: Option<&str>, field: Field) -> u64 {
        let Some(mark) = mark else { return self.listed_documents(field) };
        let counted = self.languages.get(mark).copied().unwrap_or_default();
        if self.block_count_of(field).is_some() { counted.blocks } else { counted.documents }
    }

    /// The languages of the documents, with that of texts without a stemmer.
    pub fn languages(&self) -> Vec<Language> {
        let known = self.languages.keys().map(|code| Language::from_tag(Some(code)));
        let mut languages: Vec<Language> = known.chain([Language::Plain]).collect();
        languages.sort_unstable();
        languages.dedup();
        languages
    }

    pub fn documents_in(&self, language: Language) -> u64 {
        self.languages.get(language.code()).map_or(0, |counted| counted.documents)
    }

    /// Number of documents that the posting lists of a field may contain.
    pub fn listed_documents(&self, field: Field) -> u64 {
        self.block_count_of(field).unwrap_or(self.documents)
    }

    /// Estimates the number of documents that `listed` entries of a field's posting lists represent.
    pub fn estimate_documents(&self, field: Field, listed: u64) -> u64 {
        match self.block_count_of(field) {
            Some(blocks) => (u128::from(listed) * u128::from(self.documents) / u128::from(blocks.max(1))) as u64,
            None => listed,
        }
    }

    /// Number of episode blocks, for fields that only their first episode has.
    fn block_count_of(&self, field: Field) -> Option<u64> {
        self.segments.first()?.episode_blocks(field)?;
        self.block_count
    }

    /// Average text lengths, as one large index would count them.
    fn measure_texts(&self) -> Result<Vec<LengthNorms>, IndexReadError> {
        let mut all = vec![length_norms(1.0); self.schema.num_fields()];
        for (name, _) in schema::fields_of(&self.schema).filter(|(_, kind)| kind.is_searched()) {
            let field = self.field(name);
            let mut words = 0;
            for segment in &self.segments {
                words += segment.inverted_index(field)?.total_num_tokens();
            }
            let documents = if name == field::TRANSCRIPT {
                self.segments.iter().map(Segment::transcript_count).sum()
            } else {
                self.listed_documents(field)
            };
            #[expect(clippy::cast_precision_loss, reason = "as tantivy computes it")]
            let average = words as f32 / documents.max(1) as f32;
            all[field.field_id() as usize] = length_norms(average);
        }
        Ok(all)
    }

    pub fn field(&self, name: &str) -> Field {
        schema::find_field(&self.schema, name)
    }

    pub fn is_episode_collection(&self) -> bool {
        self.schema.get_field(field::PUBLISHED_AT).is_ok()
    }

    /// Whether the segment is in the shard that a podcast belongs to.
    pub fn is_in_shard_of(&self, segment: &Segment, podcast: PodcastId) -> bool {
        shard_of(podcast, self.shards) == segment.shard
    }

    /// Opens the topics and keywords of all segments. `folder_of` returns the folder with the topics and keywords of a
    /// segment.
    pub fn open_subjects(&mut self, folder_of: impl Fn(&Segment) -> PathBuf) -> Result<(), IndexReadError> {
        for segment in &mut self.segments {
            segment.subjects = Some(SegmentSubjects::open(&folder_of(segment), segment.reader.max_doc())?);
        }
        Ok(())
    }

    /// Verifies the topics and keywords of all segments; see [`SegmentSubjects::verify`].
    ///
    /// # Errors
    /// When a file is damaged.
    pub fn verify_subjects(&self, is_known: &dyn Fn(&Path) -> bool) -> Result<(), VectorError> {
        let subjects = self.segments.iter().filter_map(|segment| segment.subjects.as_ref());
        subjects.into_iter().try_for_each(|subjects| subjects.verify(is_known))
    }

    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    pub fn segment(&self, address: DocAddress) -> &Segment {
        &self.segments[address.segment]
    }

    pub fn columns(&self, address: DocAddress) -> &Columns {
        &self.segments[address.segment].columns
    }

    /// Runs `work` on each segment and returns the results in segment order. Runs in parallel when the lists have
    /// enough entries in all.
    pub fn map_segments<T: Send>(
        &self,
        entries: u64,
        work: impl Fn(&Segment) -> Result<T, IndexReadError> + Sync,
    ) -> Result<Vec<T>, IndexReadError> {
        if entries < self.long_lists.parallel_from {
            return self.segments.iter().map(work).collect();
        }
        map_in_parallel(&self.segments, work)
    }

    /// The length normalization of a field.
    pub fn norms(&self, field: Field) -> &LengthNorms {
        &self.norms[field.field_id() as usize]
    }

    /// Number of documents with a term in a field, over all shards.
    pub fn document_frequency(&self, name: &str, text: &str) -> Result<u64, IndexReadError> {
        let term = Term::from_field_text(self.field(name), text);
        let mut count = 0;
        for segment in &self.segments {
            count += u64::from(segment.inverted_index(term.field())?.doc_freq(&term)?);
        }
        Ok(count)
    }

    /// The live documents with a value in a field of exact bytes, of one shard or of all.
    pub fn addresses_of(
        &self,
        name: &str,
        value: &[u8],
        shard: Option<usize>,
    ) -> Result<Vec<DocAddress>, IndexReadError> {
        let term = Term::from_field_bytes(self.field(name), value);
        let mut addresses = Vec::new();
        for segment in self.segments.iter().filter(|segment| shard.is_none_or(|shard| shard == segment.shard)) {
            let index = segment.inverted_index(term.field())?;
            add_live_documents(&mut addresses, segment.number, &segment.reader, index, &term)?;
        }
        Ok(addresses)
    }

    /// The document that a former id was merged into. It may be in any shard.
    pub fn address_of_former_id(&self, id: Uuid) -> Result<Option<DocAddress>, IndexReadError> {
        Ok(self.addresses_of(field::FORMER_ID, id.as_bytes(), None)?.first().copied())
    }

    /// Reads a stored document.
    pub fn read_document<D: DeserializeOwned>(&self, address: DocAddress) -> Result<D, IndexReadError> {
        self.segment(address).read_document(address.document)
    }
}
