//! Near spellings of a word: terms of the index that are an error or two away.

use super::collection::Collection;
use super::forms::language_of;
use crate::stems::NearStem;
use std::collections::HashMap;

/// Near spellings of a word that are looked up in the fields, the nearest and most frequent ones.
const MAX_SPELLINGS: usize = 100;
/// What a near spelling is worth, by distance.
const WORTH_PER_ERROR: f32 = 0.6;

/// The stems near those of one query, by stem and letters of the word.
#[derive(Default)]
pub struct NearTerms {
    found: HashMap<(String, usize), Vec<NearStem>>,
}

impl NearTerms {
    /// Near spellings of `texts`, which are one word of so many letters in several languages, the nearest first, with
    /// what they are worth. Some field of the collection has them.
    pub fn of(&mut self, collection: &Collection, texts: &[&str], letters: usize) -> Vec<(String, f32)> {
        let mut found: Vec<(String, u8, u64)> = Vec::new();
        for text in texts {
            let (language, stem) = language_of(text);
            let mark = &text[..text.len() - stem.len()];
            let near = self.found.entry((stem.to_owned(), letters));
            let near = near.or_insert_with(|| collection.stems.near(stem, letters));
            let near = near.iter().filter(|near| near.languages.has(language));
            found.extend(near.map(|near| (format!("{mark}{}", near.text), near.distance, near.documents)));
        }
        found.retain(|(near, _, _)| !texts.contains(&near.as_str()));
        found.sort_unstable_by(|one, other| {
            one.1.cmp(&other.1).then(other.2.cmp(&one.2)).then_with(|| one.0.cmp(&other.0))
        });
        found.truncate(MAX_SPELLINGS);
        let worth = |distance: u8| WORTH_PER_ERROR.powi(i32::from(distance));
        found.into_iter().map(|(near, distance, _)| (near, worth(distance))).collect()
    }
}
