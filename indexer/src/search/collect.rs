//! Walking the hits of a query: the best by score, all of them, or only their number.

use super::collection::{Collection, Place, Segment};
use super::compiled::Compiled;
use super::deadline::Deadline;
use super::fault::Fault;
use super::filter::SegmentFilter;
use super::forms::{Form, Forms};
use super::matching::Match;
use super::query_term::{BoundedTerms, ScoredTerm};
use super::scorer::points::{Points, score};
use super::scorer::top::{Threshold, Top};
use super::scorer::walk::{Hits, Walk, Wanted};
use crate::Total;
use earshot_model::limits::COUNT_CAP;
use earshot_model::search::{Filters, SearchMode};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tantivy::{DocId, Score};

/// A query on a collection, with the filters.
#[derive(Clone)]
pub struct Search<'a> {
    pub collection: &'a Collection,
    pub compiled: &'a Compiled,
    /// What hits satisfy.
    pub matcher: &'a Match,
    pub deadline: &'a Deadline,
    is_filtered: bool,
    /// One for each segment.
    filters: Arc<[SegmentFilter<'a>]>,
}

/// A hit with its score by words alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scored {
    pub place: Place,
    pub score: Score,
}

/// Counts hits over all segments, as far as anybody wants to know.
#[derive(Default)]
pub struct Count(AtomicUsize);

impl Count {
    /// So many more, of a whole window: threads that all write here wait for one another. Whether counting goes on.
    pub fn add(&self, hits: usize) -> bool {
        self.0.fetch_add(hits, Ordering::Relaxed) + hits <= COUNT_CAP
    }

    /// Whether nobody wants to know how many more there are.
    fn is_done(&self) -> bool {
        self.0.load(Ordering::Relaxed) > COUNT_CAP
    }

    pub fn total(self) -> Total {
        let count = self.0.into_inner();
        if count > COUNT_CAP { Total::AtLeast(COUNT_CAP) } else { Total::Exactly(count) }
    }
}

impl<'a> Search<'a> {
    pub fn new(
        collection: &'a Collection,
        compiled: &'a Compiled,
        filters: &Filters,
        mode: SearchMode,
        deadline: &'a Deadline,
    ) -> Result<Self, Fault> {
        let mut forms = Forms::new(collection, deadline);
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

    /// The same where any of the words will do; `None` where that makes no difference.
    pub fn of_any_word(&self) -> Option<Self> {
        Some(Self { matcher: &self.compiled.of_any_word.as_ref()?.matcher, ..self.clone() })
    }

    /// What is only found where any of the words will do; `None` where any will do already.
    pub fn of_fewer_words(&self) -> Option<Self> {
        if !std::ptr::eq(self.matcher, &self.compiled.matcher) {
            return None;
        }
        Some(Self { matcher: &self.compiled.of_any_word.as_ref()?.of_fewer, ..self.clone() })
    }

    pub fn filter(&self, segment: &Segment) -> &SegmentFilter<'a> {
        &self.filters[segment.number]
    }

    /// About which share of what matches passes the filters, as far as they are known as sets.
    pub fn share(&self) -> f64 {
        let documents = |segment: &Segment| f64::from(segment.reader.max_doc());
        let segments = self.collection.segments();
        let passing: f64 = segments.iter().zip(&*self.filters).map(|(it, filter)| documents(it) * filter.share()).sum();
        passing / segments.iter().map(documents).sum::<f64>().max(1.0)
    }

    /// Whether anything is asked of hits beside their words.
    pub fn is_filtered(&self) -> bool {
        self.is_filtered
    }

    /// The best hits by score, best first, and the number of all.
    pub fn best(&self, wanted: usize) -> Result<(Vec<Scored>, Total), Fault> {
        let (found, total) = if !self.compiled.has_score {
            self.first(wanted)?
        } else if self.is_pruning_better(wanted) {
            self.pruned(wanted)?
        } else {
            self.best_of_all(wanted)?
        };
        let mut all: Vec<Scored> = found.into_iter().flatten().collect();
        all.sort_unstable_by(|one, other| other.score.total_cmp(&one.score));
        for equal in all.chunk_by_mut(|one, other| one.score.total_cmp(&other.score).is_eq()) {
            self.sort_by_rank(equal);
        }
        all.truncate(wanted);
        Ok((all, total))
    }

    /// Of equal scores the better rank decides. Where only one hit has a score, nobody looks it up.
    fn sort_by_rank(&self, equal: &mut [Scored]) {
        if equal.len() < 2 {
            return;
        }
        let columns = |place: Place| self.collection.columns(place);
        let mut ranked: Vec<(u64, Scored)> =
            equal.iter().map(|hit| (columns(hit.place).rank(hit.place.document), *hit)).collect();
        // Those of one rank are of a stretch, and lie in their order.
        ranked.sort_unstable_by_key(|(rank, hit)| (*rank, hit.place));
        equal.iter_mut().zip(ranked).for_each(|(place, (_, hit))| *place = hit);
    }

    /// Without scores the first are the best: documents lie in the order of rank.
    fn first(&self, wanted: usize) -> Result<(Vec<Vec<Scored>>, Total), Fault> {
        let known = self.known_total();
        let count = Count::default();
        let found = self.collection.map_segments(self.work(), |segment| {
            let mut found = Vec::new();
            self.windows(segment, &mut |hits| {
                let left = wanted - found.len();
                found.extend(hits.iter().take(left).map(|(document, score)| scored(segment, document, score)));
                let is_counting = known.is_none() && count.add(hits.count());
                found.len() < wanted || is_counting
            })?;
            Ok(found)
        })?;
        Ok((found, known.unwrap_or_else(|| count.total())))
    }

