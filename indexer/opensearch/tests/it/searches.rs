//! The conformance suite on a cluster.

use crate::cluster::{build, cluster, open};
use earshot_conformance::{catalog, check_searches, page_walks};

#[test]
fn a_cluster_conforms_to_the_tables_of_searches() {
    let Some(config) = cluster() else { return };
    let shows = catalog::shows();
    build(&config, "conformance", "g1", &shows, 3);
    check_searches(&open(&config, "conformance", &shows));
}

#[test]
fn pages_of_a_cluster_join() {
    let Some(config) = cluster() else { return };
    let crowd = page_walks::crowd();
    build(&config, "walks", "g1", &crowd, 3);
    page_walks::check_searches(&open(&config, "walks", &crowd), &[7, 50]);
}
