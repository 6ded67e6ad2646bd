//! Runs any bytes as a search. Every request that the request model accepts stays within its time and memory limits.
//!
//! The small index contains the expensive cases: a transcript of a hundred thousand words with one word in half of its
//! positions, and many similar spellings of one word. [`request`] describes the format of the bytes.
#![cfg_attr(feature = "libfuzzer", no_main)]

mod request;

use earshot_conformance::corpus::{self, Show, cues};
use earshot_indexer::{EmbeddedBackend, SearchBackend as _, SearchError};
use earshot_model::search::SearchMode;
use libfuzzer_sys::fuzz_target;
use request::{Call, FuzzRequest};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The time budget of a search, and the time it may overrun: coverage counters and overflow checks slow the code down.
const BUDGET: Duration = Duration::from_millis(300);
const GRACE: Duration = Duration::from_millis(200);
/// Memory that one search may hold at a time.
const MAX_BYTES: usize = 256 << 20;

/// Counts the allocated bytes and their peak.
struct CountingAllocator;

static ALLOCATED: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

impl CountingAllocator {
    fn add(bytes: usize) {
        let now = ALLOCATED.fetch_add(bytes, Ordering::Relaxed) + bytes;
        PEAK.fetch_max(now, Ordering::Relaxed);
    }
}

// SAFETY: every method calls the system allocator with the same arguments.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        Self::add(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        ALLOCATED.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        Self::add(size);
        ALLOCATED.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// The opened index with its folder, which lives as long as the index.
struct Index {
    engine: EmbeddedBackend,
    long_episode: earshot_model::EpisodeId,
    _folder: tempfile::TempDir,
}

fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| {
        let phrases = ["the the the", "of the the solar", "the heat pump", "a the car cat", "solar power the night"];
        let lines: Vec<String> =
            (0..5_000).map(|line| [phrases[line % 5], phrases[line * line % 5]].join(" ").repeat(3)).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let similar_words =
            |last: char| ["cat", "car", "bat", "solar", "volar"].map(|word| format!("{word}{last}")).join(" ");
        let similar_words: Vec<String> = ('a'..='z').map(similar_words).collect();
        let mut shows = vec![
            Show::new("The The", &"the solar & <power> ".repeat(2_000))
                .host("Ada Lovelace")
                .episode("The long night", &"the night of the the ".repeat(2_000), Some(1), &cues(&lines))
                .person("guest", "The Ada The")
                .sponsor("The Solar The")
                .episode("機械学習", "機械学習の時間", None, &cues(&["機械学習 hello", "ＡＢＣ ｶﾞｲﾄﾞ"])),
            Show::new("Cats and cars", &similar_words.join(" ")),
        ];
        let long_episode = shows[0].episodes[0].0.id;
        shows.extend((0..60).map(|number| {
            let name = format!("Show {number}");
            Show::new(&name, &similar_words[number % 26]).episode(
                &name,
                &similar_words[(number + 1) % 26],
                Some(number as i64),
                &[],
            )
        }));
        let corpus = corpus::open(&shows);
        Index { engine: corpus.engine.with_budget(BUDGET), long_episode, _folder: corpus.folder }
    })
}

/// Runs a request. The target accepts only errors that callers may see.
fn run_request(index: &Index, request: &FuzzRequest) -> Result<(), SearchError> {
    let FuzzRequest { options, page, call } = request;
    match call {
        Call::Search if options.mode == SearchMode::Podcasts => {
            index.engine.search_podcasts(options, *page).map(|results| assert!(results.hits.len() <= page.limit))
        }
        Call::Search => {
            index.engine.search_episodes(options, *page).map(|results| assert!(results.hits.len() <= page.limit))
        }
        Call::Passages => index.engine.passages(index.long_episode, options, *page).map(|results| {
            let results = results.expect("the episode has a transcript");
            assert!(results.passages.len() <= page.limit);
            for passage in &results.passages {
                assert!(passage.snippet.highlighted.contains("<em>"), "{passage:?}");
            }
        }),
        Call::Spellings => {
            let text = options.terms.first().map_or("", |term| &term.text);
            index.engine.alternative_spellings(text, 10)?;
            index.engine.autocomplete(text, 10).map(drop)
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Some(request) = request::parse(bytes) else { return };
    let index = index();
    let before = ALLOCATED.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    let started = Instant::now();
    let outcome = run_request(index, &request);
    let took = started.elapsed();
    let bytes = PEAK.load(Ordering::Relaxed).saturating_sub(before);
    match outcome {
        Ok(())
        | Err(
            SearchError::TooDeep { .. }
            | SearchError::TooManyWords { .. }
            | SearchError::TooManyExcludedSpellings { .. }
            | SearchError::NoTopics,
        ) => {}
        Err(error) => panic!("{error}: {request:?}"),
    }
    assert!(took <= BUDGET + GRACE, "{took:?}: {request:?}");
    assert!(bytes <= MAX_BYTES, "{bytes} bytes: {request:?}");
});

/// Without libFuzzer the target is only compiled.
#[cfg(not(feature = "libfuzzer"))]
fn main() {}
