//! Checks documents for phrases whose words have several spellings.

use super::sloppy_phrase::SloppyPhraseMatcher;
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::position_budget::PositionBudget;
use crate::segments::index_term::IndexTerm;
use crate::segments::segment::Segment;
use tantivy::postings::{Postings, SegmentPostings};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, Term};

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
    ) -> Result<Self, IndexReadError> {
        let terms: Vec<Vec<&Term>> = words.iter().map(|word| word.iter().map(|known| &known.term).collect()).collect();
        let phrase = SloppyPhraseMatcher::new(&terms, slop);
        let postings = |&word: &usize| -> Result<Vec<SegmentPostings>, IndexReadError> {
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
