//! Tests of phrases with slop.

use super::*;
use crate::deadline::Deadline;
use proptest::prelude::*;
use std::time::Duration;

/// The position lists of a phrase in a text whose words are letters.
fn lists_of(phrase: &SloppyPhraseMatcher, words: &[Vec<u8>], text: &[u8]) -> Vec<Vec<u32>> {
    let of_word =
        |&word: &usize| (0..).zip(text).filter(|(_, it)| words[word].contains(it)).map(|(at, _)| at).collect();
    phrase.lists().iter().map(of_word).collect()
}

fn far() -> Deadline {
    Deadline::with_budget(Duration::from_secs(3600))
}

fn is_in(words: &[Vec<u8>], slop: u32, text: &[u8]) -> bool {
    let mut phrase = SloppyPhraseMatcher::new(words, slop);
    let lists = lists_of(&phrase, words, text);
    phrase.is_in_document(&lists, &mut PositionBudget::new(&far()))
}

fn matches_in(words: &[Vec<u8>], slop: u32, text: &[u8]) -> Vec<Vec<u32>> {
    let mut phrase = SloppyPhraseMatcher::new(words, slop);
    let lists = lists_of(&phrase, words, text);
    let mut places = Vec::new();
    phrase.for_each_match(&lists, &mut PositionBudget::new(&far()), &mut |positions| {
        places.push(positions.to_vec());
        true
    });
    places
}

fn letters(text: &str) -> Vec<Vec<u8>> {
    text.bytes().map(|letter| vec![letter]).collect()
}

/// All assignments of distinct positions to the words, by exhaustive search.
fn all_placements(words: &[Vec<u8>], text: &[u8]) -> Vec<Vec<u32>> {
    let mut ways: Vec<Vec<u32>> = vec![Vec::new()];
    for word in words {
        let fits = |way: &Vec<u32>, at: u32| word.contains(&text[at as usize]) && !way.contains(&at);
        let longer = |way: &Vec<u32>| {
            let next = (0..text.len() as u32).filter(|&at| fits(way, at)).map(|at| [way.as_slice(), &[at]].concat());
            next.collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(longer).collect();
    }
    ways
}

fn spread(way: &[u32]) -> i64 {
    let starts = || way.iter().zip(0..).map(|(&at, number): (&u32, i64)| i64::from(at) - number);
    starts().max().unwrap_or_default() - starts().min().unwrap_or_default()
}

#[test]
fn phrases_are_found_within_their_slop() {
    let cases = [
        ("abc", 0, "xabcx", true),
        ("abc", 0, "abxc", false),
        ("abc", 1, "abxc", true),
        ("abc", 1, "axbxc", false),
        ("abc", 2, "axbxc", true),
        // Two swapped words are two moves apart.
        ("ab", 1, "ba", false),
        ("ab", 2, "ba", true),
        ("abc", 4, "cba", true),
        ("abc", 3, "cba", false),
        // A repeated word needs as many positions.
        ("aa", 100, "a", false),
        ("aaa", 100, "aba", false),
        ("aaa", 100, "abaca", true),
        ("aba", 1, "ab", false),
        ("aba", 2, "baa", true),
    ];
    for (phrase, slop, text, expected) in cases {
        assert_eq!(is_in(&letters(phrase), slop, text.as_bytes()), expected, "{phrase} {slop} {text}");
    }
}

#[test]
fn matches_are_the_nearest_ones() {
    assert_eq!(matches_in(&letters("ab"), 5, b"bab"), [[1, 2]]);
    assert_eq!(matches_in(&letters("ab"), 5, b"aab"), [[1, 2]]);
    assert_eq!(matches_in(&letters("ab"), 1, b"abxxaxb"), [[0, 1], [4, 6]]);
    assert_eq!(matches_in(&letters("aa"), 3, b"aaxxa"), [[0, 1], [1, 4]]);
}

#[test]
fn words_of_one_spelling_take_different_positions() {
    let words = [b"ab".to_vec(), b"bc".to_vec()];
    assert!(!is_in(&words, 5, b"b"));
    assert!(is_in(&words, 5, b"bxc") && is_in(&words, 0, b"bb"));
}

/// Scans a text in which every fiftieth word is "the" for a phrase of `repeated` times "the". Returns the number of
/// scanned positions.
fn positions_scanned(repeated: usize, occurrences: u32) -> u64 {
    let words = vec!["the"; repeated].into_iter().map(|word| vec![word]).collect::<Vec<_>>();
    let mut phrase = SloppyPhraseMatcher::new(&words, 100);
    assert_eq!(phrase.lists(), [0], "one list serves all of them");
    let lists = [(0..occurrences).map(|number| number * 50).collect::<Vec<u32>>()];
    let deadline = far();
    let mut budget = PositionBudget::new(&deadline);
    assert!(!phrase.is_in_document(&lists, &mut budget), "too far apart");
    budget.scanned()
}

#[test]
fn scanned_positions_grow_with_positions_and_words() {
    for repeated in [4, 14, 100, 512] {
        let (few, many) = (positions_scanned(repeated, 10_000), positions_scanned(repeated, 40_000));
        assert!(few <= 3 * repeated as u64 * 10_000, "{repeated} words: {few} steps");
        assert!(many <= 5 * few, "{repeated} words: {few}, {many} steps");
    }
}

#[test]
fn a_scan_ends_within_a_document() {
    let deadline = Deadline::with_budget(Duration::ZERO);
    let mut budget = PositionBudget::new(&deadline);
    let mut phrase = SloppyPhraseMatcher::new(&letters("aab"), 1);
    let lists = [(0..1_000_000).collect::<Vec<u32>>(), vec![2_000_000]];
    assert!(!phrase.is_in_document(&lists, &mut budget));
    assert!(budget.is_spent() && budget.scanned() < 10_000, "{}", budget.scanned());
}

proptest! {
    #[test]
    fn matches_are_those_of_an_exhaustive_search(
        phrase in prop::collection::vec(0_u8..3, 1..5),
        slop in 0_u32..8,
        text in prop::collection::vec(0_u8..4, 0..10),
    ) {
        let words: Vec<Vec<u8>> = phrase.iter().map(|&letter| vec![letter]).collect();
        let near: Vec<Vec<u32>> =
            all_placements(&words, &text).into_iter().filter(|way| spread(way) <= i64::from(slop)).collect();
        prop_assert_eq!(is_in(&words, slop, &text), !near.is_empty());
        let places = matches_in(&words, slop, &text);
        prop_assert_eq!(places.is_empty(), near.is_empty());
        for place in &places {
            prop_assert!(near.contains(place), "{place:?} of {near:?}");
        }
    }

    #[test]
    fn similar_spellings_are_found_in_order(
        phrase in prop::collection::vec(prop::collection::vec(0_u8..4, 1..3), 1..5),
        slop in 0_u32..8,
        text in prop::collection::vec(0_u8..5, 0..10),
    ) {
        let mut groups = SpellingGroups::new(&phrase);
        let groups: Vec<usize> = (0..phrase.len()).map(|number| groups.first_of_group(number)).collect();
        let in_order = |way: &Vec<u32>| {
            let pairs = (0..way.len()).flat_map(|one| (one + 1..way.len()).map(move |other| (one, other)));
            pairs.into_iter().all(|(one, other)| groups[one] != groups[other] || way[one] < way[other])
        };
        let mut ways = all_placements(&phrase, &text);
        ways.retain(|way| spread(way) <= i64::from(slop) && in_order(way));
        prop_assert_eq!(is_in(&phrase, slop, &text), !ways.is_empty());
    }
}
