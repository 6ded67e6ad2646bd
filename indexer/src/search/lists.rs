//! Going along the lists of terms, window by window: each list is unpacked once, and adds to the scores along the way.

use super::list::List;
use super::points::Points;
use super::window::{DOCUMENTS, NONE, Row, WORD, Window, Within};
use tantivy::{DocId, TERMINATED};

/// Of the documents of a window.
pub struct Scores {
    /// Empty where nothing is scored.
    values: Vec<Points>,
    /// The words of bits whose documents have some.
    words: u64,
}

impl Scores {
    fn new(is_scored: bool) -> Self {
        Self { values: if is_scored { vec![0; DOCUMENTS as usize] } else { Vec::new() }, words: 0 }
    }

    pub fn add(&mut self, offset: u32, points: Points) {
        self.words |= 1 << (offset / WORD);
        let value = &mut self.values[offset as usize];
        *value = value.saturating_add(points);
    }

    pub fn points_of(&self, offset: u32) -> Points {
        self.values.get(offset as usize).copied().unwrap_or_default()
    }

    pub fn forget(&mut self) {
        while self.words != 0 {
            let start = (self.words.trailing_zeros() * WORD) as usize;
            self.values[start..start + WORD as usize].fill(0);
            self.words &= self.words - 1;
        }
    }
}

/// The lists that a walk goes along.
pub struct Lists<'s> {
    all: Vec<List<'s>>,
    /// One for each list. They lie side by side: there may be a thousand lists, most of them rare, and of a window few have
    /// anything.
    cursors: Vec<Cursor>,
    pub scores: Scores,
}

/// How far a list is gone along.
struct Cursor {
    /// No document before this one is to come.
    next: DocId,
    /// The base of the window that was last taken.
    taken: DocId,
    is_scored: bool,
}

impl<'s> Lists<'s> {
    /// For about so many lists.
    pub fn new(lists: usize, is_scored: bool) -> Self {
        let (all, cursors) = (Vec::with_capacity(lists), Vec::with_capacity(lists));
        Self { all, cursors, scores: Scores::new(is_scored) }
    }

    /// Returns the number of the list.
    pub fn push(&mut self, list: List<'s>) -> usize {
        let next = list.listed();
        self.cursors.push(Cursor { next, taken: TERMINATED, is_scored: list.is_scored() });
        self.all.push(list);
        self.all.len() - 1
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// The first document of a list from `from` on.
    pub fn seek(&mut self, number: usize, from: DocId) -> DocId {
        let cursor = &mut self.cursors[number];
        if cursor.next < from {
            cursor.next = self.all[number].seek(from);
        }
        cursor.next
    }

    /// What a list adds to the score of a document. Asked forward only.
    pub fn points_of(&mut self, number: usize, document: DocId) -> Points {
        let cursor = &mut self.cursors[number];
        if cursor.next > document {
            return 0;
        }
        let list = &mut self.all[number];
        let points = list.points_of(document);
        cursor.next = list.listed().max(document);
        points
    }

    /// Sets the bits of the documents in the window, at least of those that are `within`, and adds to the scores of
    /// these.
    pub fn take(&mut self, number: usize, window: Window, within: Within<'_>, row: &mut Row) {
        let cursor = &mut self.cursors[number];
        cursor.taken = window.base;
        if cursor.next < window.end {
            let list = &mut self.all[number];
            list.take(window, within, row, &mut self.scores);
            cursor.next = list.listed().max(window.end);
        }
    }

    /// Whether a list was taken in this window.
    pub fn is_taken(&self, number: usize, window: Window) -> bool {
        self.cursors[number].taken == window.base
    }

    /// Adds the scores of those lists that nobody asked for in this window, for the documents of a row.
    pub fn complete_scores(&mut self, window: Window, row: &Row) {
        let is_left = |cursor: &Cursor| cursor.is_scored && cursor.taken != window.base && cursor.next < window.end;
        if self.cursors.iter().any(is_left) {
            let (within, mut brought) = (Within::of(row), NONE);
            (0..self.cursors.len()).for_each(|number| self.complete(number, window, within, &mut brought));
        }
    }

    /// The same of one list.
    pub fn complete(&mut self, number: usize, window: Window, within: Within<'_>, row: &mut Row) {
        let cursor = &self.cursors[number];
        if cursor.is_scored && cursor.taken != window.base {
            self.take(number, window, within, row);
        }
    }
}
