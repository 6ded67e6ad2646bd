//! What a word adds to the score of a document: BM25 (Robertson and Zaragoza, 2009), as the engine has it.
//!
//! The engine's own weight has a table for each word, which threads share by counting who does; here words of a field
//! have one, made when the index is opened.

use tantivy::Score;
use tantivy::fieldnorm::FieldNormReader;

/// How fast more of the same word in a text stop counting.
const K1: Score = 1.2;
/// How much longer texts count less.
const B: Score = 0.75;

/// By the number that stands for a length, what a text of that length has to have more of.
pub type Lengths = [Score; 256];

/// Of a field whose texts have so many words on average.
#[expect(clippy::cast_precision_loss, reason = "as the engine has it")]
pub fn lengths(average: Score) -> Lengths {
    std::array::from_fn(|number| {
        let length = u8::try_from(number).map_or(0, FieldNormReader::id_to_fieldnorm);
        K1 * (1.0 - B + B * length as Score / average)
    })
}

/// Of one word in one field.
#[derive(Clone, Copy)]
pub struct Weight<'c> {
    factor: Score,
    lengths: &'c Lengths,
}

impl<'c> Weight<'c> {
    /// Of a word that `frequency` of so many documents have, worth so many times as much as in other fields.
    pub fn new(frequency: u64, documents: u64, lengths: &'c Lengths, worth: f32) -> Self {
        Self { factor: idf(frequency, documents) * (1.0 + K1) * worth, lengths }
    }

    /// Of a text that has the word so many times; `length` is the number that stands for the length.
    pub fn score(&self, length: u8, times: u32) -> Score {
        #[expect(clippy::cast_precision_loss, reason = "as the engine has it")]
        let times = times as Score;
        self.factor * (times / (times + self.lengths[usize::from(length)]))
    }

    /// However often it has it.
    pub fn most(&self) -> Score {
        self.factor
    }
}

/// A rare word tells more.
pub fn idf(frequency: u64, documents: u64) -> Score {
    #[expect(clippy::cast_precision_loss, reason = "as the engine has it")]
    let odds = (documents.saturating_sub(frequency) as Score + 0.5) / (frequency as Score + 0.5);
    (1.0 + odds).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tantivy::query::Bm25Weight;

    #[test]
    fn scores_are_those_of_the_engine() {
        let lengths = lengths(17.25);
        for (frequency, documents, worth) in [(1, 1, 1.0), (3, 1_000, 0.8), (900_000, 4_500_000, 3.0)] {
            let own = Weight::new(frequency, documents, &lengths, worth);
            let engine = Bm25Weight::for_one_term_without_explain(frequency, documents, 17.25).boost_by(worth);
            for length in [0, 1, 40, 41, 200, 255] {
                for times in [1, 2, 7, 100_000] {
                    assert!((own.score(length, times) - engine.score(length, times)).abs() < 1e-6);
                    assert!(own.score(length, times) <= own.most());
                }
            }
        }
    }
}
