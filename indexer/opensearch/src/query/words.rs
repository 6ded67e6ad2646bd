//! The words of a term: which of them must match, and which only frame a question. The rules are those of the embedded engine
//! (`earshot_engine::query`).

use super::scored_words::{ScoredVariant, ScoredWord};
use super::search_compiler::{CompiledTerm, SearchCompiler};
use super::search_compiler::{any, at_least, nothing};
use super::spellings::{Spelling, any_spelling};
use earshot_engine::query::{QueryWord, TitleQuery, additional_field, fields_of, find_question_words};
use earshot_engine::schema::field;
use earshot_model::search::{MatchMode, SearchTerm, Target};
use earshot_text::analyze::{Language, split_language};
use serde_json::{Value, json};

/// An optional term with more words (stop words excluded) is a sentence: one significant word suffices.
const ALL_WORDS_UP_TO: usize = 3;
/// Percent. A word in at least this share of a language's documents is too common to be significant.
const COMMON_PERCENT: u64 = 20;
/// The share counts only in languages with at least this many documents.
const COMMON_FROM_DOCUMENTS: u64 = 1_000;
/// The weight of the fields of a word beside its best one.
const TIE_BREAKER: f32 = 0.3;

/// A word with the query that finds it.
struct CompiledWord {
    /// `None` when the index does not contain the word.
    query: Option<Value>,
    is_stop_word: bool,
    is_significant: bool,
    highlighted: Vec<(Target, String)>,
    variants: Vec<ScoredVariant>,
    /// How often the query has the word.
    count: u32,
}

impl CompiledWord {
    fn query(&self) -> Value {
        self.query.clone().unwrap_or_else(nothing)
    }
}

