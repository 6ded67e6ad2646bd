//! Collects the hits of a query: the best by score, all, or only their number.

use super::collection::{Collection, DocAddress, Segment};
use super::compiled_query::CompiledQuery;
use super::condition::Condition;
use super::deadline::Deadline;
use super::fault::Fault;
use super::filter::SegmentFilter;
use super::query_term::{BoundedTerms, ScoredTerm};
use super::scorer::quantized_score::{QuantizedScore, dequantize};
use super::scorer::top_hits::{Threshold, TopHits};
use super::scorer::window_scorer::{HitSelection, WindowHits, WindowScorer};
use super::term_variants::{TermVariant, VariantLookup};
use crate::Total;
use earshot_model::limits::MAX_EXACT_COUNT;
use earshot_model::search::{Filters, SearchMode};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tantivy::{DocId, Score};

/// A query on a collection, with filters.
#[derive(Clone)]
pub struct Search<'a> {
    pub collection: &'a Collection,
    pub compiled: &'a CompiledQuery,
    /// The condition that hits satisfy.
    pub matcher: &'a Condition,
    pub deadline: &'a Deadline,
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
    fn is_done(&self) -> bool {
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
        deadline: &'a Deadline,
    ) -> Result<Self, Fault> {
        let mut forms = VariantLookup::new(collection, deadline);
        let of_segment = |segment| SegmentFilter::new(collection, segment, filters, mode, &mut forms, deadline);
        Ok(Self {
            collection,
            compiled,
            matcher: &compiled.matcher,
            deadline,
            is_filtered: *filters != Filters::default(),
            filters: collection.segments().iter().map(of_segment).collect::<Result<_, _>>()?,
        })
    }

    /// The search with any word sufficing; `None` when that makes no difference.
    pub fn matching_any_word(&self) -> Option<Self> {
        Some(Self { matcher: &self.compiled.any_word.as_ref()?.matcher, ..self.clone() })
    }

    /// The search for documents that match only when any word suffices; `None` when any word suffices already.
    pub fn matching_fewer_words(&self) -> Option<Self> {
        if !std::ptr::eq(self.matcher, &self.compiled.matcher) {
            return None;
        }
        Some(Self { matcher: &self.compiled.any_word.as_ref()?.fewer_words, ..self.clone() })
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

    /// The best hits by score, best first, and the total.
    pub fn best(&self, wanted: usize) -> Result<(Vec<ScoredHit>, Total), Fault> {
        let (found, total) = if !self.compiled.has_score {
            self.first_by_rank(wanted)?
        } else if self.is_pruning_better(wanted) {
            self.best_with_pruning(wanted)?
        } else {
            self.best_of_all_hits(wanted)?
        };
        let mut all: Vec<ScoredHit> = found.into_iter().flatten().collect();
        all.sort_unstable_by(|one, other| other.score.total_cmp(&one.score));
        for equal in all.chunk_by_mut(|one, other| one.score.total_cmp(&other.score).is_eq()) {
            self.sort_by_rank(equal);
        }
        all.truncate(wanted);
        Ok((all, total))
    }

    /// Orders hits of equal score by rank. A hit whose score is unique needs no rank lookup.
    fn sort_by_rank(&self, equal: &mut [ScoredHit]) {
        if equal.len() < 2 {
            return;
        }
        let columns = |place: DocAddress| self.collection.columns(place);
        let mut ranked: Vec<(u64, ScoredHit)> =
            equal.iter().map(|hit| (columns(hit.address).rank(hit.address.document), *hit)).collect();
        // Hits of equal rank are of one episode block and keep its order.
        ranked.sort_unstable_by_key(|(rank, hit)| (*rank, hit.address));
        equal.iter_mut().zip(ranked).for_each(|(place, (_, hit))| *place = hit);
    }

    /// Without scores, the first documents are the best, because segments are sorted by rank.
    fn first_by_rank(&self, wanted: usize) -> Result<(Vec<Vec<ScoredHit>>, Total), Fault> {
        let known = self.total_without_scan();
        let count = HitCount::default();
        let found = self.collection.map_segments(self.estimated_work(), |segment| {
            let mut found = Vec::new();
            self.for_each_window(segment, &mut |hits| {
                let left = wanted - found.len();
                found.extend(hits.iter().take(left).map(|(document, score)| scored_hit(segment, document, score)));
                let is_counting = known.is_none() && count.add(hits.count());
                found.len() < wanted || is_counting
            })?;
            Ok(found)
        })?;
        Ok((found, known.unwrap_or_else(|| count.total())))
    }

    /// Scores every hit and counts all. Once counting is done, skips candidates that cannot be among the best.
    fn best_of_all_hits(&self, wanted: usize) -> Result<(Vec<Vec<ScoredHit>>, Total), Fault> {
        let (count, threshold) = (HitCount::default(), Threshold::default());
        let terms = self.bounded_terms(&self.compiled.scored);
        let found = self.collection.map_segments(self.estimated_work(), |segment| {
            let mut top = TopHits::new(wanted);
            // There is no threshold before a list of best hits is full.
            let above = || Some(threshold.min_score()).filter(|least| *least >= 0.0);
            let wanted = || HitSelection { all: !count.is_done(), above: above() };
            self.for_each_scored_window(segment, &terms, &wanted, &mut |hits| {
                count.add(hits.count());
                hits.for_each_hit_above(top.score_to_beat(&threshold), |document, score| {
                    top.push(document, score, &threshold);
                    top.score_to_beat(&threshold)
                });
                true
            })?;
            Ok(into_scored_hits(segment, top))
        })?;
        Ok((found, count.total()))
    }

    /// The number of hits when it is available without a scan.
    pub fn total_without_scan(&self) -> Option<Total> {
        let segments = self.collection.segments().iter();
        let deleted: u64 = segments.map(|segment| u64::from(segment.reader.num_deleted_docs())).sum();
        let is_many = !self.is_filtered && self.matcher.min_documents() > deleted + MAX_EXACT_COUNT as u64;
        is_many.then_some(Total::AtLeast(MAX_EXACT_COUNT))
    }

    /// Estimated number of posting entries that a scan of all hits reads.
    pub fn estimated_work(&self) -> u64 {
        let compiled = self.compiled;
        let documents = self.collection.documents;
        if compiled.scored.is_empty() {
            return documents;
        }
        let forms = compiled.scored.iter().flat_map(|scored| scored.term.scored_variants());
        let entries: u64 = forms.map(TermVariant::documents).sum();
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "an estimate"
        )]
        let steps = {
            let (driver, _) = self.matcher.driver(documents as f64);
            let windows = (documents as f64 / f64::from(super::scorer::doc_window::WINDOW_DOCUMENTS)).max(1.0);
            let share = (driver.estimate(documents as f64) / windows).min(1.0);
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
    ) -> Result<(), Fault> {
        self.for_each_scored_window(segment, &self.bounded_terms(scored), &|| HitSelection::ALL, &mut |hits| {
            hits.iter().all(|(document, score)| visit(document, score))
        })
    }

    /// Visits all hits without scores, one doc window at a time.
    pub fn for_each_window(
        &self,
        segment: &Segment,
        visit: &mut dyn FnMut(&WindowHits<'_>) -> bool,
    ) -> Result<(), Fault> {
        self.for_each_scored_window(segment, &BoundedTerms::NONE, &|| HitSelection::ALL, visit)
    }

    /// Visits all hits with scores, one doc window at a time.
    fn for_each_scored_window(
        &self,
        segment: &Segment,
        scored: &BoundedTerms<'_>,
        wanted: &dyn Fn() -> HitSelection,
        visit: &mut dyn FnMut(&WindowHits<'_>) -> bool,
    ) -> Result<(), Fault> {
        let walk = WindowScorer::new(self.collection, segment, self.matcher, scored, true, self.deadline)?;
        walk.for_each_window(self.filter(segment), wanted, visit);
        Ok(())
    }

    /// The scores of these documents by words alone, in the given order.
    pub fn scores(&self, places: &[DocAddress]) -> Result<Vec<Score>, Fault> {
        let mut scores = vec![0.0; places.len()];
        let terms = self.bounded_terms(&self.compiled.scored);
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_unstable_by_key(|&index| places[index]);
        for of_segment in order.chunk_by(|&one, &other| places[one].segment == places[other].segment) {
            let segment = self.collection.segment(places[of_segment[0]]);
            let (mut lists, ..) = terms.lists(self.collection, segment, self.deadline)?;
            for &index in of_segment {
                let of_terms = (0..lists.len()).map(|number| lists.quantized_score_of(number, places[index].document));
                scores[index] = dequantize(of_terms.fold(0, QuantizedScore::saturating_add));
            }
        }
        Ok(scores)
    }

    /// The documents among these that are hits. The documents come from another retrieval.
    pub fn hits_among(&self, places: &[DocAddress]) -> Result<Vec<DocAddress>, Fault> {
        let mut places = places.to_vec();
        places.sort_unstable();
        let mut hits = Vec::new();
        for of_segment in places.chunk_by(|one, other| one.segment == other.segment) {
            let segment = self.collection.segment(of_segment[0]);
            let documents: Vec<DocId> = of_segment.iter().map(|place| place.document).collect();
            let found = self.hits_in(segment, &documents)?.into_iter();
            hits.extend(found.map(|document| DocAddress { segment: segment.number, document }));
        }
        Ok(hits)
    }

    /// The documents among these (sorted, of one segment) that are hits.
    pub fn hits_in(&self, segment: &Segment, documents: &[DocId]) -> Result<Vec<DocId>, Fault> {
        let walk = WindowScorer::new(self.collection, segment, self.matcher, &BoundedTerms::NONE, true, self.deadline)?;
        Ok(walk.hits_among(self.filter(segment), documents))
    }
}

/// Converts a segment's list of best hits.
pub fn into_scored_hits(segment: &Segment, top: TopHits) -> Vec<ScoredHit> {
    top.into_hits().map(|(document, score)| scored_hit(segment, document, score)).collect()
}

fn scored_hit(segment: &Segment, document: DocId, score: Score) -> ScoredHit {
    let place = DocAddress { segment: segment.number, document };
    ScoredHit { address: place, score }
}
