//! Podcasts that a team hides: neither among the hits nor in totals, facets and pages, and counted exactly.

use crate::corpus::{FIRST, SHOW_TARGETS, Show, TestEngine, days_ago, must, not, open_sharded, options, term};
use earshot_indexer::{HiddenCounts, Page, SearchBackend, Total};
use earshot_model::search::{
    Facet, Filters, HiddenPodcasts, RetrievalMode, SearchMode, SearchOptions, SearchTerm, Target,
};
use earshot_model::{EpisodeAliases, PodcastAliases, PodcastId};
use std::collections::BTreeSet;

const EPISODE_TARGETS: &[Target] = &[Target::EpisodeTitle, Target::EpisodeDescription];

/// Sixty podcasts on three subjects, in two languages, with one to three episodes.
fn shows() -> Vec<Show> {
    let subjects = ["solar power", "solar sailing", "deep learning"];
    (0..60)
        .map(|number| {
            let subject = subjects[number % 3];
            let language = if number % 4 == 0 { "de" } else { "en" };
            let show = Show::new(&format!("Show {number}"), &format!("talks on {subject}")).language(language);
            let show = show.with(|podcast| podcast.first_seen_at = days_ago(i64::try_from(number).expect("small")));
            (0..=number % 3).fold(show, |show, at| {
                show.episode(&format!("On {}", subjects[(number + at) % 3]), "notes", Some(10), &[])
            })
        })
        .collect()
}

/// The podcasts of all hits, in their order, with repeats, and the total.
fn podcasts_of_hits(engine: &TestEngine, asked: &SearchOptions) -> (Vec<PodcastId>, Total, HiddenCounts) {
    let backend = &engine.engine;
    match asked.mode {
        SearchMode::Podcasts => {
            let found = backend.search_podcasts(asked, FIRST).expect("searches");
            (found.hits.iter().map(|hit| hit.document.podcast.id).collect(), found.total, found.hidden)
        }
        SearchMode::Episodes => {
            let page = Page { skip: 0, limit: 500 };
            let found = backend.search_episodes(asked, page).expect("searches");
            (found.hits.iter().map(|hit| hit.podcast.podcast.id).collect(), found.total, found.hidden)
        }
    }
}

/// When fewer hits have all words, hits with some of them follow.
const MIN_HITS_WITH_ALL_WORDS: usize = 20;

/// Searches, each with the search for any of its words when it has several.
fn searches() -> Vec<(SearchOptions, Option<SearchOptions>)> {
    let in_german = Filters { languages: vec!["de".to_owned()], ..Filters::default() };
    let added = Filters { added_since: Some(days_ago(25)), ..Filters::default() };
    let podcasts = |terms: &[SearchTerm]| options(SearchMode::Podcasts, terms);
    let episodes = |terms: &[SearchTerm]| options(SearchMode::Episodes, terms);
    let any_of = |words: [&str; 2], targets| words.map(|word| term(word, targets));
    vec![
        (podcasts(&[]), None),
        (podcasts(&[term("solar", SHOW_TARGETS)]), None),
        (podcasts(&[term("solar power", SHOW_TARGETS)]), Some(podcasts(&any_of(["solar", "power"], SHOW_TARGETS)))),
        (podcasts(&[must("solar"), not("sailing")]), None),
        (podcasts(&[term("xylophone", SHOW_TARGETS)]), None),
        (SearchOptions { filters: in_german.clone(), ..podcasts(&[term("learning", SHOW_TARGETS)]) }, None),
        (SearchOptions { filters: added, ..podcasts(&[]) }, None),
        (episodes(&[]), None),
        (episodes(&[term("solar", EPISODE_TARGETS)]), None),
        (
            episodes(&[term("deep learning", EPISODE_TARGETS)]),
            Some(episodes(&any_of(["deep", "learning"], EPISODE_TARGETS))),
        ),
        (SearchOptions { filters: in_german, ..episodes(&[term("solar", EPISODE_TARGETS)]) }, None),
    ]
}

