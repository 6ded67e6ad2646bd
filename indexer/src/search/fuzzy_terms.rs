//! Near spellings of a word: terms of the index that are an error or two away.

use super::collection::Collection;
use super::deadline::Deadline;
use super::term_variants::split_language;
use crate::stems::SimilarStem;
use std::collections::HashMap;

/// Near spellings of a word that are looked up in the fields, the nearest and most frequent ones.
const MAX_SPELLINGS: usize = 100;
/// What a near spelling is worth, by distance.
const WEIGHT_PER_ERROR: f32 = 0.6;
/// Near spellings of all words of a search: of twenty words that have as many as they may. Each of them is a posting list
/// in every field that is searched.
const MAX_SPELLINGS_OF_SEARCH: usize = 2_048;
/// Branches of the map of stems that one search goes into: some 100 ms.
const MAX_BRANCHES_OF_SEARCH: usize = 2_000_000;
/// What the automaton of one stem costs to make, in branches.
const BRANCHES_PER_STEM: usize = 10_000;

/// A term, and what it is worth of the right one.
pub type FuzzyTerm = (String, f32);

/// The near spellings of the words of one search, within what one search may cost.
#[derive(Default)]
pub struct FuzzyTerms {
    /// By stem and letters of the word.
    stems: HashMap<(String, usize), Vec<SimilarStem>>,
    /// By the terms of the word, and its letters.
    spellings: HashMap<(Vec<String>, usize), Vec<FuzzyTerm>>,
    /// That were given out.
    count: usize,
    branches: usize,
}

impl FuzzyTerms {
    /// Near spellings of `texts`, which are one word of so many letters in several languages, the nearest first, with
    /// what they are worth. Some field of the collection has them. Words that come after the search has cost enough have
    /// none, and the search is partial.
    pub fn fuzzy_terms_of(
        &mut self,
        collection: &Collection,
        texts: &[&str],
        letters: usize,
        deadline: &Deadline,
    ) -> &[FuzzyTerm] {
        let asked = (texts.iter().map(|&text| text.to_owned()).collect(), letters);
        if !self.spellings.contains_key(&asked) {
            let found = self.find_fuzzy_terms(collection, texts, letters, deadline);
            self.count += found.len();
            self.spellings.insert(asked.clone(), found);
        }
        self.spellings.get(&asked).map(Vec::as_slice).unwrap_or_default()
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
                    deadline.note_skipped_work();
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
