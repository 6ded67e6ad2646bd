//! A compiled query.
//!
//! Matching and scoring are separate. The score is a flat sum over words; MaxScore pruning skips posting lists that
//! cannot lift a document into the best. Other requirements of a hit are checked by [`super::condition`].

use super::condition::Condition;
use super::query_term::{QueryTerm, ScoredTerm};
use super::term_variants::TermVariant;
use super::title_query::TitleQuery;
use earshot_model::search::Target;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

/// A query, compiled for one collection.
pub struct CompiledQuery {
    pub matcher: Condition,
    /// The terms that the score is the sum of.
    pub scored: Vec<ScoredTerm>,
    /// No document can match.
    pub is_empty: bool,
    /// The query has scored terms.
    pub has_score: bool,
    /// Present when the matcher requires more than one word of a term.
    pub any_word: Option<AnyWordCondition>,
    /// Terms to highlight, by target. Passage search uses them too.
    pub highlight_terms: BTreeMap<Target, HighlightTerms>,
    /// The terms with the target title, for title matching.
    pub title_queries: Vec<TitleQuery>,
    /// The number of documents with each word, by the folded word.
    pub word_counts: HashMap<String, u64>,
}

/// The condition for documents that have some of the words.
pub struct AnyWordCondition {
    pub matcher: Condition,
    /// Some of the words, but not as many as the matcher requires.
    pub fewer_words: Condition,
}

impl CompiledQuery {
    /// Builds a query without search terms; these words score its hits.
    pub fn from_condition(matcher: Condition, scored: Vec<ScoredTerm>) -> Self {
        Self {
            is_empty: matcher == Condition::Nothing,
            has_score: true,
            any_word: None,
            scored,
            matcher,
            highlight_terms: BTreeMap::new(),
            title_queries: Vec::new(),
            word_counts: HashMap::new(),
        }
    }

    /// Relaxes the query so that any word suffices. Returns false when that makes no difference.
    pub fn match_any_word(&mut self) -> bool {
        let Some(AnyWordCondition { matcher, .. }) = self.any_word.take() else { return false };
        self.is_empty = matcher == Condition::Nothing;
        self.matcher = matcher;
        true
    }
}

/// What is highlighted in the texts of one target.
#[derive(Clone, Debug, Default)]
pub struct HighlightTerms {
    /// Terms that match alone, in all languages.
    pub single: HashSet<String>,
    /// Phrases with their slop; the terms of a phrase are of one language.
    pub phrases: Vec<(Vec<String>, u32)>,
    pub fuzzy_phrases: Vec<FuzzyPhraseTerms>,
}

/// A fuzzy phrase: for each word its spellings. All terms are of one language.
#[derive(Clone, Debug)]
pub struct FuzzyPhraseTerms {
    pub words: Vec<Arc<QueryTerm>>,
    pub slop: u32,
}

impl FuzzyPhraseTerms {
    /// The most similar spelling of each word: the word as written, if some document has it.
    pub fn nearest(&self) -> impl Iterator<Item = &str> {
        self.words.iter().filter_map(|word| word.forms().first()).map(TermVariant::text)
    }

    /// Any of its terms; its language mark is that of all terms.
    pub fn any_term(&self) -> &str {
        self.nearest().next().unwrap_or_default()
    }

    /// The spellings of each word.
    pub fn spellings(&self) -> Vec<Vec<&str>> {
        self.words.iter().map(|word| word.forms().iter().map(TermVariant::text).collect()).collect()
    }
}

impl HighlightTerms {
    pub fn is_empty(&self) -> bool {
        self.single.is_empty() && self.phrases.is_empty() && self.fuzzy_phrases.is_empty()
    }
}
