//! Exact nearest neighbors by filter, as the reference for recall.

use super::corpus::{VectorCorpus, mix};
use earshot_indexer::vectors::{BitSet, UnitVector};
use rayon::prelude::*;

/// Number of neighbors.
pub const LIMIT: usize = 10;
/// Vectors that are generated at a time.
const BLOCK: u32 = 1_000;

/// A filter with the owners that pass.
pub struct Filter {
    pub name: &'static str,
    /// `None` when all pass.
    pub owners: Option<BitSet>,
}

/// Returns no filter, random ones, and one that correlates with meaning, like a filter by category.
pub fn build_filters(corpus: &VectorCorpus, vectors: u32) -> Vec<Filter> {
    let random = |name, of_a_thousand: u64| {
        let passes = |owner: &u32| mix(77, u64::from(*owner)) % 1_000 < of_a_thousand;
        Filter { name, owners: Some((0..vectors).filter(passes).collect()) }
    };
    vec![
        Filter { name: "none", owners: None },
        random("50 %", 500),
        random("5 %", 50),
        random("0.5 %", 5),
        Filter { name: "two fields", owners: Some((0..vectors).filter(|owner| corpus.field(*owner) < 2).collect()) },
    ]
}

/// Returns the owners of the nearest vectors, by filter and query.
pub fn find_nearest(
    corpus: &VectorCorpus,
    vectors: u32,
    queries: &[UnitVector],
    filters: &[Filter],
) -> Vec<Vec<Vec<u32>>> {
    let empty = || vec![vec![Vec::<(f32, u32)>::new(); queries.len()]; filters.len()];
    let blocks: Vec<u32> = (0..vectors).step_by(BLOCK as usize).collect();
    let best = blocks
        .into_par_iter()
        .fold(empty, |mut best, start| {
            for owner in start..vectors.min(start + BLOCK) {
                let vector = corpus.vector(owner);
                let passing: Vec<bool> = filters
                    .iter()
                    .map(|filter| filter.owners.as_ref().is_none_or(|owners| owners.contains(owner)))
                    .collect();
                for (number, query) in queries.iter().enumerate() {
                    let cosine = vector.cosine(query);
                    for (filter, _) in passing.iter().enumerate().filter(|(_, passes)| **passes) {
                        insert(&mut best[filter][number], (cosine, owner));
                    }
                }
            }
            best
        })
        .reduce(empty, |mut a, b| {
            for (a, b) in a.iter_mut().flatten().zip(b.into_iter().flatten()) {
                b.into_iter().for_each(|found| insert(a, found));
            }
            a
        });
    let owners = |found: Vec<(f32, u32)>| found.into_iter().map(|(_, owner)| owner).collect();
    best.into_iter().map(|queries| queries.into_iter().map(owners).collect()).collect()
}

fn insert(best: &mut Vec<(f32, u32)>, found: (f32, u32)) {
    if best.len() == LIMIT && best[LIMIT - 1].0 >= found.0 {
        return;
    }
    let at = best.partition_point(|known| known.0 >= found.0);
    best.insert(at, found);
    best.truncate(LIMIT);
}

/// Returns the share of the exact neighbors that were found, 0 to 1.
#[expect(clippy::cast_precision_loss, reason = "small counts")]
pub fn recall(right: &[Vec<u32>], found: &[Vec<u32>]) -> f64 {
    let hits = |(right, found): (&Vec<u32>, &Vec<u32>)| right.iter().filter(|owner| found.contains(owner)).count();
    let all: usize = right.iter().map(Vec::len).sum();
    right.iter().zip(found).map(hits).sum::<usize>() as f64 / all.max(1) as f64
}
