//! Phrases of which words may be misspelt: words one after another, each in any of its spellings.

use super::collection::Segment;
use super::condition::Condition;
use super::deadline::Deadline;
use super::fault::Fault;
use super::index_term::IndexTerm;
use super::position_budget::PositionBudget;
use super::query_term::QueryTerm;
use super::sloppy_phrase::SloppyPhraseMatcher;
use std::sync::Arc;
use tantivy::postings::{Postings, SegmentPostings};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, Term};

/// A phrase of one field.
#[derive(Clone, Debug, PartialEq)]
pub struct FuzzyPhrase {
    /// Each word in the spellings that the field has.
    pub words: Vec<Arc<QueryTerm>>,
    pub slop: u32,
}

impl FuzzyPhrase {
    /// As a condition: all words in some spelling, of which lists tell, and only then where they stand.
    pub fn into_condition(self) -> Condition {
        let mut parts: Vec<Condition> = self.words.iter().cloned().map(Condition::Word).collect();
        parts.push(Condition::FuzzyPhrase(Arc::new(self)));
        Condition::all(parts)
    }

    /// About how many documents the rarest word finds.
    pub fn min_reach(&self) -> u64 {
        self.words.iter().map(|word| word.reach()).min().unwrap_or_default()
    }

    /// Opens its posting lists in a segment.
    pub fn postings<'p, 'd>(&'p self, segment: &Segment, deadline: &'d Deadline) -> Result<PhrasePostings<'d>, Fault> {
        let terms = |word: &'p Arc<QueryTerm>| word.forms().iter().map(|form| form.term.as_ref()).collect();
        PhrasePostings::open(&self.words.iter().map(terms).collect::<Vec<_>>(), self.slop, segment, deadline)
    }
}

/// The posting lists of a phrase's words, gone along together.
pub struct PhrasePostings<'d> {
    /// For each list of positions that the phrase takes, the posting lists of the spellings.
    lists: Vec<Vec<SegmentPostings>>,
    /// Their positions in the document that was asked about last.
    positions: Vec<Vec<u32>>,
    phrase: SloppyPhraseMatcher,
    budget: PositionBudget<'d>,
}

impl<'d> PhrasePostings<'d> {
    /// Of words in their order, each in its spellings.
    pub fn open(
        words: &[Vec<&IndexTerm>],
        slop: u32,
        segment: &Segment,
        deadline: &'d Deadline,
    ) -> Result<Self, Fault> {
        let terms: Vec<Vec<&Term>> = words.iter().map(|word| word.iter().map(|known| &known.term).collect()).collect();
        let phrase = SloppyPhraseMatcher::new(&terms, slop);
        let postings = |&word: &usize| -> Result<Vec<SegmentPostings>, Fault> {
            let option = IndexRecordOption::WithFreqsAndPositions;
            words[word].iter().filter_map(|known| known.postings(segment, option).transpose()).collect()
        };
        let lists: Vec<Vec<SegmentPostings>> = phrase.lists().iter().map(postings).collect::<Result<_, _>>()?;
        let positions = vec![Vec::new(); lists.len()];
        Ok(Self { lists, positions, phrase, budget: PositionBudget::new(deadline) })
    }

    /// Whether the phrase stands in a document. Asked forward only. When the deadline is over the answer is no, which may
    /// be untrue: whoever asks then drops what was found by it.
    pub fn contains(&mut self, document: DocId) -> bool {
        self.budget.release();
        for (lists, positions) in self.lists.iter_mut().zip(&mut self.positions) {
            positions.clear();
            for list in lists.iter_mut() {
                if list.doc() < document {
                    list.seek(document);
                }
                if list.doc() == document {
                    if !self.budget.load(list.term_freq() as usize) {
                        return false;
                    }
                    list.append_positions_with_offset(0, positions);
                }
            }
            if positions.is_empty() {
                return false;
            }
            // Two spellings never stand at one place, but their places are mixed.
            if lists.len() > 1 {
                positions.sort_unstable();
            }
        }
        self.phrase.is_in_document(&self.positions, &mut self.budget)
    }
}
