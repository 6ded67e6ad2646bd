//! What the compilation of a search keeps from term to term, and what it makes of one.

use super::condition::Condition;
use super::highlight_terms::HighlightTerms;
use super::query_languages::QueryLanguages;
use super::query_term::ScoredTerm;
use super::term_variants::VariantLookup;
use super::title_query::TitleQuery;
use crate::deadline::Deadline;
use crate::segments::collection::Collection;
use earshot_model::search::{SearchMode, Target};
use earshot_text::analyze::Language;
use std::collections::{BTreeMap, HashMap};

/// Limit of posting lists that all phrases of a search open per segment, each with several kilobytes of buffers. Phrases
/// beyond the limit are searched in the most similar spelling of each word; an excluded phrase is rejected instead,
/// because it would exclude too few documents.
pub(super) const MAX_PHRASE_LISTS: usize = 8_192;

/// A compiled search term.
pub(super) struct CompiledTerm {
    pub matcher: Condition,
    /// The condition with any of the words instead of all; `None` when it would be the same.
    pub any_word: Option<Condition>,
    pub scored: Vec<ScoredTerm>,
}

impl CompiledTerm {
    /// A term whose whole condition must match.
    pub fn from_condition(matcher: Condition, scored: Vec<ScoredTerm>) -> Self {
        Self { any_word: None, matcher, scored }
    }
}

/// The state of a compilation.
pub(super) struct Compiler<'f, 'a> {
    pub collection: &'a Collection,
    pub mode: SearchMode,
    pub languages: &'f QueryLanguages,
    /// The languages of the query.
    pub asked_languages: Vec<Language>,
    /// Limit of scored variants per word.
    pub max_scored_forms: usize,
    pub forms: &'f mut VariantLookup<'a>,
    pub marks: BTreeMap<Target, HighlightTerms>,
    pub titles: Vec<TitleQuery>,
    pub word_counts: HashMap<String, u64>,
    /// What remains of [`MAX_PHRASE_LISTS`].
    pub phrase_lists: usize,
    pub deadline: &'f Deadline,
}
