//! Going along the lists of terms, window by window: each list is unpacked once, and adds to the scores along the way.

use super::list::List;
use super::points::Points;
use super::weight::{Frequency, TermWeight};
use super::window::{DOCUMENTS, NONE, Row, WORD, Window, Within};
use std::ops::Range;
use tantivy::{DocId, TERMINATED};

/// A number for each document of a window.
struct Sums {
    /// Empty where nothing is scored.
    values: Vec<u32>,
    /// The words of bits whose documents have some.
    words: u64,
}

impl Sums {
    fn new(is_scored: bool) -> Self {
        Self { values: if is_scored { vec![0; DOCUMENTS as usize] } else { Vec::new() }, words: 0 }
    }

    fn add(&mut self, offset: u32, more: u32) {
        self.words |= 1 << (offset / WORD);
        let value = &mut self.values[offset as usize];
        *value = value.saturating_add(more);
    }

    /// The values of the documents of a word of bits, one word after another, until none has any.
    fn next_word(&mut self) -> Option<(u32, &mut [u32])> {
        let word = (self.words != 0).then(|| self.words.trailing_zeros())?;
        self.words &= self.words - 1;
        let start = word * WORD;
        Some((start, &mut self.values[start as usize..(start + WORD) as usize]))
    }
}

/// How often the documents of a window have the word whose lists are being taken.
pub struct Frequencies(Sums);

impl Frequencies {
    pub fn add(&mut self, offset: u32, frequency: Frequency) {
        self.0.add(offset, frequency);
    }

    /// Adds what they come to, and forgets them.
    fn add_to(&mut self, scores: &mut Scores, weight: TermWeight) {
        while let Some((start, values)) = self.0.next_word() {
            for (offset, value) in (start..).zip(values) {
                if *value > 0 {
                    scores.0.add(offset, weight.points(*value));
                    *value = 0;
                }
            }
        }
    }
}

/// Of the documents of a window.
pub struct Scores(Sums);

impl Scores {
    pub fn points_of(&self, offset: u32) -> Points {
        self.0.values.get(offset as usize).copied().unwrap_or_default()
    }

    pub fn forget(&mut self) {
        while let Some((_, values)) = self.0.next_word() {
            values.fill(0);
        }
    }
}

/// The terms whose lists a walk goes along, by number.
pub struct Lists<'s> {
    all: Vec<List<'s>>,
    /// One for each list: no document before this one is to come. They lie side by side: there may be a thousand lists,
    /// most of them rare, and of a window few have anything.
    next: Vec<DocId>,
    terms: Vec<TermLists>,
    frequencies: Frequencies,
    pub scores: Scores,
}

/// The lists of one term.
struct TermLists {
    lists: Range<usize>,
    /// Of the first lists; the others give no score.
    tiers: Vec<Tier>,
    /// No document before this one is to come.
    next: DocId,
    /// The base of the window that was last taken.
    taken: DocId,
}

/// Lists that give scores together, those of the tier before excepted.
pub struct Tier {
    /// After its last one, among the lists of its term.
    pub end: usize,
    pub weight: TermWeight,
}

impl<'s> Lists<'s> {
    /// For about so many terms.
    pub fn new(terms: usize, is_scored: bool) -> Self {
        Self {
            all: Vec::with_capacity(terms),
            next: Vec::with_capacity(terms),
            terms: Vec::with_capacity(terms),
            frequencies: Frequencies(Sums::new(is_scored)),
            scores: Scores(Sums::new(is_scored)),
        }
    }

    /// Returns the number of the term whose lists they are.
    pub fn push(&mut self, mut tiers: Vec<Tier>, lists: Vec<List<'s>>) -> usize {
        let start = self.all.len();
        tiers.iter_mut().for_each(|tier| tier.end += start);
        self.next.extend(lists.iter().map(List::listed));
        self.all.extend(lists);
        let next = self.next[start..].iter().copied().min().unwrap_or(TERMINATED);
        self.terms.push(TermLists { lists: start..self.all.len(), tiers, next, taken: TERMINATED });
        self.terms.len() - 1
    }

    pub fn len(&self) -> usize {
        self.terms.len()
    }

    /// The first document of a term from `from` on.
    pub fn seek(&mut self, number: usize, from: DocId) -> DocId {
        let term = &mut self.terms[number];
        if term.next < from {
            term.next = TERMINATED;
            for at in term.lists.clone() {
                if self.next[at] < from {
                    self.next[at] = self.all[at].seek(from);
                }
                term.next = term.next.min(self.next[at]);
            }
        }
        term.next
    }

    /// What a term adds to the score of a document. Asked forward only.
    pub fn points_of(&mut self, number: usize, document: DocId) -> Points {
        if self.seek(number, document) > document {
            return 0;
        }
        let term = &self.terms[number];
        let (mut start, mut points) = (term.lists.start, 0_u32);
        for tier in &term.tiers {
            let mut frequency: Frequency = 0;
            for at in (start..tier.end).filter(|&at| self.next[at] <= document) {
                let found = self.all[at].frequency_of(document);
                frequency = frequency.saturating_add(found.map_or(0, |(_, frequency)| frequency));
            }
            points = points.saturating_add(tier.weight.points(frequency));
            start = tier.end;
        }
        points
    }

    /// Sets the bits of the documents in the window, at least of those that are `within`, and adds to the scores of
    /// these.
    pub fn take(&mut self, number: usize, window: Window, within: Within<'_>, row: &mut Row) {
        let Self { all, next, terms, frequencies, scores } = self;
        let term = &mut terms[number];
        term.taken = window.base;
        if term.next >= window.end {
            return;
        }
        let mut take = |lists: Range<usize>, frequencies: &mut Frequencies| {
            for at in lists {
                if next[at] < window.end {
                    all[at].take(window, within, row, frequencies);
                    next[at] = all[at].listed().max(window.end);
                }
            }
        };
        let mut start = term.lists.start;
        for tier in &term.tiers {
            take(start..tier.end, frequencies);
            frequencies.add_to(scores, tier.weight);
            start = tier.end;
        }
        take(start..term.lists.end, frequencies);
        term.next = next[term.lists.clone()].iter().copied().min().unwrap_or(TERMINATED);
    }

    /// Whether a term was taken in this window.
    pub fn is_taken(&self, number: usize, window: Window) -> bool {
        self.terms[number].taken == window.base
    }

    /// Adds the scores of those terms that nobody asked for in this window, for the documents of a row.
    pub fn complete_scores(&mut self, window: Window, row: &Row) {
        let is_left = |term: &TermLists| term.is_left(window) && term.next < window.end;
        if self.terms.iter().any(is_left) {
            let (within, mut brought) = (Within::of(row), NONE);
            (0..self.terms.len()).for_each(|number| self.complete(number, window, within, &mut brought));
        }
    }

    /// The same of one term.
    pub fn complete(&mut self, number: usize, window: Window, within: Within<'_>, row: &mut Row) {
        if self.terms[number].is_left(window) {
            self.take(number, window, within, row);
        }
    }
}

impl TermLists {
    /// It gives scores, and was not asked for in this window.
    fn is_left(&self, window: Window) -> bool {
        !self.tiers.is_empty() && self.taken != window.base
    }
}
