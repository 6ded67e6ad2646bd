//! One of the two indexes, over all its shards: segments, documents, and statistics as of one big index.

use super::charted::SegmentCharts;
use super::columns::Columns;
use super::common_filters::CommonFilters;
use super::fault::Fault;
use super::forms::Form;
use super::scorer::stretches::Stretches;
use super::scorer::weight::{FieldWeight, LengthNorms, length_norms};
use super::store::Store;
use super::subjects::SegmentSubjects;
use super::together::together;
use crate::analyze::Language;
use crate::charted::Charted;
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
pub struct LongLists {
    /// Less is done on one thread: handing out the work would cost more than it saves.
    pub shared_from: u64,
    /// Fewer are faster gone through than skipped among.
    pub skipped_from: u64,
}

impl Default for LongLists {
    fn default() -> Self {
        Self { shared_from: 5_000, skipped_from: 60_000 }
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
    languages: HashMap<&'static str, Counted>,
    /// Of episodes.
    stretches: Option<u64>,
    /// The terms of all fields without their marks.
    pub stems: StemMap,
    pub long_lists: LongLists,
    pub charted: Arc<Charted>,
    /// What is told of time is told as of then.
    pub built_at: Timestamp,
}

/// How many documents there are, and how many of them begin a stretch.
#[derive(Clone, Copy, Default)]
struct Counted {
    documents: u64,
    stretches: u64,
}

/// A segment and where it belongs.
pub struct Segment {
    /// In the collection.
    pub number: usize,
    pub shard: usize,
    pub reader: SegmentReader,
    store: Store,
    pub columns: Columns,
    /// By number of the field, like the next.
    inverted: Vec<Option<Arc<InvertedIndexReader>>>,
    lengths: Vec<FieldNormReader>,
    positions: Vec<Option<FileSlice>>,
    /// Of episodes, with the fields that have only their firsts.
    stretches: Option<Stretches>,
    is_of_show: Vec<bool>,
    pub filters: CommonFilters,
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
        let filters = CommonFilters::new(u64::from(reader.max_doc()), documents);
        let (reader, subjects) = (reader.clone(), None);
        let charts = SegmentCharts::default();
        let store = Store::open(&reader, schema::of(schema, field::DOCUMENT))?;
        let (stretches, is_of_show) = (Stretches::open(&reader)?, schema::are_of_show(schema));
        Ok(Self {
            number: 0,
            shard: 0,
            reader,
            store,
            columns,
            inverted,
            lengths,
            positions,
            stretches,
            is_of_show,
            filters,
            charts,
            subjects,
        })
    }

    /// The terms of a field.
    pub fn inverted(&self, field: Field) -> Result<&InvertedIndexReader, Fault> {
        self.inverted.get(field.field_id() as usize).and_then(Option::as_deref).ok_or_else(|| unknown(field))
    }

    /// How many words the documents have in a field; one where they are not counted.
    pub fn lengths(&self, field: Field) -> Result<&FieldNormReader, Fault> {
        self.lengths.get(field.field_id() as usize).ok_or_else(|| unknown(field))
    }

    /// Where words of a field stand in the documents.
    pub fn positions(&self, field: Field) -> Result<&FileSlice, Fault> {
        self.positions.get(field.field_id() as usize).and_then(Option::as_ref).ok_or_else(|| unknown(field))
    }

    /// Of fields whose lists have the first document of each stretch, which stands for all of it.
    pub fn stretches(&self, field: Field) -> Option<&Stretches> {
        self.stretches.as_ref().filter(|_| self.is_of_show.get(field.field_id() as usize) == Some(&true))
    }

    fn stretches_by_language(&self) -> Result<Vec<(String, u64)>, Fault> {
        let column = self.reader.fast_fields().str(field::LANGUAGE_BASE)?;
        let (Some(stretches), Some(column)) = (&self.stretches, column) else { return Ok(Vec::new()) };
        let mut counts = vec![0; column.num_terms()];
        for language in stretches.firsts().filter_map(|first| column.ords().first(first)) {
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

fn unknown(field: Field) -> Fault {
    TantivyError::SchemaError(format!("field {} is not searched", field.field_id())).into()
}

/// Where a document lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
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
            stretches: None,
            stems,
            long_lists: LongLists::default(),
            charted: Arc::default(),
            built_at: Timestamp::UNIX_EPOCH,
        };
        collection.count_languages()?;
        collection.stretches =
            collection.segments.iter().map(|segment| segment.stretches.as_ref().map(Stretches::count)).sum();
        collection.norms = collection.measure_texts()?;
        Ok(collection)
    }

    fn count_languages(&mut self) -> Result<(), Fault> {
        let field = self.field(field::LANGUAGE_BASE);
        for segment in &self.segments {
            let index = segment.inverted(field)?;
            let mut codes = index.terms().stream()?;
            while codes.advance() {
                let language = Language::of(std::str::from_utf8(codes.key()).ok());
                self.languages.entry(language.code()).or_default().documents += u64::from(codes.value().doc_freq);
            }
            for (code, stretches) in segment.stretches_by_language()? {
                self.languages.entry(Language::of(Some(&code)).code()).or_default().stretches += stretches;
            }
        }
        Ok(())
    }

    /// Gives back the sets of common filters.
    pub fn forget_filters(&self) {
        for segment in &self.segments {
            segment.filters.forget();
        }
    }