    /// By a look at every hit, which counts them too. Once they are counted, candidates that can no longer be among the
    /// best are not looked at.
    fn best_of_all(&self, wanted: usize) -> Result<(Vec<Vec<Scored>>, Total), Fault> {
        let (count, threshold) = (Count::default(), Threshold::default());
        let terms = self.bounded(&self.compiled.scored);
        let found = self.collection.map_segments(self.work(), |segment| {
            let mut top = Top::new(wanted);
            // Before any list is full, there is none.
            let above = || Some(threshold.least()).filter(|least| *least >= 0.0);
            let wanted = || Wanted { all: !count.is_done(), above: above() };
            self.scored_windows(segment, &terms, &wanted, &mut |hits| {
                count.add(hits.count());
                hits.for_each_above(top.enough(&threshold), |document, score| {
                    top.push(document, score, &threshold);
                    top.enough(&threshold)
                });
                true
            })?;
            Ok(of_top(segment, top))
        })?;
        Ok((found, count.total()))
    }

    /// The number of hits where it is known without a look at them.
    pub fn known_total(&self) -> Option<Total> {
        let segments = self.collection.segments().iter();
        let deleted: u64 = segments.map(|segment| u64::from(segment.reader.num_deleted_docs())).sum();
        let is_many = !self.is_filtered && self.matcher.at_least() > deleted + COUNT_CAP as u64;
        is_many.then_some(Total::AtLeast(COUNT_CAP))
    }

    /// About how many entries of lists are gone through to see every hit.
    pub fn work(&self) -> u64 {
        let compiled = self.compiled;
        let documents = self.collection.documents;
        if compiled.scored.is_empty() {
            return documents;
        }
        let forms = compiled.scored.iter().flat_map(|scored| scored.term.scored_forms());
        let entries: u64 = forms.map(Form::documents).sum();
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "an estimate"
        )]
        let steps = {
            let (driver, _) = self.matcher.driver(documents as f64);
            let windows = (documents as f64 / f64::from(super::scorer::window::DOCUMENTS)).max(1.0);
            let share = (driver.estimate(documents as f64) / windows).min(1.0);
            (entries as f64 * share) as u64
        };
        steps
    }

    /// Visits every hit of a segment in the order of documents, with its score by some forms, until `visit` says to
    /// stop or the time is over.
    pub fn walk(
        &self,
        segment: &Segment,
        scored: &[ScoredTerm],
        visit: &mut dyn FnMut(DocId, Score) -> bool,
    ) -> Result<(), Fault> {
        self.scored_windows(segment, &self.bounded(scored), &|| Wanted::ALL, &mut |hits| {
            hits.iter().all(|(document, score)| visit(document, score))
        })
    }

    /// [`Self::walk`] without scores, the hits of a window at a time.
    pub fn windows(&self, segment: &Segment, visit: &mut dyn FnMut(&Hits<'_>) -> bool) -> Result<(), Fault> {
        self.scored_windows(segment, &BoundedTerms::NONE, &|| Wanted::ALL, visit)
    }

    /// The same with the scores of those that are wanted.
    fn scored_windows(
        &self,
        segment: &Segment,
        scored: &BoundedTerms<'_>,
        wanted: &dyn Fn() -> Wanted,
        visit: &mut dyn FnMut(&Hits<'_>) -> bool,
    ) -> Result<(), Fault> {
        let walk = Walk::new(self.collection, segment, self.matcher, scored, true, self.deadline)?;
        walk.run(self.filter(segment), wanted, visit);
        Ok(())
    }

    /// The scores of some documents by words alone, in the order asked.
    pub fn scores(&self, places: &[Place]) -> Result<Vec<Score>, Fault> {
        let mut scores = vec![0.0; places.len()];
        let terms = self.bounded(&self.compiled.scored);
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_unstable_by_key(|&index| places[index]);
        for of_segment in order.chunk_by(|&one, &other| places[one].segment == places[other].segment) {
            let segment = self.collection.segment(places[of_segment[0]]);
            let (mut lists, ..) = terms.lists(self.collection, segment, self.deadline)?;
            for &index in of_segment {
                let of_terms = (0..lists.len()).map(|number| lists.points_of(number, places[index].document));
                scores[index] = score(of_terms.fold(0, Points::saturating_add));
            }
        }
        Ok(scores)
    }

    /// Those that are hits, of documents that were found in another way.
    pub fn hits_among(&self, places: &[Place]) -> Result<Vec<Place>, Fault> {
        let mut places = places.to_vec();
        places.sort_unstable();
        let mut hits = Vec::new();
        for of_segment in places.chunk_by(|one, other| one.segment == other.segment) {
            let segment = self.collection.segment(of_segment[0]);
            let documents: Vec<DocId> = of_segment.iter().map(|place| place.document).collect();
            let found = self.hits_in(segment, &documents)?.into_iter();
            hits.extend(found.map(|document| Place { segment: segment.number, document }));
        }
        Ok(hits)
    }

    /// Those of some documents of a segment, in their order, that are hits.
    pub fn hits_in(&self, segment: &Segment, documents: &[DocId]) -> Result<Vec<DocId>, Fault> {
        let walk = Walk::new(self.collection, segment, self.matcher, &BoundedTerms::NONE, true, self.deadline)?;
        Ok(walk.among(self.filter(segment), documents))
    }
}

/// What is left in a segment's list of the best.
pub fn of_top(segment: &Segment, top: Top) -> Vec<Scored> {
    top.into_hits().map(|(document, score)| scored(segment, document, score)).collect()
}

fn scored(segment: &Segment, document: DocId, score: Score) -> Scored {
    let place = Place { segment: segment.number, document };
    Scored { place, score }
}
