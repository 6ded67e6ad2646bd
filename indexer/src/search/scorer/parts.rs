//! A condition that is decided for all documents of a window at a time: each part is a row of bits, and parts are put
//! together by whole words of bits.

use super::check::Leaf;
use super::lists::Lists;
use super::stretches::Stretches;
use super::window::{NONE, Row, Window, Within, documents_of, has, intersect, is_empty, set, unite};
use tantivy::{DocId, DocSet, TERMINATED};

/// Of so many documents of a window the stretches are looked up.
const FEW: usize = 256;

/// A part of the condition. Those that lead say which window is next, the others are asked about its documents.
pub enum Part<'s> {
    Everything,
    Nothing,
    /// By number.
    List(usize),
    /// One of which it is asked again in the same window.
    KeptList(usize, Box<Kept>),
    Leading(Box<Leading<'s>>),
    Asked(Leaf<'s>),
    Phrase(Box<Phrase<'s>>),
    All(Vec<Self>),
    Any(Vec<Self>),
    Most(usize, Vec<Self>),
    Not(Box<Self>),
}

/// Documents that are gone through.
pub struct Leading<'s> {
    documents: Box<dyn DocSet + 's>,
    kept: Kept,
}

/// Words that follow one another. Where they stand is only looked at in documents that have all of them.
pub struct Phrase<'s> {
    /// Those of what shows say take the first of each stretch alone.
    lists: Vec<usize>,
    stretches: Option<&'s Stretches>,
    /// What has all words, as lists take it.
    candidates: Kept,
    leaf: Leaf<'s>,
}

/// What was found in the window that was last looked at, for lists are gone along once.
pub struct Kept {
    /// Where the window begins.
    base: DocId,
    row: Row,
}

impl Kept {
    const NOTHING: Self = Self { base: TERMINATED, row: NONE };

    /// What `find` finds, the first time that a window is asked about.
    fn of(&mut self, window: Window, find: impl FnOnce(&mut Row)) -> &Row {
        if self.base != window.base {
            *self = Self { base: window.base, row: NONE };
            find(&mut self.row);
        }
        &self.row
    }
}

/// How closely a window is looked at.
#[derive(Clone, Copy, PartialEq)]
pub enum Look {
    /// At lists alone, which takes in documents that are no hits.
    AtLists,
    /// At everything, maybe for fewer documents than the lists took in.
    Whole,
}

impl<'s> Part<'s> {
    pub fn kept_list(number: usize) -> Self {
        Self::KeptList(number, Box::new(Kept::NOTHING))
    }

    pub fn leading(documents: Box<dyn DocSet + 's>) -> Self {
        Self::Leading(Box::new(Leading { documents, kept: Kept::NOTHING }))
    }

    /// By numbers of the lists of its words, the rarest first, which nothing else takes, and which take the first of
    /// stretches.
    pub fn phrase(lists: Vec<usize>, stretches: Option<&'s Stretches>, leaf: Leaf<'s>) -> Self {
        Self::Phrase(Box::new(Phrase { lists, stretches, candidates: Kept::NOTHING, leaf }))
    }

    /// No document from `from` on satisfies it before this one.
    pub fn next(&mut self, lists: &mut Lists<'_>, from: DocId) -> DocId {
        match self {
            Self::Nothing => TERMINATED,
            Self::List(number) | Self::KeptList(number, _) => lists.seek(*number, from),
            Self::Leading(leading) => leading.seek(from),
            Self::Phrase(phrase) => phrase.next(lists, from),
            Self::All(parts) => parts.first_mut().map_or(from, |first| first.next(lists, from)),
            Self::Any(parts) | Self::Most(_, parts) => {
                parts.iter_mut().map(|part| part.next(lists, from)).min().unwrap_or(TERMINATED)
            }
            Self::Everything | Self::Asked(_) | Self::Not(_) => from,
        }
    }

