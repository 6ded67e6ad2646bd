//! Statistics of how common terms are.

use super::word_terms::WordTerms;
use crate::facts::ShowFacts;
use std::collections::{HashMap, HashSet};

/// The weight of a term without statistics: as rare as in one of 150 documents.
const UNKNOWN_WEIGHT: f32 = 5.0;
/// The highest weight, so that a misspelled word does not decide a rating.
const MAX_WEIGHT: f32 = 8.0;
/// The lowest weight.
const MIN_WEIGHT: f32 = 0.3;

/// Statistics of the index, as a small interface.
pub trait WordStatistics: Sync {
    /// The share of all documents that contain a term of the index (`en:hous`), above 0 and at most 1. `None` when the
    /// term is not in the index.
    fn document_share(&self, term: &str) -> Option<f32>;

    /// How many podcasts a keyword finds. `None` without an index.
    fn podcasts_with(&self, _keyword: &str) -> Option<u64> {
        None
    }

    /// The inverse document frequency: `ln(1 / share)` within 0.3 and 8.
    fn weight(&self, term: &str) -> f32 {
        let share = self.document_share(term).filter(|share| *share > 0.0);
        share.map_or(UNKNOWN_WEIGHT, |share| -share.min(1.0).ln()).clamp(MIN_WEIGHT, MAX_WEIGHT)
    }
}

/// Statistics for callers without an index: all terms have the same weight.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoStatistics;

impl WordStatistics for NoStatistics {
    fn document_share(&self, _term: &str) -> Option<f32> {
        None
    }
}

impl<S: std::hash::BuildHasher + Sync> WordStatistics for HashMap<String, f32, S> {
    fn document_share(&self, term: &str) -> Option<f32> {
        self.get(term).copied()
    }
}

/// Statistics of given shows, each of which is a document.
#[derive(Clone, Debug, Default)]
pub struct CorpusStatistics {
    shares: HashMap<String, f32>,
}

impl CorpusStatistics {
    /// Counts the terms of titles, descriptions and episode titles.
    #[must_use]
    pub fn from_shows<'a>(shows: impl IntoIterator<Item = &'a ShowFacts>) -> Self {
        let mut counts: HashMap<String, u32> = HashMap::new();
        let mut documents = 0_u32;
        for show in shows {
            documents += 1;
            let mut reader = WordTerms::new(show.language.as_deref());
            let mut seen: HashSet<String> = HashSet::new();
            let titles = show.episodes().iter().map(|episode| episode.title.as_str());
            for text in [show.title.as_str(), show.description.as_str()].into_iter().chain(titles) {
                seen.extend(reader.collect(text));
            }
            for term in seen {
                *counts.entry(term).or_default() += 1;
            }
        }
        // Adds one, so that a corpus of few shows gives no extreme weights.
        let all = f64::from(documents.max(1)) + 1.0;
        let shares = counts.into_iter().map(|(term, count)| (term, (f64::from(count) / all) as f32)).collect();
        Self { shares }
    }
}

impl WordStatistics for CorpusStatistics {
    fn document_share(&self, term: &str) -> Option<f32> {
        self.shares.get(term).copied()
    }
}
