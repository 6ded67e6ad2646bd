//! A search and what it finds.

use crate::corpus::FIRST;
use earshot_indexer::SearchBackend;
use earshot_model::search::{SearchMode, SearchOptions};

/// A search and the titles that it finds, in any order.
pub struct Case {
    pub name: String,
    pub options: SearchOptions,
    pub expected: Vec<String>,
}

impl Case {
    pub fn new(name: impl Into<String>, options: SearchOptions, expected: &[&str]) -> Self {
        Self { name: name.into(), options, expected: expected.iter().map(|&title| title.to_owned()).collect() }
    }
}

/// Titles of the hits, in order.
pub fn titles(backend: &dyn SearchBackend, options: &SearchOptions) -> Vec<String> {
    match options.mode {
        SearchMode::Podcasts => {
            let answer = backend.search_podcasts(options, FIRST).expect("searches");
            answer.hits.iter().map(|hit| hit.document.podcast.title.clone()).collect()
        }
        SearchMode::Episodes => {
            let answer = backend.search_episodes(options, FIRST).expect("searches");
            answer.hits.iter().map(|hit| hit.document.episode.title.clone()).collect()
        }
    }
}

/// Checks the titles that each search finds.
pub fn check_found(backend: &dyn SearchBackend, cases: Vec<Case>) {
    for mut case in cases {
        let mut found = titles(backend, &case.options);
        found.sort_unstable();
        case.expected.sort_unstable();
        assert_eq!(found, case.expected, "{}", case.name);
    }
}
