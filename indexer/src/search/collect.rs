//! Walking the hits of a query: the best by score, all of them, or only their number.

use super::collection::{Collection, Place, Segment};
use super::deadline::Deadline;
use super::fault::Fault;
use super::filter::SegmentFilter;
use super::matching::{Check, Match};
use super::query::{Compiled, disjunction};
use super::statistics::Statistics;
use super::top::{Threshold, Top};
use crate::Total;
use crate::schema::field;
use earshot_model::limits::COUNT_CAP;
use earshot_model::search::{Filters, SearchMode};
use std::sync::atomic::{AtomicUsize, Ordering};
use tantivy::query::{EnableScoring, Query, Scorer, Weight};
use tantivy::{COLLECT_BLOCK_BUFFER_LEN, DocId, Score, Term};

/// Up to so many documents it is cheaper to walk those that match than to skip among those that score.
const WALKED: f64 = 10_000.0;
/// Skipping pays when enough hits are expected to fill the list of the best several times.
const PRUNED_FROM: f64 = 4.0;

/// A query on a collection, with the filters.
pub struct Search<'a> {
    pub collection: &'a Collection,
    pub compiled: &'a Compiled,
    pub filters: &'a Filters,
    pub mode: SearchMode,
    pub deadline: &'a Deadline,
}

/// A hit with its score by words alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scored {
    pub place: Place,
    pub score: Score,
    /// Lower is better, decides between equal scores.
    pub rank: u64,
}

