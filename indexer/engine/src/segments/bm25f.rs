//! The score of a word in a document: BM25F (Robertson and Zaragoza, 2009, section 3.5).
//!
//! The fields of a document count as one text: the word's frequencies in all fields, weighted by the field's boost and
//! text length, add up to one frequency, which then saturates.

use super::quantized_score::{QuantizedScore, quantize};
use tantivy::Score;
use tantivy::fieldnorm::FieldNormReader;

/// Controls how fast repeated words saturate.
pub const K1: Score = 1.2;
/// Controls how strongly long texts are discounted. It was chosen together with the boost of titles, by leaving out one
/// judged set at a time (`docs/benchmarks.md`).
pub const B: Score = 0.5;

/// The weighted frequency of a word in a document, as a whole number, so that sums do not depend on their order.
pub type Frequency = u32;

/// The frequency of one occurrence in a text of average length in a field without boost.
const FREQUENCY_UNIT: Score = 65_536.0;

/// For each length code, the frequency of one occurrence in a text of that length.
pub type LengthNorms = [Score; 256];

/// The norms of a field with this average number of words.
#[expect(clippy::cast_precision_loss, reason = "as tantivy computes it")]
pub fn length_norms(average: Score) -> LengthNorms {
    std::array::from_fn(|number| {
        let length = u8::try_from(number).map_or(0, FieldNormReader::id_to_fieldnorm);
        FREQUENCY_UNIT / (1.0 - B + B * length as Score / average)
    })
}

/// The length of a text as the index keeps it, in one byte.
#[must_use]
pub fn quantized_length(words: u32) -> u32 {
    FieldNormReader::id_to_fieldnorm(FieldNormReader::fieldnorm_to_id(words))
}

/// The weight of one field.
#[derive(Clone, Copy)]
pub struct FieldWeight<'c> {
    boost: Score,
    norms: &'c LengthNorms,
}

impl<'c> FieldWeight<'c> {
    pub fn new(boost: Score, norms: &'c LengthNorms) -> Self {
        Self { boost, norms }
    }

    /// The frequency of a word with `times` occurrences in a text with this length code.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "saturates; boosts and norms are positive"
    )]
    pub fn frequency(&self, length: u8, times: u32) -> Frequency {
        (self.boost * self.norms[usize::from(length)] * times as Score) as Frequency
    }
}

/// The weight of one word.
#[derive(Clone, Copy)]
pub struct TermWeight(Score);

impl TermWeight {
    /// The weight of a word that `frequency` of `documents` contain, multiplied by `boost`.
    pub fn new(frequency: u64, documents: u64, boost: f32) -> Self {
        Self(idf(frequency, documents) * (1.0 + K1) * boost)
    }

    /// The score of a document with this frequency.
    pub fn quantized_score(self, frequency: Frequency) -> QuantizedScore {
        #[expect(clippy::cast_precision_loss, reason = "the same number is always rounded the same way")]
        let frequency = frequency as Score;
        quantize(self.0 * (frequency / (frequency + K1 * FREQUENCY_UNIT)))
    }

    /// The highest score that any frequency gives.
    pub fn upper_bound(self) -> QuantizedScore {
        quantize(self.0).saturating_add(1)
    }
}

/// Saturates the occurrences of a word in the query, as `K1` does those in a text: a query that names a word three times is not
/// three times as much about it. Chosen among 3, 8 and no saturation on three of the judged sets (`docs/benchmarks.md`).
const K3: Score = 8.0;

/// The weight of a word that the query has `count` times.
#[must_use]
pub fn query_weight(count: u32) -> Score {
    #[expect(clippy::cast_precision_loss, reason = "a query has few words")]
    let count = count as Score;
    count * (K3 + 1.0) / (K3 + count)
}

/// Inverse document frequency: rare words weigh more.
#[must_use]
pub fn idf(frequency: u64, documents: u64) -> Score {
    #[expect(clippy::cast_precision_loss, reason = "as tantivy computes it")]
    let odds = (documents.saturating_sub(frequency) as Score + 0.5) / (frequency as Score + 0.5);
    (1.0 + odds).ln()
}

#[cfg(test)]
mod tests {
    use super::super::quantized_score::dequantize;
    use super::*;
    use tantivy::query::Bm25Weight;

    #[test]
    fn scores_of_one_field_equal_tantivy_bm25() {
        let norms = length_norms(40.0);
        let field = FieldWeight::new(1.0, &norms);
        for (frequency, documents, boost) in [(1, 1, 1.0), (3, 1_000, 0.8), (900_000, 4_500_000, 3.0)] {
            let own = TermWeight::new(frequency, documents, boost);
            let engine = Bm25Weight::for_one_term_without_explain(frequency, documents, 40.0).boost_by(boost);
            for times in [1, 2, 7, 1_000] {
                let points = own.quantized_score(field.frequency(40, times));
                assert!((dequantize(points) - engine.score(40, times)).abs() < 1e-3);
                assert!(points <= own.upper_bound());
            }
        }
    }

    #[test]
    fn repeated_words_of_a_query_count_less() {
        assert!((query_weight(1) - 1.0).abs() < 1e-6);
        assert!(query_weight(2) > 1.5 && query_weight(2) < 2.0);
        assert!(query_weight(1_000) < K3 + 1.0);
    }

    #[test]
    fn longer_texts_count_less_and_fields_add_up_before_they_saturate() {
        let norms = length_norms(40.0);
        let (body, title) = (FieldWeight::new(1.0, &norms), FieldWeight::new(3.0, &norms));
        assert!(body.frequency(20, 1) > body.frequency(40, 1) && body.frequency(40, 1) > body.frequency(90, 1));
        assert_eq!(title.frequency(40, 1), body.frequency(40, 3));
        let term = TermWeight::new(10, 1_000, 1.0);
        let (of_body, of_title) = (body.frequency(40, 2), title.frequency(40, 1));
        assert!(
            term.quantized_score(of_body + of_title) < term.quantized_score(of_body) + term.quantized_score(of_title)
        );
        assert_eq!(body.frequency(0, u32::MAX), Frequency::MAX);
    }
}
