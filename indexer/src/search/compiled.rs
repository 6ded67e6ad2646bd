//! A query, ready to be asked.
//!
//! Matching and scoring are kept apart. The score is a flat sum over boosted terms, of whose lists those are passed over
//! that cannot bring a document among the best ([`super::prune`]); what else is required of a hit is checked, see
//! [`super::matching`].

use super::forms::Form;
use super::known::KnownTerm;
use super::matching::Match;
use super::titles::TitleQuery;
use earshot_model::search::Target;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

/// Terms of the index that are scored: those that can add the most.
const MAX_SCORED: usize = 1_024;

/// A query, compiled for one collection.
pub struct Compiled {
    pub matcher: Match,
    /// What the score is the sum of.
    pub scored: Vec<Form>,
    /// Nothing can match.
    pub is_empty: bool,
    /// There are terms that give a score.
    pub has_score: bool,
    /// A document only has scored forms of its own language, and those as written.
    pub is_by_language: bool,
    /// Something else may match with [`Strictness::AnyWord`].
    pub can_loosen: bool,
    /// What matched, by target: for highlights and for finding passages.
    pub marks: BTreeMap<Target, Marks>,
    /// The terms that look at the title, as titles.
    pub titles: Vec<TitleQuery>,
    /// In how many documents each word was found, by the word as it was folded.
    pub word_counts: HashMap<String, u64>,
}

impl Compiled {
    /// Without terms of a search: what matches is scored by these forms.
    pub fn of(matcher: Match, scored: Vec<Form>) -> Self {
        Self {
            is_empty: matcher == Match::Nothing,
            has_score: true,
            is_by_language: false,
            can_loosen: false,
            scored: most_telling(merged(scored), |_| u64::MAX),
            matcher,
            marks: BTreeMap::new(),
            titles: Vec::new(),
            word_counts: HashMap::new(),
        }
    }
}

/// What is marked in a text.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// Terms that match alone, in all languages.
    pub single: HashSet<String>,
    /// Terms that match one after another, with the slop; each in one language.
    pub phrases: Vec<(Vec<String>, u32)>,
    pub near_phrases: Vec<NearMarks>,
}

/// Terms that match one after another, each in any of its spellings; all of one language.
#[derive(Clone, Debug)]
pub struct NearMarks {
    pub words: Vec<Spellings>,
    pub slop: u32,
}

/// How a word may be written.
#[derive(Clone, Debug)]
pub struct Spellings {
    /// As it was asked, where some document has it.
    pub nearest: String,
    pub all: HashSet<String>,
}

impl NearMarks {
    /// One of its terms, which tells the language of all.
    pub fn any_term(&self) -> &str {
        self.words.first().map_or("", |word| &word.nearest)
    }
}

impl Marks {
    pub fn is_nothing(&self) -> bool {
        self.single.is_empty() && self.phrases.is_empty() && self.near_phrases.is_empty()
    }
}

/// Each term once, with the most that it is worth and the most frequent of its words.
pub fn merged(forms: Vec<Form>) -> Vec<Form> {
    let mut places: HashMap<Arc<KnownTerm>, usize> = HashMap::new();
    let mut merged: Vec<Form> = Vec::with_capacity(forms.len());
    for form in forms {
        match places.get(&form.known) {
            Some(&place) => {
                let known = &mut merged[place];
                known.worth = known.worth.max(form.worth);
                known.frequency = known.frequency.max(form.frequency);
            }
            None => {
                places.insert(form.known.clone(), merged.len());
                merged.push(form);
            }
        }
    }
    merged
}

/// The forms that can add the most to a score, when there are too many; `documents` are all that a form's list may have.
pub fn most_telling(mut forms: Vec<Form>, documents: impl Fn(&Form) -> u64) -> Vec<Form> {
    if forms.len() > MAX_SCORED {
        #[expect(clippy::cast_precision_loss, reason = "an order needs no such precision")]
        let most = |form: &Form| form.worth * (1.0 + documents(form) as f32 / (form.frequency as f32 + 1.0)).ln();
        forms.sort_by(|one, other| {
            most(other).total_cmp(&most(one)).then_with(|| one.known.term.cmp(&other.known.term))
        });
        forms.truncate(MAX_SCORED);
    }
    forms
}
