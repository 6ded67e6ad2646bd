//! Kills nodes of a cluster during searches. A cluster is of no use afterwards, so that it needs one of its own:
//! `EARSHOT_OPENSEARCH_KILL=1 scripts/with-opensearch 3 cargo test -p earshot-opensearch --test failures`.

use earshot_conformance::corpus::{ShowSource, now, options, term};
use earshot_conformance::page_walks::crowd;
use earshot_indexer::{Page, SearchBackend as _, SearchError, Total};
use earshot_model::search::{SearchMode, Target};
use earshot_opensearch::{
    BuildInputs, ClusterClient, ClusterConfig, ClusterError, GenerationPlan, OpenSearchBackend, WriterLease,
    build_generation,
};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tempfile::TempDir;

const PAGE: Page = Page { skip: 0, limit: 10 };
/// Searches per thread, before and after a node is killed.
const SEARCHES: usize = 60;

fn kill(pid: &str) {
    assert!(Command::new("kill").args(["-9", pid]).status().expect("runs").success());
}

#[test]
fn searches_go_on_without_a_node_and_fail_clearly_without_a_cluster() {
    let Some((urls, pids)) = earshot_testkit::search_cluster_to_kill() else { return };
    assert_eq!(pids.len(), 3, "one node of three is killed");
    let config = ClusterConfig::new(urls);
    let client = Arc::new(ClusterClient::new(&config).expect("is valid"));
    let scratch = TempDir::new().expect("makes a folder");
    let plan = GenerationPlan {
        prefix: "kills".to_owned(),
        generation: "g1".to_owned(),
        built_at: now(),
        shards: 3,
        replicas: 1,
        scratch: scratch.path().to_owned(),
    };
    let mut lease = WriterLease::acquire(&client, "kills", &earshot_testkit::fixed_clock()).expect("is free");
    let mut shows = ShowSource(crowd());
    let built = build_generation(&client, &plan, BuildInputs::full(&mut shows), &mut lease);
    let (_, report) = built.expect("builds");
    lease.release();
    let open = || {
        let opened = OpenSearchBackend::open(&client, "kills", "g1", now());
        opened.map(|backend| backend.with_budget(Duration::from_secs(20)))
    };
    let backend = open().expect("opens");
    let requested = options(SearchMode::Episodes, &[term("farm", &[Target::PodcastTitle])]);
    let all = Total::Exactly(usize::try_from(report.episodes).expect("is small") - 2);

    let (searches, partial) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        let search = || {
            for _ in 0..2 * SEARCHES {
                let found = backend.search_episodes(&requested, PAGE).expect("another node responds");
                // A search with fewer hits than there are is marked.
                assert!(found.total == all || found.is_partial, "{:?}", found.total);
                if searches.fetch_add(1, Ordering::Relaxed) == SEARCHES {
                    kill(&pids[0]);
                }
                partial.fetch_add(usize::from(found.is_partial), Ordering::Relaxed);
            }
        };
        scope.spawn(search);
        scope.spawn(search);
    });
    assert!(partial.load(Ordering::Relaxed) <= SEARCHES / 10, "{partial:?} searches were partial");
    let after = backend.search_episodes(&requested, PAGE).expect("two nodes are left");
    assert_eq!((after.total, after.is_partial), (all, false), "replicas have taken over");

    kill(&pids[1]);
    kill(&pids[2]);
    let failed = backend.search_episodes(&requested, PAGE).expect_err("no node is left");
    assert!(matches!(failed, SearchError::Unavailable { .. }), "{failed}");
    assert!(matches!(open(), Err(ClusterError::Unavailable { .. })));
}
