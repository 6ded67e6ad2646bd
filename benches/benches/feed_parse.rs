//! Speed of parsing feeds on one thread, compared with two other parsers: from bytes to typed values with dates and
//! plain text.

use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use earshot_ingest::feed::{ParseContext, parse, to_text};
use std::hint::black_box;
use std::time::Duration;

/// The allocator of the product, for all parsers.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The work that a search index needs: the feed, and its texts without markup.
fn parse_with_ours(bytes: &[u8]) -> usize {
    let Ok(feed) = parse(bytes, &ParseContext::default()) else { return 0 };
    let texts = feed.items.iter().map(|item| to_text(&item.raw_html).len());
    to_text(&feed.channel.raw_html).len() + texts.sum::<usize>()
}

/// The same work with feed-rs: typed values with dates, and texts without markup through our converter, because feed-rs
/// has none.
fn parse_with_feed_rs_and_clean(bytes: &[u8]) -> usize {
    let Ok(feed) = feed_rs::parser::parse(bytes) else { return 0 };
    let content = |entry: &feed_rs::model::Entry| {
        let content = entry.content.as_ref().and_then(|content| content.body.as_deref());
        to_text(content.or(entry.summary.as_ref().map(|summary| summary.content.as_str())).unwrap_or_default()).len()
    };
    let texts = feed.entries.iter().map(content).sum::<usize>();
    feed.entries.len() + texts + feed.description.map_or(0, |description| to_text(&description.content).len())
}

/// Parses dates; texts keep their markup.
fn parse_with_feed_rs(bytes: &[u8]) -> usize {
    feed_rs::parser::parse(bytes).map_or(0, |feed| feed.entries.len())
}

/// Neither parses dates nor removes markup.
fn parse_with_rss(bytes: &[u8]) -> usize {
    rss::Channel::read_from(bytes).map_or(0, |channel| channel.items.len())
}

/// The name of a parser, and the parser.
type FeedParser = (&'static str, fn(&[u8]) -> usize);

const FEED_PARSERS: &[FeedParser] = &[
    ("earshot", parse_with_ours),
    ("feed-rs", parse_with_feed_rs),
    ("feed-rs, and texts", parse_with_feed_rs_and_clean),
    ("rss", parse_with_rss),
];

fn measure_parsers(group: &mut BenchmarkGroup<'_, criterion::measurement::WallTime>, feeds: &[&Vec<u8>]) {
    group.throughput(Throughput::Bytes(feeds.iter().map(|feed| feed.len() as u64).sum()));
    group.sample_size(10);
    for (name, read) in FEED_PARSERS {
        group.bench_function(*name, |bencher| {
            bencher.iter(|| feeds.iter().map(|feed| read(black_box(feed))).sum::<usize>());
        });
    }
}

fn feed_parse(criterion: &mut Criterion) {
    let scratch = tempfile::tempdir().expect("temporary folder");
    let (files, what) = earshot_benches::feed_files(scratch.path());
    let feeds: Vec<Vec<u8>> = files.iter().map(|file| std::fs::read(file).expect("a file")).collect();
    // A parser that rejects a feed does no work, so only feeds that all parsers accept count.
    let is_read_by_all = |feed: &&Vec<u8>| FEED_PARSERS.iter().all(|(_, read)| read(feed) > 0);
    let shared: Vec<&Vec<u8>> = feeds.iter().filter(is_read_by_all).collect();
    let mut group = criterion.benchmark_group(format!("feed_parse/{what}"));
    measure_parsers(&mut group, &shared);
    group.throughput(Throughput::Bytes(feeds.iter().map(|feed| feed.len() as u64).sum()));
    group.bench_function("earshot, all feeds", |bencher| {
        bencher.iter(|| feeds.iter().map(|feed| parse_with_ours(black_box(feed))).sum::<usize>());
    });
    group.finish();
    measure_in_turns(&shared);
}

/// On a busy machine, wall times of consecutive runs are not comparable. Processor times of alternating passes are.
#[expect(clippy::print_stdout, reason = "the measurements are the output")]
fn measure_in_turns(feeds: &[&Vec<u8>]) {
    const PASSES: usize = 40;
    let pass = |read: fn(&[u8]) -> usize| {
        let before = processor_time();
        black_box(feeds.iter().map(|feed| read(black_box(feed))).sum::<usize>());
        (processor_time() - before).as_secs_f64()
    };
    let passes: Vec<Vec<f64>> =
        (0..PASSES).map(|_| FEED_PARSERS.iter().map(|(_, read)| pass(*read)).collect()).collect();
    let megabytes = feeds.iter().map(|feed| feed.len()).sum::<usize>() as f64 / 1e6;
    println!(
        "{PASSES} alternating passes, processor time: MB/s of the best pass; time relative to ours, best and median"
    );
    for (at, (name, _)) in FEED_PARSERS.iter().enumerate() {
        let best = |at: usize| passes.iter().map(|pass| pass[at]).fold(f64::INFINITY, f64::min);
        let mut times: Vec<f64> = passes.iter().map(|pass| pass[at] / pass[0]).collect();
        times.sort_by(f64::total_cmp);
        println!("{name}: {:.0}, {:.2}, {:.2}", megabytes / best(at), best(at) / best(0), times[PASSES / 2]);
    }
}

/// Processor time of this thread.
fn processor_time() -> Duration {
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux");
    Duration::from_nanos(schedstat.split(' ').next().and_then(|nanos| nanos.parse().ok()).expect("a number"))
}

criterion_group!(benches, feed_parse);
criterion_main!(benches);
