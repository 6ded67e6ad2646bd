//! The terms of a search whose counts and spellings are read before it is compiled.

use crate::vocabulary::FuzzyKey;
use earshot_engine::query::SearchedField;
use earshot_engine::query::{QueryWord, query_words};
use earshot_model::search::{SearchOptions, SearchTerm};
use earshot_text::analyze::{ALTERNATIVE, BEGINS_A_PAIR, Language, PART};
use std::collections::BTreeSet;

/// A field of folded words, for their terms.
pub const FOLDED: SearchedField = SearchedField { field: "", boost: 1.0, is_exact: true };

/// Terms to count, and terms to find similar ones of.
#[derive(Default)]
pub struct LookupTerms {
    pub counts: BTreeSet<String>,
    pub similar: BTreeSet<FuzzyKey>,
}

/// The search terms of a search, those in groups included.
pub fn search_terms(options: &SearchOptions) -> impl Iterator<Item = &SearchTerm> {
    options.terms.iter().chain(options.groups.iter().flatten())
}

/// The distinct words of all search terms that a hit may have, in these languages.
pub fn search_words(options: &SearchOptions, languages: &[Language]) -> Vec<QueryWord> {
    let requested = search_terms(options).filter(|term| term.mode != earshot_model::search::MatchMode::Not);
    let mut known = BTreeSet::new();
    requested
        .flat_map(|term| query_words(&term.text, languages))
        .filter(|word| known.insert(word.folded.clone()))
        .collect()
}

impl LookupTerms {
    /// The terms of all words as written, in all languages.
    pub fn as_written(words: &[QueryWord], languages: &[Language]) -> Self {
        let terms = words.iter().flat_map(|word| word.terms(languages)).map(str::to_owned);
        Self { counts: terms.collect(), similar: BTreeSet::new() }
    }

    /// The terms of all spellings of a search, in all languages, and of its filters by names.
    pub fn of_search(options: &SearchOptions, languages: &[Language]) -> Self {
        let mut terms = Self::default();
        for term in search_terms(options) {
            for word in query_words(&term.text, languages) {
                terms.add(&word, languages, term.fuzzy);
            }
        }
        let people = options.filters.people.iter().map(|person| &person.name);
        for name in people.chain(&options.filters.sponsors) {
            for word in query_words(&name.name, &[]) {
                terms.add(&word, &[], name.fuzzy);
            }
        }
        terms
    }

    fn add(&mut self, word: &QueryWord, languages: &[Language], fuzzy: bool) {
        let mut texts: Vec<&str> = word.terms(languages);
        texts.extend(word.field_terms(FOLDED, languages));
        for text in texts {
            self.counts.insert(text.to_owned());
            if !word.is_unspaced() {
                self.counts.extend([ALTERNATIVE, PART].map(|mark| format!("{text}{mark}")));
            }
            if fuzzy && !word.is_one_character {
                self.similar.insert((text.to_owned(), word.folded.chars().count()));
            }
        }
        if word.is_one_character {
            self.counts.insert(format!("{}{BEGINS_A_PAIR}", word.folded));
        }
        for other in &word.alternatives {
            let texts = SearchedField { is_exact: false, ..FOLDED };
            for text in other.field_terms(texts, languages).into_iter().chain(other.field_terms(FOLDED, languages)) {
                self.counts.insert(text.to_owned());
                if !other.is_joined() {
                    self.counts.insert(format!("{text}{ALTERNATIVE}"));
                }
            }
        }
    }
}
