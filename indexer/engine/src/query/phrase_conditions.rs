//! Phrases as conditions: in each language and field, within the limits of posting lists.

use super::compiled_term::{CompiledTerm, Compiler, MAX_PHRASE_LISTS};
use super::condition::Condition;
use super::phrases::LanguagePhrase;
use super::query_term::{QueryTerm, ScoredTerm};
use super::query_word::QueryWord;
use super::quoted_term::QuotedTerm;
use super::target_fields::fields_of;
use super::title_query::TitleQuery;
use crate::SearchError;
use crate::index_read_error::IndexReadError;
use crate::schema::field;
use earshot_model::search::{MatchMode, SearchTerm};
use earshot_text::analyze::Language;
use std::collections::HashSet;
use std::sync::Arc;

/// The maximum number of documents whose texts are read for a quoted term. For a more frequent term, the stems decide,
/// because each text costs tens of microseconds.
const MAX_TEXTS_OF_A_QUOTED_TERM: u64 = 500;

/// Larger slops have the same effect.
const MAX_SLOP: u32 = 1_000;

impl Compiler<'_, '_> {
    pub(super) fn compile_phrase(
        &mut self,
        requested: &SearchTerm,
        mode: MatchMode,
        words: &[QueryWord],
        title: &mut TitleQuery,
    ) -> Result<CompiledTerm, IndexReadError> {
        if mode != MatchMode::Not {
            let part = self.compile_phrase_in(requested, mode, words, &self.query_languages.clone(), title)?;
            if part.condition != Condition::Nothing {
                return Ok(part);
            }
        }
        self.compile_phrase_in(requested, mode, words, self.languages.all(), title)
    }

    fn compile_phrase_in(
        &mut self,
        requested: &SearchTerm,
        mode: MatchMode,
        words: &[QueryWord],
        languages: &[Language],
        title: &mut TitleQuery,
    ) -> Result<CompiledTerm, IndexReadError> {
        let slop = requested.slop.min(MAX_SLOP);
        let (mut any, mut found) = (Vec::new(), vec![Vec::new(); words.len()]);
        let (is_quoted, mut quoted) = (is_quoted(requested, words), QuotedTerm::default());
        for &target in &requested.targets {
            for &searched in fields_of(self.mode, target) {
                if self.deadline.is_over() {
                    break;
                }
                let (lookup, counts) = (&mut *self.lookup, &mut self.word_counts);
                let mut phrases =
                    LanguagePhrase::find_in_languages(words, lookup, languages, searched, requested.fuzzy, counts)?;
                if mode == MatchMode::Not
                    && phrases.iter().map(LanguagePhrase::posting_list_count).sum::<usize>() > self.phrase_lists
                {
                    return Err(SearchError::TooManyExcludedSpellings { limit: MAX_PHRASE_LISTS }.into());
                }
                phrases.retain_mut(|phrase| {
                    if phrase.posting_list_count() > self.phrase_lists {
                        phrase.keep_most_similar(self.collection);
                    }
                    let rest = self.phrase_lists.checked_sub(phrase.posting_list_count());
                    self.phrase_lists = rest.unwrap_or(0);
                    rest.is_some() || phrase.is_as_written
                });
                let mut collected: HashSet<*const QueryTerm> = HashSet::new();
                for phrase in &phrases {
                    any.push(phrase.condition(slop));
                    if is_quoted {
                        quoted.add(target, phrase.quoted_phrase(slop));
                    } else if mode != MatchMode::Not {
                        let highlighted = self.highlight_terms.entry(target).or_default();
                        match phrase.exact_terms() {
                            Some(variants) => {
                                highlighted
                                    .phrases
                                    .push((variants.map(|variant| variant.text().to_owned()).collect(), slop));
                            }
                            None => highlighted.fuzzy_phrases.push(phrase.fuzzy_phrase(slop)),
                        }
                    }
                    for (number, term) in phrase.words() {
                        if !collected.insert(Arc::as_ptr(term)) {
                            continue;
                        }
                        if searched.field == field::TITLE_EXACT {
                            title.add_spellings(&words[number].folded, term.variants());
                        }
                        found[number].extend_from_slice(term.variants());
                    }
                }
            }
        }
        let terms = found
            .into_iter()
            .filter_map(|variants| QueryTerm::new(variants, self.max_scored_variants, self.collection));
        let scored = terms.map(|term| ScoredTerm { term, count: 1 }).collect();
        if mode != MatchMode::Not {
            for (target, terms) in quoted.targets() {
                self.highlight_terms.entry(target).or_default().quoted.extend_from_slice(&terms.quoted);
            }
        }
        let condition = match Condition::any(any) {
            stems if quoted.needs_texts() && (1..=MAX_TEXTS_OF_A_QUOTED_TERM).contains(&stems.max_documents()) => {
                Condition::Quoted(Box::new(stems), Arc::new(quoted))
            }
            condition => condition,
        };
        Ok(CompiledTerm::from_condition(condition, scored))
    }
}

/// Whether a term matches as written (decision 041). A fuzzy phrase does not, and scripts without spaces have no stems.
pub fn is_quoted(requested: &SearchTerm, words: &[QueryWord]) -> bool {
    requested.phrase && !requested.fuzzy && words.iter().all(|word| !word.is_unspaced())
}
