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

mod spelling_groups;
#[cfg(test)]
mod tests;

use crate::position_budget::PositionBudget;
use spelling_groups::SpellingGroups;
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
    /// The start of the phrase by this word.
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