    /// Documents that the list of a form may have: in the language of its mark; those of no mark are in all languages.
    pub fn documents_like(&self, form: &Form) -> u64 {
        let Some((mark, _)) = form.text().split_once(':') else { return self.listed(form.known.term.field()) };
        let counted = self.languages.get(mark).copied().unwrap_or_default();
        if self.stretches_of(form.known.term.field()).is_some() { counted.stretches } else { counted.documents }
    }

    pub fn documents_in(&self, language: Language) -> u64 {
        self.languages.get(language.code()).map_or(0, |counted| counted.documents)
    }

    /// Documents that the lists of a field may have.
    pub fn listed(&self, field: Field) -> u64 {
        self.stretches_of(field).unwrap_or(self.documents)
    }

    /// About how many documents so many in lists of a field stand for.
    pub fn reach(&self, field: Field, listed: u64) -> u64 {
        match self.stretches_of(field) {
            Some(stretches) => (u128::from(listed) * u128::from(self.documents) / u128::from(stretches.max(1))) as u64,
            None => listed,
        }
    }

    /// How many stretches there are, where only their firsts have the field.
    fn stretches_of(&self, field: Field) -> Option<u64> {
        self.segments.first()?.stretches(field)?;
        self.stretches
    }

    /// How long texts are on average, as one big index would count them.
    fn measure_texts(&self) -> Result<Vec<LengthNorms>, Fault> {
        let mut all = vec![length_norms(1.0); self.schema.num_fields()];
        for (name, _) in schema::fields_of(&self.schema).filter(|(_, kind)| kind.is_searched()) {
            let field = self.field(name);
            let mut words = 0;
            for segment in &self.segments {
                words += segment.inverted(field)?.total_num_tokens();
            }
            let documents = if name == field::TRANSCRIPT {
                self.segments.iter().map(documents_with_transcript).sum()
            } else {
                self.listed(field)
            };
            #[expect(clippy::cast_precision_loss, reason = "as the engine has it")]
            let average = words as f32 / documents.max(1) as f32;
            all[field.field_id() as usize] = length_norms(average);
        }
        Ok(all)
    }

    pub fn field(&self, name: &str) -> Field {
        schema::of(&self.schema, name)
    }

    pub fn is_of_episodes(&self) -> bool {
        self.schema.get_field(field::PUBLISHED_AT).is_ok()
    }

    /// Whether a podcast, were it in the index, would be in the segment's shard.
    pub fn has_in(&self, segment: &Segment, podcast: PodcastId) -> bool {
        shard_of(podcast, self.shards) == segment.shard
    }

    pub(super) fn segments_mut(&mut self) -> &mut [Segment] {
        &mut self.segments
    }

    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    pub fn segment(&self, place: Place) -> &Segment {
        &self.segments[place.segment]
    }

    pub fn columns(&self, place: Place) -> &Columns {
        &self.segments[place.segment].columns
    }

    /// Runs `work` on each segment and returns the answers in the order of segments: at the same time where it looks at
    /// so many entries of lists in all that this pays.
    pub fn map_segments<T: Send>(
        &self,
        entries: u64,
        work: impl Fn(&Segment) -> Result<T, Fault> + Sync,
    ) -> Result<Vec<T>, Fault> {
        if entries < self.long_lists.shared_from {
            return self.segments.iter().map(work).collect();
        }
        together(&self.segments, work)
    }

    /// How a form adds to the frequency of its word; what a near spelling is worth less, it is as a word.
    pub fn field_weight(&self, form: &Form) -> FieldWeight<'_> {
        let field = form.known.term.field();
        FieldWeight::new(form.worth / form.nearness, &self.norms[field.field_id() as usize])
    }

    /// Documents that have a term, over all shards.
    pub fn frequency(&self, term: &Term) -> Result<u64, Fault> {
        let mut count = 0;
        for segment in &self.segments {
            count += u64::from(segment.inverted(term.field())?.doc_freq(term)?);
        }
        Ok(count)
    }

    /// The living documents of a term, of one shard or of all.
    pub fn places_of(&self, term: &Term, shard: Option<usize>) -> Result<Vec<Place>, Fault> {
        let mut places = Vec::new();
        for (number, segment) in self.segments.iter().enumerate() {
            if shard.is_some_and(|shard| shard != segment.shard) {
                continue;
            }
            let index = segment.inverted(term.field())?;
            let Some(mut postings) = index.read_postings(term, IndexRecordOption::Basic)? else { continue };
            while postings.doc() != TERMINATED {
                if !segment.reader.is_deleted(postings.doc()) {
                    places.push(Place { segment: number, document: postings.doc() });
                }
                postings.advance();
            }
        }
        Ok(places)
    }

    /// The document that a document with this id was merged into; it may lie in any shard.
    pub fn place_of_former(&self, id: Uuid) -> Result<Option<Place>, Fault> {
        let term = Term::from_field_bytes(self.field(field::FORMER_ID), id.as_bytes());
        Ok(self.places_of(&term, None)?.first().copied())
    }

    /// The stored document.
    pub fn read<D: DeserializeOwned>(&self, place: Place) -> Result<D, Fault> {
        self.segment(place).store.read(place.document)
    }
}

fn documents_with_transcript(segment: &Segment) -> u64 {
    (0..segment.reader.max_doc()).filter(|&document| segment.columns.has_transcript(document)).count() as u64
}
