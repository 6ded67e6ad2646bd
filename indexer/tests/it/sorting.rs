//! Orders and paging; neither depends on the number of shards.

use crate::corpus::{FIRST, SHOW_TARGETS, Show, TestEngine, open, open_sharded, options, term};
use earshot_indexer::{Page, SearchBackend, SearchError};
use earshot_model::PodcastId;
use earshot_model::search::{NullOrder, SearchMode, SearchOptions, SortDirection, SortField, SortOrder, Target};
use std::collections::HashSet;

fn shows() -> Vec<Show> {
    vec![
        Show::new("banana", "fruit").with_episode_dates(50, 3),
        Show::new("Apple", "fruit").with_episode_dates(50, 9),
        Show::new("Äpfel", "fruit").with_episode_dates(50, 1),
        Show::with_feed_url("https://none.example/feed", "???", "fruit"),
        Show::new("cherry", "fruit"),
    ]
}

fn titles(shows: &[Show], sort: SortOrder) -> Vec<String> {
    let requested = SearchOptions { sort: vec![sort], ..options(SearchMode::Podcasts, &[term("fruit", SHOW_TARGETS)]) };
    let answer = open(shows).engine.search_podcasts(&requested, FIRST).expect("searches");
    answer.hits.iter().map(|hit| hit.document.podcast.title.clone()).collect()
}

#[test]
fn titles_sort_without_case_and_accents() {
    use NullOrder::{First, Last};
    use SortDirection::{Asc, Desc};
    let order = |direction, nulls| SortOrder { field: SortField::Title, direction, nulls };
    assert_eq!(titles(&shows(), order(Asc, Last)), ["Äpfel", "Apple", "banana", "cherry", "???"]);
    assert_eq!(titles(&shows(), order(Asc, First))[0], "???");
    assert_eq!(titles(&shows(), order(Desc, Last)), ["cherry", "banana", "Apple", "Äpfel", "???"]);
}

#[test]
fn dates_sort_with_missing_ones_first_or_last() {
    use NullOrder::{First, Last};
    use SortDirection::{Asc, Desc};
    let order = |direction, nulls| SortOrder { field: SortField::RecentActivity, direction, nulls };
    assert_eq!(titles(&shows(), order(Desc, Last))[..3], ["Äpfel", "banana", "Apple"]);
    assert_eq!(titles(&shows(), order(Asc, Last))[..3], ["Apple", "banana", "Äpfel"]);
    assert_eq!(titles(&shows(), order(Desc, First))[2..], ["Äpfel", "banana", "Apple"]);
}

#[test]
fn dates_in_the_future_sort_like_missing_ones() {
    let mut shows = shows();
    shows.push(Show::new("Durian", "fruit").with_episode_dates(50, -400));
    // Enough hits that the newest are read in the order of their dates.
    let many =
        (0..200).map(|number| Show::new(&format!("Fig {number}"), "fruit").with_episode_dates(900, 800 + number));
    shows.extend(many);
    let order = |nulls| SortOrder { field: SortField::RecentActivity, direction: SortDirection::Desc, nulls };
    assert_eq!(titles(&shows, order(NullOrder::Last))[..4], ["Äpfel", "banana", "Apple", "Fig 0"]);
    let mut undated = titles(&shows, order(NullOrder::First))[..3].to_vec();
    undated.sort_unstable();
    assert_eq!(undated, ["???", "Durian", "cherry"]);
}

/// Many podcasts with nearly all values equal.
fn tying_shows() -> Vec<Show> {
    let words = ["solar", "wind", "water", "fire", "earth"];
    (0..240)
        .map(|number: usize| {
            let title = format!("{} {}", words[number % 5], words[(number / 5) % 5]);
            let description = format!("{} {}", words[(number / 7) % 5], "filler ".repeat(number % 11));
            let show = Show::with_feed_url(&format!("https://{number}.example/feed"), &title, &description);
            let show = show.episode(&format!("{title} episode"), &description, Some(1 + number as i64 % 9), &[]);
            if number.is_multiple_of(3) { show.with_authority((number % 10) as f64 * 10.0) } else { show }
        })
        .collect()
}