impl Search<'_> {
    /// The best hits by score, best first.
    pub fn best(&self, wanted: usize) -> Result<Vec<Scored>, Fault> {
        let threshold = Threshold::default();
        let found = if !self.compiled.has_score {
            self.collection.map_segments(|segment| self.first_of(segment, wanted))?
        } else if self.is_pruning_better(wanted) {
            let statistics = Statistics::new(self.collection, &self.compiled.frequencies);
            let mut runs = Vec::new();
            for run in self.compiled.runs(self.collection.field(field::TITLE_EXACT)) {
                runs.push((self.weights(&disjunction(&run.forms), &statistics)?, run.own));
            }
            self.collection.map_segments(|segment| {
                let mut top = Top::new(wanted);
                for (number, (weights, own)) in runs.iter().enumerate() {
                    top.starts_over = number > 0;
                    self.prune(segment, weights[segment.shard].as_ref(), own, &mut top, &threshold)?;
                }
                Ok(self.scored_of(segment, top))
            })?
        } else {
            let forms = self.form_weights()?;
            self.collection.map_segments(|segment| self.walked(segment, &forms, wanted))?
        };
        let mut all: Vec<Scored> = found.into_iter().flatten().collect();
        let id = |hit: &Scored| self.collection.columns(hit.place).id(hit.place.document);
        all.sort_unstable_by(|one, other| {
            other.score.total_cmp(&one.score).then(one.rank.cmp(&other.rank)).then_with(|| id(one).cmp(&id(other)))
        });
        all.truncate(wanted);
        Ok(all)
    }

    fn is_pruning_better(&self, wanted: usize) -> bool {
        if !self.needs_check() {
            return true;
        }
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let (documents, wanted) = (self.collection.documents as f64, wanted as f64);
        let (driver, _) = self.compiled.matcher.driver(documents);
        driver.estimate(documents) > WALKED
            && !has_phrase(&self.compiled.matcher)
            && self.compiled.matcher.estimate(documents) > PRUNED_FROM * wanted
    }

    /// Whether there are scored documents that are no hits.
    fn needs_check(&self) -> bool {
        let mut scored: Vec<&Term> = self.compiled.scored.iter().map(|form| &form.term).collect();
        scored.sort_unstable();
        !self.compiled.matcher.is_any_of(&scored)
    }

    /// Without scores the first are the best: documents lie in the order of rank.
    fn first_of(&self, segment: &Segment, wanted: usize) -> Result<Vec<Scored>, Fault> {
        let filter = self.filter(segment)?;
        let mut found = Vec::new();
        self.walk(segment, &mut |document| {
            if filter.accepts(document) {
                found.push(self.scored(segment, document, 0.0));
            }
            found.len() < wanted
        })?;
        Ok(found)
    }

    /// Puts hits of a segment among the best, without a look at documents whose words cannot bring them there.
    fn prune(
        &self,
        segment: &Segment,
        weight: &dyn Weight,
        own: &Match,
        top: &mut Top,
        threshold: &Threshold,
    ) -> Result<(), Fault> {
        let filter = self.filter(segment)?;
        let mut own = own.check(self.collection, segment)?;
        let mut check = if self.needs_check() {
            self.compiled.matcher.check(self.collection, segment)?
        } else {
            Check::Always(true)
        };
        let mut steps = self.deadline.steps();
        let least = top.least().max(threshold.least());
        weight.for_each_pruning(least, &segment.reader, &mut |document, score| {
            if steps.is_over() {
                // Nothing is as good as this: the engine stops looking.
                return Score::INFINITY;
            }
            if filter.accepts(document) && own.accepts(document) && check.accepts(document) {
                top.push(document, score, threshold);
            }
            top.least().max(threshold.least())
        })?;
        Ok(())
    }

    /// The best of a segment, by way of the documents that match.
    fn walked(&self, segment: &Segment, forms: &[Vec<Box<dyn Weight>>], wanted: usize) -> Result<Vec<Scored>, Fault> {
        let filter = self.filter(segment)?;
        let mut scorers = Scorers::new(&forms[segment.shard], segment)?;
        let mut top = Top::new(wanted);
        let alone = Threshold::default();
        self.walk(segment, &mut |document| {
            if filter.accepts(document) {
                top.push(document, scorers.score(document), &alone);
            }
            true
        })?;
        Ok(self.scored_of(segment, top))
    }

    fn scored_of(&self, segment: &Segment, top: Top) -> Vec<Scored> {
        top.into_hits().map(|(document, score)| self.scored(segment, document, score)).collect()
    }

    fn scored(&self, segment: &Segment, document: DocId, score: Score) -> Scored {
        let place = Place { segment: segment.number, document };
        Scored { place, score, rank: segment.columns.rank(document) }
    }

    /// The number of hits; counting stops at the cap.
    pub fn count(&self) -> Result<Total, Fault> {
        let deleted: u64 =
            self.collection.segments().iter().map(|segment| u64::from(segment.reader.num_deleted_docs())).sum();
        let is_filtered = *self.filters != Filters::default();
        if !is_filtered && self.compiled.matcher.at_least() > deleted + COUNT_CAP as u64 {
            return Ok(Total::AtLeast(COUNT_CAP));
        }
        let count = AtomicUsize::new(0);
        self.collection.map_segments(|segment| {
            let filter = self.filter(segment)?;
            self.walk(segment, &mut |document| {
                !filter.accepts(document) || count.fetch_add(1, Ordering::Relaxed) < COUNT_CAP
            })
        })?;
        let count = count.into_inner();
        Ok(if count > COUNT_CAP { Total::AtLeast(COUNT_CAP) } else { Total::Exactly(count) })
    }

    /// The scores of some documents by words alone, in the order asked.
    pub fn scores(&self, places: &[Place]) -> Result<Vec<Score>, Fault> {
        let forms = self.form_weights()?;
        let mut scores = vec![0.0; places.len()];
        self.in_order(
            places,
            |segment| Scorers::new(&forms[segment.shard], segment),
            |scorers, index, document| {
                scores[index] = scorers.score(document);
            },
        )?;
        Ok(scores)
    }

    /// Those that are hits, of documents that were found in another way.
    pub fn hits_among(&self, places: &[Place]) -> Result<Vec<Place>, Fault> {
        let mut hits = Vec::new();
        let open = |segment| Ok((self.compiled.matcher.check(self.collection, segment)?, self.filter(segment)?));
        self.in_order(places, open, |(check, filter), index, document| {
            if check.accepts(document) && filter.accepts(document) {
                hits.push(places[index]);
            }
        })?;
        Ok(hits)
    }

    /// Visits places segment by segment, each segment's in order, with what `open` made for the segment.
    fn in_order<'s, T>(
        &'s self,
        places: &[Place],
        open: impl Fn(&'s Segment) -> Result<T, Fault>,
        mut visit: impl FnMut(&mut T, usize, DocId),
    ) -> Result<(), Fault> {
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_unstable_by_key(|&index| places[index]);
        let mut opened: Option<(usize, T)> = None;
        for index in order {
            let place = places[index];
            if opened.as_ref().is_none_or(|(number, _)| *number != place.segment) {
                opened = Some((place.segment, open(self.collection.segment(place))?));
            }
            if let Some((_, state)) = &mut opened {
                visit(state, index, place.document);
            }
        }
        Ok(())
    }

    pub fn filter<'s>(&self, segment: &'s Segment) -> Result<SegmentFilter<'s>, Fault> {
        SegmentFilter::new(self.collection, segment, self.filters, self.mode)
    }

    /// A scored query's weight for each shard.
    fn weights(&self, query: &dyn Query, statistics: &Statistics<'_>) -> Result<Vec<Box<dyn Weight>>, Fault> {
        let weight = |searcher| query.weight(EnableScoring::enabled_from_statistics_provider(statistics, searcher));
        Ok(self.collection.shards().iter().map(weight).collect::<Result<_, _>>()?)
    }

    /// For each shard the weight of each scored form.
    pub fn form_weights(&self) -> Result<Vec<Vec<Box<dyn Weight>>>, Fault> {
        let statistics = Statistics::new(self.collection, &self.compiled.frequencies);
        let mut shards: Vec<Vec<Box<dyn Weight>>> = self.collection.shards().iter().map(|_| Vec::new()).collect();
        for form in &self.compiled.scored {
            for (shard, weight) in shards.iter_mut().zip(self.weights(form.query().as_ref(), &statistics)?) {
                shard.push(weight);
            }
        }
        Ok(shards)
    }

    /// Visits every document that matches, deleted ones too, until `visit` says to stop or the time is over.
    pub fn walk(&self, segment: &Segment, visit: &mut dyn FnMut(DocId) -> bool) -> Result<(), Fault> {
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let documents = self.collection.documents as f64;
        let (driver, rest) = self.compiled.matcher.driver(documents);
        let mut rest: Vec<Check> =
            rest.into_iter().map(|part| part.check(self.collection, segment)).collect::<Result<_, _>>()?;
        let weight = driver.query().weight(EnableScoring::disabled_from_schema(&self.collection.schema))?;
        let mut scorer = weight.scorer(&segment.reader, 1.0)?;
        let mut steps = self.deadline.steps();
        let mut buffer = [0; COLLECT_BLOCK_BUFFER_LEN];
        loop {
            let filled = scorer.fill_buffer(&mut buffer);
            for &document in &buffer[..filled] {
                if steps.is_over() {
                    return Ok(());
                }
                if rest.iter_mut().all(|check| check.accepts(document)) && !visit(document) {
                    return Ok(());
                }
            }
            if filled < buffer.len() {
                return Ok(());
            }
        }
    }
}

fn has_phrase(matcher: &Match) -> bool {
    match matcher {
        Match::Phrase(..) => true,
        Match::All(parts) | Match::Any(parts) | Match::Most(_, parts) => parts.iter().any(has_phrase),
        _ => false,
    }
}

/// The scored forms in a segment, gone through forward together.
pub struct Scorers(Vec<Box<dyn Scorer>>);

impl Scorers {
    pub fn new(forms: &[Box<dyn Weight>], segment: &Segment) -> Result<Self, Fault> {
        let scorers = forms.iter().map(|weight| weight.scorer(&segment.reader, 1.0));
        Ok(Self(scorers.collect::<Result<_, _>>()?))
    }

    pub fn score(&mut self, document: DocId) -> Score {
        let mut sum = 0.0;
        for scorer in &mut self.0 {
            // Most forms are rare, and far ahead.
            if scorer.doc() < document {
                scorer.seek(document);
            }
            if scorer.doc() == document {
                sum += scorer.score();
            }
        }
        sum
    }
}