impl SearchCompiler<'_> {
    pub(super) fn compile_words(
        &mut self,
        requested: &SearchTerm,
        mode: MatchMode,
        words: &[QueryWord],
        title: &mut TitleQuery,
    ) -> CompiledTerm {
        let question_words = find_question_words(words, self.languages);
        let mut distinct: Vec<&str> = Vec::new();
        let (mut found, mut content): (Vec<CompiledWord>, usize) = (Vec::new(), 0);
        for (word, is_question_word) in words.iter().zip(question_words) {
            let is_stop_word = self.languages.has_stop_word(&word.surface_form) || is_question_word;
            content += usize::from(!is_stop_word);
            if let Some(known) = distinct.iter().position(|folded| *folded == word.folded) {
                found[known].count += 1;
            } else {
                distinct.push(&word.folded);
                let compiled = self.compile_word(requested, mode, word, title);
                let is_significant = compiled.is_significant && !is_stop_word;
                found.push(CompiledWord { is_stop_word, is_significant, ..compiled });
            }
        }
        let has_known = found.iter().any(|word| !word.is_stop_word && word.query.is_some());
        if mode != MatchMode::Not {
            // Stop words are in every text.
            for word in found.iter().filter(|word| !(word.is_stop_word && has_known)) {
                for (target, term) in &word.highlighted {
                    self.highlights.entry(*target).or_default().single.insert(term.clone());
                }
            }
        }
        // Stop words score only where there is nothing else.
        let scoring = found.iter().filter(|word| !(word.is_stop_word && has_known));
        let vocabulary = self.spellings.vocabulary;
        let scored: Vec<ScoredWord> =
            scoring.filter_map(|word| ScoredWord::new(word.variants.clone(), word.count, vocabulary)).collect();
        let queries = |words: &[&CompiledWord]| words.iter().map(|word| word.query()).collect::<Vec<_>>();
        if mode != MatchMode::Optional {
            let all: Vec<&CompiledWord> = found.iter().collect();
            return CompiledTerm { query: json!({"bool": {"must": queries(&all)}}), any_word: None, scored };
        }
        // A term of only common words requires those; a term of only stop words requires those.
        let has_other = found.iter().any(|word| !word.is_stop_word);
        let decisive = |among: &dyn Fn(&CompiledWord) -> bool| -> Vec<&CompiledWord> {
            let has_significant = found.iter().any(|word| word.is_significant && among(word));
            let decides =
                |word: &&CompiledWord| word.is_significant || !(has_significant || word.is_stop_word && has_other);
            found.iter().filter(decides).collect()
        };
        let all = decisive(&|_| true);
        let least = if content <= ALL_WORDS_UP_TO { all.len() } else { 1 };
        let others: Vec<&CompiledWord> =
            found.iter().filter(|word| !all.iter().any(|one| std::ptr::eq(*one, *word))).collect();
        // The other words only add to the score.
        let with_others = |condition: Value| match others.is_empty() {
            true => condition,
            false => json!({"bool": {"must": [condition], "should": queries(&others)}}),
        };
        CompiledTerm {
            query: with_others(at_least(least, queries(&all))),
            any_word: Some(any(queries(&decisive(&|word| word.query.is_some())))),
            scored,
        }
    }

    /// Looks up a word in the languages of the query, or in all languages when they do not have it.
    fn compile_word(
        &mut self,
        requested: &SearchTerm,
        mode: MatchMode,
        word: &QueryWord,
        title: &mut TitleQuery,
    ) -> CompiledWord {
        let mut compiled = match mode {
            MatchMode::Not => None,
            _ => Some(self.word_in(requested, mode, word, &self.query_languages.clone(), title)),
        };
        if !compiled.as_ref().is_some_and(|(_, has_right)| *has_right) {
            compiled = Some(self.word_in(requested, mode, word, self.languages.all(), title));
        }
        compiled.expect("one of both was compiled").0
    }

    /// The word in some languages, and whether some document has it as written.
    fn word_in(
        &mut self,
        requested: &SearchTerm,
        mode: MatchMode,
        word: &QueryWord,
        languages: &[Language],
        title: &mut TitleQuery,
    ) -> (CompiledWord, bool) {
        let mut variants = Vec::new();
        let (mut leaves, mut highlighted, mut has_right, mut is_common) = (Vec::new(), Vec::new(), false, false);
        for &target in &requested.targets {
            for &searched in fields_of(self.mode, target) {
                let found = self.spellings.of_any_kind(word, searched, languages, requested.fuzzy);
                has_right |= found.iter().any(|spelling| spelling.weight >= 1.0);
                is_common |= found.iter().any(|spelling| self.is_common(spelling));
                highlighted.extend(found.iter().map(|spelling| (target, spelling.term.clone())));
                variants.extend(ScoredVariant::all(searched, &found));
                if searched.field == field::TITLE_EXACT && !found.is_empty() {
                    title.add_spelled(&word.folded, found.iter().map(|it| (it.term.as_str(), it.weight)));
                    // The language of the title may differ from the language of the query.
                    let terms = word.terms(self.languages.all()).into_iter();
                    highlighted.extend(terms.map(|term| (target, term.to_owned())));
                }
                leaves.extend(any_spelling(searched.field, searched.boost, &found));
                if word.is_one_character && searched.field == field::TRANSCRIPT {
                    // Transcripts have characters only in pairs.
                    leaves.push(json!({"prefix": {searched.field: {"value": word.folded, "boost": searched.boost}}}));
                    has_right = true;
                }
            }
        }
        if mode == MatchMode::Optional {
            for searched in requested.targets.iter().filter_map(|&target| additional_field(self.mode, target)) {
                let found = self.spellings.of_any_kind(word, searched, &self.query_languages, requested.fuzzy);
                variants.extend(ScoredVariant::all(searched, &found));
                leaves.extend(any_spelling(searched.field, searched.boost, &found));
            }
        }
        self.leaves += leaves.len();
        let query = (!leaves.is_empty()).then(|| json!({"dis_max": {"queries": leaves, "tie_breaker": TIE_BREAKER}}));
        let is_significant = !is_common;
        let compiled = CompiledWord { query, is_stop_word: false, is_significant, highlighted, variants, count: 1 };
        (compiled, has_right)
    }

    fn is_common(&self, spelling: &Spelling) -> bool {
        let (language, _) = split_language(&spelling.term);
        let documents = self.documents[language.number()].max(COMMON_FROM_DOCUMENTS);
        self.spellings.vocabulary.count(&spelling.term).unwrap_or_default() * 100 >= documents * COMMON_PERCENT
    }
}
