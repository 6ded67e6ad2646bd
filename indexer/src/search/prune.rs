//! The best hits of a query that has many, without a look at those whose words cannot bring them there.

use super::check::Check;
use super::collect::{Count, Scored, Search, of_top};
use super::collection::Segment;
use super::compiled::disjunction;
use super::fault::Fault;
use super::matching::Match;
use super::statistics::Statistics;
use super::top::{Threshold, Top};
use crate::Total;
use crate::schema::field;
use tantivy::query::{EnableScoring, Query, Weight};
use tantivy::{Score, Term};

/// Skipping pays when enough hits are expected to fill the list of the best several times.
const PRUNED_FROM: f64 = 4.0;

impl Search<'_> {
    pub(super) fn is_pruning_better(&self, wanted: usize) -> bool {
        if self.work() < self.collection.long_lists.skipped_from {
            return false;
        }
        if !self.needs_check() {
            return true;
        }
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let (documents, wanted) = (self.collection.documents as f64, wanted as f64);
        let matcher = &self.compiled.matcher;
        !matcher.has_phrase() && matcher.estimate(documents) > PRUNED_FROM * wanted
    }

    /// Whether there are scored documents that are no hits.
    fn needs_check(&self) -> bool {
        let mut scored: Vec<&Term> = self.compiled.scored.iter().map(|form| &form.known.term).collect();
        scored.sort_unstable();
        !self.compiled.matcher.is_any_of(&scored)
    }

    /// The best of each segment, and the number of all hits.
    pub(super) fn pruned(&self, wanted: usize) -> Result<(Vec<Vec<Scored>>, Total), Fault> {
        let statistics = Statistics::new(self.collection, &self.compiled.scored);
        let mut runs = Vec::new();
        for run in self.compiled.runs(self.collection.field(field::TITLE_EXACT)) {
            runs.push((self.weights(&disjunction(&run.forms), &statistics)?, run.own));
        }
        let threshold = Threshold::default();
        let known = self.known_total();
        let count = Count::default();
        let found = self.collection.map_segments(self.work(), |segment| {
            let mut top = Top::new(wanted);
            for (number, (weights, own)) in runs.iter().enumerate() {
                top.starts_over = number > 0;
                self.prune(segment, weights[segment.shard].as_ref(), own, &mut top, &threshold)?;
            }
            if known.is_none() {
                self.walk(segment, &[], &mut |_, _| count.add())?;
            }
            Ok(of_top(segment, top))
        })?;
        Ok((found, known.unwrap_or_else(|| count.total())))
    }

    fn prune(
        &self,
        segment: &Segment,
        weight: &dyn Weight,
        own: &Match,
        top: &mut Top,
        threshold: &Threshold,
    ) -> Result<(), Fault> {
        let filter = self.filter(segment);
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

    /// A scored query's weight for each shard.
    fn weights(&self, query: &dyn Query, statistics: &Statistics<'_>) -> Result<Vec<Box<dyn Weight>>, Fault> {
        let weight = |searcher| query.weight(EnableScoring::enabled_from_statistics_provider(statistics, searcher));
        Ok(self.collection.shards().iter().map(weight).collect::<Result<_, _>>()?)
    }
}
