//! Any bytes as a search: what the request model lets pass is answered within its time and a bounded memory.
//!
//! The index is small and has what hurts: a transcript of a hundred thousand words, of which one repeats in half of it, and
//! many spellings of one word. See [`request`] for what the bytes mean.
#![no_main]

#[expect(dead_code, reason = "shared with the tests of the indexer")]
#[path = "../../indexer/tests/it/corpus.rs"]
mod corpus;
mod request;

use corpus::{Show, cues};
use earshot_indexer::{EmbeddedBackend, SearchBackend as _, SearchError};
use earshot_model::search::SearchMode;
use libfuzzer_sys::fuzz_target;
use request::{FuzzRequest, Call};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The time of a search, and how much later it may end. The code is built with counters and checks, which slow it down.
const BUDGET: Duration = Duration::from_millis(300);
const GRACE: Duration = Duration::from_millis(200);
/// Memory that one search may take at once.
const MAX_BYTES: usize = 256 << 20;

/// Counts bytes that are allocated, and the most at one time.
struct CountingAllocator;

static ALLOCATED: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

impl CountingAllocator {
    fn add(bytes: usize) {
        let now = ALLOCATED.fetch_add(bytes, Ordering::Relaxed) + bytes;
        PEAK.fetch_max(now, Ordering::Relaxed);
    }
}

// SAFETY: every call is the system allocator's with the same arguments.
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

/// The index, and the folder that it lies in.
struct Index {
    engine: EmbeddedBackend,
    long: earshot_model::EpisodeId,
    _folder: tempfile::TempDir,
}

fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| {
        let pieces = ["the the the", "of the the solar", "the heat pump", "a the car cat", "solar power the night"];
        let lines: Vec<String> =
            (0..5_000).map(|line| [pieces[line % 5], pieces[line * line % 5]].join(" ").repeat(3)).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let alike = |last: char| ["cat", "car", "bat", "solar", "volar"].map(|word| format!("{word}{last}")).join(" ");
        let alike: Vec<String> = ('a'..='z').map(alike).collect();
        let mut shows = vec![
            Show::new("The The", &"the solar & <power> ".repeat(2_000))
                .host("Ada Lovelace")
                .episode("The long night", &"the night of the the ".repeat(2_000), Some(1), &cues(&lines))
                .person("guest", "The Ada The")
                .sponsor("The Solar The")
                .episode("機械学習", "機械学習の時間", None, &cues(&["機械学習 hello", "ＡＢＣ ｶﾞｲﾄﾞ"])),
            Show::new("Cats and cars", &alike.join(" ")),
        ];
        let long = shows[0].episodes[0].0.id;
        shows.extend((0..60).map(|number| {
            let name = format!("Show {number}");
            Show::new(&name, &alike[number % 26]).episode(&name, &alike[(number + 1) % 26], Some(number as i64), &[])
        }));
        let opened = corpus::open(&shows);
        Index { engine: opened.engine.with_budget(BUDGET), long, _folder: opened.folder }
    })
}

/// Answers a request; the error is one of those that are told to the caller.
fn run_request(index: &Index, asked: &FuzzRequest) -> Result<(), SearchError> {
    let FuzzRequest { options, page, call } = asked;
    match call {
        Call::Search if options.mode == SearchMode::Podcasts => {
            index.engine.search_podcasts(options, *page).map(|answer| assert!(answer.hits.len() <= page.limit))
        }
        Call::Search => {
            index.engine.search_episodes(options, *page).map(|answer| assert!(answer.hits.len() <= page.limit))
        }
        Call::Passages => index.engine.passages(index.long, options, *page).map(|answer| {
            let answer = answer.expect("the episode has a transcript");
            assert!(answer.passages.len() <= page.limit);
            for passage in &answer.passages {
                assert!(passage.passage.highlighted.contains("<em>"), "{passage:?}");
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
    let Some(asked) = request::parse(bytes) else { return };
    let index = index();
    let before = ALLOCATED.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    let started = Instant::now();
    let answered = run_request(index, &asked);
    let took = started.elapsed();
    let bytes = PEAK.load(Ordering::Relaxed).saturating_sub(before);
    match answered {
        Ok(()) | Err(SearchError::TooDeep { .. } | SearchError::TooManyWords { .. } | SearchError::NoTopics) => {}
        Err(error) => panic!("{error}: {asked:?}"),
    }
    assert!(took <= BUDGET + GRACE, "{took:?}: {asked:?}");
    assert!(bytes <= MAX_BYTES, "{bytes} bytes: {asked:?}");
});
