//! One of the two indexes, over all its shards: segments, documents, and statistics as of one big index.

use super::chart_filters::SegmentCharts;
use super::columns::Columns;
use super::document_store::DocumentStore;
use super::fault::Fault;
use super::filter_cache::FilterCache;
use super::parallel::map_in_parallel;
use super::scorer::bm25f::{FieldWeight, LengthNorms, length_norms};
use super::scorer::episode_blocks::EpisodeBlocks;
use super::segment_subjects::SegmentSubjects;
use super::term_variants::TermVariant;
use crate::analyze::Language;
use crate::chart_positions::ChartPositions;
use crate::manifest::shard_of;
use crate::schema::{self, field};
use crate::stems::StemMap;
use earshot_model::{PodcastId, Timestamp};
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::sync::Arc;
use tantivy::directory::{CompositeFile, FileSlice};
use tantivy::fieldnorm::FieldNormReader;
use tantivy::index::{InvertedIndexReader, SegmentComponent};
use tantivy::schema::{Field, IndexRecordOption, Schema};
use tantivy::{DocId, DocSet, Searcher, SegmentReader, TERMINATED, TantivyError, Term};
use uuid::Uuid;

/// From how many entries of lists on a search is worth more than a plain walk.
#[derive(Clone, Copy, Debug)]
pub struct LongListThresholds {
    /// Less is done on one thread: handing out the work would cost more than it saves.
    pub parallel_from: u64,
    /// Fewer are faster gone through than skipped among.
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
    /// How the length of a text counts, by number of the field.
    norms: Vec<LengthNorms>,
    /// Deleted ones too, as everywhere in the statistics.
    pub documents: u64,
    /// Of each language that has a stemmer.
    languages: HashMap<&'static str, LanguageCount>,
    /// Of episodes.
    block_count: Option<u64>,
    /// The terms of all fields without their marks.
    pub stems: StemMap,
    pub long_lists: LongListThresholds,
    pub chart_positions: Arc<ChartPositions>,
    /// What is told of time is told as of then.
    pub built_at: Timestamp,
}

/// How many documents there are, and how many of them begin a stretch.
#[derive(Clone, Copy, Default)]
struct LanguageCount {
    documents: u64,
    blocks: u64,
}

/// A segment and where it belongs.
pub struct Segment {
    /// In the collection.
    pub number: usize,
    pub shard: usize,
    pub reader: SegmentReader,
    store: DocumentStore,
    pub columns: Columns,
    /// By number of the field, like the next.
    inverted: Vec<Option<Arc<InvertedIndexReader>>>,
    lengths: Vec<FieldNormReader>,
    positions: Vec<Option<FileSlice>>,
    /// Of episodes, with the fields that have only their firsts.
    episode_blocks: Option<EpisodeBlocks>,
    is_of_show: Vec<bool>,
    pub filters: FilterCache,
    pub charts: SegmentCharts,
    /// Where topics were computed.
    pub subjects: Option<SegmentSubjects>,
}

impl Segment {
    fn open(schema: &Schema, reader: &SegmentReader, documents: u64) -> Result<Self, Fault> {
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
        let (reader, subjects) = (reader.clone(), None);
        let charts = SegmentCharts::default();
        let store = DocumentStore::open(&reader, schema::find_field(schema, field::DOCUMENT))?;
        let (stretches, is_of_show) = (EpisodeBlocks::open(&reader)?, schema::show_field_flags(schema));
        Ok(Self {
            number: 0,
            shard: 0,
            reader,
            store,
            columns,
            inverted,
            lengths,
            positions,
            episode_blocks: stretches,
            is_of_show,
            filters,
            charts,
            subjects,
        })
    }

    /// The terms of a field.
    pub fn inverted_index(&self, field: Field) -> Result<&InvertedIndexReader, Fault> {
        self.inverted.get(field.field_id() as usize).and_then(Option::as_deref).ok_or_else(|| unknown_field(field))
    }

    /// How many words the documents have in a field; one where they are not counted.
    pub fn lengths(&self, field: Field) -> Result<&FieldNormReader, Fault> {
        self.lengths.get(field.field_id() as usize).ok_or_else(|| unknown_field(field))
    }

