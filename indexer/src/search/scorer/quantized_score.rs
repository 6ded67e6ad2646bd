//! What a word adds to a score, in whole numbers: a sum of floats would depend on the order in which lists are gone along,
//! and with it which of many equal hits are the best.

use tantivy::Score;

/// Parts of a score.
pub type QuantizedScore = u32;

/// A score of 256 and less is told without rounding.
const STEPS_OF_ONE: Score = 65_536.0;

/// Rounded down, so that a bound stays one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "saturates; scores are positive")]
pub fn quantize(score: Score) -> QuantizedScore {
    (score * STEPS_OF_ONE) as QuantizedScore
}

#[expect(clippy::cast_precision_loss, reason = "the same number is always rounded the same way")]
pub fn dequantize(points: QuantizedScore) -> Score {
    points as Score / STEPS_OF_ONE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantized_scores_round_trip() {
        for value in [0.0, 0.5, 17.25, 255.0] {
            assert!((dequantize(quantize(value)) - value).abs() < 1e-9);
        }
        assert!(dequantize(quantize(7.3)) <= 7.3 && dequantize(quantize(7.3)) > 7.3 - 2e-5);
        assert_eq!(quantize(1e9), QuantizedScore::MAX);
    }
}
