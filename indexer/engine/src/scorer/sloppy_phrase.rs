//! Finds phrases with slop in one pass over the positions of their words.
//!
//! The rule is that of Lucene and Elasticsearch. Each word of the phrase takes a position. That position minus the
//! word's number in the phrase is where the phrase would start by this word. The phrase matches when these starts are
//! at most `slop` apart: "b a" is two moves away from "a b". For two words this equals tantivy's distance. For more
//! words tantivy sums up the moves from word to word and finds less; this matcher finds all of that too.
//!
//! No two words take the same position. Words that share a spelling, such as repeated words, take their positions in
//! the order of the phrase. For equal words that loses nothing; for fuzzy spellings it misses some matches with swapped
//! words.
//!
//! Algorithm: each word holds its first position that fits a phrase starting at `start` or later. Starts only move
//! forward, so each word passes its positions once. When the last start is more than `slop` after the first, the first
//! word moves on to where it may meet the last. A heap holds the words, so this takes time linear in the positions,
//! times the logarithm of the number of words, and one position of memory per word. (Tantivy carries all combinations
//! of repeated words, which is exponential in the number of words.)

use crate::position_budget::PositionBudget;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::Hash;

/// Matches one phrase in documents.
pub struct SloppyPhraseMatcher {
    words: Vec<SlopWord>,
    /// For each position list, one word that reads it.
    lists: Vec<usize>,
    slop: i64,
    /// The current position of each word.
    positions: Vec<u32>,
    /// Words by their start. Outdated entries are skipped.
    first: BinaryHeap<Reverse<(i64, usize)>>,
}

struct SlopWord {
    /// The number of its position list. Words with the same spellings share a list.
    list: usize,
    /// Number of positions of the list already passed.
    passed: usize,
    /// Where the phrase starts by this word.
    start: i64,
    /// The previous and next words that share a spelling.
    before: Option<usize>,
    after: Option<usize>,
}

impl SloppyPhraseMatcher {
    /// A matcher of words in order, each with its spellings.
    pub fn new<T: Ord + Hash + Clone>(words: &[Vec<T>], slop: u32) -> Self {
        let mut numbers: HashMap<Vec<T>, usize> = HashMap::new();
        let mut groups = SpellingGroups::new(words);
        let (mut made, mut lists): (Vec<SlopWord>, Vec<usize>) = (Vec::with_capacity(words.len()), Vec::new());
        let mut last_of_group: HashMap<usize, usize> = HashMap::new();
        for (number, spellings) in words.iter().enumerate() {
            let mut spellings = spellings.clone();
            spellings.sort_unstable();
            spellings.dedup();
            let list = *numbers.entry(spellings).or_insert_with(|| {
                lists.push(number);
                lists.len() - 1
            });
            let before = last_of_group.insert(groups.first_of_group(number), number);
            if let Some(before) = before {
                made[before].after = Some(number);
            }
            made.push(SlopWord { list, passed: 0, start: 0, before, after: None });
        }
        Self { positions: vec![0; made.len()], words: made, lists, slop: i64::from(slop), first: BinaryHeap::new() }
    }

    /// The position lists that the phrase reads: for each, a word with its spellings.
    pub fn lists(&self) -> &[usize] {
        &self.lists
    }

    /// Whether a document with these positions contains the phrase. `lists` has a sorted list for each of
    /// [`Self::lists`].
    pub fn is_in_document<P: AsRef<[u32]>>(&mut self, lists: &[P], budget: &mut PositionBudget<'_>) -> bool {
        let mut is_found = false;
        self.scan_positions(lists, budget, false, &mut |_| {
            is_found = true;
            false
        });
        is_found
    }

    /// Visits the words' positions at each match, until `visit` breaks. Skips a match when its first word occurs again
    /// nearer to the others.
    pub fn for_each_match<P: AsRef<[u32]>>(
        &mut self,
        lists: &[P],
        budget: &mut PositionBudget<'_>,
        visit: &mut dyn FnMut(&[u32]) -> bool,
    ) {
        self.scan_positions(lists, budget, true, visit);
    }

