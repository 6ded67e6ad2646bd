//! The words of a term as conditions: which of them must match, and which add to the score.

use super::compiled_term::{CompiledTerm, Compiler};
use super::condition::Condition;
use super::query_term::{QueryTerm, ScoredTerm};
use super::query_word::QueryWord;
use super::question_words::find_question_words;
use super::target_fields::{additional_field, fields_of};
use super::term_variants::{OTHER_SPELLING_WEIGHT, TermVariant};
use super::title_query::TitleQuery;
use crate::index_read_error::IndexReadError;
use crate::schema::field;
use earshot_model::search::{MatchMode, SearchMode, SearchTerm, Target};
use earshot_text::analyze::Language;
use std::collections::HashMap;
use std::sync::Arc;

/// Terms to highlight, each with its target.
type TargetTerms = Vec<(Target, String)>;

/// An optional term with more words (stop words excluded) counts as a sentence: one significant word suffices. A
/// shorter one is a name or a topic: all its significant words must match.
const ALL_WORDS_UP_TO: u32 = 3;
/// Percent. A word in at least this share of a language's documents is too common to be significant.
const COMMON_PERCENT: u64 = 20;
/// The share counts only in languages with at least this many documents.
const COMMON_FROM_DOCUMENTS: u64 = 1_000;

/// A query word with its index terms.
struct CompiledWord {
    /// `None` when the index does not contain the word.
    term: Option<Arc<QueryTerm>>,
    /// The terms outside of the additional field; `None` when the word has no terms there.
    own_term: Option<Arc<QueryTerm>>,
    /// Number of occurrences in the query.
    count: u32,
    /// A stop word, or a question word ([`find_question_words`]).
    is_stop_word: bool,
    /// Not a stop word, and rare enough in every language to distinguish documents.
    is_significant: bool,
    /// The terms to highlight for the word.
    highlighted: TargetTerms,
}

impl CompiledWord {
    fn condition(&self) -> Condition {
        self.term.clone().map_or(Condition::Nothing, Condition::Word)
    }

    fn own_condition(&self) -> Condition {
        self.own_term.clone().map_or(Condition::Nothing, Condition::Word)
    }
}

impl Compiler<'_, '_> {
    pub(super) fn compile_words(
        &mut self,
        requested: &SearchTerm,
        mode: MatchMode,
        words: &[QueryWord],
        title: &mut TitleQuery,
    ) -> Result<CompiledTerm, IndexReadError> {
        let mut places: HashMap<&str, usize> = HashMap::new();
        let mut found: Vec<CompiledWord> = Vec::new();
        let question_words = find_question_words(words, self.languages);
        for (word, is_question_word) in words.iter().zip(question_words) {
            if let Some(&place) = places.get(word.folded.as_str()) {
                found[place].count += 1;
                continue;
            }
            if self.deadline.is_over() {
                break;
            }
            places.insert(&word.folded, found.len());
            let of_word = self.compile_word(requested, mode, word, title)?;
            found.push(CompiledWord {
                is_stop_word: of_word.is_stop_word || is_question_word,
                is_significant: of_word.is_significant && !is_question_word,
                ..of_word
            });
        }
        // A term of only common words requires those; a term of only stop words requires those. Otherwise a document
        // with nothing but "and" would be a hit.
        let has_other = found.iter().any(|word| !word.is_stop_word);
        let decisive = |among: &dyn Fn(&CompiledWord) -> bool| -> Vec<&CompiledWord> {
            let has_significant = found.iter().any(|word| word.is_significant && among(word));
            let decides =
                |word: &&CompiledWord| word.is_significant || !(has_significant || word.is_stop_word && has_other);
            found.iter().filter(decides).collect()
        };
        let conditions = |words: &[&CompiledWord]| words.iter().map(|word| word.condition()).collect::<Vec<_>>();
        let has_known = found.iter().any(|word| !word.is_stop_word && word.term.is_some());
        let scored = || found.iter().filter(move |word| !(word.is_stop_word && has_known));
        // Highlights only words that add to the score, because stop words are in every text.
        if mode != MatchMode::Not {
            for (target, term) in scored().flat_map(|word| word.highlighted.iter().cloned()) {
                self.highlight_terms.entry(target).or_default().single.insert(term);
            }
        }
        let scored = scored().filter_map(|word| Some(ScoredTerm { term: word.term.clone()?, count: word.count }));
        let scored = scored.collect();
        if mode != MatchMode::Optional {
            return Ok(CompiledTerm::from_condition(
                Condition::all(found.iter().map(CompiledWord::condition).collect()),
                scored,
            ));
        }
        // A word that is in no document stays required, unless any word suffices.
        let all = decisive(&|_| true);
        let own_text = searches_episodes(self.mode, requested)
            .then(|| Condition::any(all.iter().map(|word| word.own_condition()).collect()));
        let content: u32 = found.iter().filter(|word| !word.is_stop_word).map(|word| word.count).sum();
        let least = if content <= ALL_WORDS_UP_TO { all.len() } else { 1 };
        let any_word = Some(Condition::any(conditions(&decisive(&|word| word.term.is_some()))));
        Ok(CompiledTerm { condition: Condition::at_least_of(least, conditions(&all)), any_word, own_text, scored })
    }

