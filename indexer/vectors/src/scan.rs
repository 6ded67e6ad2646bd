//! Scans lists from the nearest on, then scores the best candidates again.

use super::bit_set::BitSet;
use super::codebook::Codebook;
use super::dimensions::CODED_BYTES;
use super::encode::Factors;
use super::error::VectorError;
use super::kernel;
use super::part::VectorPart;
use super::scan_query::{ListQuery, ScanQuery};
use std::cmp::Ordering;

/// Scanned lists contain at least one eighth of all vectors.
const WALKED_FRACTION: usize = 8;
/// A scan examines at least this many vectors that pass the filter. In a small index, or with a selective filter, it
/// examines all of them.
const MIN_EXAMINED: usize = 32_768;
/// Candidates by estimate per wanted vector. A quarter of them would lose one hit in a hundred where many vectors are
/// about equally near.
const CANDIDATES_PER_HIT: usize = 40;
const MIN_CANDIDATES: usize = 400;
/// When many hits are wanted, the first ones matter most: candidates that are scored per wanted hit. Each costs a read.
/// For two hundred hits, four times as many recover only a third of the possible errors at the end.
const SCORED_PER_HIT: usize = 4;

/// The limits of a scan.
#[derive(Clone, Copy, Debug)]
pub struct Scan {
    /// Number of neighbors to return.
    pub limit: usize,
    /// Number of best estimates to keep.
    pub candidates: usize,
    /// Number of candidates to score; more only while there are too few hits.
    pub scored: usize,
    /// Least number of vectors in the scanned lists.
    pub walked: usize,
    /// Least number of vectors that pass the filter and are examined.
    pub examined: usize,
    /// Returns only the nearest vector of each owner.
    pub is_by_owner: bool,
}

impl Scan {
    /// The nearest `limit` of this many vectors, whatever share of them the filter accepts.
    #[must_use]
    pub fn nearest(limit: usize, vectors: usize) -> Self {
        Self {
            limit,
            candidates: limit.saturating_mul(CANDIDATES_PER_HIT).max(MIN_CANDIDATES),
            scored: limit.saturating_mul(SCORED_PER_HIT).max(MIN_CANDIDATES),
            walked: vectors / WALKED_FRACTION,
            examined: MIN_EXAMINED,
            is_by_owner: false,
        }
    }

    /// Scans the parts of an index. Each part comes with the owners that may be found; `None` for all.
    ///
    /// # Errors
    /// When a file of rows cannot be read.
    pub fn search(
        &self,
        codebook: &Codebook,
        question: &ScanQuery,
        parts: &[(&VectorPart, Option<&BitSet>)],
    ) -> Result<Vec<Neighbor>, VectorError> {
        let mut walk =
            ScanState { candidates: Candidates::new(self.candidates.max(self.limit)), ..ScanState::default() };
        for &list in &question.nearest_lists {
            let list = list as usize;
            let mut in_list = None;
            for (number, (part, owners)) in parts.iter().enumerate() {
                walk.select(part, list, *owners);
                if !walk.rows.is_empty() {
                    let in_list = in_list.get_or_insert_with(|| question.for_list(codebook, list));
                    walk.estimate(number, part, in_list);
                }
            }
            if walk.walked >= self.walked && walk.examined >= self.examined {
                break;
            }
        }
        self.score(question, parts, walk.candidates.into_best())
    }

    /// Scores candidates, the best estimates first.
    fn score(
        &self,
        question: &ScanQuery,
        parts: &[(&VectorPart, Option<&BitSet>)],
        candidates: Vec<Candidate>,
    ) -> Result<Vec<Neighbor>, VectorError> {
        let mut found: Vec<Neighbor> = Vec::with_capacity(self.limit + 1);
        let mut scored = 0;
        for candidate in candidates {
            if scored >= self.scored && found.len() >= self.limit {
                break;
            }
            let last = found.get(self.limit.wrapping_sub(1)).map(|last| last.score);
            // Candidates are sorted by estimate, but error bounds differ: a later one may still be good enough.
            if last.is_some_and(|last| candidate.estimate + candidate.error < last) {
                continue;
            }
            let (part, _) = parts[candidate.part];
            let row = part.read_row(candidate.row)?;
            scored += 1;
            let steps = kernel::dot_bytes::fastest(row.steps(), &question.quantized);
            let score = candidate.product + to_float(steps) * row.scale() * question.quantized_scale;
            // Only in a damaged file.
            if !score.is_finite() {
                continue;
            }
            let owner = part.owners().get(candidate.row as usize).map_or(u32::MAX, |bytes| u32::from_le_bytes(*bytes));
            self.insert(&mut found, Neighbor { part: candidate.part, owner, tag: row.tag(), score });
        }
        Ok(found)
    }

