//! No podcast gets the slug of a route (spec 2). The table is compared with the routes of the API, of the pages and of
//! the web app, so that a new route cannot be forgotten. `site_pages` compares the
//! pages that are files.

use earshot_model::slug::RESERVED_SLUGS;
use std::collections::BTreeSet;

/// The routes of pages and of the web app, as their code writes them.
const ROUTE_SOURCES: [(&str, char, &str); 4] = [
    ("api/jobs/src/deliveries/pages.rs", '"', include_str!("../../../jobs/src/deliveries/pages.rs")),
    ("api/src/web/routes.rs", '"', include_str!("../../../src/web/routes.rs")),
    ("api/src/web/content/static_pages.rs", '"', include_str!("../../../src/web/content/static_pages.rs")),
    ("web/src/app/router.tsx", '\'', include_str!("../../../../web/src/app/router.tsx")),
];

/// Returns the paths among the string literals of a source file.
fn paths_in(source: &str, quote: char) -> impl Iterator<Item = &str> {
    let is_path = |text: &&str| {
        text.starts_with('/') && text.chars().all(|letter| letter.is_ascii_alphanumeric() || "/{}$-_.".contains(letter))
    };
    source.lines().flat_map(move |line| line.split(quote).skip(1).step_by(2)).filter(is_path)
}

/// Returns the words of a path where the slug of a podcast could be: its first one, and the one after `podcasts`.
fn slug_places(path: &str) -> Vec<&str> {
    let segments: Vec<&str> = path.split('/').filter(|segment| !segment.is_empty()).collect();
    let after_podcasts = segments.iter().position(|segment| *segment == "podcasts").map(|at| at + 1);
    let places = [Some(0), after_podcasts].into_iter().flatten().filter_map(|at| segments.get(at).copied());
    // A parameter is not a word, and a file name is not a slug.
    places.filter(|word| !word.starts_with(['{', '$']) && !word.contains('.')).collect()
}

#[test]
fn every_word_of_a_route_is_reserved() {
    let document = serde_json::to_value(earshot_api::openapi::document()).expect("JSON");
    let calls: Vec<&str> = document["paths"].as_object().expect("paths").keys().map(String::as_str).collect();
    let mut found = BTreeSet::new();
    for (source, paths) in [("the API", calls)]
        .into_iter()
        .chain(ROUTE_SOURCES.map(|(name, quote, text)| (name, paths_in(text, quote).collect::<Vec<_>>())))
    {
        let words: BTreeSet<&str> = paths.iter().flat_map(|path| slug_places(path)).collect();
        let missing: Vec<_> = words.iter().filter(|word| !RESERVED_SLUGS.contains(word)).collect();
        assert!(missing.is_empty(), "{source} has routes whose words a podcast may get as its slug: {missing:?}");
        found.extend(words);
    }
    // The comparison reads what it should.
    for word in ["authority-score", "by-feed-url", "latest", "directory", "sign-in", "stats", "errors"] {
        assert!(found.contains(word), "{word} is in no route: {found:?}");
    }
    // Spec 2.
    for word in ["directory", "id", "latest_episodes", "search"] {
        assert!(RESERVED_SLUGS.contains(&word), "{word}");
    }
    let unique: BTreeSet<_> = RESERVED_SLUGS.iter().collect();
    assert_eq!(unique.len(), RESERVED_SLUGS.len());
}
