//! One process writes the catalog at a time, and lets a waiting one go first.

use earshot_catalog::{CatalogOptions, DataDir, Writer};
use std::time::Duration;

fn options(patience: Duration) -> CatalogOptions {
    CatalogOptions { memory_mib: 256, threads: 2, patience }
}

#[test]
fn a_second_writer_reads_the_holder_and_gets_the_lock_afterwards() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let dir = DataDir::new(folder.path());
    let mut first = Writer::open(&dir, options(Duration::ZERO), "earshot ingest (process 1)").expect("free");
    // Nobody waits, so the first one keeps the lock.
    first.yield_to_waiting_writer();
    let refused = Writer::open(&dir, options(Duration::ZERO), "second").err().expect("held");
    assert_eq!(refused.to_string(), "the catalog is being written by earshot ingest (process 1)");
    first.release();
    Writer::open(&dir, options(Duration::ZERO), "second").expect("free again");
}

#[test]
fn the_holder_lets_a_waiting_writer_go_first() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let dir = DataDir::new(folder.path());
    let mut first = Writer::open(&dir, options(Duration::ZERO), "first").expect("free");
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| Writer::open(&dir, options(Duration::from_secs(120)), "second").map(drop));
        while !waiting.is_finished() {
            first.yield_to_waiting_writer();
            std::thread::sleep(Duration::from_millis(5));
        }
        waiting.join().expect("no panic").expect("gets its turn");
    });
}
