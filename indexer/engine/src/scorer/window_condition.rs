//! Conditions that are evaluated for all documents of a window at once: each part is a row of bits, combined 64 bits at
//! a time.

use super::document_probe::DocumentProbe;
use super::posting_lists::PostingLists;
use super::quoted_texts::QuotedProbe;
use crate::segments::doc_window::{
    DocWindow, NO_BITS, WindowBits, WindowSubset, documents_of, has, intersect, is_empty, set, unite,
};
use crate::segments::episode_blocks::EpisodeBlocks;
use tantivy::{DocId, DocSet, TERMINATED};

/// Up to this many documents of a window have their episode blocks looked up.
const MAX_BLOCK_LOOKUPS: usize = 256;

/// A part of the condition. Lead parts determine the next window; the others are evaluated for its documents.
pub enum WindowCondition<'s> {
    Everything,
    Nothing,
    /// A posting list, by number.
    List(usize),
    /// A list that is read several times in the same window.
    CachedList(usize, Box<CachedBits>),
    Lead(Box<LeadIterator<'s>>),
    Probe(DocumentProbe<'s>),
    Phrase(Box<PhraseCondition<'s>>),
    /// Reads the texts of documents, so it comes last.
    Texts(QuotedProbe<'s>),
    All(Vec<Self>),
    Any(Vec<Self>),
    AtLeast(usize, Vec<Self>),
    Not(Box<Self>),
}

/// Documents of an iterator.
pub struct LeadIterator<'s> {
    documents: Box<dyn DocSet + 's>,
    cached: CachedBits,
}

/// A phrase. Positions are checked only in documents that have all words.
pub struct PhraseCondition<'s> {
    /// Lists of podcast fields take only the first episode of each block.
    lists: Vec<usize>,
    episode_blocks: Option<&'s EpisodeBlocks>,
    /// The documents with all words.
    candidates: CachedBits,
    probe: DocumentProbe<'s>,
}

/// The bits of the window that was evaluated last, because lists can only be read once.
pub struct CachedBits {
    /// The first document of the window.
    base: DocId,
    row: WindowBits,
}

impl CachedBits {
    const NOTHING: Self = Self { base: TERMINATED, row: NO_BITS };

    /// Returns the cached bits of a window, or fills them by `find`.
    fn get_or_fill(&mut self, window: DocWindow, find: impl FnOnce(&mut WindowBits)) -> &WindowBits {
        if self.base != window.base {
            *self = Self { base: window.base, row: NO_BITS };
            find(&mut self.row);
        }
        &self.row
    }
}

/// The exactness with which a window is evaluated.
#[derive(Clone, Copy, PartialEq)]
pub enum EvaluationDepth {
    /// By posting lists alone, which also include documents that are not hits.
    ListsOnly,
    /// Exactly, possibly for fewer documents than the lists gave.
    Exact,
}

impl<'s> WindowCondition<'s> {
    pub fn cached_list(number: usize) -> Self {
        Self::CachedList(number, Box::new(CachedBits::NOTHING))
    }

    pub fn lead(documents: Box<dyn DocSet + 's>) -> Self {
        Self::Lead(Box::new(LeadIterator { documents, cached: CachedBits::NOTHING }))
    }

    /// A phrase of the lists with these numbers, rarest first. No other part reads the lists, and they take the first
    /// episode of each block.
    pub fn phrase(lists: Vec<usize>, episode_blocks: Option<&'s EpisodeBlocks>, probe: DocumentProbe<'s>) -> Self {
        Self::Phrase(Box::new(PhraseCondition { lists, episode_blocks, candidates: CachedBits::NOTHING, probe }))
    }

    /// No document from `from` on satisfies the condition before the returned one.
    pub fn next(&mut self, lists: &mut PostingLists<'_>, from: DocId) -> DocId {
        match self {
            Self::Nothing => TERMINATED,
            Self::List(number) | Self::CachedList(number, _) => lists.seek(*number, from),
            Self::Lead(leading) => leading.seek(from),
            Self::Phrase(phrase) => phrase.next(lists, from),
            Self::All(parts) => parts.first_mut().map_or(from, |first| first.next(lists, from)),
            Self::Any(parts) | Self::AtLeast(_, parts) => {
                parts.iter_mut().map(|part| part.next(lists, from)).min().unwrap_or(TERMINATED)
            }
            Self::Everything | Self::Probe(_) | Self::Texts(_) | Self::Not(_) => from,
        }
    }

    /// Sets the bits of the documents in `within` that satisfy the condition. Other bits are undefined.
    fn add(
        &mut self,
        lists: &mut PostingLists<'_>,
        look: EvaluationDepth,
        window: DocWindow,
        within: WindowSubset<'_>,
        row: &mut WindowBits,
    ) {
        match self {
            Self::Everything => unite(row, within.row),
            Self::Nothing => {}
            Self::List(number) => lists.add_window(*number, window, within, row),
            Self::CachedList(number, kept) => {
                unite(row, kept.get_or_fill(window, |found| lists.add_window(*number, window, within, found)));
            }
            Self::Lead(leading) => unite(row, leading.bits_in(window)),
            Self::Probe(_) | Self::Texts(_) | Self::Not(_)
                if look == EvaluationDepth::ListsOnly && self.has_probe() =>
            {
                unite(row, within.row)
            }
            Self::Probe(leaf) => {
                for document in documents_of(within.row, window.base).filter(|&document| leaf.contains(document)) {
                    set(row, document - window.base);
                }
            }
            Self::Texts(probe) => {
                for document in documents_of(within.row, window.base).filter(|&document| probe.contains(document)) {
                    set(row, document - window.base);
                }
            }
            Self::Phrase(phrase) => phrase.add(lists, look, window, within, row),
            Self::All(parts) => {
                let mut all = *within.row;
                for part in parts {
                    let left = WindowSubset::new(&all);
                    if left.is_empty() {
                        return;
                    }
                    let next = part.evaluate(lists, look, window, left);
                    intersect(&mut all, &next);
                }
                unite(row, &all);
            }
            Self::Any(parts) => parts.iter_mut().for_each(|part| part.add(lists, look, window, within, row)),
            Self::AtLeast(least, parts) => {
                // One row per number of satisfied parts.
                let mut rows = vec![NO_BITS; *least + 1];
                rows[0] = *within.row;
                for part in parts {
                    let next = part.evaluate(lists, look, window, within);
                    for number in (1..=*least).rev() {
                        for (at, next) in next.iter().enumerate() {
                            rows[number][at] |= rows[number - 1][at] & next;
                        }
                    }
                }
                unite(row, &rows[*least]);
            }
            Self::Not(part) => {
                let not = part.evaluate(lists, look, window, within);
                row.iter_mut().zip(not).for_each(|(word, not)| *word |= !not);
            }
        }
    }

    pub fn evaluate(
        &mut self,
        lists: &mut PostingLists<'_>,
        look: EvaluationDepth,
        window: DocWindow,
        within: WindowSubset<'_>,
    ) -> WindowBits {
        let mut row = NO_BITS;
        self.add(lists, look, window, within, &mut row);
        row
    }

    /// Whether posting lists alone cannot decide the condition.
    fn has_probe(&self) -> bool {
        match self {
            Self::Probe(_) | Self::Texts(_) | Self::Phrase(_) => true,
            Self::All(parts) | Self::Any(parts) | Self::AtLeast(_, parts) => parts.iter().any(Self::has_probe),
            Self::Not(part) => part.has_probe(),
            _ => false,
        }
    }
}

impl LeadIterator<'_> {
    fn seek(&mut self, from: DocId) -> DocId {
        if self.documents.doc() < from { self.documents.seek(from) } else { self.documents.doc() }
    }

    fn bits_in(&mut self, window: DocWindow) -> &WindowBits {
        let mut document = self.seek(window.base);
        self.cached.get_or_fill(window, |found| {
            while document < window.end {
                set(found, document - window.base);
                document = self.documents.advance();
            }
        })
    }
}