    /// Sets the bits of the documents of `within` that satisfy it; other bits mean nothing.
    fn add(&mut self, lists: &mut Lists<'_>, look: Look, window: Window, within: Within<'_>, row: &mut Row) {
        match self {
            Self::Everything => unite(row, within.row),
            Self::Nothing => {}
            Self::List(number) => lists.take(*number, window, within, row),
            Self::KeptList(number, kept) => {
                unite(row, kept.of(window, |found| lists.take(*number, window, within, found)));
            }
            Self::Leading(leading) => unite(row, leading.take(window)),
            Self::Asked(_) | Self::Not(_) if look == Look::AtLists && self.has_asked() => unite(row, within.row),
            Self::Asked(leaf) => {
                for document in documents_of(within.row, window.base).filter(|&document| leaf.has(document)) {
                    set(row, document - window.base);
                }
            }
            Self::Phrase(phrase) => phrase.add(lists, look, window, within, row),
            Self::All(parts) => {
                let mut all = *within.row;
                for part in parts {
                    let left = Within::of(&all);
                    if left.is_empty() {
                        return;
                    }
                    let next = part.row(lists, look, window, left);
                    intersect(&mut all, &next);
                }
                unite(row, &all);
            }
            Self::Any(parts) => parts.iter_mut().for_each(|part| part.add(lists, look, window, within, row)),
            Self::Most(least, parts) => {
                // For each number of parts the documents that satisfy so many.
                let mut rows = vec![NONE; *least + 1];
                rows[0] = *within.row;
                for part in parts {
                    let next = part.row(lists, look, window, within);
                    for number in (1..=*least).rev() {
                        for (at, next) in next.iter().enumerate() {
                            rows[number][at] |= rows[number - 1][at] & next;
                        }
                    }
                }
                unite(row, &rows[*least]);
            }
            Self::Not(part) => {
                let not = part.row(lists, look, window, within);
                row.iter_mut().zip(not).for_each(|(word, not)| *word |= !not);
            }
        }
    }

    pub fn row(&mut self, lists: &mut Lists<'_>, look: Look, window: Window, within: Within<'_>) -> Row {
        let mut row = NONE;
        self.add(lists, look, window, within, &mut row);
        row
    }

    /// Whether lists alone do not decide it.
    fn has_asked(&self) -> bool {
        match self {
            Self::Asked(_) | Self::Phrase(_) => true,
            Self::All(parts) | Self::Any(parts) | Self::Most(_, parts) => parts.iter().any(Self::has_asked),
            Self::Not(part) => part.has_asked(),
            _ => false,
        }
    }
}

impl Leading<'_> {
    fn seek(&mut self, from: DocId) -> DocId {
        if self.documents.doc() < from { self.documents.seek(from) } else { self.documents.doc() }
    }

    fn take(&mut self, window: Window) -> &Row {
        let mut document = self.seek(window.base);
        self.kept.of(window, |found| {
            while document < window.end {
                set(found, document - window.base);
                document = self.documents.advance();
            }
        })
    }
}

impl Phrase<'_> {
    /// The next document that has all words.
    fn next(&mut self, lists: &mut Lists<'_>, mut from: DocId) -> DocId {
        let Some((&first, rest)) = self.lists.split_first() else { return TERMINATED };
        loop {
            let document = lists.seek(first, from);
            let mut others = rest.iter().map(|&number| lists.seek(number, document));
            match others.find(|&other| other != document) {
                Some(later) => from = later,
                None => return document,
            }
        }
    }

    fn add(&mut self, lists: &mut Lists<'_>, look: Look, window: Window, within: Within<'_>, row: &mut Row) {
        let candidates = self.candidates.of(window, |found| {
            let mut candidates = self.stretches.map_or(*within.row, |stretches| firsts_of(stretches, window, within));
            for &number in &self.lists {
                let mut have = NONE;
                lists.take(number, window, Within::of(&candidates), &mut have);
                intersect(&mut candidates, &have);
                if is_empty(&candidates) {
                    return;
                }
            }
            *found = candidates;
        });
        let Some(stretches) = self.stretches else {
            if look == Look::AtLists {
                return unite(row, candidates);
            }
            let mut asked = *candidates;
            intersect(&mut asked, within.row);
            for document in documents_of(&asked, window.base) {
                // Another phrase may have brought it.
                if !has(row, document - window.base) && self.leaf.has(document) {
                    set(row, document - window.base);
                }
            }
            return;
        };
        for document in documents_of(candidates, window.base) {
            let offsets = stretches.offsets(document, window);
            let is_asked = |offset: u32| within.has(offset) && !has(row, offset);
            let is_found = look == Look::AtLists || offsets.clone().any(is_asked) && self.leaf.has(document);
            if is_found {
                offsets.for_each(|offset| set(row, offset));
            }
        }
    }
}

/// The first documents of stretches of which a window has some, as far as looking for them pays; else all.
fn firsts_of(stretches: &Stretches, window: Window, within: Within<'_>) -> Row {
    if within.count > FEW {
        return window.whole();
    }
    let mut firsts = NONE;
    documents_of(within.row, window.base)
        .for_each(|document| set(&mut firsts, stretches.offsets(document, window).start));
    firsts
}
