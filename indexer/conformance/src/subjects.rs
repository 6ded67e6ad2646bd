//! Topics and keywords: as filters and as facets.

use crate::case::{Case, check_found};
use crate::corpus::{FIRST, Show};
use earshot_indexer::SearchBackend;
use earshot_model::search::{Facet, Filters, SearchMode, SearchOptions};

/// Forty podcasts, three of which label themselves with seed rounds. Each has a unique word.
#[must_use]
pub fn shows() -> Vec<Show> {
    let show = |number: usize| {
        let (said, of_episode, labels) = match number {
            0..3 => (
                "How founders of AI startups can raise a seed round.",
                "Sourdough after the Seed Round",
                &["Seed Round", "AI"][..],
            ),
            3..6 => ("Sourdough and rye.", "Founders bake", &["Sourdough"][..]),
            _ => ("Nothing in common.", "An evening", &[][..]),
        };
        let labels: Vec<String> = ["Startups", "podcast"].iter().chain(labels).map(|&label| label.to_owned()).collect();
        Show::with_feed_url(&format!("https://{number}.example/feed"), &format!("alone{number}x"), said)
            .with(|podcast| podcast.keywords = labels)
            .episode(of_episode, &format!("solo{number}x"), Some(5), &[])
            .with_last_episode(|episode| episode.keywords = vec!["Zymurgy".to_owned()])
            .language("en")
    };
    (0..40).map(show).collect()
}

/// A search by topics and keywords.
#[must_use]
pub fn filtered(mode: SearchMode, topics: &[&str], keywords: &[&str]) -> SearchOptions {
    let strings = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect();
    let filters = Filters { topics: strings(topics), keywords: strings(keywords), ..Filters::default() };
    SearchOptions { filters, facets: vec![Facet::Topics], ..SearchOptions::match_all(mode) }
}

const ABOUT_ROUNDS: [&str; 3] = ["alone0x", "alone1x", "alone2x"];
const ABOUT_BREAD: [&str; 3] = ["alone3x", "alone4x", "alone5x"];

/// Checks an engine that has indexed [`shows`] with computed topics.
///
/// # Panics
/// When a result differs.
pub fn check(backend: &dyn SearchBackend) {
    let case = |name: &str, topics: &[&str], keywords: &[&str], expected: &[&str]| {
        Case::new(name, filtered(SearchMode::Podcasts, topics, keywords), expected)
    };
    check_found(
        backend,
        vec![
            case("a topic", &["seed round"], &[], &ABOUT_ROUNDS),
            case("filters are in lower case, topics as people write them", &["ai"], &[], &ABOUT_ROUNDS),
            case("one of two topics", &["seed round", "sourdough"], &[], &[ABOUT_ROUNDS, ABOUT_BREAD].concat()),
            case("one of these and one of those", &["sourdough"], &["seed round"], &[]),
            case("a topic and a keyword", &["ai"], &["seed round"], &ABOUT_ROUNDS),
            case("nobody's topic", &["nothing known"], &[], &[]),
        ],
    );
    check_facets(backend);
}

fn check_facets(backend: &dyn SearchBackend) {
    let counts = |mode, facet, topic| {
        let asked = SearchOptions { facets: vec![facet], ..filtered(mode, &[topic], &[]) };
        let facets = match mode {
            SearchMode::Podcasts => backend.search_podcasts(&asked, FIRST).expect("searches").facets,
            SearchMode::Episodes => backend.search_episodes(&asked, FIRST).expect("searches").facets,
        };
        facets.into_iter().next().expect("was requested").values
    };
    let has = |values: &[(String, usize)], value: &str| values.contains(&(value.to_owned(), 3));
    assert!(has(&counts(SearchMode::Podcasts, Facet::Topics, "sourdough"), "sourdough"));
    assert!(has(&counts(SearchMode::Podcasts, Facet::Topics, "ai"), "AI"));
    assert!(has(&counts(SearchMode::Podcasts, Facet::Keywords, "ai"), "seed round"));
    let of_episodes = counts(SearchMode::Episodes, Facet::Topics, "sourdough");
    assert!(has(&of_episodes, "seed round"), "the episode's own: {of_episodes:?}");
}
