//! Compiles search options into conditions, scored terms, and the data for highlighting and ranking.

use super::compiled_query::{AnyWordCondition, CompiledQuery};
use super::compiled_term::{CompiledTerm, Compiler, MAX_PHRASE_LISTS};
use super::condition::Condition;
use super::phrase_conditions::is_quoted;
use super::query_languages::{LanguageCandidate, LanguageHints, QueryLanguages};
use super::query_word::QueryWord;
use super::selective_filters::{conditions_of_included_ids, with_selective_filter};
use super::target_fields::is_own_title;
use super::term_variants::VariantLookup;
use super::title_query::TitleQuery;
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::segments::collection::Collection;
use earshot_model::search::{MatchMode, SearchOptions, SearchTerm};
use earshot_text::analyze::Language;
use std::collections::{BTreeMap, HashMap, HashSet};

/// Limit of scored term variants per query. Each word gets at least one.
const MAX_SCORED_VARIANTS: usize = 1_024;
const MIN_SCORED_VARIANTS: usize = 8;

/// Compiles `options` for a collection, in the languages of its query ([`languages_of`]).
pub fn compile<'a>(
    lookup: &mut VariantLookup<'a>,
    options: &SearchOptions,
    languages: &QueryLanguages,
    deadline: &Deadline,
) -> Result<CompiledQuery, IndexReadError> {
    let collection: &'a Collection = lookup.collection();
    let words: usize =
        search_terms(options).map(|requested| lookup.words(&requested.text, languages.all()).len()).sum();
    let mut compiler = Compiler {
        collection,
        mode: options.mode,
        languages,
        query_languages: languages.lookup_languages(),
        max_scored_variants: (MAX_SCORED_VARIANTS / words.max(1)).max(MIN_SCORED_VARIANTS),
        lookup,
        highlight_terms: BTreeMap::new(),
        titles: Vec::new(),
        word_counts: HashMap::new(),
        phrase_lists: MAX_PHRASE_LISTS,
        deadline,
    };
    let (mut required, mut optional, mut of_any_word, mut scored) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut own_texts, mut has_episodes) = (Vec::new(), false);
    let (mut has_must, mut has_optional) = (!options.groups.is_empty(), false);
    // Excluded phrases come first, so that the others leave them enough posting lists.
    let (excluded, included): (Vec<&SearchTerm>, _) =
        options.terms.iter().partition(|requested| requested.mode == MatchMode::Not);
    for requested in excluded {
        let part = compiler.compile_term(requested, requested.mode)?;
        required.push(Condition::Not(Box::new(part.condition)));
    }
    for requested in included {
        let part = compiler.compile_term(requested, requested.mode)?;
        if requested.mode == MatchMode::Must {
            has_must = true;
            required.push(part.condition);
        } else {
            has_optional = true;
            has_episodes |= part.own_text.is_some();
            own_texts.push(part.own_text.unwrap_or_else(|| part.condition.clone()));
            optional.push(part.condition);
            of_any_word.push(part.any_word);
        }
        scored.extend(part.scored);
    }
    for group in &options.groups {
        let mut any = Vec::with_capacity(group.len());
        for requested in group {
            // Match modes inside a group have no effect: a member matches when all its words do.
            let part = compiler.compile_term(requested, MatchMode::Must)?;
            any.push(part.condition);
            scored.extend(part.scored);
        }
        required.push(Condition::any(any));
    }
    required.extend(conditions_of_included_ids(collection, options));
    let whole = |optional: Vec<Condition>| {
        let mut required = required.clone();
        // When no term must match, at least one optional term must. Otherwise optional terms only add to the score.
        if !has_must && has_optional {
            required.push(Condition::any(optional));
        }
        with_selective_filter(collection, &options.filters, Condition::all(required))
    };
    // Built only when it makes a difference: long fuzzy phrases have conditions of megabytes.
    let any = match !has_must && of_any_word.iter().any(Option::is_some) {
        true => {
            let of_part = |(any, part): (Option<Condition>, &Condition)| any.unwrap_or_else(|| part.clone());
            Some(whole(of_any_word.into_iter().zip(&optional).map(of_part).collect())?)
        }
        false => None,
    };
    let condition = whole(optional)?;
    Ok(CompiledQuery {
        is_empty: condition == Condition::Nothing,
        has_score: has_must || has_optional,
        any_word: any.filter(|any| *any != condition).map(|any| AnyWordCondition {
            fewer_words: Condition::all(vec![any.clone(), Condition::Not(Box::new(condition.clone()))]),
            condition: any,
        }),
        own_text: has_episodes.then(|| Condition::any(own_texts)),
        scored,
        condition,
        highlight_terms: compiler.highlight_terms,
        title_queries: compiler.titles,
        word_counts: compiler.word_counts,
    })
}

