//! A query, ready to be asked.
//!
//! Matching and scoring are kept apart. The score is a flat sum over words, of whose lists those are passed over
//! that cannot bring a document among the best ([`super::scorer::prune`]); what else is required of a hit is checked, see
//! [`super::condition`].

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
    /// What the score is the sum of.
    pub scored: Vec<ScoredTerm>,
    /// Nothing can match.
    pub is_empty: bool,
    /// There are terms that give a score.
    pub has_score: bool,
    /// Where the matcher asks for more words than one.
    pub any_word: Option<AnyWordCondition>,
    /// What matched, by target: for highlights and for finding passages.
    pub highlight_terms: BTreeMap<Target, HighlightTerms>,
    /// The terms that look at the title, as titles.
    pub title_queries: Vec<TitleQuery>,
    /// In how many documents each word was found, by the word as it was folded.
    pub word_counts: HashMap<String, u64>,
}

/// What has some of the words.
pub struct AnyWordCondition {
    pub matcher: Condition,
    /// But not as many as are asked for.
    pub fewer_words: Condition,
}

impl CompiledQuery {
    /// Without terms of a search: what matches is scored by these words.
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

    /// Lets any of the words do. False where that makes no difference.
    pub fn match_any_word(&mut self) -> bool {
        let Some(AnyWordCondition { matcher, .. }) = self.any_word.take() else { return false };
        self.is_empty = matcher == Condition::Nothing;
        self.matcher = matcher;
        true
    }
}

/// What is marked in a text.
#[derive(Clone, Debug, Default)]
pub struct HighlightTerms {
    /// Terms that match alone, in all languages.
    pub single: HashSet<String>,
    /// Terms that match one after another, with the slop; each in one language.
    pub phrases: Vec<(Vec<String>, u32)>,
    pub fuzzy_phrases: Vec<FuzzyPhraseTerms>,
}

/// Terms that match one after another, each in any of its spellings; all of one language.
#[derive(Clone, Debug)]
pub struct FuzzyPhraseTerms {
    pub words: Vec<Arc<QueryTerm>>,
    pub slop: u32,
}

impl FuzzyPhraseTerms {
    /// The nearest spelling of each word: as it was asked, where some document has it.
    pub fn nearest(&self) -> impl Iterator<Item = &str> {
        self.words.iter().filter_map(|word| word.forms().first()).map(TermVariant::text)
    }

    /// One of its terms, which has the language of all.
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
