//! A query on a collection with filters: visits its hits, and scores documents.

use super::bounded_terms::BoundedTerms;
use super::filters::segment_filter::SegmentFilter;
use super::quoted_texts::{QuotedTexts, TextReader};
use super::top_hits::TopHits;
use super::window_scorer::{HitSelection, WindowHits, WindowScorer};
use crate::Total;
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::query::compiled_query::CompiledQuery;
use crate::query::condition::Condition;
use crate::query::query_term::ScoredTerm;
use crate::query::term_variants::{TermVariant, VariantLookup};
use crate::segments::collection::Collection;
use crate::segments::doc_address::DocAddress;
use crate::segments::doc_window::WINDOW_DOCUMENTS;
use crate::segments::quantized_score::{QuantizedScore, dequantize};
use crate::segments::segment::Segment;
use earshot_model::limits::MAX_EXACT_COUNT;
use earshot_model::search::{Filters, SearchMode};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tantivy::{DocId, Score};

/// A query on a collection, with filters.
#[derive(Clone)]
pub struct Search<'a> {
    pub collection: &'a Collection,
    pub compiled: &'a CompiledQuery,
    /// The condition that hits satisfy.
    pub condition: &'a Condition,
    pub deadline: &'a Deadline,
    pub texts: Arc<QuotedTexts<'a>>,
    is_filtered: bool,
    /// One filter per segment.
    filters: Arc<[SegmentFilter<'a>]>,
}

/// A hit with its score by words alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoredHit {
    pub address: DocAddress,
    pub score: Score,
}

/// Counts hits over all segments, up to the count cap.
#[derive(Default)]
pub struct HitCount(AtomicUsize);

impl HitCount {
    /// Adds the hits of a whole window, because threads contend for the counter. Returns whether counting continues.
    pub fn add(&self, hits: usize) -> bool {
        self.0.fetch_add(hits, Ordering::Relaxed) + hits <= MAX_EXACT_COUNT
    }

    /// Whether the count cap is reached.
    pub fn is_done(&self) -> bool {
        self.0.load(Ordering::Relaxed) > MAX_EXACT_COUNT
    }

    pub fn total(self) -> Total {
        let count = self.0.into_inner();
        if count > MAX_EXACT_COUNT { Total::AtLeast(MAX_EXACT_COUNT) } else { Total::Exactly(count) }
    }
}

impl<'a> Search<'a> {
    pub fn new(
        collection: &'a Collection,
        compiled: &'a CompiledQuery,
        filters: &Filters,
        mode: SearchMode,
        reader: &'a dyn TextReader,
        deadline: &'a Deadline,
    ) -> Result<Self, IndexReadError> {
        let mut lookup = VariantLookup::new(collection, deadline);
        let of_segment = |segment| SegmentFilter::new(collection, segment, filters, mode, &mut lookup, deadline);
        Ok(Self {
            collection,
            compiled,
            condition: &compiled.condition,
            deadline,
            texts: Arc::new(QuotedTexts::new(reader)),
            is_filtered: *filters != Filters::default(),
            filters: collection.segments().iter().map(of_segment).collect::<Result<_, _>>()?,
        })
    }

    /// The search with any word sufficing; `None` when that makes no difference.
    pub fn matching_any_word(&self) -> Option<Self> {
        Some(Self { condition: &self.compiled.any_word.as_ref()?.condition, ..self.clone() })
    }

    /// The search for documents that match only when any word suffices; `None` when any word suffices already.
    pub fn matching_fewer_words(&self) -> Option<Self> {
        if !std::ptr::eq(self.condition, &self.compiled.condition) {
            return None;
        }
        Some(Self { condition: &self.compiled.any_word.as_ref()?.fewer_words, ..self.clone() })
    }

    /// The hits among these without a word in the podcast's own texts: its episodes have all of them.
    pub fn hits_by_episodes(&self, hits: &[ScoredHit]) -> Result<HashSet<DocAddress>, IndexReadError> {
        let Some(condition) = &self.compiled.own_text else { return Ok(HashSet::new()) };
        let mut addresses: Vec<DocAddress> = hits.iter().map(|hit| hit.address).collect();
        if *condition != Condition::Nothing {
            let own = Self { condition, ..self.clone() }.hits_among(&addresses)?;
            addresses.retain(|address| !own.contains(address));
        }
        Ok(addresses.into_iter().collect())
    }

