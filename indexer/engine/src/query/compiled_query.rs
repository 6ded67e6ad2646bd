//! A compiled query.
//!
//! Matching and scoring are separate. The score is a flat sum over words; MaxScore pruning skips posting lists that
//! cannot lift a document into the best. Other requirements of a hit are checked by [`super::condition`].

use super::condition::Condition;
use super::highlight_terms::HighlightTerms;
use super::query_term::ScoredTerm;
use super::title_query::TitleQuery;
use earshot_model::search::Target;
use std::collections::{BTreeMap, HashMap};

/// A query, compiled for one collection.
pub struct CompiledQuery {
    pub condition: Condition,
    /// The terms whose scores are summed up.
    pub scored: Vec<ScoredTerm>,
    /// No document can match.
    pub is_empty: bool,
    /// The query has scored terms.
    pub has_score: bool,
    /// Present when the condition requires more than one word of a term.
    pub any_word: Option<AnyWordCondition>,
    /// Documents with a word in the podcast's own texts. Present when the texts of its episodes are searched too.
    pub own_text: Option<Condition>,
    /// Terms to highlight, by target. Passage search uses them too.
    pub highlight_terms: BTreeMap<Target, HighlightTerms>,
    /// The terms with the target title, for title matching.
    pub title_queries: Vec<TitleQuery>,
    /// The number of documents with each word, by the folded word.
    pub word_counts: HashMap<String, u64>,
}

/// The condition for documents that have some of the words.
pub struct AnyWordCondition {
    pub condition: Condition,
    /// Documents with some of the words, but not as many as the condition requires.
    pub fewer_words: Condition,
}

impl CompiledQuery {
    /// Builds a query without search terms; these words score its hits.
    pub fn from_condition(condition: Condition, scored: Vec<ScoredTerm>) -> Self {
        Self {
            is_empty: condition == Condition::Nothing,
            has_score: true,
            any_word: None,
            own_text: None,
            scored,
            condition,
            highlight_terms: BTreeMap::new(),
            title_queries: Vec::new(),
            word_counts: HashMap::new(),
        }
    }

    /// Relaxes the query so that any word suffices. Returns false when that makes no difference.
    pub fn match_any_word(&mut self) -> bool {
        let Some(AnyWordCondition { condition, .. }) = self.any_word.take() else { return false };
        self.is_empty = condition == Condition::Nothing;
        self.condition = condition;
        true
    }
}
