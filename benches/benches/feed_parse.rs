//! How fast feeds are read: bytes to typed channel and items, one thread.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use earshot_ingest::feed::{ParseContext, parse};
use std::hint::black_box;

fn feed_parse(criterion: &mut Criterion) {
    let scratch = tempfile::tempdir().expect("temporary folder");
    let (files, what) = earshot_benches::feeds(scratch.path());
    let feeds: Vec<Vec<u8>> = files.iter().map(|file| std::fs::read(file).expect("a file")).collect();
    let bytes: usize = feeds.iter().map(Vec::len).sum();
    let mut group = criterion.benchmark_group("feed_parse");
    group.throughput(Throughput::Bytes(bytes as u64));
    group.sample_size(10);
    group.bench_function(what, |bencher| {
        bencher.iter(|| {
            for feed in &feeds {
                let _ = black_box(parse(black_box(feed), &ParseContext::default()));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, feed_parse);
criterion_main!(benches);