    pub fn filter(&self, segment: &Segment) -> &SegmentFilter<'a> {
        &self.filters[segment.number]
    }

    /// Estimated share of matching documents that pass the filters, as far as cached document sets give it.
    pub fn estimated_share(&self) -> f64 {
        let documents = |segment: &Segment| f64::from(segment.reader.max_doc());
        let segments = self.collection.segments();
        let passing: f64 =
            segments.iter().zip(&*self.filters).map(|(it, filter)| documents(it) * filter.estimated_share()).sum();
        passing / segments.iter().map(documents).sum::<f64>().max(1.0)
    }

    /// Whether the search has filters.
    pub fn is_filtered(&self) -> bool {
        self.is_filtered
    }

    /// The number of hits when it is available without a scan.
    pub fn total_without_scan(&self) -> Option<Total> {
        let segments = self.collection.segments().iter();
        let deleted: u64 = segments.map(|segment| u64::from(segment.reader.num_deleted_docs())).sum();
        let is_many = !self.is_filtered && self.condition.min_documents() > deleted + MAX_EXACT_COUNT as u64;
        is_many.then_some(Total::AtLeast(MAX_EXACT_COUNT))
    }

    /// Estimated number of posting entries that a scan of all hits reads.
    pub fn estimated_work(&self) -> u64 {
        let compiled = self.compiled;
        let documents = self.collection.documents;
        if compiled.scored.is_empty() {
            return documents;
        }
        let variants = compiled.scored.iter().flat_map(|scored| scored.term.scored_variants());
        let entries: u64 = variants.map(TermVariant::documents).sum();
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "an estimate"
        )]
        let steps = {
            let (lead, _) = self.condition.split_lead(documents as f64);
            let windows = (documents as f64 / f64::from(WINDOW_DOCUMENTS)).max(1.0);
            let share = (lead.estimate(documents as f64) / windows).min(1.0);
            (entries as f64 * share) as u64
        };
        steps
    }

    /// Visits every hit of a segment in document order, with its score by these terms, until `visit` breaks or the
    /// deadline is over.
    pub fn for_each_hit(
        &self,
        segment: &Segment,
        scored: &[ScoredTerm],
        visit: &mut dyn FnMut(DocId, Score) -> bool,
    ) -> Result<(), IndexReadError> {
        self.for_each_scored_window(
            segment,
            &BoundedTerms::new(self.collection, scored),
            &|| HitSelection::ALL,
            &mut |hits| hits.iter().all(|(document, score)| visit(document, score)),
        )
    }

    /// Visits all hits without scores, one doc window at a time.
    pub fn for_each_window(
        &self,
        segment: &Segment,
        visit: &mut dyn FnMut(&WindowHits<'_>) -> bool,
    ) -> Result<(), IndexReadError> {
        self.for_each_scored_window(segment, &BoundedTerms::NONE, &|| HitSelection::ALL, visit)
    }

    /// Visits all hits with scores, one doc window at a time.
    pub fn for_each_scored_window(
        &self,
        segment: &Segment,
        scored: &BoundedTerms<'_>,
        selection: &dyn Fn() -> HitSelection,
        visit: &mut dyn FnMut(&WindowHits<'_>) -> bool,
    ) -> Result<(), IndexReadError> {
        let walk =
            WindowScorer::new(self.collection, segment, self.condition, scored, true, &self.texts, self.deadline)?;
        walk.for_each_window(self.filter(segment), selection, visit);
        self.texts.check_error()
    }

    /// The scores of these documents by words alone, in the given order.
    pub fn scores(&self, addresses: &[DocAddress]) -> Result<Vec<Score>, IndexReadError> {
        let mut scores = vec![0.0; addresses.len()];
        let terms = BoundedTerms::new(self.collection, &self.compiled.scored);
        let mut order: Vec<usize> = (0..addresses.len()).collect();
        order.sort_unstable_by_key(|&index| addresses[index]);
        for of_segment in order.chunk_by(|&one, &other| addresses[one].segment == addresses[other].segment) {
            let segment = self.collection.segment(addresses[of_segment[0]]);
            let (mut lists, ..) = terms.open_lists(self.collection, segment, self.deadline)?;
            for &index in of_segment {
                let of_terms =
                    (0..lists.len()).map(|number| lists.quantized_score_of(number, addresses[index].document));
                scores[index] = dequantize(of_terms.fold(0, QuantizedScore::saturating_add));
            }
        }
        Ok(scores)
    }

    /// The documents among these that are hits. The documents come from another retrieval.
    pub fn hits_among(&self, addresses: &[DocAddress]) -> Result<Vec<DocAddress>, IndexReadError> {
        let mut addresses = addresses.to_vec();
        addresses.sort_unstable();
        let mut hits = Vec::new();
        for of_segment in addresses.chunk_by(|one, other| one.segment == other.segment) {
            let segment = self.collection.segment(of_segment[0]);
            let documents: Vec<DocId> = of_segment.iter().map(|address| address.document).collect();
            let found = self.hits_in(segment, &documents)?.into_iter();
            hits.extend(found.map(|document| DocAddress { segment: segment.number, document }));
        }
        Ok(hits)
    }

    /// The documents among these (sorted, of one segment) that are hits.
    pub fn hits_in(&self, segment: &Segment, documents: &[DocId]) -> Result<Vec<DocId>, IndexReadError> {
        let (terms, texts) = (&BoundedTerms::NONE, &self.texts);
        let walk = WindowScorer::new(self.collection, segment, self.condition, terms, true, texts, self.deadline)?;
        let hits = walk.hits_among(self.filter(segment), documents);
        self.texts.check_error()?;
        Ok(hits)
    }
}

/// Converts a segment's list of best hits.
pub fn into_scored_hits(segment: &Segment, top: TopHits) -> Vec<ScoredHit> {
    top.into_hits().map(|(document, score)| scored_hit(segment, document, score)).collect()
}

pub fn scored_hit(segment: &Segment, document: DocId, score: Score) -> ScoredHit {
    let address = DocAddress { segment: segment.number, document };
    ScoredHit { address, score }
}
