//! Facet counts.

use crate::corpus::{FIRST, SHOW_TARGETS, options, term};
use earshot_indexer::{FacetCounts, SearchBackend};
use earshot_model::search::{Facet, Filters, SearchMode, SearchOptions, SearchTerm};

/// A search, its number of counted hits, a facet, and its values, most frequent first.
type Row = (SearchOptions, usize, Facet, &'static [(&'static str, usize)]);

fn rows() -> Vec<Row> {
    let podcasts = || SearchOptions::match_all(SearchMode::Podcasts);
    let episodes = || SearchOptions::match_all(SearchMode::Episodes);
    let american = || Filters { countries: vec!["US".to_owned()], ..Filters::default() };
    let talks = || options(SearchMode::Podcasts, &[term("talks", SHOW_TARGETS)]);
    let quoted = |text: &str| options(SearchMode::Podcasts, &[SearchTerm { phrase: true, ..term(text, SHOW_TARGETS) }]);
    vec![
        (podcasts(), 6, Facet::Language, &[("de", 1), ("en", 2), ("en-gb", 1), ("ja", 1)]),
        (
            podcasts(),
            6,
            Facet::Genre,
            &[("science", 2), ("fiction", 1), ("food", 1), ("history", 1), ("physics", 1), ("technology", 1)],
        ),
        (podcasts(), 6, Facet::Country, &[("US", 2), ("DE", 1), ("GB", 1)]),
        (podcasts(), 6, Facet::UpdateFrequency, &[("daily", 1), ("stale", 1), ("weekly", 1)]),
        (podcasts(), 6, Facet::HasTranscript, &[("false", 4), ("true", 2)]),
        (podcasts(), 6, Facet::HasGuests, &[("false", 4), ("true", 2)]),
        (podcasts(), 6, Facet::LikelyMachineMade, &[("false", 5), ("true", 1)]),
        (podcasts(), 6, Facet::VeryStale, &[("false", 5), ("true", 1)]),
        (SearchOptions { filters: american(), ..podcasts() }, 2, Facet::Language, &[("en", 1), ("en-gb", 1)]),
        (talks(), 1, Facet::Country, &[("GB", 1), ("US", 1)]),
        (quoted("talks"), 1, Facet::Country, &[("GB", 1), ("US", 1)]),
        (quoted("talk"), 0, Facet::Country, &[]),
        (options(SearchMode::Podcasts, &[term("zyzzyva", SHOW_TARGETS)]), 0, Facet::Country, &[]),
        (episodes(), 4, Facet::HasTranscript, &[("false", 2), ("true", 2)]),
        (episodes(), 4, Facet::HasGuests, &[("true", 3), ("false", 1)]),
        (episodes(), 4, Facet::Country, &[("US", 3), ("GB", 2)]),
    ]
}

fn counts(backend: &dyn SearchBackend, options: &SearchOptions) -> Vec<FacetCounts> {
    match options.mode {
        SearchMode::Podcasts => backend.search_podcasts(options, FIRST).expect("searches").facets,
        SearchMode::Episodes => backend.search_episodes(options, FIRST).expect("searches").facets,
    }
}

pub fn check(backend: &dyn SearchBackend) {
    for (asked, counted, facet, values) in rows() {
        let found = counts(backend, &SearchOptions { facets: vec![facet], ..asked.clone() });
        let mut values: Vec<(String, usize)> =
            values.iter().map(|(value, count)| ((*value).to_owned(), *count)).collect();
        values.sort_unstable_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
        assert_eq!(found, [FacetCounts { facet, values, ranges: Vec::new(), counted }], "{facet:?} of {asked:?}");
        assert_eq!(counts(backend, &asked), []);
    }
    check_distributions(backend);
    let all = SearchOptions { facets: Facet::ALL.to_vec(), ..SearchOptions::match_all(SearchMode::Podcasts) };
    let found: Vec<Facet> = counts(backend, &all).into_iter().map(|counts| counts.facet).collect();
    assert_eq!(found, Facet::ALL, "in the order asked for");
}

/// A search, a facet of a measure, and the lower ends of the ranges that have hits, with their counts.
type DistributionRow = (SearchOptions, Facet, &'static [(f64, usize)]);

/// Measures are counted in ranges. Documents without a value are in none.
fn check_distributions(backend: &dyn SearchBackend) {
    let podcasts = || SearchOptions::match_all(SearchMode::Podcasts);
    let episodes = || SearchOptions::match_all(SearchMode::Episodes);
    let talks = || options(SearchMode::Podcasts, &[term("talks", SHOW_TARGETS)]);
    let rows: Vec<DistributionRow> = vec![
        (podcasts(), Facet::AppleRating, &[(3.0, 1), (4.5, 2)]),
        (podcasts(), Facet::MonthlyListeners, &[(3_000.0, 1), (30_000.0, 1)]),
        (podcasts(), Facet::EngagementScore, &[(20.0, 1), (70.0, 1)]),
        (podcasts(), Facet::EpisodeMinutes, &[(5.0, 1), (45.0, 1)]),
        (talks(), Facet::MonthlyListeners, &[(3_000.0, 1)]),
        (episodes(), Facet::MonthlyListeners, &[(3_000.0, 2), (30_000.0, 1)]),
        (options(SearchMode::Podcasts, &[term("zyzzyva", SHOW_TARGETS)]), Facet::MonthlyListeners, &[]),
    ];
    for (asked, facet, expected) in rows {
        let found = counts(backend, &SearchOptions { facets: vec![facet], ..asked.clone() }).remove(0);
        let starts = facet.measure().expect("is one").range_starts();
        assert_eq!(found.ranges.iter().map(|range| range.min).collect::<Vec<_>>(), starts, "all ranges, in order");
        let ends: Vec<Option<f64>> = found.ranges.iter().map(|range| range.below).collect();
        assert_eq!(ends[..starts.len() - 1], starts[1..].iter().copied().map(Some).collect::<Vec<_>>());
        assert_eq!(ends.last(), Some(&None), "the last is open");
        let filled: Vec<(f64, usize)> =
            found.ranges.iter().filter(|range| range.count > 0).map(|range| (range.min, range.count)).collect();
        assert_eq!((filled.as_slice(), found.values.len()), (expected, 0), "{facet:?} of {asked:?}");
    }
}