    /// Looks up a word in every field of every target: in the query's languages, or in all languages when they have no
    /// match. Excluded terms are looked up in all languages.
    fn compile_word(
        &mut self,
        requested: &SearchTerm,
        mode: MatchMode,
        word: &QueryWord,
        title: &mut TitleQuery,
    ) -> Result<CompiledWord, IndexReadError> {
        let is_right = |variant: &TermVariant| variant.similarity >= 1.0;
        let (mut variants, mut highlighted): (Vec<TermVariant>, TargetTerms) = (Vec::new(), Vec::new());
        if mode != MatchMode::Not {
            (variants, highlighted) = self.variants_of(requested, word, &self.query_languages.clone(), title)?;
        }
        if !variants.iter().any(is_right) {
            (variants, highlighted) = self.variants_of(requested, word, self.languages.all(), title)?;
        }
        let is_common = |variant: &TermVariant| {
            let documents = variant.term.documents_in_language(self.collection).max(COMMON_FROM_DOCUMENTS);
            variant.documents() * 100 >= documents * COMMON_PERCENT
        };
        let is_stop_word = self.languages.has_stop_word(&word.surface_form);
        let is_significant = !is_stop_word && !variants.iter().any(is_common);
        let mut own_term = None;
        if mode == MatchMode::Optional && searches_episodes(self.mode, requested) {
            own_term = QueryTerm::new(variants.clone(), self.max_scored_variants, self.collection);
            for searched in requested.targets.iter().filter_map(|&target| additional_field(self.mode, target)) {
                variants.extend(self.lookup.variants_in_any_spelling(
                    word,
                    searched,
                    &self.query_languages,
                    requested.fuzzy,
                )?);
            }
        }
        let documents = variants
            .iter()
            .filter(|variant| variant.similarity >= OTHER_SPELLING_WEIGHT)
            .map(|variant| variant.documents())
            .sum();
        self.word_counts.insert(word.folded.clone(), documents);
        let term = QueryTerm::new(variants, self.max_scored_variants, self.collection);
        Ok(CompiledWord { term, own_term, count: 1, is_stop_word, is_significant, highlighted })
    }

    /// The variants of a word in the fields of its targets, and the terms to highlight.
    fn variants_of(
        &mut self,
        requested: &SearchTerm,
        word: &QueryWord,
        languages: &[Language],
        title: &mut TitleQuery,
    ) -> Result<(Vec<TermVariant>, TargetTerms), IndexReadError> {
        let (mut variants, mut highlighted): (Vec<TermVariant>, TargetTerms) = (Vec::new(), Vec::new());
        for &target in &requested.targets {
            for &searched in fields_of(self.mode, target) {
                let of_field = self.lookup.variants_in_any_spelling(word, searched, languages, requested.fuzzy)?;
                highlighted.extend(of_field.iter().map(|variant| (target, variant.text().to_owned())));
                if searched.field == field::TITLE_EXACT {
                    title.add_spellings(&word.folded, &of_field);
                    // The language of the title may differ from the language of the query.
                    if !of_field.is_empty() {
                        let terms = word.terms(self.languages.all()).into_iter();
                        highlighted.extend(terms.map(|term| (target, term.to_owned())));
                    }
                }
                variants.extend(of_field);
            }
        }
        Ok((variants, highlighted))
    }
}

/// Whether an optional term also searches the texts of episodes.
fn searches_episodes(mode: SearchMode, requested: &SearchTerm) -> bool {
    requested.targets.iter().any(|&target| additional_field(mode, target).is_some())
}
