//! The cluster of `scripts/with-opensearch`, and generations of small corpora in it.

use earshot_conformance::corpus::{Show, ShowSource, charts, now};
use earshot_engine::chart_positions::ChartPositions;
use earshot_opensearch::{
    BuildInputs, ClusterClient, ClusterConfig, GenerationIndexes, GenerationPlan, GenerationReport, OpenSearchBackend,
    WriterLease, build_generation,
};
use earshot_testkit::fixed_clock;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// The cluster; `None` without one, which skips a test.
pub fn cluster() -> Option<ClusterConfig> {
    let urls = earshot_testkit::search_cluster_urls()?;
    Some(ClusterConfig::new(urls))
}

pub fn plan(prefix: &str, generation: &str, scratch: &TempDir) -> GenerationPlan {
    GenerationPlan {
        prefix: prefix.to_owned(),
        generation: generation.to_owned(),
        built_at: now(),
        shards: 1,
        replicas: 0,
        scratch: scratch.path().to_owned(),
    }
}

/// Builds a generation.
pub fn build(
    config: &ClusterConfig,
    prefix: &str,
    generation: &str,
    shows: &[Show],
    shards: usize,
) -> GenerationIndexes {
    let client = ClusterClient::new(config).expect("is valid");
    let scratch = TempDir::new().expect("makes a folder");
    let plan = GenerationPlan { shards, ..plan(prefix, generation, &scratch) };
    write(&client, &plan, BuildInputs::full(&mut ShowSource(shows.to_vec()))).0
}

/// Writes a generation with a lease.
pub fn write(
    client: &ClusterClient,
    plan: &GenerationPlan,
    inputs: BuildInputs<'_>,
) -> (GenerationIndexes, GenerationReport) {
    let mut lease = WriterLease::acquire(client, &plan.prefix, &fixed_clock()).expect("nobody else writes");
    let built = build_generation(client, plan, inputs, &mut lease).expect("builds");
    lease.release();
    built
}

/// Opens a generation.
pub fn open(config: &ClusterConfig, prefix: &str, generation: &str, shows: &[Show]) -> OpenSearchBackend {
    let client = Arc::new(ClusterClient::new(config).expect("is valid"));
    let backend = OpenSearchBackend::open(&client, prefix, generation, now()).expect("opens");
    backend.with_charts(ChartPositions::from_positions(charts(shows)).into()).with_budget(Duration::from_secs(60))
}
