//! Keeps the first hits of a segment in the requested orders while its hits are visited.

use super::sort_keys::{SegmentKeys, SortKey, SortValue};
use crate::index_read_error::IndexReadError;
use crate::scorer::search::ScoredHit;
use crate::segments::doc_address::DocAddress;
use crate::segments::segment::Segment;
use std::cmp::Ordering;
use tantivy::{DocId, Score};
use uuid::Uuid;

/// A hit of a segment.
#[derive(Clone, Copy)]
struct Candidate {
    first: SortKey,
    score: Score,
    document: DocId,
}

/// The first hits of a segment in the requested orders.
pub struct TopByOrder<'a> {
    keys: &'a SegmentKeys<'a>,
    limit: usize,
    candidates: Vec<Candidate>,
    /// Hits after this key cannot be among the first.
    last: Option<SortKey>,
}

impl<'a> TopByOrder<'a> {
    pub fn new(keys: &'a SegmentKeys<'a>, limit: usize) -> Self {
        Self { keys, limit, candidates: Vec::new(), last: None }
    }

    pub fn push(&mut self, document: DocId, score: Score) {
        if self.limit == 0 {
            return;
        }
        let first = self.keys.key(0, document, score);
        if self.last.is_some_and(|last| first > last) {
            return;
        }
        self.candidates.push(Candidate { first, score, document });
        if self.candidates.len() >= 2 * self.limit.max(128) {
            self.truncate();
        }
    }

    /// The key of the last needed hit, once there are enough hits.
    pub fn last(&mut self) -> Option<SortKey> {
        self.truncate();
        self.last
    }

    /// A document's key for the first order.
    pub fn key_of(&self, document: DocId) -> SortKey {
        self.keys.key(0, document, 0.0)
    }

    fn truncate(&mut self) {
        if self.candidates.len() < self.limit || self.limit == 0 {
            return;
        }
        let keys = self.keys;
        let (_, last, _) =
            self.candidates.select_nth_unstable_by(self.limit - 1, |one, other| compare(keys, one, other));
        self.last = Some(last.first);
        self.candidates.truncate(self.limit);
    }

    pub fn into_sorted_hits(mut self, segment: &Segment) -> Result<Vec<SortedHit>, IndexReadError> {
        self.truncate();
        self.candidates.truncate(self.limit);
        let sorted = |hit: &Candidate| {
            Ok(SortedHit {
                keys: self.keys.sort_values(hit.document, hit.score)?,
                id: segment.columns.id(hit.document),
                hit: ScoredHit {
                    address: DocAddress { segment: segment.number, document: hit.document },
                    score: hit.score,
                },
            })
        };
        self.candidates.iter().map(sorted).collect()
    }
}

fn compare(keys: &SegmentKeys<'_>, one: &Candidate, other: &Candidate) -> Ordering {
    let next = || {
        (1..keys.len())
            .map(|at| keys.key(at, one.document, one.score).cmp(&keys.key(at, other.document, other.score)))
            .find(|order| order.is_ne())
            .unwrap_or_else(|| keys.id(one.document).cmp(&keys.id(other.document)))
    };
    one.first.cmp(&other.first).then_with(next)
}

/// A hit with sort values that compare over all segments.
pub struct SortedHit {
    pub keys: Vec<SortValue>,
    pub id: Uuid,
    pub hit: ScoredHit,
}
