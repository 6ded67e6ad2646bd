//! Frequencies and scores of the documents of a window, in one array each.

use crate::segments::bm25f::{Frequency, TermWeight};
use crate::segments::doc_window::{WINDOW_DOCUMENTS, WORD_BITS};
use crate::segments::quantized_score::QuantizedScore;

/// One number per document of a window.
struct WindowSums {
    /// Empty when nothing is scored.
    values: Vec<u32>,
    /// One bit per 64 documents, set when any of them has a value.
    words: u64,
}

impl WindowSums {
    fn new(is_scored: bool) -> Self {
        Self { values: if is_scored { vec![0; WINDOW_DOCUMENTS as usize] } else { Vec::new() }, words: 0 }
    }

    fn add(&mut self, offset: u32, more: u32) {
        self.words |= 1 << (offset / WORD_BITS);
        let value = &mut self.values[offset as usize];
        *value = value.saturating_add(more);
    }

    /// The values of the next 64 documents that have any; `None` at the end.
    fn next_word(&mut self) -> Option<(u32, &mut [u32])> {
        let word = (self.words != 0).then(|| self.words.trailing_zeros())?;
        self.words &= self.words - 1;
        let start = word * WORD_BITS;
        Some((start, &mut self.values[start as usize..(start + WORD_BITS) as usize]))
    }
}

/// The frequencies of the current word in the documents of a window.
pub struct Frequencies(WindowSums);

impl Frequencies {
    /// Without space for values when nothing is scored.
    pub fn new(is_scored: bool) -> Self {
        Self(WindowSums::new(is_scored))
    }

    pub fn add(&mut self, offset: u32, frequency: Frequency) {
        self.0.add(offset, frequency);
    }

    /// Adds the scores of the frequencies, and resets them.
    pub fn add_scores_to(&mut self, scores: &mut Scores, weight: TermWeight) {
        while let Some((start, values)) = self.0.next_word() {
            for (offset, value) in (start..).zip(values) {
                if *value > 0 {
                    scores.0.add(offset, weight.quantized_score(*value));
                    *value = 0;
                }
            }
        }
    }
}

/// The scores of the documents of a window.
pub struct Scores(WindowSums);

impl Scores {
    /// Without space for values when nothing is scored.
    pub fn new(is_scored: bool) -> Self {
        Self(WindowSums::new(is_scored))
    }

    pub fn quantized_score_of(&self, offset: u32) -> QuantizedScore {
        self.0.values.get(offset as usize).copied().unwrap_or_default()
    }

    pub fn clear(&mut self) {
        while let Some((_, values)) = self.0.next_word() {
            values.fill(0);
        }
    }
}
