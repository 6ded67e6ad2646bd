//! Expensive searches: their cost is limited, and partial results are marked.

use crate::corpus::{FIRST, SHOW_TARGETS, Show, TestEngine, cues, open, options, term};
use earshot_indexer::{CancelToken, Page, SearchBackend, SearchError};
use earshot_model::EpisodeId;
use earshot_model::search::{MatchMode, NameFilter, ParticipantKind, PersonFilter, SearchMode, SearchTerm, Target};
use std::time::Duration;

/// Limit of distinct matches per transcript.
const MAX_MATCHES: usize = 1 << 18;

/// A podcast with one episode that has this transcript.
fn show_with_transcript(title: &str, texts: &[&str]) -> Show {
    Show::new(title, "x").episode(title, "x", Some(1), &cues(texts))
}

fn transcript_term(text: &str) -> SearchTerm {
    term(text, &[Target::Transcript])
}

fn phrase(text: &str, slop: u32) -> SearchTerm {
    SearchTerm { phrase: true, slop, ..transcript_term(text) }
}

fn repeated(word: &str, times: usize) -> String {
    vec![word; times].join(" ")
}

fn titles(opened: &TestEngine, asked: SearchTerm) -> Vec<String> {
    let mut found: Vec<String> =
        opened.episodes(&[asked]).hits.into_iter().map(|hit| hit.document.episode.title.clone()).collect();
    found.sort_unstable();
    found
}

fn first_episode(show: &Show) -> EpisodeId {
    show.episodes[0].0.id
}

/// A thousand words; every third is "the".
fn long_transcript() -> String {
    repeated("the wind blows", 333) + " tree"
}

#[test]
fn a_word_that_is_repeated_in_a_phrase_costs_no_combinations() {
    let talk = long_transcript();
    let (show, other) =
        (show_with_transcript("Talk", &[&talk]), show_with_transcript("Once", &["the wind and the tree"]));
    let opened = open(&[show.clone(), other]);
    // Fourteen repetitions once took 12 GB.
    for times in [3, 14, 100] {
        let asked = phrase(&repeated("the", times), 100);
        let expected: &[&str] = if times == 100 { &[] } else { &["Talk"] };
        assert_eq!(titles(&opened, asked.clone()), expected, "{times} times");
        assert_eq!(titles(&opened, SearchTerm { fuzzy: true, ..asked.clone() }), expected, "{times} times, or like it");
        let passages = opened.engine.passages(first_episode(&show), &options(SearchMode::Episodes, &[asked]), FIRST);
        assert_eq!(passages.expect("searches").expect("has a transcript").total > 0, times < 100);
    }
    let not = SearchTerm { mode: MatchMode::Not, ..phrase(&repeated("the", 14), 100) };
    let found = opened.episodes(&[transcript_term("wind"), not]);
    assert_eq!(found.hits.len(), 1);
    assert_eq!(found.hits[0].document.episode.title, "Once");
}

#[test]
fn a_repeated_word_needs_as_many_positions() {
    let shows =
        [show_with_transcript("One", &["on the road"]), show_with_transcript("Two", &["the first of the road"])];
    let opened = open(&shows);
    for (words, slop, expected) in [
        ("the the", 100, ["Two"].as_slice()),
        ("the the", 1, &[]),
        ("the road", 3, &["One", "Two"]),
        ("the the the", 100, &[]),
    ] {
        assert_eq!(titles(&opened, phrase(words, slop)), expected, "{words} {slop}");
    }
}

#[test]
fn names_of_repeated_words_are_found_too() {
    let show = show_with_transcript("Guests", &["hello"]).person("guest", "Ann Ann Ann Smith");
    let opened = open(&[show, show_with_transcript("Other", &["hello"]).person("guest", "Ann Smith")]);
    let found = |name: &str, slop| {
        let name = NameFilter { name: name.to_owned(), is_excluded: false, phrase: true, slop, fuzzy: false };
        let people = vec![PersonFilter { kind: ParticipantKind::Guest, name }];
        let filters = earshot_model::search::Filters { people, ..Default::default() };
        opened.filtered_episodes(filters)
    };
    assert_eq!(found(&repeated("Ann", 3), 100), ["Guests"]);
    assert_eq!(found("Ann Smith", 0), ["Guests", "Other"]);
    assert_eq!(found("Smith Ann", 1), Vec::<String>::new());
    assert_eq!(found("Smith Ann", 2), ["Guests", "Other"]);
    assert_eq!(found(&repeated("Ann", 30), 100), Vec::<String>::new());
}

#[test]
fn matches_in_one_transcript_are_bounded() {
    let line = repeated("the", 100);
    let lines = vec![line.as_str(); MAX_MATCHES / 100 + 50];
    let show = show_with_transcript("Long", &lines);
    let opened = open(std::slice::from_ref(&show));
    for asked in [transcript_term("the"), phrase("the the", 3)] {
        let asked = options(SearchMode::Episodes, &[asked]);
        let page = Page { skip: 0, limit: 10 };
        let answer = opened.engine.passages(first_episode(&show), &asked, page).expect("searches");
        let answer = answer.expect("has a transcript");
        assert!(answer.is_partial, "more matches than are told apart");
        assert!(answer.total > 1_000 && answer.passages.len() == 10, "{}", answer.total);
    }
    let hits = opened.episodes(&[transcript_term("the")]);
    assert!(!hits.is_partial && hits.hits[0].transcript_snippets.len() == 2, "hits show the best, of all");
}