    /// Where words of a field stand in the documents.
    pub fn positions(&self, field: Field) -> Result<&FileSlice, Fault> {
        self.positions.get(field.field_id() as usize).and_then(Option::as_ref).ok_or_else(|| unknown_field(field))
    }

    /// Of fields whose lists have the first document of each stretch, which stands for all of it.
    pub fn episode_blocks(&self, field: Field) -> Option<&EpisodeBlocks> {
        self.episode_blocks.as_ref().filter(|_| self.is_of_show.get(field.field_id() as usize) == Some(&true))
    }

    fn blocks_by_language(&self) -> Result<Vec<(String, u64)>, Fault> {
        let column = self.reader.fast_fields().str(field::LANGUAGE_BASE)?;
        let (Some(stretches), Some(column)) = (&self.episode_blocks, column) else { return Ok(Vec::new()) };
        let mut counts = vec![0; column.num_terms()];
        for language in stretches.block_starts().filter_map(|first| column.ords().first(first)) {
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

fn unknown_field(field: Field) -> Fault {
    TantivyError::SchemaError(format!("field {} is not searched", field.field_id())).into()
}

/// Where a document lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DocAddress {
    /// Number of the segment in the collection.
    pub segment: usize,
    pub document: DocId,
}

impl Collection {
    /// On no chart; as if it were built in 1970.
    pub fn new(schema: Schema, shards: &[Searcher], stems: StemMap) -> Result<Self, Fault> {
        let readers = shards.iter().flat_map(Searcher::segment_readers);
        let documents = readers.map(|reader| u64::from(reader.max_doc())).sum();
        let mut segments = Vec::new();
        for (shard, searcher) in shards.iter().enumerate() {
            for reader in searcher.segment_readers() {
                let number = segments.len();
                segments.push(Segment { number, shard, ..Segment::open(&schema, reader, documents)? });
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
        collection.block_count =
            collection.segments.iter().map(|segment| segment.episode_blocks.as_ref().map(EpisodeBlocks::count)).sum();
        collection.norms = collection.measure_texts()?;
        Ok(collection)
    }

    fn count_languages(&mut self) -> Result<(), Fault> {
        let field = self.field(field::LANGUAGE_BASE);
        for segment in &self.segments {
            let index = segment.inverted_index(field)?;
            let mut codes = index.terms().stream()?;
            while codes.advance() {
                let language = Language::from_tag(std::str::from_utf8(codes.key()).ok());
                self.languages.entry(language.code()).or_default().documents += u64::from(codes.value().doc_freq);
            }
            for (code, stretches) in segment.blocks_by_language()? {
                self.languages.entry(Language::from_tag(Some(&code)).code()).or_default().blocks += stretches;
            }
        }
        Ok(())
    }

    /// Gives back the sets of common filters.
    pub fn clear_filters(&self) {
        for segment in &self.segments {
            segment.filters.clear();
        }
    }

    /// Documents that the list of a form may have: in the language of its mark; those of no mark are in all languages.
    pub fn documents_in_language_of(&self, form: &TermVariant) -> u64 {
        let Some((mark, _)) = form.text().split_once(':') else { return self.listed_documents(form.term.term.field()) };
        let counted = self.languages.get(mark).copied().unwrap_or_default();
        if self.block_count_of(form.term.term.field()).is_some() { counted.blocks } else { counted.documents }
    }

    pub fn documents_in(&self, language: Language) -> u64 {
        self.languages.get(language.code()).map_or(0, |counted| counted.documents)
    }

    /// Documents that the lists of a field may have.
    pub fn listed_documents(&self, field: Field) -> u64 {
        self.block_count_of(field).unwrap_or(self.documents)
    }

    /// About how many documents so many in lists of a field stand for.
    pub fn documents_reached(&self, field: Field, listed: u64) -> u64 {
        match self.block_count_of(field) {
            Some(stretches) => (u128::from(listed) * u128::from(self.documents) / u128::from(stretches.max(1))) as u64,
            None => listed,
        }
    }

    /// How many stretches there are, where only their firsts have the field.
    fn block_count_of(&self, field: Field) -> Option<u64> {
        self.segments.first()?.episode_blocks(field)?;
        self.block_count
    }

    /// How long texts are on average, as one big index would count them.
    fn measure_texts(&self) -> Result<Vec<LengthNorms>, Fault> {
        let mut all = vec![length_norms(1.0); self.schema.num_fields()];
        for (name, _) in schema::fields_of(&self.schema).filter(|(_, kind)| kind.is_searched()) {
            let field = self.field(name);
            let mut words = 0;
            for segment in &self.segments {
                words += segment.inverted_index(field)?.total_num_tokens();
            }
            let documents = if name == field::TRANSCRIPT {
                self.segments.iter().map(documents_with_transcript).sum()
            } else {
                self.listed_documents(field)
            };
            #[expect(clippy::cast_precision_loss, reason = "as the engine has it")]
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

    /// Whether a podcast, were it in the index, would be in the segment's shard.
    pub fn is_in_shard_of(&self, segment: &Segment, podcast: PodcastId) -> bool {
        shard_of(podcast, self.shards) == segment.shard
    }

    pub(super) fn segments_mut(&mut self) -> &mut [Segment] {
        &mut self.segments
    }

    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    pub fn segment(&self, place: DocAddress) -> &Segment {
        &self.segments[place.segment]
    }

    pub fn columns(&self, place: DocAddress) -> &Columns {
        &self.segments[place.segment].columns
    }

    /// Runs `work` on each segment and returns the answers in the order of segments: at the same time where it looks at
    /// so many entries of lists in all that this pays.
    pub fn map_segments<T: Send>(
        &self,
        entries: u64,
        work: impl Fn(&Segment) -> Result<T, Fault> + Sync,
    ) -> Result<Vec<T>, Fault> {
        if entries < self.long_lists.parallel_from {
            return self.segments.iter().map(work).collect();
        }
        map_in_parallel(&self.segments, work)
    }

    /// How a form adds to the frequency of its word; what a near spelling is worth less, it is as a word.
    pub fn field_weight(&self, form: &TermVariant) -> FieldWeight<'_> {
        let field = form.term.term.field();
        FieldWeight::new(form.boost / form.similarity, &self.norms[field.field_id() as usize])
    }

    /// Documents that have a term, over all shards.
    pub fn document_frequency(&self, term: &Term) -> Result<u64, Fault> {
        let mut count = 0;
        for segment in &self.segments {
            count += u64::from(segment.inverted_index(term.field())?.doc_freq(term)?);
        }
        Ok(count)
    }

    /// The living documents of a term, of one shard or of all.
    pub fn addresses_of(&self, term: &Term, shard: Option<usize>) -> Result<Vec<DocAddress>, Fault> {
        let mut places = Vec::new();
        for (number, segment) in self.segments.iter().enumerate() {
            if shard.is_some_and(|shard| shard != segment.shard) {
                continue;
            }
            let index = segment.inverted_index(term.field())?;
            let Some(mut postings) = index.read_postings(term, IndexRecordOption::Basic)? else { continue };
            while postings.doc() != TERMINATED {
                if !segment.reader.is_deleted(postings.doc()) {
                    places.push(DocAddress { segment: number, document: postings.doc() });
                }
                postings.advance();
            }
        }
        Ok(places)
    }

    /// The document that a document with this id was merged into; it may lie in any shard.
    pub fn address_of_former_id(&self, id: Uuid) -> Result<Option<DocAddress>, Fault> {
        let term = Term::from_field_bytes(self.field(field::FORMER_ID), id.as_bytes());
        Ok(self.addresses_of(&term, None)?.first().copied())
    }

    /// The stored document.
    pub fn read_document<D: DeserializeOwned>(&self, place: DocAddress) -> Result<D, Fault> {
        self.segment(place).store.read(place.document)
    }
}

fn documents_with_transcript(segment: &Segment) -> u64 {
    (0..segment.reader.max_doc()).filter(|&document| segment.columns.has_transcript(document)).count() as u64
}
