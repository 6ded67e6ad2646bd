//! Fuzzy terms: terms of the index within the edit distance of a query word.

use crate::deadline::Deadline;
use crate::segments::collection::Collection;
use earshot_suggest::stems::SimilarStem;
use earshot_text::analyze::split_language;
use std::collections::HashMap;

/// Limit of fuzzy terms per word. The most similar and most frequent ones count.
const MAX_SPELLINGS: usize = 100;
/// The weight of a fuzzy term is this, to the power of its edit distance.
const WEIGHT_PER_ERROR: f32 = 0.6;
/// Limit of fuzzy terms per search, enough for twenty words with the limit per word. Each term is a posting list in
/// every searched field.
const MAX_SPELLINGS_OF_SEARCH: usize = 2_048;
/// Limit of visited branches of the stem map per search, about 100 ms.
const MAX_BRANCHES_OF_SEARCH: usize = 2_000_000;
/// The cost of building one stem's automaton, in branches.
const BRANCHES_PER_STEM: usize = 10_000;

/// A term with its weight relative to the exact term.
pub type FuzzyTerm = (String, f32);

/// The fuzzy terms of one search, within its cost limits.
#[derive(Default)]
pub struct FuzzyTerms {
    /// Similar stems, by stem and word length in letters.
    stems: HashMap<(String, usize), Vec<SimilarStem>>,
    /// Fuzzy terms, by the terms of the word and its length.
    spellings: HashMap<(Vec<String>, usize), Vec<FuzzyTerm>>,
    /// Number of returned fuzzy terms.
    count: usize,
    branches: usize,
}

impl FuzzyTerms {
    /// Returns the fuzzy terms of `texts`, the terms of one word in several languages, the most similar first, with
    /// their weights. Each occurs in some field of the collection. Once the search reaches its cost limit, further
    /// words have no fuzzy terms and the results are partial.
    pub fn fuzzy_terms_of(
        &mut self,
        collection: &Collection,
        texts: &[&str],
        letters: usize,
        deadline: &Deadline,
    ) -> &[FuzzyTerm] {
        let requested = (texts.iter().map(|&text| text.to_owned()).collect(), letters);
        if !self.spellings.contains_key(&requested) {
            let found = self.find_fuzzy_terms(collection, texts, letters, deadline);
            self.count += found.len();
            self.spellings.insert(requested.clone(), found);
        }
        self.spellings.get(&requested).map(Vec::as_slice).unwrap_or_default()
    }

    fn find_fuzzy_terms(
        &mut self,
        collection: &Collection,
        texts: &[&str],
        letters: usize,
        deadline: &Deadline,
    ) -> Vec<FuzzyTerm> {
        let most = MAX_SPELLINGS.min(MAX_SPELLINGS_OF_SEARCH.saturating_sub(self.count));
        let mut found: Vec<(String, u8, u64)> = Vec::new();
        for text in texts {
            let (language, stem) = split_language(text);
            let mark = &text[..text.len() - stem.len()];
            let key = (stem.to_owned(), letters);
            if !self.stems.contains_key(&key) {
                if most == 0 || self.branches >= MAX_BRANCHES_OF_SEARCH {
                    deadline.record_skipped_work();
                    break;
                }
                if deadline.is_over() {
                    break;
                }
                self.branches += BRANCHES_PER_STEM;
                let near = collection.stems.similar_stems(stem, letters, &mut self.branches);
                self.stems.insert(key.clone(), near);
            }
            let near = self.stems.get(&key).map(Vec::as_slice).unwrap_or_default();
            let near = near.iter().filter(|near| near.usage.level(language) > 0);
            found.extend(near.map(|near| (format!("{mark}{}", near.text), near.distance, near.usage.frequency())));
        }
        found.retain(|(near, _, _)| !texts.contains(&near.as_str()));
        found.sort_unstable_by(|one, other| {
            one.1.cmp(&other.1).then(other.2.cmp(&one.2)).then_with(|| one.0.cmp(&other.0))
        });
        found.truncate(most);
        let worth = |distance: u8| WEIGHT_PER_ERROR.powi(i32::from(distance));
        found.into_iter().map(|(near, distance, _)| (near, worth(distance))).collect()
    }
}
