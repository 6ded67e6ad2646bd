//! Ranking: the order does not depend on the number of shards, and explanations add up to scores.

use crate::corpus::{SHOW_TARGETS, Show, must, open, open_sharded, options, term};
use earshot_indexer::{Explanation, Page, SearchBackend, Total};
use earshot_model::search::{
    MatchMode, SearchMode, SearchOptions, SearchTerm, SortDirection, SortField, SortOrder, Target,
};

const WORDS: [&str; 24] = [
    "solar", "power", "heat", "pump", "house", "garden", "bees", "history", "rome", "daily", "news", "science",
    "music", "art", "war", "kitchen", "slow", "cooking", "night", "city", "river", "stone", "light", "water",
];

/// Enough languages that they are scored one after the other.
const LANGUAGES: [&str; 9] = ["en", "en-GB", "de", "fr", "es", "ja", "it", "nl", "sv"];

/// Podcasts whose words follow from their number; frequent words come first.
fn made_up(count: usize) -> Vec<Show> {
    let mut state = 88_172_645_463_325_252_u64;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut word = move || {
        let place = usize::try_from(next() % 24 * (next() % 24) / 24).expect("is small");
        WORDS[place]
    };
    let mut text = move |count: usize| (0..count).map(|_| word()).collect::<Vec<_>>().join(" ");
    (0..count)
        .map(|number| {
            let title = text(1 + number % 4);
            let show = Show::with_feed_url(&format!("https://{number}.example/feed"), &title, &text(5 + number % 30));
            #[expect(clippy::cast_precision_loss, reason = "numbers are small")]
            let show = show.with_authority((number % 10) as f64 * 10.0).language(LANGUAGES[number % LANGUAGES.len()]);
            show.with_episode_dates(900, i64::try_from(number % 400).expect("is small"))
        })
        .collect()
}

#[test]
fn shards_and_pruning_change_neither_order_nor_score() {
    let shows = made_up(900);
    let any = |text: &str| term(text, SHOW_TARGETS);
    let asked: Vec<Vec<SearchTerm>> = vec![
        vec![any("solar")],
        vec![any("solar power")],
        vec![any("heat pump house")],
        vec![any("garden bees history of rome")],
        vec![any("science"), any("night city")],
        vec![any("solar power"), any("house")],
        vec![must("solar"), must("heat"), any("daily")],
        vec![SearchTerm { phrase: true, ..must("solar power") }],
        vec![SearchTerm { phrase: true, slop: 3, ..any("heat solar") }, any("water")],
        vec![SearchTerm { fuzzy: true, ..any("solr powr") }],
        vec![any("power"), SearchTerm { mode: MatchMode::Not, ..any("stone") }],
    ];
    let page = Page { skip: 0, limit: 100 };
    // Treats either every list as long, or none.
    let ranking = |shards: usize, long_from: u64| -> Vec<(Total, Vec<(String, f32)>)> {
        let opened = open_sharded(&shows, shards);
        let engine = opened.engine.with_long_lists_from(long_from);
        let hits = |terms: &Vec<SearchTerm>| {
            let answer = engine.search_podcasts(&options(SearchMode::Podcasts, terms), page).expect("searches");
            let hits = answer.hits.iter().map(|hit| (hit.document.podcast.feed_url.clone(), hit.score)).collect();
            (answer.total, hits)
        };
        asked.iter().map(hits).collect()
    };
    let one = ranking(1, u64::MAX);
    for (number, (_, hits)) in one.iter().enumerate() {
        assert!(hits.len() > 1, "search {number} is worth comparing");
    }
    for (shards, long_from) in [(2, u64::MAX), (8, u64::MAX), (1, 0), (2, 0), (8, 0)] {
        for (number, ((total, hits), (other_total, others))) in one.iter().zip(ranking(shards, long_from)).enumerate() {
            assert_eq!((*total, hits.len()), (other_total, others.len()), "search {number} on {shards} shards");
            for (hit, other) in hits.iter().zip(&others) {
                assert_eq!(hit.0, other.0, "search {number} on {shards} shards, long from {long_from}");
                assert!((hit.1 - other.1).abs() < 1e-5, "{hit:?} {other:?}");
            }
        }
    }
}

#[test]
fn pages_join_to_the_whole_ranking() {
    let opened = open(&made_up(900));
    let asked = options(SearchMode::Podcasts, &[term("solar power of the house", SHOW_TARGETS)]);
    let page = |skip: usize, limit: usize| -> Vec<_> {
        let answer = opened.engine.search_podcasts(&asked, Page { skip, limit }).expect("searches");
        answer.hits.iter().map(|hit| hit.document.podcast.id).collect()
    };
    let whole = page(0, 300);
    let joined: Vec<_> = (0..6).flat_map(|number| page(number * 50, 50)).collect();
    assert_eq!(whole.len(), 300);
    assert_eq!(joined, whole);
}

