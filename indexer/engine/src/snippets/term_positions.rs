//! Reads the positions of terms in one transcript.

use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::position_budget::PositionBudget;
use crate::schema::field;
use crate::scorer::sloppy_phrase::SloppyPhraseMatcher;
use crate::segments::collection::Collection;
use crate::segments::doc_address::DocAddress;
use std::collections::HashMap;
use tantivy::postings::Postings;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocSet, Term};

/// Reads the positions of terms in one document.
pub struct TermPositions<'d> {
    words: WordSource<'d>,
    budget: PositionBudget<'d>,
    deadline: &'d Deadline,
}

#[derive(Clone, Copy)]
enum WordSource<'d> {
    Index(&'d Collection, DocAddress),
    Words(&'d TranscriptWords),
}

/// The words of a transcript that another backend keeps.
#[derive(Debug, Default)]
pub struct TranscriptWords {
    /// The positions of each term, in ascending order.
    pub positions: HashMap<String, Vec<u32>>,
    /// The number of episodes with a term.
    pub frequencies: HashMap<String, u64>,
    /// The number of episodes.
    pub episodes: u64,
}

impl<'d> TermPositions<'d> {
    /// Reads them from the index.
    #[must_use]
    pub fn of_index(episodes: &'d Collection, address: DocAddress, deadline: &'d Deadline) -> Self {
        Self { words: WordSource::Index(episodes, address), budget: PositionBudget::new(deadline), deadline }
    }

    /// Reads them from the words of the text.
    #[must_use]
    pub fn of_words(words: &'d TranscriptWords, deadline: &'d Deadline) -> Self {
        Self { words: WordSource::Words(words), budget: PositionBudget::new(deadline), deadline }
    }

    pub fn budget(&mut self) -> &mut PositionBudget<'d> {
        &mut self.budget
    }

    pub fn deadline(&self) -> &'d Deadline {
        self.deadline
    }

    /// The positions of each list of a phrase whose words have these spellings. `None` when the document lacks a word,
    /// or the scan has to stop.
    pub fn phrase_positions(
        &mut self,
        phrase: &SloppyPhraseMatcher,
        words: &[Vec<&str>],
    ) -> Result<Option<Vec<Vec<u32>>>, IndexReadError> {
        self.budget.release();
        let mut lists = Vec::with_capacity(phrase.lists().len());
        for &word in phrase.lists() {
            let mut positions = Vec::new();
            for text in &words[word] {
                if !self.append_positions(text, &mut positions)? {
                    return Ok(None);
                }
            }
            if positions.is_empty() {
                return Ok(None);
            }
            positions.sort_unstable();
            positions.dedup();
            lists.push(positions);
        }
        Ok(Some(lists))
    }

    /// The weight of a term. A rare term is better evidence of what a passage is about.
    pub fn term_weight(&self, text: &str) -> Result<f64, IndexReadError> {
        let (frequency, episodes) = match self.words {
            WordSource::Index(episodes, _) => {
                (episodes.document_frequency(field::TRANSCRIPT, text)?, episodes.documents)
            }
            WordSource::Words(words) => (words.frequencies.get(text).copied().unwrap_or_default(), words.episodes),
        };
        #[expect(clippy::cast_precision_loss, reason = "there are no 2^53 documents")]
        let share = episodes as f64 / frequency.max(1) as f64;
        Ok(share.ln_1p())
    }

    pub fn phrase_word_weight<'t>(&self, mut terms: impl Iterator<Item = &'t str>) -> Result<f64, IndexReadError> {
        terms.try_fold(0.0, |worth, term| Ok(worth + self.term_weight(term)?))
    }

    /// Appends the positions of a term. Returns false when the scan has to stop.
    pub fn append_positions(&mut self, text: &str, positions: &mut Vec<u32>) -> Result<bool, IndexReadError> {
        match self.words {
            WordSource::Index(episodes, address) => self.append_indexed(episodes, address, text, positions),
            WordSource::Words(words) => {
                let found = words.positions.get(text).map(Vec::as_slice).unwrap_or_default();
                if !self.budget.load(found.len()) {
                    return Ok(false);
                }
                positions.extend_from_slice(found);
                Ok(self.budget.scan(1))
            }
        }
    }

    fn append_indexed(
        &mut self,
        episodes: &Collection,
        address: DocAddress,
        text: &str,
        positions: &mut Vec<u32>,
    ) -> Result<bool, IndexReadError> {
        let field = episodes.field(field::TRANSCRIPT);
        let index = episodes.segment(address).inverted_index(field)?;
        let term = Term::from_field_text(field, text);
        let postings = index.read_postings(&term, IndexRecordOption::WithFreqsAndPositions)?;
        let Some(mut postings) = postings else { return Ok(self.budget.scan(1)) };
        if postings.doc() < address.document {
            postings.seek(address.document);
        }
        if postings.doc() == address.document {
            if !self.budget.load(postings.term_freq() as usize) {
                return Ok(false);
            }
            postings.append_positions_with_offset(0, positions);
        }
        Ok(self.budget.scan(1))
    }
}
