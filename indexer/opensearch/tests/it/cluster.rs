//! The cluster of `scripts/with-opensearch`, and generations of small corpora in it.

use earshot_conformance::corpus::{Show, ShowSource, charts, now};
use earshot_engine::chart_positions::ChartPositions;
use earshot_opensearch::{
    ClusterClient, ClusterConfig, GenerationIndexes, GenerationPlan, OpenSearchBackend, build_generation, publish,
};
use std::time::Duration;
use tempfile::TempDir;

/// The cluster; `None` without one, which skips a test.
pub fn cluster() -> Option<ClusterConfig> {
    let urls = earshot_testkit::search_cluster_urls()?;
    Some(ClusterConfig { urls, credentials: None })
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

/// Builds and publishes a generation.
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
    let (indexes, _) = build_generation(&client, &plan, &mut ShowSource(shows.to_vec())).expect("builds");
    publish(&client, prefix, &indexes).expect("publishes");
    indexes
}

/// Opens what is published.
pub fn open(config: &ClusterConfig, prefix: &str, shows: &[Show]) -> OpenSearchBackend {
    let backend = OpenSearchBackend::open(config, prefix).expect("opens");
    backend.with_charts(ChartPositions::from_positions(charts(shows))).with_budget(Duration::from_secs(60))
}