    fn scan_positions<P: AsRef<[u32]>>(
        &mut self,
        lists: &[P],
        budget: &mut PositionBudget<'_>,
        is_nearest: bool,
        visit: &mut dyn FnMut(&[u32]) -> bool,
    ) {
        self.first.clear();
        let mut last = i64::MIN;
        for number in 0..self.words.len() {
            let word = &mut self.words[number];
            (word.passed, word.start) = (0, i64::MIN);
            let from = word.before.map_or(0, |before| i64::from(self.positions[before]) + 1);
            let Some(start) = self.seek(number, from, lists, budget) else { return };
            last = last.max(start);
        }
        while let Some((start, number)) = self.pop_first() {
            let apart = last - start;
            if apart <= self.slop {
                let is_passed_over = is_nearest && self.has_nearer_match(number, apart, last, lists);
                let goes_on = is_passed_over || visit(&self.positions);
                if !goes_on || !budget.scan(self.words.len()) {
                    return;
                }
            }
            // No match starts earlier: an earlier start would be too far from the last word.
            let from = (start + 1).max(last - self.slop) + number as i64;
            let Some(start) = self.seek(number, from, lists, budget) else { return };
            last = last.max(start);
            let mut moved = number;
            while let Some(after) = self.words[moved].after.filter(|&it| self.positions[it] <= self.positions[moved]) {
                let from = i64::from(self.positions[moved]) + 1;
                let Some(start) = self.seek(after, from, lists, budget) else { return };
                last = last.max(start);
                moved = after;
            }
        }
    }

    /// Moves a word to its next position at or after `from` and returns its start. `None` when there is none, or the
    /// scan has to stop.
    fn seek<P: AsRef<[u32]>>(
        &mut self,
        number: usize,
        from: i64,
        lists: &[P],
        budget: &mut PositionBudget<'_>,
    ) -> Option<i64> {
        let word = &mut self.words[number];
        let left = lists.get(word.list)?.as_ref().get(word.passed..)?;
        let passed = left.iter().take_while(|&&position| i64::from(position) < from).count();
        let may_go_on = budget.scan(passed + 1);
        let position = *left.get(passed).filter(|_| may_go_on)?;
        word.passed += passed;
        word.start = i64::from(position) - number as i64;
        self.positions[number] = position;
        self.first.push(Reverse((word.start, number)));
        Some(word.start)
    }

    /// The word with the first start.
    fn pop_first(&mut self) -> Option<(i64, usize)> {
        self.first_start()?;
        self.first.pop().map(|Reverse(first)| first)
    }

    /// The first start among the words that are not popped.
    fn first_start(&mut self) -> Option<i64> {
        while let Some(&Reverse((start, number))) = self.first.peek() {
            if self.words[number].start == start {
                return Some(start);
            }
            self.first.pop();
        }
        None
    }

    /// Whether the popped word with the first start occurs again nearer to the others.
    fn has_nearer_match<P: AsRef<[u32]>>(&mut self, number: usize, apart: i64, last: i64, lists: &[P]) -> bool {
        let word = &self.words[number];
        let Some(&next) = lists[word.list].as_ref().get(word.passed + 1) else { return false };
        if word.after.is_some_and(|after| self.positions[after] <= next) {
            // Another word of the spelling holds that position.
            return false;
        }
        let next = i64::from(next) - number as i64;
        let first = self.first_start().map_or(next, |first| first.min(next));
        last.max(next) - first < apart
    }
}

/// Groups of words that share spellings, directly or through other words.
struct SpellingGroups(Vec<usize>);

impl SpellingGroups {
    fn new<T: Hash + Eq>(words: &[Vec<T>]) -> Self {
        let mut groups = Self((0..words.len()).collect());
        let mut known: HashMap<&T, usize> = HashMap::new();
        for (number, spellings) in words.iter().enumerate() {
            for spelling in spellings {
                let other = *known.entry(spelling).or_insert(number);
                let (one, other) = (groups.first_of_group(number), groups.first_of_group(other));
                groups.0[one.max(other)] = one.min(other);
            }
        }
        groups
    }

    /// The first word of a word's group.
    fn first_of_group(&mut self, mut number: usize) -> usize {
        while self.0[number] != number {
            self.0[number] = self.0[self.0[number]];
            number = self.0[number];
        }
        number
    }
}

#[cfg(test)]
mod tests {
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
                let next =
                    (0..text.len() as u32).filter(|&at| fits(way, at)).map(|at| [way.as_slice(), &[at]].concat());
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
        fn near_spellings_are_found_in_order(
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
}