#[test]
fn paging_returns_every_hit_once() {
    let opened = open(&tying_shows());
    let sorts = [SortField::Relevance, SortField::RecentActivity, SortField::Title];
    for field in sorts {
        let sort = SortOrder { field, direction: SortDirection::Desc, nulls: NullOrder::Last };
        let requested =
            SearchOptions { sort: vec![sort], ..options(SearchMode::Podcasts, &[term("solar", SHOW_TARGETS)]) };
        let all = opened.engine.search_podcasts(&requested, Page { skip: 0, limit: 1000 }).expect("searches");
        let whole: Vec<PodcastId> = all.hits.iter().map(|hit| hit.document.podcast.id).collect();
        assert!(whole.len() > 100);
        assert_eq!(whole.iter().collect::<HashSet<_>>().len(), whole.len());

        let mut walked = Vec::new();
        while walked.len() < whole.len() {
            let page = Page { skip: walked.len(), limit: 7 };
            let answer = opened.engine.search_podcasts(&requested, page).expect("searches");
            assert_eq!(answer.total, all.total);
            assert!(!answer.hits.is_empty());
            walked.extend(answer.hits.iter().map(|hit| hit.document.podcast.id));
        }
        assert_eq!(walked, whole, "{field:?}");
    }
}

#[test]
fn too_deep_a_page_is_refused() {
    let opened = open(&shows());
    let requested = options(SearchMode::Podcasts, &[term("fruit", SHOW_TARGETS)]);
    let refused = opened.engine.search_podcasts(&requested, Page { skip: 1_000_000, limit: 10 });
    assert!(matches!(refused, Err(SearchError::TooDeep { .. })));
}

#[test]
fn scores_and_order_do_not_depend_on_shards() {
    let crowd = tying_shows();
    let engines: Vec<_> = [1, 2, 8].map(|shards| open_sharded(&crowd, shards)).into();
    for text in ["solar", "wind water", "fire earth filler", "solar wind water fire"] {
        let requested = options(SearchMode::Podcasts, &[term(text, SHOW_TARGETS)]);
        let answers: Vec<Vec<(PodcastId, f32)>> = engines
            .iter()
            .map(|opened| {
                let answer = opened.engine.search_podcasts(&requested, FIRST).expect("searches");
                answer.hits.iter().map(|hit| (hit.document.podcast.id, hit.score)).collect()
            })
            .collect();
        assert!(!answers[0].is_empty());
        for other in &answers[1..] {
            assert_eq!(answers[0].len(), other.len());
            for (one, other) in answers[0].iter().zip(other) {
                assert_eq!(one.0, other.0, "{text}");
                assert!((one.1 - other.1).abs() < 1e-5, "{text}");
            }
        }

        let requested = options(SearchMode::Episodes, &[term(text, Target::ALL)]);
        let episodes: Vec<Vec<_>> = engines
            .iter()
            .map(|opened| {
                let answer = opened.engine.search_episodes(&requested, FIRST).expect("searches");
                answer.hits.iter().map(|hit| hit.document.episode.id).collect()
            })
            .collect();
        assert!(!episodes[0].is_empty());
        assert!(episodes.iter().all(|other| *other == episodes[0]), "{text}");
    }
}

