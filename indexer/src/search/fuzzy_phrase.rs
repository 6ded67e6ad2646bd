//! Fuzzy phrases: words in sequence, each in any of its spellings.

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

/// A fuzzy phrase in one field.
#[derive(Clone, Debug, PartialEq)]
pub struct FuzzyPhrase {
    /// Each word with the spellings that the field has.
    pub words: Vec<Arc<QueryTerm>>,
    pub slop: u32,
}

impl FuzzyPhrase {
    /// Converts to a condition: posting lists decide whether all words occur, then positions decide the phrase.
    pub fn into_condition(self) -> Condition {
        let mut parts: Vec<Condition> = self.words.iter().cloned().map(Condition::Word).collect();
        parts.push(Condition::FuzzyPhrase(Arc::new(self)));
        Condition::all(parts)
    }

    /// Estimated number of documents of the rarest word.
    pub fn min_reach(&self) -> u64 {
        self.words.iter().map(|word| word.reach()).min().unwrap_or_default()
    }

    /// Opens the phrase's posting lists in a segment.
    pub fn postings<'p, 'd>(&'p self, segment: &Segment, deadline: &'d Deadline) -> Result<PhrasePostings<'d>, Fault> {
        let terms = |word: &'p Arc<QueryTerm>| word.forms().iter().map(|form| form.term.as_ref()).collect();
        PhrasePostings::open(&self.words.iter().map(terms).collect::<Vec<_>>(), self.slop, segment, deadline)
    }
}

/// The posting lists of a phrase's words, read in parallel.
pub struct PhrasePostings<'d> {
    /// For each position list of the phrase, the posting lists of its spellings.
    lists: Vec<Vec<SegmentPostings>>,
    /// Positions in the document that was checked last.
    positions: Vec<Vec<u32>>,
    phrase: SloppyPhraseMatcher,
    budget: PositionBudget<'d>,
}

impl<'d> PhrasePostings<'d> {
    /// Opens the lists of words in order, each with its spellings.
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

    /// Whether a document contains the phrase. Documents must come in ascending order. After the deadline it returns
    /// false even for matches; callers then drop what depends on it.
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
            // Two spellings never share a position, but their positions interleave.
            if lists.len() > 1 {
                positions.sort_unstable();
            }
        }
        self.phrase.is_in_document(&self.positions, &mut self.budget)
    }
}
