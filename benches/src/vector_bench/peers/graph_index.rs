//! The settings of the graphs, which both libraries share, and what an index costs.

use crate::vector_bench::time_used::TimeUsed;

/// Neighbors per node of a graph, the default of both libraries.
pub(super) const CONNECTIVITY: usize = 16;
/// Size of the candidate list for inserting a node.
pub(super) const BUILD_EFFORT: usize = 128;
/// Sizes of the candidate list for a query.
pub(super) const SEARCH_EFFORTS: [usize; 2] = [64, 256];

/// The cost of an index.
pub(super) struct IndexCosts {
    pub(super) built: TimeUsed,
    pub(super) file_bytes: u64,
    pub(super) memory_bytes: u64,
}