/// Detects the languages of a search's query. `languages` are those that the index contains.
pub fn languages_of(lookup: &mut VariantLookup<'_>, options: &SearchOptions, languages: &[Language]) -> QueryLanguages {
    let filtered = &options.filters.languages;
    let mut all: Vec<Language> = filtered.iter().map(|tag| Language::from_tag(Some(tag))).collect();
    if all.is_empty() {
        all = languages.to_vec();
    }
    all.sort_unstable();
    all.dedup();
    let needed = search_terms(options).filter(|requested| requested.mode != MatchMode::Not);
    let words: Vec<_> = needed.map(|requested| lookup.words(&requested.text, &all)).collect();
    let mut known = HashSet::new();
    let words: Vec<&QueryWord> =
        words.iter().flat_map(|words| &**words).filter(|it| known.insert(&it.folded)).collect();
    let documents = |&language: &Language| lookup.collection().documents_in(language);
    let candidate = |language| LanguageCandidate { language, documents: documents(&language) };
    let candidates: Vec<LanguageCandidate> = all.into_iter().map(candidate).collect();
    let of_interface = options.interface_language.as_deref().map(|tag| Language::from_tag(Some(tag)));
    let hints = LanguageHints { are_filtered_for: !filtered.is_empty(), of_interface };
    QueryLanguages::estimate(&words, &candidates, hints, |language, term| lookup.usage(term).level(language))
}

fn search_terms(options: &SearchOptions) -> impl Iterator<Item = &SearchTerm> {
    options.terms.iter().chain(options.groups.iter().flatten())
}

impl Compiler<'_, '_> {
    fn compile_term(&mut self, requested: &SearchTerm, mode: MatchMode) -> Result<CompiledTerm, IndexReadError> {
        let mut words = self.lookup.words(&requested.text, self.languages.all()).to_vec();
        if words.is_empty() {
            return Ok(CompiledTerm::from_condition(Condition::Nothing, Vec::new()));
        }
        drop_joined_stop_words(self.languages, &mut words);
        let is_phrase = matches_as_phrase(requested, &words);
        let mut title = TitleQuery::new(&requested.text);
        let looks_at_title = requested.targets.iter().any(|&target| is_own_title(self.mode, target));
        let part = match is_phrase {
            true => self.compile_phrase(requested, mode, &words, &mut title),
            false => self.compile_words(requested, mode, &words, &mut title),
        };
        if mode != MatchMode::Not && looks_at_title {
            title.set_words(&words);
            self.titles.push(title);
        }
        part
    }
}

/// Removes joined spellings that contain a stop word ("the rapist", "a part"), unless the whole query is one name.
pub fn drop_joined_stop_words(languages: &QueryLanguages, words: &mut [QueryWord]) {
    let is_part = |word: &QueryWord| {
        word.surface_form != "a"
            && (word.surface_form.chars().count() == 1 || !languages.has_stop_word(&word.surface_form))
    };
    let parts: Vec<bool> = words.iter().map(is_part).collect();
    let is_name = |joined: &[bool]| joined.len() == parts.len() && parts.len() > 2 || joined.iter().all(|part| *part);
    for word in words {
        word.alternatives.retain(|other| !other.is_joined() || parts.get(other.words.clone()).is_some_and(is_name));
    }
}

/// Whether the words of a term must match in sequence or as written.
pub fn matches_as_phrase(requested: &SearchTerm, words: &[QueryWord]) -> bool {
    (requested.phrase || is_joined_by_sign(&requested.text)) && words.len() > 1 || is_quoted(requested, words)
}

/// Whether a text is one name with a sign in it, as in `AT&T` and `R&B`. Its words alone mean nothing.
fn is_joined_by_sign(text: &str) -> bool {
    text.contains('&') && !text.trim().contains(char::is_whitespace)
}
