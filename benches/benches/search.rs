//! Search time in the engine on one thread, on the generation in EARSHOT_DATA (default `var`).

use criterion::{Criterion, criterion_group, criterion_main};
use earshot_catalog::{DataDir, generation};
use earshot_indexer::{EmbeddedBackend, Page, SearchBackend as _};
use earshot_model::search::{SearchMode, SearchRequest, SortOrderRequest, build_search_options};
use earshot_model::{Clock, Tier};
use std::hint::black_box;

struct SearchCase {
    name: &'static str,
    query: &'static str,
    mode: SearchMode,
    sort: &'static str,
    language: Option<&'static str>,
}

const CASES: &[SearchCase] = &[
    SearchCase {
        name: "podcasts, one word",
        query: "history",
        mode: SearchMode::Podcasts,
        sort: "relevance",
        language: None,
    },
    SearchCase {
        name: "episodes, one word",
        query: "history",
        mode: SearchMode::Episodes,
        sort: "relevance",
        language: None,
    },
    SearchCase {
        name: "episodes, two words",
        query: "open source",
        mode: SearchMode::Episodes,
        sort: "relevance",
        language: None,
    },
    SearchCase {
        name: "episodes, phrase",
        query: "\"open source\"",
        mode: SearchMode::Episodes,
        sort: "relevance",
        language: None,
    },
    SearchCase {
        name: "episodes, two words, language",
        query: "open source",
        mode: SearchMode::Episodes,
        sort: "relevance",
        language: Some("en"),
    },
    SearchCase {
        name: "episodes, by date",
        query: "history",
        mode: SearchMode::Episodes,
        sort: "recentActivity",
        language: None,
    },
];

fn search(criterion: &mut Criterion) {
    #[expect(clippy::disallowed_methods, reason = "a benchmark is a program of its own")]
    let folder =
        std::env::var("EARSHOT_DATA").unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../var").to_owned());
    let served = generation::open_current(&DataDir::new(&folder))
        .ok()
        .flatten()
        .unwrap_or_else(|| panic!("no generation in {folder}: run `make run` or set EARSHOT_DATA"));
    let backend = EmbeddedBackend::open(&served.index(), &served.manifest.name).expect("opens");
    let mut group = criterion.benchmark_group("search");
    for case in CASES {
        let request = SearchRequest {
            languages: case.language.map(|language| vec![language.to_owned()]),
            sort_order: Some(vec![SortOrderRequest { field: case.sort.to_owned(), ..SortOrderRequest::default() }]),
            ..SearchRequest::of_line(case.query, case.mode)
        };
        let options = build_search_options(&request, case.mode, Tier::Admin, Clock::system().now()).expect("valid");
        let page = Page { skip: 0, limit: 10 };
        group.bench_function(case.name, |bencher| {
            bencher.iter(|| match case.mode {
                SearchMode::Podcasts => black_box(backend.search_podcasts(&options, page).expect("answers").hits.len()),
                SearchMode::Episodes => black_box(backend.search_episodes(&options, page).expect("answers").hits.len()),
            });
        });
    }
    group.finish();
}

criterion_group!(benches, search);
criterion_main!(benches);
