//! TF-IDF vectors.

use super::statistics::WordStatistics;
use super::word_terms::WordTerms;
use std::collections::BTreeMap;

/// The constants of BM25, and the weighted terms of a show of middle length.
const SATURATION: f32 = 1.2;
const LENGTH_SHARE: f32 = 0.75;
const MEAN_LENGTH: f32 = 1_500.0;

/// Weighted terms of one or more texts, ordered so that sums do not depend on hashing.
#[derive(Clone, Debug, Default)]
pub struct TermVector {
    weights: BTreeMap<String, f32>,
}

impl TermVector {
    /// Adds the terms of a text, each occurrence with the weight of the text.
    pub fn add(&mut self, reader: &mut WordTerms, text: &str, weight: f32) {
        reader.for_each(text, |term, _| self.add_term(term, weight));
    }

    /// Adds one occurrence of a term.
    pub fn add_term(&mut self, term: &str, weight: f32) {
        if let Some(sum) = self.weights.get_mut(term) {
            *sum += weight;
        } else {
            self.weights.insert(term.to_owned(), weight);
        }
    }

    /// Dampens frequencies to `1 + ln` and multiplies by the inverse document frequency.
    #[must_use]
    pub fn weighted(self, statistics: &dyn WordStatistics) -> Self {
        let dampened = |count: f32| if count > 1.0 { 1.0 + count.ln() } else { count };
        let weights = self.weights.into_iter();
        Self {
            weights: weights.map(|(term, count)| (term.clone(), dampened(count) * statistics.weight(&term))).collect(),
        }
    }

    /// The share of a weighted profile's terms that these frequencies have, 0 to 1: each term counts as in BM25, so that
    /// repetition and length are dampened, relative to a text that is full of all terms.
    #[must_use]
    pub fn match_of(&self, profile: &Self) -> f32 {
        let length: f32 = self.weights.values().sum();
        let dampening = SATURATION * (1.0 - LENGTH_SHARE + LENGTH_SHARE * length / MEAN_LENGTH);
        let (mut sum, mut all) = (0.0, 0.0);
        for (term, weight) in &profile.weights {
            all += weight;
            if let Some(count) = self.weights.get(term) {
                sum += weight * count / (count + dampening);
            }
        }
        if all > 0.0 { sum / all } else { 0.0 }
    }

    /// The cosine with another vector: 0 without a common term, 1 for equal directions.
    #[must_use]
    pub fn cosine(&self, other: &Self) -> f32 {
        let length = |vector: &Self| vector.weights.values().map(|weight| weight * weight).sum::<f32>().sqrt();
        let product: f32 =
            self.weights.iter().filter_map(|(term, weight)| Some(weight * other.weights.get(term)?)).sum();
        let lengths = length(self) * length(other);
        if lengths > 0.0 { product / lengths } else { 0.0 }
    }

    /// Whether the vector contains no term.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// Whether the vector contains a term.
    #[must_use]
    pub fn contains(&self, term: &str) -> bool {
        self.weights.contains_key(term)
    }
}
