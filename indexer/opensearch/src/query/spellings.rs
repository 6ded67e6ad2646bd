//! The terms of a field that stand for a word of a query: as written, in other spellings, and in similar ones. The rules and weights are
//! those of the embedded engine.

use crate::term_text::STACKED;
use crate::vocabulary::Vocabulary;
use earshot_engine::query::{QueryWord, SearchedField};
use earshot_text::analyze::{ALTERNATIVE, BEGINS_A_PAIR, Language, PART};
use serde_json::{Value, json};

/// The weight of another spelling relative to the spelling of the query.
pub const OTHER_SPELLING_WEIGHT: f32 = 0.62;
/// The weight of a similar term is this, to the power of its edit distance.
const WEIGHT_PER_ERROR: f32 = 0.6;

/// A term that stands for a word, with its weight relative to the word as written.
#[derive(Clone, Debug, PartialEq)]
pub struct Spelling {
    pub term: String,
    pub weight: f32,
}

/// Finds the spellings that the index contains.
pub struct SpellingLookup<'a> {
    pub vocabulary: &'a Vocabulary,
}

impl SpellingLookup<'_> {
    /// The spellings of a word in one field. `fuzzy` adds similar terms.
    pub fn of(&self, word: &QueryWord, searched: SearchedField, languages: &[Language], fuzzy: bool) -> Vec<Spelling> {
        let mut found = Vec::new();
        let texts = word.field_terms(searched, languages);
        for text in &texts {
            self.add(&mut found, text, 1.0);
            if !word.is_unspaced() {
                self.add(&mut found, &format!("{text}{ALTERNATIVE}"), OTHER_SPELLING_WEIGHT);
            }
        }
        if word.is_one_character {
            self.add(&mut found, &format!("{}{BEGINS_A_PAIR}", word.folded), 1.0);
        } else if fuzzy {
            let letters = word.folded.chars().count();
            for text in texts {
                for (term, distance) in self.vocabulary.similar(&(text.to_owned(), letters)) {
                    let errors = i32::try_from(distance).unwrap_or(i32::MAX);
                    found.push(Spelling { term, weight: WEIGHT_PER_ERROR.powi(errors) });
                }
            }
        }
        found
    }

    /// The spellings of a word, and those of which it is a part or that replace it.
    pub fn of_any_kind(
        &self,
        word: &QueryWord,
        searched: SearchedField,
        languages: &[Language],
        fuzzy: bool,
    ) -> Vec<Spelling> {
        let mut found = self.of(word, searched, languages, fuzzy);
        self.add_as_part(&mut found, word, searched, languages);
        self.add_alternatives(&mut found, word, searched, languages, true);
        found
    }

    pub fn add_as_part(
        &self,
        found: &mut Vec<Spelling>,
        word: &QueryWord,
        searched: SearchedField,
        languages: &[Language],
    ) {
        if !word.is_unspaced() {
            for text in word.field_terms(searched, languages) {
                self.add(found, &format!("{text}{PART}"), OTHER_SPELLING_WEIGHT);
            }
        }
    }

    pub fn add_alternatives(
        &self,
        found: &mut Vec<Spelling>,
        word: &QueryWord,
        searched: SearchedField,
        languages: &[Language],
        with_joined: bool,
    ) {
        for other in word.alternatives.iter().filter(|other| with_joined || !other.is_joined()) {
            for text in other.field_terms(searched, languages) {
                self.add(found, text, OTHER_SPELLING_WEIGHT);
                if !other.is_joined() {
                    self.add(found, &format!("{text}{ALTERNATIVE}"), OTHER_SPELLING_WEIGHT);
                }
            }
        }
    }

    /// Whether some document has the term.
    pub fn is_known(&self, term: &str) -> bool {
        self.vocabulary.count(term).is_some_and(|count| count > 0)
    }

    fn add(&self, found: &mut Vec<Spelling>, term: &str, weight: f32) {
        if self.is_known(term) && found.iter().all(|known| known.term != term) {
            found.push(Spelling { term: term.to_owned(), weight });
        }
    }
}

/// Documents with one of the terms in a field. Terms of one weight count as one word: their frequencies are added.
pub fn any_spelling(field: &str, boost: f32, spellings: &[Spelling]) -> Vec<Value> {
    let mut weights: Vec<f32> = spellings.iter().map(|spelling| spelling.weight).collect();
    weights.sort_by(f32::total_cmp);
    weights.dedup();
    let query = |weight: &f32| {
        let terms = spellings.iter().filter(|spelling| spelling.weight.total_cmp(weight).is_eq());
        json!({"match": {field: {"query": stack(terms), "boost": boost * weight}}})
    };
    weights.iter().map(query).collect()
}

/// Terms of one position.
pub fn stack<'s>(spellings: impl Iterator<Item = &'s Spelling>) -> String {
    let terms: Vec<&str> = spellings.map(|spelling| spelling.term.as_str()).collect();
    terms.join(&STACKED.to_string())
}