#[test]
fn an_exact_title_comes_first_whatever_its_text_scores() {
    let mut shows: Vec<Show> = (0..400)
        .map(|number| {
            let title = format!("Morning News {number} Morning News");
            Show::new(&title, &"Morning news. ".repeat(30)).with_authority(99.0).with_episode_dates(900, 1)
        })
        .collect();
    let same = |number: i32, authority: f64| {
        let words = format!("Something else. {}", "Talk of other things. ".repeat(200));
        Show::with_feed_url(&format!("https://same{number}.example/"), "Morning, NEWS!", &words)
            .with_authority(authority)
    };
    shows.extend([same(1, 10.0), same(2, 80.0), same(3, 40.0)]);
    let opened = open(&shows);
    let answer = opened.podcasts(&[term("morning news", SHOW_TARGETS)]);
    let first: Vec<&str> = answer.hits.iter().take(3).map(|hit| hit.document.podcast.feed_url.as_str()).collect();
    assert_eq!(first, [2, 3, 1].map(|number| format!("https://same{number}.example/")), "the popular one first");
    assert!(answer.hits[3].document.podcast.title.starts_with("Morning News"));
}

/// The parts of a sum add up to it.
fn check_sum(explanation: &Explanation) {
    let sum: f32 = explanation.parts.iter().map(|part| part.value).sum();
    assert!((sum - explanation.value).abs() < 1e-4, "{explanation:?}");
}

#[test]
fn explanations_add_up_to_scores() {
    let opened = open(&made_up(300));
    let terms = [term("solar power", SHOW_TARGETS), SearchTerm { fuzzy: true, ..term("gardn", SHOW_TARGETS) }];
    let asked = SearchOptions { explain: true, ..options(SearchMode::Podcasts, &terms) };
    let answer = opened.engine.search_podcasts(&asked, Page { skip: 5, limit: 20 }).expect("searches");
    assert_eq!(answer.hits.len(), 20);
    for hit in &answer.hits {
        let explanation = hit.explanation.as_ref().expect("was asked for");
        assert!((explanation.value - hit.score).abs() < 1e-6);
        check_sum(explanation);
        let words = explanation.parts.iter().find(|part| part.label == "words").expect("words matched");
        check_sum(words);
        assert!(words.parts.iter().all(|part| part.label.contains(" in ") && part.parts.len() == 4));
    }
    let unasked = opened.podcasts(&terms);
    assert!(unasked.hits.iter().all(|hit| hit.explanation.is_none()));

    let by_title = SortOrder { field: SortField::Title, direction: SortDirection::Asc, ..SortOrder::RELEVANCE };
    let sorted = SearchOptions { sort: vec![by_title], ..asked };
    let answer = opened.engine.search_podcasts(&sorted, Page { skip: 0, limit: 5 }).expect("searches");
    for hit in &answer.hits {
        let explanation = hit.explanation.as_ref().expect("was asked for");
        assert!((explanation.value - hit.score).abs() < 1e-4);
        check_sum(explanation);
    }
}

#[test]
fn scores_beyond_the_second_phase_are_explained_too() {
    let opened = open(&made_up(900));
    let asked = SearchOptions { explain: true, ..options(SearchMode::Podcasts, &[term("solar power", SHOW_TARGETS)]) };
    for direction in [SortDirection::Desc, SortDirection::Asc] {
        let asked = SearchOptions { sort: vec![SortOrder { direction, ..SortOrder::RELEVANCE }], ..asked.clone() };
        let answer = opened.engine.search_podcasts(&asked, Page { skip: 190, limit: 70 }).expect("searches");
        assert_eq!(answer.hits.len(), 70);
        for hit in &answer.hits {
            let explanation = hit.explanation.as_ref().expect("was asked for");
            assert!((explanation.value - hit.score).abs() < 1e-6, "{} {explanation:?}", hit.score);
            check_sum(explanation);
            check_sum(explanation.parts.iter().find(|part| part.label == "words").expect("words matched"));
        }
    }
}

#[test]
fn the_best_hits_are_found_even_when_not_all_are_counted() {
    // Newest first, so that the best ones are the last of the index.
    let episodes = 13_000_i64;
    let show = (0..episodes).fold(Show::new("Orchard", "Of trees."), |show, age| {
        let notes = match episodes - age {
            1..=5 => "A red apple, a red apple, and one more red apple.",
            6..=200 => "Apple or red or apple or red or apple or red.",
            _ => "Somebody has eaten a red apple under a tree in the garden behind the house.",
        };
        show.episode(&format!("Day {age}"), notes, Some(age), &[])
    });
    let targets = vec![Target::EpisodeDescription];
    let phrase = SearchTerm { phrase: true, targets, ..must("red apple") };
    let opened = open_sharded(&[show], 1);
    let page = Page { skip: 0, limit: 300 };
    let answer = opened.engine.search_episodes(&options(SearchMode::Episodes, &[phrase]), page).expect("searches");
    assert_eq!(answer.total, Total::AtLeast(10_000));
    let notes: Vec<&str> = answer.hits.iter().map(|hit| hit.document.episode.description.as_str()).collect();
    assert!(notes[..5].iter().all(|notes| notes.starts_with("A red apple")), "{:?}", &notes[..5]);
    assert!(notes[5..].iter().all(|notes| notes.starts_with("Somebody")));
}
