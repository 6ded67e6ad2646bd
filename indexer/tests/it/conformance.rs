//! The embedded engine passes the conformance suite, whatever its shards.

use crate::corpus::open_sharded;
use earshot_conformance::{catalog, check, page_walks};

#[test]
fn the_embedded_engine_conforms_whatever_its_shards() {
    let shows = catalog::shows();
    for shards in [1, 3] {
        let opened = open_sharded(&shows, shards);
        check(&opened.engine);
        check(&opened.engine.with_long_lists_from(0));
    }
}

#[test]
fn the_embedded_engine_walks_whatever_its_shards() {
    let crowd = page_walks::crowd();
    for shards in [1, 3] {
        page_walks::check(&open_sharded(&crowd, shards).engine);
    }
}
