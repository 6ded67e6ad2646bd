//! How probable recognized words are.

/// The mean of probabilities, weighted by the length of the texts that have them.
#[derive(Clone, Copy, Debug, Default)]
pub struct MeanConfidence {
    sum: f64,
    weight: f64,
}

impl MeanConfidence {
    /// Adds a text. One without a probability from 0 to 1 does not count.
    pub fn add(&mut self, probability: Option<f64>, text_length: usize) {
        let Some(probability) = probability.filter(|probability| (0.0..=1.0).contains(probability)) else { return };
        self.sum += probability * text_length as f64;
        self.weight += text_length as f64;
    }

    /// The mean in thousandths, which no measurement exceeds in accuracy; `None` without a probability.
    #[must_use]
    pub fn mean(self) -> Option<f64> {
        (self.weight > 0.0).then(|| (self.sum / self.weight * 1_000.0).round() / 1_000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_texts_count_more() {
        let mut mean = MeanConfidence::default();
        assert_eq!(mean.mean(), None);
        mean.add(Some(1.0), 0);
        mean.add(None, 100);
        for invalid in [f64::NAN, -0.1, 1.1, f64::INFINITY] {
            mean.add(Some(invalid), 100);
        }
        assert_eq!(mean.mean(), None, "no text has a probability");
        mean.add(Some(0.9), 20);
        mean.add(Some(0.6), 10);
        assert_eq!(mean.mean(), Some(0.8));
        mean.add(Some(1.0), 3);
        assert_eq!(mean.mean(), Some(0.818));
    }
}
