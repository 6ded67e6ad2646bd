//! Walking the hits of a query: the best by score, all of them, or only their number.

use super::collection::{Collection, Place, Segment};
use super::fault::Fault;
use super::filter::SegmentFilter;
use super::query::Compiled;
use super::statistics::Statistics;
use crate::Total;
use earshot_model::limits::COUNT_CAP;
use earshot_model::search::{Filters, SearchMode};
use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;
use tantivy::query::{EnableScoring, Weight};
use tantivy::{COLLECT_BLOCK_BUFFER_LEN, DocId, Score};

/// A query on a collection, with the filters.
pub struct Search<'a> {
    pub collection: &'a Collection,
    pub compiled: &'a Compiled,
    pub filters: &'a Filters,
    pub mode: SearchMode,
}

/// A hit with its score by words alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scored {
    pub place: Place,
    pub score: Score,
    /// Lower is better, decides between equal scores.
    pub rank: u64,
}

/// Orders by score, then by document: within a segment those lie in the order of rank.
#[derive(PartialEq)]
struct Candidate {
    score: Score,
    document: DocId,
}

impl Eq for Candidate {}

impl Ord for Candidate {
    fn cmp(&self, other: &Self) -> Ordering {
        self.score.total_cmp(&other.score).then_with(|| other.document.cmp(&self.document))
    }
}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Search<'_> {
    /// The best hits by score, best first.
    pub fn best(&self, wanted: usize) -> Result<Vec<Scored>, Fault> {
        let weights = self.weights(true)?;
        let found = self.collection.map_segments(|segment| {
            let filter = self.filter(segment)?;
            let mut heap: BinaryHeap<Reverse<Candidate>> = BinaryHeap::with_capacity(wanted + 1);
            let mut threshold = Score::MIN;
            weights[segment.shard].for_each_pruning(threshold, &segment.reader, &mut |document, score| {
                if filter.accepts(document) {
                    heap.push(Reverse(Candidate { score, document }));
                    if heap.len() > wanted {
                        heap.pop();
                    }
                    if heap.len() == wanted {
                        threshold = heap.peek().map_or(Score::MIN, |least| least.0.score);
                    }
                }
                threshold
            })?;
            let scored = |Reverse(candidate): Reverse<Candidate>| Scored {
                place: Place { segment: segment.number, document: candidate.document },
                score: candidate.score,
                rank: segment.columns.rank(candidate.document),
            };
            Ok(heap.into_iter().map(scored).collect::<Vec<_>>())
        })?;
        let mut all: Vec<Scored> = found.into_iter().flatten().collect();
        all.sort_unstable_by(|one, other| {
            other.score.total_cmp(&one.score).then(one.rank.cmp(&other.rank)).then(one.place.cmp(&other.place))
        });
        all.truncate(wanted);
        Ok(all)
    }

    /// The number of hits; counting stops at the cap.
    pub fn count(&self) -> Result<Total, Fault> {
        let weights = self.weights(false)?;
        let counts = self.collection.map_segments(|segment| {
            let filter = self.filter(segment)?;
            let mut count = 0;
            walk(weights[segment.shard].as_ref(), segment, &mut |document| {
                count += usize::from(filter.accepts(document));
                count <= COUNT_CAP
            })?;
            Ok(count)
        })?;
        let count: usize = counts.into_iter().sum();
        Ok(if count > COUNT_CAP { Total::AtLeast(COUNT_CAP) } else { Total::Exactly(count) })
    }

    /// The scores of some hits, by words alone.
    pub fn scores(&self, places: &[Place]) -> Result<Vec<Score>, Fault> {
        let weights = self.weights(true)?;
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_unstable_by_key(|&index| places[index]);
        let mut scores = vec![0.0; places.len()];
        let mut open: Option<(usize, Box<dyn tantivy::query::Scorer>)> = None;
        for index in order {
            let place = places[index];
            let segment = self.collection.segment(place);
            if open.as_ref().is_none_or(|(number, _)| *number != place.segment) {
                open = Some((place.segment, weights[segment.shard].scorer(&segment.reader, 1.0)?));
            }
            if let Some((_, scorer)) = &mut open {
                if scorer.doc() < place.document {
                    scorer.seek(place.document);
                }
                if scorer.doc() == place.document {
                    scores[index] = scorer.score();
                }
            }
        }
        Ok(scores)
    }

    pub fn filter<'s>(&self, segment: &'s Segment) -> Result<SegmentFilter<'s>, Fault> {
        SegmentFilter::new(self.collection, segment, self.filters, self.mode)
    }

    /// The query's weight for each shard.
    pub fn weights(&self, with_scores: bool) -> Result<Vec<Box<dyn Weight>>, Fault> {
        let statistics = Statistics::new(self.collection, &self.compiled.frequencies);
        let shards = self.collection.shards();
        let weight = |searcher| {
            let scoring = if with_scores {
                EnableScoring::enabled_from_statistics_provider(&statistics, searcher)
            } else {
                EnableScoring::disabled_from_searcher(searcher)
            };
            self.compiled.query.weight(scoring)
        };
        Ok(shards.iter().map(weight).collect::<Result<_, _>>()?)
    }
}

/// Visits every document that matches, deleted ones too, until `visit` says to stop.
pub fn walk(weight: &dyn Weight, segment: &Segment, visit: &mut dyn FnMut(DocId) -> bool) -> Result<(), Fault> {
    let mut scorer = weight.scorer(&segment.reader, 1.0)?;
    let mut buffer = [0; COLLECT_BLOCK_BUFFER_LEN];
    loop {
        let filled = scorer.fill_buffer(&mut buffer);
        if !buffer[..filled].iter().all(|&document| visit(document)) || filled < buffer.len() {
            return Ok(());
        }
    }
}