    fn insert(&self, found: &mut Vec<Neighbor>, neighbour: Neighbor) {
        if self.is_by_owner {
            let same = |known: &Neighbor| known.part == neighbour.part && known.owner == neighbour.owner;
            match found.iter().position(same) {
                Some(at) if compare_neighbors(&found[at], &neighbour).is_lt() => return,
                Some(at) => {
                    found.remove(at);
                }
                None => {}
            }
        }
        let at = found.partition_point(|known| compare_neighbors(known, &neighbour).is_lt());
        found.insert(at, neighbour);
        found.truncate(self.limit);
    }
}

/// A vector that was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Neighbor {
    /// The part, as an index in the searched parts.
    pub part: usize,
    pub owner: u32,
    pub tag: u32,
    /// The cosine to the query.
    pub score: f32,
}

/// Sorts by score, then by identity, so that results are reproducible.
fn compare_neighbors(a: &Neighbor, b: &Neighbor) -> Ordering {
    b.score.total_cmp(&a.score).then_with(|| (a.part, a.owner, a.tag).cmp(&(b.part, b.owner, b.tag)))
}

/// The state of a scan with reusable buffers.
#[derive(Default)]
struct ScanState {
    walked: usize,
    examined: usize,
    rows: Vec<u32>,
    sums: Vec<(u32, u32)>,
    candidates: Candidates,
}

impl ScanState {
    /// Selects the rows of a list whose owners may be found.
    fn select(&mut self, part: &VectorPart, list: usize, owners: Option<&BitSet>) {
        let range = part.rows_of_list(list);
        self.walked += range.len();
        self.rows.clear();
        match owners {
            None => self.rows.extend(range),
            Some(owners) => {
                let all = &part.owners()[range.start as usize..range.end as usize];
                // Writes every row and advances only for accepted ones, which avoids an unpredictable branch.
                self.rows.resize(all.len(), 0);
                let mut passing = 0;
                for (row, owner) in range.zip(all) {
                    self.rows[passing] = row;
                    passing += usize::from(owners.contains(u32::from_le_bytes(*owner)));
                }
                self.rows.truncate(passing);
            }
        }
        self.examined += self.rows.len();
    }

    fn estimate(&mut self, number: usize, part: &VectorPart, in_list: &ListQuery) {
        let codes = part.codes();
        kernel::level_sums::fastest(codes, &self.rows, &in_list.planes, &mut self.sums);
        for (&row, &(levels, ones)) in self.rows.iter().zip(&self.sums) {
            let factors = factors(codes, row);
            let estimate = in_list.estimate(factors, levels, ones);
            if estimate > self.candidates.threshold {
                let error = in_list.error(factors);
                self.candidates.push(Candidate { estimate, error, product: in_list.product(), part: number, row });
            }
        }
    }
}

fn factors(codes: &[[u8; CODED_BYTES]], row: u32) -> Factors {
    let coded = codes.get(row as usize).and_then(|coded| coded.first_chunk());
    Factors::from_bytes(coded.copied().unwrap_or_default())
}

/// A vector that may be near.
#[derive(Clone, Copy)]
struct Candidate {
    estimate: f32,
    error: f32,
    /// The dot product of the query with the list's centroid.
    product: f32,
    part: usize,
    row: u32,
}

impl Candidate {
    fn compare_estimates(&self, other: &Self) -> Ordering {
        other.estimate.total_cmp(&self.estimate).then_with(|| (self.part, self.row).cmp(&(other.part, other.row)))
    }
}

/// The best candidates so far. They are collected and occasionally cut to the limit, which costs less than a heap.
struct Candidates {
    limit: usize,
    collected: Vec<Candidate>,
    /// Candidates at or below this cannot be among the best.
    threshold: f32,
}

impl Default for Candidates {
    fn default() -> Self {
        Self::new(0)
    }
}

impl Candidates {
    fn new(limit: usize) -> Self {
        Self { limit, collected: Vec::new(), threshold: f32::NEG_INFINITY }
    }

    fn push(&mut self, candidate: Candidate) {
        self.collected.push(candidate);
        if self.collected.len() >= 2 * self.limit.max(1) {
            self.cut();
        }
    }

    fn cut(&mut self) {
        if self.collected.len() > self.limit && self.limit > 0 {
            let (_, last, _) = self.collected.select_nth_unstable_by(self.limit - 1, Candidate::compare_estimates);
            self.threshold = last.estimate;
        }
        self.collected.truncate(self.limit);
    }

    fn into_best(mut self) -> Vec<Candidate> {
        self.cut();
        self.collected.sort_unstable_by(Candidate::compare_estimates);
        self.collected
    }
}

#[expect(clippy::cast_precision_loss, reason = "24 bits of a score are enough")]
fn to_float(number: i32) -> f32 {
    number as f32
}
