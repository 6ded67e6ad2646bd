//! The best hits of a segment during a search, and the threshold that further hits must reach.

use crate::segments::quantized_score::{QuantizedScore, quantize};
use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;
use std::sync::atomic::{AtomicU32, Ordering as Atomic};
use tantivy::{DocId, Score};

/// The highest of the lowest scores of the segments' full lists. A document with a lower score in another segment is
/// not among the best of all.
#[derive(Default)]
pub struct Threshold(AtomicU32);

impl Threshold {
    /// Only higher or equal scores matter. An equal one may have the better rank in another segment.
    pub fn min_score(&self) -> Score {
        match Score::from_bits(self.0.load(Atomic::Relaxed)) {
            0.0 => Score::MIN,
            least => least.next_down(),
        }
    }

    fn raise(&self, score: Score) {
        // The bits of positive floats sort like the floats.
        if score > 0.0 {
            self.0.fetch_max(score.to_bits(), Atomic::Relaxed);
        }
    }
}

/// Sorts by score, then by document, which within a segment is the order of rank.
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

/// The best `limit` documents of a segment.
pub struct TopHits {
    limit: usize,
    heap: BinaryHeap<Reverse<Candidate>>,
}

impl TopHits {
    pub fn new(limit: usize) -> Self {
        Self { limit, heap: BinaryHeap::with_capacity(limit.saturating_add(1).min(4096)) }
    }

    pub fn push(&mut self, document: DocId, score: Score, threshold: &Threshold) {
        let candidate = Reverse(Candidate { score, document });
        if self.heap.len() < self.limit {
            self.heap.push(candidate);
        } else if let Some(mut least) = self.heap.peek_mut().filter(|least| candidate < **least) {
            *least = candidate;
        }
        if self.heap.len() == self.limit {
            threshold.raise(self.heap.peek().map_or(0.0, |least| least.0.score));
        }
    }

    /// Later documents need a higher score than this.
    pub fn min_score(&self) -> Score {
        let is_full = self.heap.len() == self.limit;
        self.heap.peek().filter(|_| is_full).map_or(Score::MIN, |least| least.0.score)
    }

    /// The score that later documents must exceed, in any segment.
    pub fn score_to_beat(&self, threshold: &Threshold) -> Option<QuantizedScore> {
        let least = self.min_score().max(threshold.min_score());
        (least >= 0.0).then(|| quantize(least))
    }

    /// Returns the hits in arbitrary order.
    pub fn into_hits(self) -> impl Iterator<Item = (DocId, Score)> {
        self.heap.into_iter().map(|Reverse(candidate)| (candidate.document, candidate.score))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_hits_stay_and_earlier_documents_win_ties() {
        let threshold = Threshold::default();
        let mut top = TopHits::new(2);
        assert_eq!((top.min_score(), threshold.min_score()), (Score::MIN, Score::MIN));
        for (document, score) in [(1, 2.0), (2, 3.0), (3, 2.0), (4, 5.0), (5, 3.0)] {
            top.push(document, score, &threshold);
        }
        assert!(top.min_score() == 3.0 && threshold.min_score() < 3.0 && threshold.min_score() > 2.999);
        let mut hits: Vec<_> = top.into_hits().collect();
        hits.sort_by_key(|hit| hit.0);
        assert_eq!(hits, [(2, 3.0), (4, 5.0)]);
    }
}
