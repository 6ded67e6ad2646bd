//! usearch: a graph in a mapped file.

use super::graph_index::{BUILD_EFFORT, CONNECTIVITY, IndexCosts, SEARCH_EFFORTS};
use crate::failure::Failure;
use crate::search_bench::machine::memory_bytes;
use crate::vector_bench::exact_search::LIMIT;
use crate::vector_bench::time_used::TimeUsed;
use earshot_indexer::vectors::{BitSet, DIMENSIONS, UnitVector};
use rayon::prelude::*;
use std::path::Path;
use usearch::{Index, IndexOptions, MetricKind, ScalarKind};

/// Builds and writes the index, then opens it. Its memory is what queries load into the process.
pub fn build(
    kind: ScalarKind,
    vectors: &[UnitVector],
    queries: &[UnitVector],
    folder: &Path,
) -> Result<(Index, IndexCosts), Failure> {
    let options = IndexOptions {
        dimensions: DIMENSIONS,
        metric: MetricKind::Cos,
        quantization: kind,
        connectivity: CONNECTIVITY,
        expansion_add: BUILD_EFFORT,
        expansion_search: LIMIT,
        multi: false,
    };
    let path = folder.join(format!("usearch-{kind:?}"));
    let file = path.to_str().ok_or("the folder's name is not UTF-8")?;
    let mut built = TimeUsed::default();
    built.measure(|| {
        let index = Index::new(&options)?;
        index.reserve_capacity_and_threads(vectors.len(), rayon::current_num_threads())?;
        vectors
            .par_iter()
            .enumerate()
            .try_for_each(|(owner, vector)| index.add(owner as u64, vector.coordinates().as_slice()))?;
        index.save(file)?;
        Ok::<_, Failure>(())
    })?;
    let before = memory_bytes().unwrap_or_default();
    let index = Index::new(&options)?;
    index.view(file)?;
    for query in queries {
        find_nearest(&index, query, None, SEARCH_EFFORTS[0])?;
    }
    let memory_bytes = memory_bytes().unwrap_or_default().saturating_sub(before);
    let file_bytes = std::fs::metadata(&path)?.len();
    Ok((index, IndexCosts { built, file_bytes, memory_bytes }))
}

pub fn find_nearest(
    index: &Index,
    query: &UnitVector,
    owners: Option<&BitSet>,
    effort: usize,
) -> Result<Vec<u32>, Failure> {
    index.change_expansion_search(effort);
    let query = query.coordinates().as_slice();
    let found = match owners {
        None => index.search(query, LIMIT)?,
        Some(owners) => index.filtered_search(query, LIMIT, |key| owners.contains(owner(key)))?,
    };
    Ok(found.keys.into_iter().map(owner).collect())
}

/// Searches without the graph: fetches and compares every vector that passes.
pub fn scan_filtered(
    index: &Index,
    vectors: u32,
    query: &UnitVector,
    owners: Option<&BitSet>,
) -> Result<Vec<u32>, Failure> {
    let mut numbers = [0.0_f32; DIMENSIONS];
    let mut found: Vec<(f32, u32)> = Vec::new();
    for owner in (0..vectors).filter(|&owner| owners.is_none_or(|owners| owners.contains(owner))) {
        index.get(owner.into(), &mut numbers)?;
        found.push((UnitVector::new(&numbers)?.cosine(query), owner));
    }
    found.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
    Ok(found.into_iter().take(LIMIT).map(|(_, owner)| owner).collect())
}

fn owner(key: u64) -> u32 {
    u32::try_from(key).expect("keys are owners")
}