#[test]
fn counts_and_hits_equal_a_scan_of_the_unfiltered_hits() {
    let shows = shows();
    let ids = |step: usize, from: usize| shows.iter().skip(from).step_by(step).map(Show::id).collect::<Vec<_>>();
    for shards in [1, 3] {
        let engine = open_sharded(&shows, shards);
        for (asked, any_word) in searches() {
            let cases = [
                (ids(7, 0), vec![]),
                (vec![], ids(5, 1)),
                (ids(7, 0), ids(3, 0)),
                (ids(1, 0), vec![]),
                (ids(60, 59), ids(60, 59)),
            ];
            for (blacklisted, listed) in cases {
                let is_hidden = |id: &PodcastId| blacklisted.contains(id) || listed.contains(id);
                let (mut all, ..) = podcasts_of_hits(&engine, &asked);
                let with_all_words = all.iter().filter(|id| !is_hidden(id)).count();
                if let Some(any_word) = any_word.as_ref().filter(|_| with_all_words < MIN_HITS_WITH_ALL_WORDS) {
                    all = podcasts_of_hits(&engine, any_word).0;
                }
                let expected: Vec<PodcastId> = all.iter().filter(|id| !is_hidden(id)).copied().collect();
                let found: BTreeSet<PodcastId> = all.iter().copied().collect();
                let counts = HiddenCounts {
                    blacklisted: blacklisted.iter().filter(|id| found.contains(id)).count(),
                    listed: listed.iter().filter(|id| found.contains(id) && !blacklisted.contains(id)).count(),
                };
                let hidden = HiddenPodcasts { blacklisted: blacklisted.clone(), listed: listed.clone() };
                let with_hidden = SearchOptions { hidden, ..asked.clone() };
                let (shown, total, hidden) = podcasts_of_hits(&engine, &with_hidden);
                let as_set = |ids: &[PodcastId]| ids.iter().copied().collect::<BTreeSet<_>>();
                assert_eq!(as_set(&shown), as_set(&expected), "{asked:?}");
                assert_eq!(total, Total::Exactly(expected.len()), "{asked:?}");
                assert_eq!(hidden, counts, "{asked:?}");
            }
        }
    }
}

#[test]
fn pages_join_and_facets_count_what_is_shown() {
    let shows = shows();
    let engine = open_sharded(&shows, 2);
    let hidden = HiddenPodcasts { blacklisted: shows.iter().step_by(2).map(Show::id).collect(), listed: vec![] };
    let asked = SearchOptions {
        hidden,
        facets: vec![Facet::Language],
        ..options(SearchMode::Podcasts, &[term("solar", SHOW_TARGETS)])
    };
    let whole = engine.engine.search_podcasts(&asked, FIRST).expect("searches");
    let mut joined = Vec::new();
    for skip in (0..whole.hits.len()).step_by(7) {
        let page = engine.engine.search_podcasts(&asked, Page { skip, limit: 7 }).expect("searches");
        joined.extend(page.hits.iter().map(|hit| hit.document.podcast.id));
    }
    assert_eq!(joined, whole.hits.iter().map(|hit| hit.document.podcast.id).collect::<Vec<_>>());
    let counted: usize = whole.facets[0].values.iter().map(|(_, count)| count).sum();
    assert_eq!(Total::Exactly(counted), whole.total);
}

/// A podcast that was hidden before it merged stays hidden.
#[test]
fn former_ids_hide_the_podcast_that_they_were_merged_into() {
    let former = PodcastId::from_feed_url("https://old.example/feed");
    let mut shows = vec![Show::new("Alpha", "solar").episode("One", "x", Some(1), &[]), Show::new("Beta", "solar")];
    shows[0].document.aliases = PodcastAliases { ids: vec![former], ..PodcastAliases::default() };
    shows[0].episodes[0].2 = EpisodeAliases::default();
    let engine = open_sharded(&shows, 2);
    let hidden = HiddenPodcasts { blacklisted: vec![former], listed: vec![shows[0].id()] };
    for (mode, shown) in [(SearchMode::Podcasts, vec![shows[1].id()]), (SearchMode::Episodes, vec![])] {
        let asked = SearchOptions { hidden: hidden.clone(), ..options(mode, &[]) };
        let (found, _, counts) = podcasts_of_hits(&engine, &asked);
        assert_eq!((found, counts), (shown, HiddenCounts { blacklisted: 1, listed: 0 }), "{mode:?}");
    }
}

/// Without vectors, a search by meaning falls back to words.
#[test]
fn other_retrieval_modes_hide_too() {
    let shows = shows();
    let engine = open_sharded(&shows, 1);
    let hidden: Vec<PodcastId> = shows.iter().take(30).map(Show::id).collect();
    for mode in RetrievalMode::ALL {
        let mut asked = options(SearchMode::Podcasts, &[term("solar", SHOW_TARGETS)]);
        asked.retrieval.mode = Some(*mode);
        let (all, ..) = podcasts_of_hits(&engine, &asked);
        asked.hidden.blacklisted = hidden.clone();
        let (shown, _, counts) = podcasts_of_hits(&engine, &asked);
        assert!(shown.iter().all(|id| !hidden.contains(id)), "{mode:?}");
        assert_eq!(counts.blacklisted, all.iter().filter(|id| hidden.contains(id)).count(), "{mode:?}");
    }
}
