//! Going through everything that matches, a window of documents at a time.
//!
//! In a window each part of the condition is a row of bits, one for each document, and parts are put together by whole
//! words of bits. The score is summed term by term along the way. Each list of documents is unpacked once.

use super::check::Leaf;
use super::collection::{Collection, Segment};
use super::deadline::Deadline;
use super::fault::Fault;
use super::filter::SegmentFilter;
use super::forms::Form;
use super::known::KnownTerm;
use super::matching::Match;
use std::collections::HashMap;
use std::sync::Arc;
use tantivy::fieldnorm::FieldNormReader;
use tantivy::postings::BlockSegmentPostings;
use tantivy::query::{Bm25Weight, EnableScoring, Scorer};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, Score, TERMINATED};

/// Documents of a window.
pub const DOCUMENTS: u32 = 4096;
/// Documents of a word of bits.
const WORD: u32 = 64;
const WORDS: usize = (DOCUMENTS / WORD) as usize;
/// Documents of a full block of a list.
const BLOCK: usize = 128;

/// A bit for each document of a window.
pub type Row = [u64; WORDS];

const NONE: Row = [0; WORDS];

fn is_empty(row: &Row) -> bool {
    row.iter().all(|&word| word == 0)
}

/// The documents of a row that begins at `base`.
pub fn documents_of(row: &Row, base: DocId) -> impl Iterator<Item = DocId> + use<> {
    let row = *row;
    (0..).zip(row).flat_map(move |(number, mut word): (u32, u64)| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros())?;
            word &= word - 1;
            Some(base + number * WORD + bit)
        })
    })
}

fn set(row: &mut Row, offset: u32) {
    row[(offset / WORD) as usize] |= 1 << (offset % WORD);
}

/// From a multiple of [`WORD`] on.
#[derive(Clone, Copy)]
struct Window {
    base: DocId,
    end: DocId,
}

/// The list of a term's documents.
struct List<'s> {
    blocks: BlockSegmentPostings,
    at: usize,
    /// The base of the window that was last taken.
    taken: DocId,
    /// How what stands in the list adds to the score.
    score: Option<(&'s FieldNormReader, Bm25Weight)>,
}

impl<'s> List<'s> {
    fn new(blocks: BlockSegmentPostings, score: Option<(&'s FieldNormReader, Bm25Weight)>) -> Self {
        Self { blocks, at: 0, taken: TERMINATED, score }
    }

    /// The first document from `target` on.
    fn seek(&mut self, target: DocId) -> DocId {
        if self.blocks.doc(self.at) < target {
            self.at = self.blocks.seek(target);
        }
        self.blocks.doc(self.at)
    }

    /// Sets the bits of the documents in the window, and adds to their scores.
    fn take(&mut self, window: Window, row: &mut Row, scores: &mut Scores) {
        self.taken = window.base;
        if self.seek(window.base) >= window.end {
            return;
        }
        loop {
            let documents = &self.blocks.docs()[self.at..];
            let taken = documents.partition_point(|&document| document < window.end);
            for &document in &documents[..taken] {
                set(row, document - window.base);
            }
            if let Some((lengths, weight)) = &self.score {
                for (at, &document) in (self.at..).zip(&documents[..taken]) {
                    let count = self.blocks.freq(at);
                    scores.add(document - window.base, weight.score(lengths.fieldnorm_id(document), count));
                }
            }
            let is_over = taken < documents.len() || self.at + taken < BLOCK;
            self.at += taken;
            if is_over {
                return;
            }
            self.blocks.advance();
            self.at = 0;
        }
    }
}

/// Of the documents of a window.
struct Scores {
    /// Empty where nothing is scored.
    values: Vec<Score>,
    /// The words of bits whose documents have some.
    words: u64,
}

impl Scores {
    fn add(&mut self, offset: u32, score: Score) {
        self.words |= 1 << (offset / WORD);
        self.values[offset as usize] += score;
    }

    fn of(&self, offset: u32) -> Score {
        self.values.get(offset as usize).copied().unwrap_or_default()
    }

    fn forget(&mut self) {
        while self.words != 0 {
            let start = (self.words.trailing_zeros() * WORD) as usize;
            self.values[start..start + WORD as usize].fill(0.0);
            self.words &= self.words - 1;
        }
    }
}

/// The lists that a walk goes along.
struct Lists<'s> {
    all: Vec<List<'s>>,
    scores: Scores,
}

