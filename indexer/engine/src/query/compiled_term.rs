//! A compiled search term, and the state that the compilation of a search shares among its terms.

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
    pub condition: Condition,
    /// The condition with any of the words instead of all; `None` when it would be the same.
    pub any_word: Option<Condition>,
    /// Documents with a significant word in the podcast's own texts; `None` when its episodes are not searched.
    pub own_text: Option<Condition>,
    pub scored: Vec<ScoredTerm>,
}

impl CompiledTerm {
    /// A term whose whole condition must match.
    pub fn from_condition(condition: Condition, scored: Vec<ScoredTerm>) -> Self {
        Self { any_word: None, own_text: None, condition, scored }
    }
}

/// The state of a compilation.
pub(super) struct Compiler<'f, 'a> {
    pub collection: &'a Collection,
    pub mode: SearchMode,
    pub languages: &'f QueryLanguages,
    /// The languages of the query.
    pub query_languages: Vec<Language>,
    /// Limit of scored variants per word.
    pub max_scored_variants: usize,
    pub lookup: &'f mut VariantLookup<'a>,
    pub highlight_terms: BTreeMap<Target, HighlightTerms>,
    pub titles: Vec<TitleQuery>,
    pub word_counts: HashMap<String, u64>,
    /// The remaining part of [`MAX_PHRASE_LISTS`].
    pub phrase_lists: usize,
    pub deadline: &'f Deadline,
}
