//! Orders, paging, and that neither depends on the number of shards.

use crate::corpus::{FIRST, SHOW_TARGETS, Show, open, open_sharded, options, term};
use earshot_indexer::{Page, SearchBackend, SearchError};
use earshot_model::PodcastId;
use earshot_model::search::{NullOrder, SearchMode, SearchOptions, SortDirection, SortField, SortOrder, Target};
use std::collections::HashSet;

fn shows() -> Vec<Show> {
    vec![
        Show::new("banana", "fruit").dated(50, 3),
        Show::new("Apple", "fruit").dated(50, 9),
        Show::new("Äpfel", "fruit").dated(50, 1),
        Show::at("https://none.example/feed", "???", "fruit"),
        Show::new("cherry", "fruit"),
    ]
}

fn titles(shows: &[Show], sort: SortOrder) -> Vec<String> {
    let asked = SearchOptions { sort: vec![sort], ..options(SearchMode::Podcasts, &[term("fruit", SHOW_TARGETS)]) };
    let answer = open(shows).engine.search_podcasts(&asked, FIRST).expect("searches");
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

/// Many podcasts that tie in everything but a little.
fn crowd() -> Vec<Show> {
    let words = ["solar", "wind", "water", "fire", "earth"];
    (0..240)
        .map(|number: usize| {
            let title = format!("{} {}", words[number % 5], words[(number / 5) % 5]);
            let description = format!("{} {}", words[(number / 7) % 5], "filler ".repeat(number % 11));
            let show = Show::at(&format!("https://{number}.example/feed"), &title, &description);
            let show = show.episode(&format!("{title} episode"), &description, Some(1 + number as i64 % 9), &[]);
            if number.is_multiple_of(3) { show.popular((number % 10) as f64 * 10.0) } else { show }
        })
        .collect()
}

#[test]
fn paging_meets_every_hit_once() {
    let opened = open(&crowd());
    let sorts = [SortField::Relevance, SortField::RecentActivity, SortField::Title];
    for field in sorts {
        let sort = SortOrder { field, direction: SortDirection::Desc, nulls: NullOrder::Last };
        let asked = SearchOptions { sort: vec![sort], ..options(SearchMode::Podcasts, &[term("solar", SHOW_TARGETS)]) };
        let all = opened.engine.search_podcasts(&asked, Page { skip: 0, limit: 1000 }).expect("searches");
        let whole: Vec<PodcastId> = all.hits.iter().map(|hit| hit.document.podcast.id).collect();
        assert!(whole.len() > 100);
        assert_eq!(whole.iter().collect::<HashSet<_>>().len(), whole.len());

        let mut walked = Vec::new();
        while walked.len() < whole.len() {
            let page = Page { skip: walked.len(), limit: 7 };
            let answer = opened.engine.search_podcasts(&asked, page).expect("searches");
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
    let asked = options(SearchMode::Podcasts, &[term("fruit", SHOW_TARGETS)]);
    let refused = opened.engine.search_podcasts(&asked, Page { skip: 1_000_000, limit: 10 });
    assert!(matches!(refused, Err(SearchError::TooDeep { .. })));
}

#[test]
fn scores_and_order_do_not_depend_on_shards() {
    let crowd = crowd();
    let engines: Vec<_> = [1, 2, 8].map(|shards| open_sharded(&crowd, shards)).into();
    for text in ["solar", "wind water", "fire earth filler", "solar wind water fire"] {
        let asked = options(SearchMode::Podcasts, &[term(text, SHOW_TARGETS)]);
        let answers: Vec<Vec<(PodcastId, f32)>> = engines
            .iter()
            .map(|opened| {
                let answer = opened.engine.search_podcasts(&asked, FIRST).expect("searches");
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

        let asked = options(SearchMode::Episodes, &[term(text, Target::ALL)]);
        let episodes: Vec<Vec<_>> = engines
            .iter()
            .map(|opened| {
                let answer = opened.engine.search_episodes(&asked, FIRST).expect("searches");
                answer.hits.iter().map(|hit| hit.document.episode.id).collect()
            })
            .collect();
        assert!(!episodes[0].is_empty());
        assert!(episodes.iter().all(|other| *other == episodes[0]), "{text}");
    }
}
