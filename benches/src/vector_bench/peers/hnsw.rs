//! hnsw_rs: a graph in memory.

use super::graph_index::{BUILD_EFFORT, CONNECTIVITY, IndexCosts};
use crate::failure::Failure;
use crate::search_bench::machine::{folder_bytes, memory_bytes};
use crate::vector_bench::exact_search::LIMIT;
use crate::vector_bench::time_used::TimeUsed;
use earshot_indexer::vectors::{BitSet, UnitVector};
use hnsw_rs::prelude::{AnnT as _, DistDot, Hnsw};
use std::path::Path;

/// The library's maximum.
const LAYERS: usize = 16;

/// The graph of hnsw_rs that vectors are compared with.
pub type Graph = Hnsw<'static, f32, DistDot>;

/// Builds and writes the index. Its memory is the growth of the process.
pub fn build(vectors: &[UnitVector], folder: &Path) -> Result<(Graph, IndexCosts), Failure> {
    let before = memory_bytes().unwrap_or_default();
    let mut built = TimeUsed::default();
    let graph = built.measure(|| {
        let mut graph = Graph::new(CONNECTIVITY, vectors.len(), LAYERS, BUILD_EFFORT, DistDot);
        let numbered = vectors.iter().enumerate();
        let rows: Vec<(&[f32], usize)> =
            numbered.map(|(owner, vector)| (vector.coordinates().as_slice(), owner)).collect();
        graph.parallel_insert_slice(&rows);
        graph.set_searching_mode(true);
        graph.file_dump(folder, "hnsw")?;
        Ok::<_, Failure>(graph)
    })?;
    let memory_bytes = memory_bytes().unwrap_or_default().saturating_sub(before);
    let is_dumped = |path: &Path| path.file_stem().is_some_and(|stem| stem == "hnsw.hnsw");
    let file_bytes = folder_bytes(folder, &is_dumped)?;
    Ok((graph, IndexCosts { built, file_bytes, memory_bytes }))
}

pub fn find_nearest(graph: &Graph, query: &UnitVector, owners: Option<&BitSet>, effort: usize) -> Vec<u32> {
    let owner = |number: usize| u32::try_from(number).expect("numbers are owners");
    let query = query.coordinates().as_slice();
    let found = match owners {
        None => graph.search(query, LIMIT, effort),
        Some(owners) => {
            let passes = |number: &usize| owners.contains(owner(*number));
            graph.search_filter(query, LIMIT, effort, Some(&passes))
        }
    };
    found.into_iter().map(|neighbour| owner(neighbour.d_id)).collect()
}