/// A search with many hits reads only the newest documents. It must give the same hits as a full scan.
#[test]
fn the_newest_of_many_hits_are_those_of_all_hits() {
    let shows: Vec<Show> = (0..2_500_usize)
        .map(|number| {
            let words = format!("fruit {}", if number.is_multiple_of(3) { "salad" } else { "juice" });
            let show =
                Show::with_feed_url(&format!("https://{number}.example/feed"), &format!("Show {number}"), &words);
            let age = i64::try_from(number * 7_919 % 1_000).expect("is small");
            let show = if number.is_multiple_of(11) { show } else { show.with_episode_dates(2_000, age) };
            show.language(match number % 100 {
                7 => "is",
                rest if rest.is_multiple_of(2) => "de",
                _ => "en",
            })
        })
        .collect();
    let opened = open_sharded(&shows, 1);
    for direction in [SortDirection::Asc, SortDirection::Desc] {
        for nulls in [NullOrder::First, NullOrder::Last] {
            for (text, language) in [
                ("", None),
                ("fruit", None),
                ("salad", None),
                ("", Some("de")),
                ("juice", Some("en")),
                ("", Some("is")),
                ("fruit", Some("is")),
            ] {
                let first = SortOrder { field: SortField::RecentActivity, direction, nulls };
                let terms = if text.is_empty() { Vec::new() } else { vec![term(text, SHOW_TARGETS)] };
                let mut requested = SearchOptions { sort: vec![first], ..options(SearchMode::Podcasts, &terms) };
                requested.filters.languages.extend(language.map(str::to_owned));
                let ids = |page: Page, requested: &SearchOptions| -> Vec<PodcastId> {
                    let answer = opened.engine.search_podcasts(requested, page).expect("searches");
                    answer.hits.iter().map(|hit| hit.document.podcast.id).collect()
                };

                let is_hit = |show: &&Show| {
                    let podcast = &show.document.podcast;
                    podcast.description.contains(text)
                        && language.is_none_or(|needed| podcast.language.as_deref() == Some(needed))
                };
                let mut expected: Vec<&Show> = shows.iter().filter(is_hit).collect();
                let date = |show: &Show| show.document.score.as_ref().and_then(|score| score.last_episode_at);
                expected.sort_by(|one, other| {
                    let (one_date, other_date) = (date(one), date(other));
                    let by_null = one_date.is_none().cmp(&other_date.is_none());
                    let by_null = if nulls == NullOrder::First { by_null.reverse() } else { by_null };
                    let by_date = one_date.cmp(&other_date);
                    let by_date = if direction == SortDirection::Desc { by_date.reverse() } else { by_date };
                    by_null.then(by_date).then_with(|| one.id().cmp(&other.id()))
                });
                let expected: Vec<PodcastId> = expected.into_iter().map(Show::id).collect();
                assert!(expected.len() >= 25);
                let asked_for = (text, language, direction, nulls);
                assert_eq!(ids(Page { skip: 0, limit: 10 }, &requested), expected[..10], "{asked_for:?}");
                assert_eq!(
                    ids(Page { skip: 40, limit: 20 }, &requested),
                    expected[expected.len().min(40)..expected.len().min(60)],
                    "{asked_for:?}"
                );
            }
        }
    }
}

/// All hits, page by page.
fn hits_of_all_pages(opened: &TestEngine, requested: &SearchOptions, limit: usize) -> Vec<(String, f32)> {
    let mut walked = Vec::new();
    loop {
        let page = Page { skip: walked.len(), limit };
        let answer = opened.engine.search_podcasts(requested, page).expect("searches");
        if answer.hits.is_empty() {
            return walked;
        }
        walked.extend(answer.hits.iter().map(|hit| (hit.document.podcast.title.clone(), hit.score)));
    }
}

/// A few good hits, and more equal ones than the rerank covers.
fn shows_of_equal_score() -> Vec<Show> {
    let mut shows: Vec<Show> = (0..650_usize)
        .map(|number| {
            let title = format!("Show {:03}", number * 37 % 650);
            Show::with_feed_url(
                &format!("https://{number}.example/feed"),
                &title,
                "Of fruit, and of many other things.",
            )
        })
        .collect();
    let better = |number: usize| {
        let words = "fruit ".repeat(2 + number);
        Show::with_feed_url(&format!("https://better.example/{number}"), &format!("Better {number}"), &words)
    };
    shows.extend((0..9).map(better));
    shows
}

