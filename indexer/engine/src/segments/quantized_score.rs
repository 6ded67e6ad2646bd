//! Scores as whole numbers. A sum of floats depends on the order of the lists, and so would the choice among equal
//! hits.

use tantivy::Score;

/// A score in 1/65,536ths.
pub type QuantizedScore = u32;

/// Scores up to 256 convert to floats without rounding.
const STEPS_OF_ONE: Score = 65_536.0;

/// Rounds down. Upper bounds add one step to stay upper bounds.
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
