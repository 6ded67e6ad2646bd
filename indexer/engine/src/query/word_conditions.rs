//! The words of a term as conditions: which of them must match, and which add to the score.

use super::compilation::{CompiledTerm, Compiler};
use super::condition::Condition;
use super::frames;
use super::query_term::{QueryTerm, ScoredTerm};
use super::query_word::QueryWord;
use super::target_fields::{beside, fields_of};
use super::term_variants::{OTHER_SPELLING_WEIGHT, TermVariant};
use super::title_query::TitleQuery;
use crate::fault::Fault;
use crate::schema::field;
use earshot_model::search::{MatchMode, SearchTerm as Asked, Target};
use earshot_text::analyze::Language;
use std::collections::HashMap;
use std::sync::Arc;

/// Terms to highlight, with the target of each.
type Marks = Vec<(Target, String)>;

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
    /// Number of occurrences in the query.
    count: u32,
    /// It is a stop word, or it frames a question ([`frames`]).
    is_stop_word: bool,
    /// It is no stop word, and rare enough in every language to distinguish documents.
    is_significant: bool,
    /// The terms that are highlighted for it.
    marks: Marks,
}

impl CompiledWord {
    fn matcher(&self) -> Condition {
        self.term.clone().map_or(Condition::Nothing, Condition::Word)
    }
}

impl Compiler<'_, '_> {
    pub(super) fn compile_words(
        &mut self,
        asked: &Asked,
        mode: MatchMode,
        words: &[QueryWord],
        title: &mut TitleQuery,
    ) -> Result<CompiledTerm, Fault> {
        let mut places: HashMap<&str, usize> = HashMap::new();
        let mut found: Vec<CompiledWord> = Vec::new();
        let frames = frames::of(words, self.languages);
        for (word, is_frame) in words.iter().zip(frames) {
            if let Some(&place) = places.get(word.folded.as_str()) {
                found[place].count += 1;
                continue;
            }
            if self.deadline.is_over() {
                break;
            }
            places.insert(&word.folded, found.len());
            let of_word = self.compile_word(asked, mode, word, title)?;
            found.push(CompiledWord {
                is_stop_word: of_word.is_stop_word || is_frame,
                is_significant: of_word.is_significant && !is_frame,
                ..of_word
            });
        }
        // When a term has only common words, these decide; when it has only stop words, those decide. Otherwise a
        // document that only has "and" would be a hit.
        let has_other = found.iter().any(|word| !word.is_stop_word);
        let decisive = |among: &dyn Fn(&CompiledWord) -> bool| -> Vec<Condition> {
            let has_significant = found.iter().any(|word| word.is_significant && among(word));
            let decides =
                |word: &&CompiledWord| word.is_significant || !(has_significant || word.is_stop_word && has_other);
            found.iter().filter(decides).map(CompiledWord::matcher).collect()
        };
        let has_known = found.iter().any(|word| !word.is_stop_word && word.term.is_some());
        let scored = || found.iter().filter(move |word| !(word.is_stop_word && has_known));
        // Only what adds to the score is highlighted: little words are in every text.
        if mode != MatchMode::Not {
            for (target, term) in scored().flat_map(|word| word.marks.iter().cloned()) {
                self.marks.entry(target).or_default().single.insert(term);
            }
        }
        let scored = scored().filter_map(|word| Some(ScoredTerm { term: word.term.clone()?, count: word.count }));
        let scored = scored.collect();
        if mode != MatchMode::Optional {
            return Ok(CompiledTerm::from_condition(
                Condition::all(found.iter().map(CompiledWord::matcher).collect()),
                scored,
            ));
        }
        // A word that no document has stays required, unless any word suffices.
        let all = decisive(&|_| true);
        let content: u32 = found.iter().filter(|word| !word.is_stop_word).map(|word| word.count).sum();
        let least = if content <= ALL_WORDS_UP_TO { all.len() } else { 1 };
        let of_any_word = Some(Condition::any(decisive(&|word| word.term.is_some())));
        Ok(CompiledTerm { matcher: Condition::at_least_of(least, all), any_word: of_any_word, scored })
    }

    /// Looks up a word in every field of every target: in the query's languages, or in all languages when they have no
    /// match. Excluded terms are looked up in all languages.
    fn compile_word(
        &mut self,
        asked: &Asked,
        mode: MatchMode,
        word: &QueryWord,
        title: &mut TitleQuery,
    ) -> Result<CompiledWord, Fault> {
        let is_right = |form: &TermVariant| form.similarity >= 1.0;
        let (mut forms, mut marks): (Vec<TermVariant>, Marks) = (Vec::new(), Vec::new());
        if mode != MatchMode::Not {
            (forms, marks) = self.variants_of(asked, word, &self.asked_languages.clone(), title)?;
        }
        if !forms.iter().any(is_right) {
            (forms, marks) = self.variants_of(asked, word, self.languages.all(), title)?;
        }
        let is_common = |form: &TermVariant| {
            let documents = form.term.documents_in_language(self.collection).max(COMMON_FROM_DOCUMENTS);
            form.documents() * 100 >= documents * COMMON_PERCENT
        };
        let is_stop_word = self.languages.has_stop_word(&word.surface_form);
        let is_significant = !is_stop_word && !forms.iter().any(is_common);
        if mode == MatchMode::Optional {
            for searched in asked.targets.iter().filter_map(|&target| beside(self.mode, target)) {
                forms.extend(self.forms.variants_in_any_spelling(
                    word,
                    searched,
                    &self.asked_languages,
                    asked.fuzzy,
                )?);
            }
        }
        let documents =
            forms.iter().filter(|form| form.similarity >= OTHER_SPELLING_WEIGHT).map(|form| form.documents()).sum();
        self.word_counts.insert(word.folded.clone(), documents);
        let term = QueryTerm::new(forms, self.max_scored_forms, self.collection);
        Ok(CompiledWord { term, count: 1, is_stop_word, is_significant, marks })
    }

    /// The variants of a word in the fields of its targets, and the terms to highlight.
    fn variants_of(
        &mut self,
        asked: &Asked,
        word: &QueryWord,
        languages: &[Language],
        title: &mut TitleQuery,
    ) -> Result<(Vec<TermVariant>, Marks), Fault> {
        let (mut forms, mut marks): (Vec<TermVariant>, Marks) = (Vec::new(), Vec::new());
        for &target in &asked.targets {
            for &searched in fields_of(self.mode, target) {
                let of_field = self.forms.variants_in_any_spelling(word, searched, languages, asked.fuzzy)?;
                marks.extend(of_field.iter().map(|form| (target, form.text().to_owned())));
                if searched.field == field::TITLE_EXACT {
                    title.add_spellings(&word.folded, &of_field);
                    // The title may be in a language that the query is not in.
                    if !of_field.is_empty() {
                        let terms = word.terms(self.languages.all()).into_iter();
                        marks.extend(terms.map(|term| (target, term.to_owned())));
                    }
                }
                forms.extend(of_field);
            }
        }
        Ok((forms, marks))
    }
}