#[test]
fn relevance_goes_both_ways_over_all_hits() {
    let engines = [1, 3].map(|shards| open_sharded(&shows_of_equal_score(), shards));
    let title = SortOrder { field: SortField::Title, direction: SortDirection::Asc, nulls: NullOrder::Last };
    let by = |direction, next: &[SortOrder]| {
        let first = SortOrder { direction, ..SortOrder::RELEVANCE };
        let sort = std::iter::once(first).chain(next.iter().copied()).collect();
        SearchOptions { sort, ..options(SearchMode::Podcasts, &[term("fruit", SHOW_TARGETS)]) }
    };
    for opened in &engines {
        let best = hits_of_all_pages(opened, &by(SortDirection::Desc, &[title]), 83);
        let worst = hits_of_all_pages(opened, &by(SortDirection::Asc, &[title]), 83);
        assert_eq!((best.len(), worst.len()), (659, 659));
        assert!(best.windows(2).all(|pair| pair[0].1 > pair[1].1 || (pair[0].1 == pair[1].1 && pair[0].0 < pair[1].0)));
        assert!(
            worst.windows(2).all(|pair| pair[0].1 < pair[1].1 || (pair[0].1 == pair[1].1 && pair[0].0 < pair[1].0))
        );
        assert!(best[..9].iter().all(|(title, _)| title.starts_with("Better")), "{:?}", &best[..9]);
        assert!(worst[650..].iter().all(|(title, _)| title.starts_with("Better")), "{:?}", &worst[650..]);
        for (sort, whole) in [(SortDirection::Desc, &best), (SortDirection::Asc, &worst)] {
            let requested = by(sort, &[title]);
            assert_eq!(&hits_of_all_pages(opened, &requested, 659), whole, "{sort:?}");
            assert_eq!(&hits_of_all_pages(opened, &requested, 200), whole, "{sort:?}");
        }

        // Without further orders, each hit still occurs exactly once.
        let mut alone = hits_of_all_pages(opened, &by(SortDirection::Asc, &[]), 100);
        assert!(alone.windows(2).all(|pair| pair[0].1 <= pair[1].1));
        let answer = opened.engine.search_podcasts(&by(SortDirection::Asc, &[]), FIRST).expect("searches");
        assert_eq!(answer.max_score, best.first().map(|(_, score)| *score), "of all hits");
        alone.sort_unstable_by(|one, other| one.0.cmp(&other.0));
        alone.dedup_by(|one, other| one.0 == other.0);
        assert_eq!(alone.len(), 659);
    }
    let requested = by(SortDirection::Asc, &[title]);
    assert_eq!(
        hits_of_all_pages(&engines[0], &requested, 120),
        hits_of_all_pages(&engines[1], &requested, 120),
        "whatever the shards"
    );
}

#[test]
fn without_words_the_orders_after_relevance_decide() {
    let opened = open(&shows());
    let title = |direction| SortOrder { field: SortField::Title, direction, nulls: NullOrder::Last };
    for first in [SortDirection::Desc, SortDirection::Asc] {
        for direction in [SortDirection::Asc, SortDirection::Desc] {
            let sort = vec![SortOrder { direction: first, ..SortOrder::RELEVANCE }, title(direction)];
            let by_both = SearchOptions { sort, ..SearchOptions::match_all(SearchMode::Podcasts) };
            let by_title =
                SearchOptions { sort: vec![title(direction)], ..SearchOptions::match_all(SearchMode::Podcasts) };
            assert_eq!(
                hits_of_all_pages(&opened, &by_both, 2),
                hits_of_all_pages(&opened, &by_title, 2),
                "{first:?} {direction:?}"
            );
        }
    }
}

#[test]
fn relevance_decides_between_equals_of_another_order_both_ways() {
    let fruit = |number: usize| {
        Show::with_feed_url(&format!("https://{number}.example/feed"), "Same", &"fruit ".repeat(1 + number))
            .language("en")
    };
    let opened = open(&(0..6).map(fruit).collect::<Vec<_>>());
    let ranked = |direction| {
        let title = SortOrder { field: SortField::Title, direction: SortDirection::Asc, nulls: NullOrder::Last };
        let sort = vec![title, SortOrder { direction, ..SortOrder::RELEVANCE }];
        let requested = SearchOptions { sort, ..options(SearchMode::Podcasts, &[term("fruit", SHOW_TARGETS)]) };
        hits_of_all_pages(&opened, &requested, 4).into_iter().map(|(_, score)| score).collect::<Vec<f32>>()
    };
    let (best, mut worst) = (ranked(SortDirection::Desc), ranked(SortDirection::Asc));
    assert!(best.len() == 6 && best.windows(2).all(|pair| pair[0] > pair[1]), "{best:?}");
    worst.reverse();
    assert_eq!(best, worst);
}