impl PhraseCondition<'_> {
    /// The next document that has all words.
    fn next(&mut self, lists: &mut PostingLists<'_>, mut from: DocId) -> DocId {
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

    fn add(
        &mut self,
        lists: &mut PostingLists<'_>,
        look: EvaluationDepth,
        window: DocWindow,
        within: WindowSubset<'_>,
        row: &mut WindowBits,
    ) {
        let candidates = self.candidates.get_or_fill(window, |found| {
            let mut candidates = self
                .episode_blocks
                .map_or(*within.row, |episode_blocks| block_starts_in(episode_blocks, window, within));
            for &number in &self.lists {
                let mut have = NO_BITS;
                lists.add_window(number, window, WindowSubset::new(&candidates), &mut have);
                intersect(&mut candidates, &have);
                if is_empty(&candidates) {
                    return;
                }
            }
            *found = candidates;
        });
        let Some(episode_blocks) = self.episode_blocks else {
            if look == EvaluationDepth::ListsOnly {
                return unite(row, candidates);
            }
            let mut requested = *candidates;
            intersect(&mut requested, within.row);
            for document in documents_of(&requested, window.base) {
                // Another phrase may have set the bit.
                if !has(row, document - window.base) && self.probe.contains(document) {
                    set(row, document - window.base);
                }
            }
            return;
        };
        for document in documents_of(candidates, window.base) {
            let offsets = episode_blocks.block_offsets(document, window);
            let is_asked = |offset: u32| within.has(offset) && !has(row, offset);
            let is_found =
                look == EvaluationDepth::ListsOnly || offsets.clone().any(is_asked) && self.probe.contains(document);
            if is_found {
                offsets.for_each(|offset| set(row, offset));
            }
        }
    }
}

/// The first documents of the blocks that `within` touches; all documents of the window when there are too many to look
/// up.
fn block_starts_in(episode_blocks: &EpisodeBlocks, window: DocWindow, within: WindowSubset<'_>) -> WindowBits {
    if within.count > MAX_BLOCK_LOOKUPS {
        return window.all_bits();
    }
    let mut firsts = NO_BITS;
    documents_of(within.row, window.base)
        .for_each(|document| set(&mut firsts, episode_blocks.block_offsets(document, window).start));
    firsts
}