impl Lists<'_> {
    fn take(&mut self, number: usize, window: Window, row: &mut Row) {
        self.all[number].take(window, row, &mut self.scores);
    }

    /// Adds the scores of those lists that nobody asked for in this window.
    fn complete_scores(&mut self, window: Window) {
        let mut row = NONE;
        for list in self.all.iter_mut().filter(|list| list.score.is_some() && list.taken != window.base) {
            list.take(window, &mut row, &mut self.scores);
        }
    }
}

/// A part of the condition. Those that lead say which window is next, the others are asked about its documents.
enum Part {
    Everything,
    Nothing,
    /// By number.
    List(usize),
    Leading(Box<dyn Scorer>),
    Asked(Leaf),
    All(Vec<Part>),
    Any(Vec<Part>),
    Most(usize, Vec<Part>),
    Not(Box<Part>),
}

impl Part {
    /// No document from `from` on satisfies it before this one.
    fn next(&mut self, lists: &mut Lists<'_>, from: DocId) -> DocId {
        match self {
            Self::Nothing => TERMINATED,
            Self::List(number) => lists.all[*number].seek(from),
            Self::Leading(documents) if documents.doc() < from => documents.seek(from),
            Self::Leading(documents) => documents.doc(),
            Self::All(parts) => parts.first_mut().map_or(from, |first| first.next(lists, from)),
            Self::Any(parts) | Self::Most(_, parts) => {
                parts.iter_mut().map(|part| part.next(lists, from)).min().unwrap_or(TERMINATED)
            }
            Self::Everything | Self::Asked(_) | Self::Not(_) => from,
        }
    }

    /// Sets the bits of the documents of `within` that satisfy it; other bits mean nothing.
    fn add(&mut self, lists: &mut Lists<'_>, window: Window, within: &Row, row: &mut Row) {
        match self {
            Self::Everything => row.iter_mut().zip(within).for_each(|(word, within)| *word |= within),
            Self::Nothing => {}
            Self::List(number) => lists.take(*number, window, row),
            Self::Leading(documents) => {
                let mut document = documents.doc();
                if document < window.base {
                    document = documents.seek(window.base);
                }
                while document < window.end {
                    set(row, document - window.base);
                    document = documents.advance();
                }
            }
            Self::Asked(leaf) => {
                for document in documents_of(within, window.base).filter(|&document| leaf.has(document)) {
                    set(row, document - window.base);
                }
            }
            Self::All(parts) => {
                let mut all = *within;
                for part in parts {
                    let next = part.row(lists, window, &all);
                    all.iter_mut().zip(next).for_each(|(word, next)| *word &= next);
                    if is_empty(&all) {
                        return;
                    }
                }
                row.iter_mut().zip(all).for_each(|(word, all)| *word |= all);
            }
            Self::Any(parts) => parts.iter_mut().for_each(|part| part.add(lists, window, within, row)),
            Self::Most(least, parts) => {
                // For each number of parts the documents that satisfy so many.
                let mut rows = vec![NONE; *least + 1];
                rows[0] = *within;
                for part in parts {
                    let next = part.row(lists, window, within);
                    for number in (1..=*least).rev() {
                        for (at, next) in next.iter().enumerate() {
                            rows[number][at] |= rows[number - 1][at] & next;
                        }
                    }
                }
                row.iter_mut().zip(rows[*least]).for_each(|(word, most)| *word |= most);
            }
            Self::Not(part) => {
                let not = part.row(lists, window, within);
                row.iter_mut().zip(not).for_each(|(word, not)| *word |= !not);
            }
        }
    }

    fn row(&mut self, lists: &mut Lists<'_>, window: Window, within: &Row) -> Row {
        let mut row = NONE;
        self.add(lists, window, within, &mut row);
        row
    }
}

/// A walk through a segment; see the [module](self).
pub struct Walk<'s> {
    segment: &'s Segment,
    root: Part,
    lists: Lists<'s>,
}

impl<'s> Walk<'s> {
    /// Through what matches, with the scores that `scored` sum up to.
    pub fn new(collection: &Collection, segment: &'s Segment, matcher: &Match, scored: &[Form]) -> Result<Self, Fault> {
        let values = if scored.is_empty() { Vec::new() } else { vec![0.0; DOCUMENTS as usize] };
        let mut lists = Lists { all: Vec::with_capacity(scored.len()), scores: Scores { values, words: 0 } };
        let mut of_terms = HashMap::with_capacity(scored.len());
        for form in scored {
            let Some(blocks) = form.known.blocks(segment, IndexRecordOption::WithFreqs)? else { continue };
            of_terms.insert(Arc::as_ptr(&form.known), lists.all.len());
            let lengths = segment.lengths(form.known.term.field())?;
            lists.all.push(List::new(blocks, Some((lengths, collection.weight(form)))));
        }
        let mut planner = Planner { collection, segment, lists: &mut lists, of_terms };
        let root = planner.plan(matcher, true)?;
        Ok(Self { segment, root, lists })
    }

