//! Damages feeds a million times and parses each. Counts panics and broken invariants, and prints the speed.
//!
//! `cargo run --release -p earshot-benches --bin mutate-feeds -- [COUNT [SEED]]`
#![expect(clippy::print_stdout, reason = "the result is the output")]

#[expect(dead_code, reason = "shared with the tests, which check more than feeds")]
#[path = "../../../ingest/tests/it/invariants.rs"]
mod invariants;

use earshot_ingest::feed::{ParseContext, parse};
use earshot_testkit::hostile::{Mutator, hostile_feeds, small_feeds};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

const MUTATION_COUNT: u64 = 1_000_000;
/// Maximum size of a seed in bytes. Larger seeds only reduce the mutations per hour.
const MAX_SEED: usize = 24 << 10;
/// The most failures of each kind that are printed. Each can be reproduced by its number.
const MAX_PRINTED_FEEDS: usize = 3;

/// The outcome of one mutated feed.
enum MutationOutcome {
    Read { items: usize },
    Rejected,
    Broken(String),
    Panicked(String),
}

#[derive(Default)]
struct MutationCounts {
    read: u64,
    items: u64,
    rejected: u64,
    bytes: u64,
    /// Counts and first examples by kind of failure.
    broken: BTreeMap<String, (u64, Vec<String>)>,
    panics: Vec<String>,
}

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|argument| argument.parse::<u64>());
    let (count, seed) = match (numbers.next().unwrap_or(Ok(MUTATION_COUNT)), numbers.next().unwrap_or(Ok(0))) {
        (Ok(count), Ok(seed)) => (count, seed),
        _ => {
            println!("usage: mutate-feeds [COUNT [SEED]]");
            return ExitCode::from(2);
        }
    };
    let (seeds, real) = read_seeds();
    println!("{count} mutations of {} feeds ({real} of them real), seed {seed}", seeds.len());
    // Panics are counted instead of printed.
    panic::set_hook(Box::new(|_| {}));
    let started = Instant::now();
    let tally = (0..count)
        .into_par_iter()
        .fold(MutationCounts::default, |tally, number| tally.add_mutation(seed.wrapping_add(number), &seeds))
        .reduce(MutationCounts::default, MutationCounts::merge);
    tally.print(started.elapsed().as_secs_f64());
    if tally.panics.is_empty() && tally.broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Returns the feeds of the testkit, then the small real ones if available, and the number of the latter.
fn read_seeds() -> (Vec<Vec<u8>>, usize) {
    let mut seeds: Vec<Vec<u8>> = small_feeds().into_iter().map(|feed| feed.bytes).collect();
    let hostile =
        hostile_feeds().into_iter().filter(|feed| feed.is_in_memory()).map(|feed| feed.body.first_bytes(MAX_SEED + 1));
    seeds.extend(hostile.filter(|bytes| bytes.len() <= MAX_SEED));
    let made = seeds.len();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/real/feeds");
    if root.is_dir() {
        let read = |path| std::fs::read(path).ok().filter(|bytes: &Vec<u8>| bytes.len() <= MAX_SEED);
        seeds.extend(earshot_benches::list_files(&root).into_iter().filter_map(read));
    }
    let real = seeds.len() - made;
    (seeds, real)
}

fn parse_mutation(bytes: &[u8]) -> MutationOutcome {
    let checked = panic::catch_unwind(AssertUnwindSafe(|| match parse(bytes, &ParseContext::default()) {
        Err(_) => MutationOutcome::Rejected,
        Ok(feed) => match invariants::check_feed(&feed, usize::MAX) {
            Ok(()) => MutationOutcome::Read { items: feed.items.len() },
            Err(broken) => MutationOutcome::Broken(broken),
        },
    }));
    checked.unwrap_or_else(|cause| {
        let text = cause.downcast_ref::<String>().cloned();
        MutationOutcome::Panicked(
            text.or_else(|| cause.downcast_ref::<&str>().map(|&text| text.to_owned())).unwrap_or_default(),
        )
    })
}

impl MutationCounts {
    fn add_mutation(mut self, number: u64, seeds: &[Vec<u8>]) -> Self {
        let mut mutator = Mutator::new(number);
        let (one, other) = (mutator.random_below(seeds.len()), mutator.random_below(seeds.len()));
        let bytes = mutator.mutate(&seeds[one], &seeds[other]);
        self.bytes += bytes.len() as u64;
        match parse_mutation(&bytes) {
            MutationOutcome::Read { items } => {
                self.read += 1;
                self.items += items as u64;
            }
            MutationOutcome::Rejected => self.rejected += 1,
            MutationOutcome::Panicked(text) => self.panics.push(format!("seed {number}: {text}")),
            MutationOutcome::Broken(text) => {
                let kind: String = text.split([':', '"', '\'']).next().unwrap_or_default().trim().to_owned();
                let (count, shown) = self.broken.entry(kind).or_default();
                *count += 1;
                if shown.len() < MAX_PRINTED_FEEDS {
                    shown.push(format!("seed {number}: {}", text.chars().take(300).collect::<String>()));
                }
            }
        }
        self
    }

    fn merge(mut self, other: Self) -> Self {
        self.read += other.read;
        self.items += other.items;
        self.rejected += other.rejected;
        self.bytes += other.bytes;
        self.panics.extend(other.panics);
        for (kind, (count, shown)) in other.broken {
            let entry = self.broken.entry(kind).or_default();
            entry.0 += count;
            entry.1.extend(shown);
            entry.1.truncate(MAX_PRINTED_FEEDS);
        }
        self
    }

    fn print(&self, seconds: f64) {
        let feeds = self.read + self.rejected + self.panics.len() as u64;
        let feeds = feeds + self.broken.values().map(|(count, _)| count).sum::<u64>();
        println!("{} read with {} items, {} rejected", self.read, self.items, self.rejected);
        println!("{} panics", self.panics.len());
        self.panics.iter().take(20).for_each(|panic| println!("  {panic}"));
        println!("{} kinds of broken invariants", self.broken.len());
        for (kind, (count, shown)) in &self.broken {
            println!("  {kind}: {count}");
            shown.iter().for_each(|text| println!("    {text}"));
        }
        let megabytes = self.bytes as f64 / 1e6;
        println!("{seconds:.1} s: {:.0} feeds/s, {:.1} MB/s", feeds as f64 / seconds, megabytes / seconds);
    }
}