#[test]
fn a_cancelled_search_returns_an_error() {
    let show = show_with_transcript("Talk", &[&long_transcript()]);
    let opened = open(std::slice::from_ref(&show));
    let (engine, asked) = (&opened.engine, options(SearchMode::Episodes, &[transcript_term("the")]));
    let (running, cancelled) = (CancelToken::default(), CancelToken::default());
    cancelled.cancel();
    let id = first_episode(&show);
    assert_eq!(engine.search_episodes_until(&asked, FIRST, &running).expect("searches").hits.len(), 1);
    assert!(engine.passages_until(id, &asked, FIRST, &running).expect("searches").is_some());
    assert!(matches!(engine.search_episodes_until(&asked, FIRST, &cancelled), Err(SearchError::Cancelled)));
    assert!(matches!(engine.passages_until(id, &asked, FIRST, &cancelled), Err(SearchError::Cancelled)));
    let shows = options(SearchMode::Podcasts, &[term("x", SHOW_TARGETS)]);
    assert!(matches!(engine.search_podcasts_until(&shows, FIRST, &cancelled), Err(SearchError::Cancelled)));
}

#[test]
fn excluded_documents_stay_out_when_time_runs_out() {
    let talk = long_transcript();
    let opened = open(&[show_with_transcript("Talk", &[&talk])]);
    let engine = opened.engine.with_budget(Duration::ZERO);
    let not = SearchTerm { mode: MatchMode::Not, ..phrase("the wind the", 5) };
    let answer = engine
        .search_episodes(&options(SearchMode::Episodes, &[transcript_term("blows"), not]), FIRST)
        .expect("searches");
    assert!(answer.is_partial && answer.hits.is_empty());
}

#[test]
fn similar_spellings_of_one_search_are_bounded() {
    let letters = || 'a'..='z';
    let words: Vec<String> = letters().flat_map(|one| letters().map(move |two| format!("k{one}{two}m"))).collect();
    let opened = open(&[Show::new("Words", &words.join(" ")), Show::new("Plain", "kaam")]);
    let fuzzy = |words: &[String]| SearchTerm { fuzzy: true, ..term(&words.join(" "), SHOW_TARGETS) };
    let few = opened.podcasts(&[fuzzy(&words[..3])]);
    assert!(!few.is_partial && few.hits.len() == 2, "three words have near spellings");
    let many = opened.podcasts(&[fuzzy(&words[1..500])]);
    assert!(many.is_partial, "not all of so many words");
    assert_eq!(many.hits.len(), 2, "the first ones have them all the same");
}

#[test]
fn pages_beyond_the_last_hit_are_empty() {
    let show = show_with_transcript("Talk", &["the wind"]);
    let opened = open(std::slice::from_ref(&show));
    let asked = options(SearchMode::Episodes, &[transcript_term("wind")]);
    for skip in [usize::MAX, usize::MAX - 5, 1 << 40] {
        let page = Page { skip, limit: 10 };
        assert!(matches!(opened.engine.search_episodes(&asked, page), Err(SearchError::TooDeep { .. })));
        let answer = opened.engine.passages(first_episode(&show), &asked, page).expect("searches");
        let answer = answer.expect("has a transcript");
        assert!(answer.passages.is_empty() && answer.total == 1);
        let of = earshot_indexer::EpisodeListOptions { has_transcript: None, skip, limit: usize::MAX };
        let listed = opened.engine.podcast_episodes(show.id(), of).expect("lists");
        assert!(listed.episodes.is_empty() && listed.matching == 1);
    }
}

/// Exhaustive search: whether the words can take distinct positions within the slop.
fn is_phrase_in(text: &[usize], phrase: &[usize], slop: i64) -> bool {
    fn try_next(text: &[usize], phrase: &[usize], slop: i64, places: &mut Vec<usize>) -> bool {
        let starts = || (0_i64..).zip(places.iter()).map(|(number, &at)| i64::try_from(at).expect("is small") - number);
        if starts().max().unwrap_or_default() - starts().min().unwrap_or_default() > slop {
            return false;
        }
        let Some(word) = phrase.get(places.len()) else { return true };
        (0..text.len()).any(|at| {
            if text[at] != *word || places.contains(&at) {
                return false;
            }
            places.push(at);
            let is_found = try_next(text, phrase, slop, places);
            places.pop();
            is_found
        })
    }
    try_next(text, phrase, slop, &mut Vec::new())
}

#[test]
fn phrases_match_where_an_exhaustive_search_does() {
    const WORDS: [&str; 5] = ["apple", "bridge", "candle", "dragon", "engine"];
    let mut state = 88_172_645_463_325_252_u64;
    let mut next = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % below as u64).expect("is small")
    };
    let texts: Vec<Vec<usize>> = (0..60).map(|_| (0..4 + next(12)).map(|_| next(5)).collect()).collect();
    let line = |words: &[usize]| words.iter().map(|&word| WORDS[word]).collect::<Vec<_>>().join(" ");
    let show = |(number, text): (usize, &Vec<usize>)| show_with_transcript(&format!("{number:02}"), &[&line(text)]);
    let opened = open(&texts.iter().enumerate().map(show).collect::<Vec<_>>());
    for _ in 0..150 {
        let phrase_words: Vec<usize> = (0..2 + next(3)).map(|_| next(5)).collect();
        let slop = next(6);
        let asked = phrase(&line(&phrase_words), u32::try_from(slop).expect("is small"));
        let slop = i64::try_from(slop).expect("is small");
        let expected: Vec<String> = texts
            .iter()
            .enumerate()
            .filter(|(_, text)| is_phrase_in(text, &phrase_words, slop))
            .map(|(number, _)| format!("{number:02}"))
            .collect();
        assert_eq!(titles(&opened, asked), expected, "{phrase_words:?} {slop}");
    }
}
