//! The posting lists of all terms, read window by window. Each list is decompressed once and adds to the scores on the
//! way.

use super::posting_list::PostingList;
use super::window_sums::{Frequencies, Scores};
use crate::segments::bm25f::{Frequency, TermWeight};
use crate::segments::doc_window::{DocWindow, NO_BITS, WindowBits, WindowSubset};
use crate::segments::quantized_score::QuantizedScore;
use std::ops::Range;
use tantivy::{DocId, TERMINATED};

/// The posting lists of a search, by term number.
pub struct PostingLists<'s> {
    all: Vec<PostingList<'s>>,
    /// The next document of each list. They are stored together, because there may be a thousand lists, most of them
    /// rare, and few have a document in a given window.
    next: Vec<DocId>,
    terms: Vec<TermPostingLists>,
    frequencies: Frequencies,
    pub scores: Scores,
}

/// The lists of one term.
struct TermPostingLists {
    lists: Range<usize>,
    /// Groups of the lists with scores, which come first; the others give no score.
    distance_groups: Vec<DistanceGroup>,
    /// The next document of any of its lists.
    next: DocId,
    /// The base of the window that was added last.
    window_base: DocId,
}

/// Lists of equal similarity. A document is scored by the first group that has it.
pub struct DistanceGroup {
    /// The end of the group in the term's lists.
    pub end: usize,
    pub weight: TermWeight,
}

impl<'s> PostingLists<'s> {
    /// Reserves space for about this many terms.
    pub fn new(terms: usize, is_scored: bool) -> Self {
        Self {
            all: Vec::with_capacity(terms),
            next: Vec::with_capacity(terms),
            terms: Vec::with_capacity(terms),
            frequencies: Frequencies::new(is_scored),
            scores: Scores::new(is_scored),
        }
    }

    /// Adds the lists of a term and returns its number.
    pub fn push(&mut self, mut tiers: Vec<DistanceGroup>, lists: Vec<PostingList<'s>>) -> usize {
        let start = self.all.len();
        tiers.iter_mut().for_each(|tier| tier.end += start);
        self.next.extend(lists.iter().map(PostingList::listed_document));
        self.all.extend(lists);
        let next = self.next[start..].iter().copied().min().unwrap_or(TERMINATED);
        self.terms.push(TermPostingLists {
            lists: start..self.all.len(),
            distance_groups: tiers,
            next,
            window_base: TERMINATED,
        });
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

    /// The score of a term in a document. Documents must come in ascending order.
    pub fn quantized_score_of(&mut self, number: usize, document: DocId) -> QuantizedScore {
        if self.seek(number, document) > document {
            return 0;
        }
        let term = &self.terms[number];
        let (mut start, mut points) = (term.lists.start, 0_u32);
        for tier in &term.distance_groups {
            let mut frequency: Frequency = 0;
            for at in (start..tier.end).filter(|&at| self.next[at] <= document) {
                let found = self.all[at].frequency_of(document);
                frequency = frequency.saturating_add(found.map_or(0, |(_, frequency)| frequency));
            }
            points = points.saturating_add(tier.weight.quantized_score(frequency));
            start = tier.end;
        }
        points
    }

    /// Sets the bits of the window's documents, at least of those in `within`, and adds the scores of these.
    pub fn add_window(&mut self, number: usize, window: DocWindow, within: WindowSubset<'_>, row: &mut WindowBits) {
        let Self { all, next, terms, frequencies, scores } = self;
        let term = &mut terms[number];
        term.window_base = window.base;
        if term.next >= window.end {
            return;
        }
        let mut take = |lists: Range<usize>, frequencies: &mut Frequencies| {
            for at in lists {
                if next[at] < window.end {
                    all[at].add_window(window, within, row, frequencies);
                    next[at] = all[at].listed_document().max(window.end);
                }
            }
        };
        let mut start = term.lists.start;
        for tier in &term.distance_groups {
            take(start..tier.end, frequencies);
            frequencies.add_scores_to(scores, tier.weight);
            start = tier.end;
        }
        take(start..term.lists.end, frequencies);
        term.next = next[term.lists.clone()].iter().copied().min().unwrap_or(TERMINATED);
    }

    /// Whether the term was already added in this window.
    pub fn is_window_added(&self, number: usize, window: DocWindow) -> bool {
        self.terms[number].window_base == window.base
    }

    /// Adds the scores of the terms that were not yet added in this window, for the documents of `row`.
    pub fn add_missing_scores(&mut self, window: DocWindow, row: &WindowBits) {
        let is_left = |term: &TermPostingLists| term.is_unscored_in(window) && term.next < window.end;
        if self.terms.iter().any(is_left) {
            let (within, mut brought) = (WindowSubset::new(row), NO_BITS);
            (0..self.terms.len()).for_each(|number| self.add_scores(number, window, within, &mut brought));
        }
    }

    /// Adds the scores of one term that was not yet added in this window.
    pub fn add_scores(&mut self, number: usize, window: DocWindow, within: WindowSubset<'_>, row: &mut WindowBits) {
        if self.terms[number].is_unscored_in(window) {
            self.add_window(number, window, within, row);
        }
    }
}

impl TermPostingLists {
    /// Whether the term has scores and was not yet added in this window.
    fn is_unscored_in(&self, window: DocWindow) -> bool {
        !self.distance_groups.is_empty() && self.window_base != window.base
    }
}