    /// Visits every hit in the order of documents, until `visit` says to stop or the time is over.
    pub fn run(mut self, filter: &SegmentFilter<'_>, deadline: &Deadline, visit: &mut dyn FnMut(DocId, Score) -> bool) {
        let documents = self.segment.reader.max_doc();
        let mut from = 0;
        loop {
            let next = self.root.next(&mut self.lists, from);
            if next >= documents || deadline.is_over() {
                return;
            }
            let base = next / WORD * WORD;
            let window = Window { base, end: base.saturating_add(DOCUMENTS).min(documents) };
            let mut row = self.root.row(&mut self.lists, window, &whole(window));
            if !is_empty(&row) {
                filter.narrow(base, &mut row);
            }
            if !is_empty(&row) {
                self.lists.complete_scores(window);
                for document in documents_of(&row, base) {
                    if !visit(document, self.lists.scores.of(document - base)) {
                        return;
                    }
                }
            }
            self.lists.scores.forget();
            from = window.end;
        }
    }
}

/// Every document of a window.
fn whole(window: Window) -> Row {
    let mut row = NONE;
    let count = window.end - window.base;
    for (number, word) in (0..).zip(&mut row) {
        let left = count.saturating_sub(number * WORD);
        *word = if left >= WORD { u64::MAX } else { (1 << left) - 1 };
    }
    row
}

/// Makes the parts of a condition.
struct Planner<'a, 's> {
    collection: &'a Collection,
    segment: &'s Segment,
    lists: &'a mut Lists<'s>,
    /// Lists that give scores, and that no part has yet: by the term.
    of_terms: HashMap<*const KnownTerm, usize>,
}

impl Planner<'_, '_> {
    fn plan(&mut self, matcher: &Match, leads: bool) -> Result<Part, Fault> {
        Ok(match matcher {
            Match::Everything => Part::Everything,
            Match::Nothing => Part::Nothing,
            Match::Term(known) => match self.of_terms.remove(&Arc::as_ptr(known)) {
                Some(number) => Part::List(number),
                None => self.list(known)?,
            },
            Match::Phrase(..) | Match::OneOf(_) => {
                let weight = matcher.query().weight(EnableScoring::disabled_from_schema(&self.collection.schema))?;
                let scorer = weight.scorer(&self.segment.reader, 1.0)?;
                if leads { Part::Leading(scorer) } else { Part::Asked(Leaf::new(scorer)) }
            }
            Match::All(parts) => {
                #[expect(clippy::cast_precision_loss, reason = "an estimate")]
                let documents = self.collection.documents as f64;
                let (driver, mut rest) = matcher.driver(documents);
                // A phrase is asked about what is left in the end.
                let cost = |part: &Match| if part.has_phrase() { f64::INFINITY } else { part.estimate(documents) };
                rest.sort_by(|one, other| cost(one).total_cmp(&cost(other)));
                let mut planned = Vec::with_capacity(parts.len());
                planned.push(self.plan(driver, leads)?);
                for part in rest {
                    planned.push(self.plan(part, false)?);
                }
                Part::All(planned)
            }
            Match::Any(parts) => Part::Any(self.plan_all(parts, leads)?),
            Match::Most(least, parts) => Part::Most(*least, self.plan_all(parts, leads)?),
            Match::Not(part) => Part::Not(Box::new(self.plan(part, false)?)),
        })
    }

    fn plan_all(&mut self, parts: &[Match], leads: bool) -> Result<Vec<Part>, Fault> {
        let planned = parts.iter().map(|part| self.plan(part, leads)).collect::<Result<Vec<_>, _>>()?;
        Ok(planned.into_iter().filter(|part| !matches!(part, Part::Nothing)).collect())
    }

    fn list(&mut self, known: &KnownTerm) -> Result<Part, Fault> {
        let Some(blocks) = known.blocks(self.segment, IndexRecordOption::Basic)? else { return Ok(Part::Nothing) };
        self.lists.all.push(List::new(blocks, None));
        Ok(Part::List(self.lists.all.len() - 1))
    }
}
