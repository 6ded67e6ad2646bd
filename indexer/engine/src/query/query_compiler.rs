//! Compiles search options into conditions, scored terms, and the data for highlighting and ranking.

use super::compilation::{CompiledTerm, Compiler, MAX_PHRASE_LISTS};
use super::compiled_query::{AnyWordCondition, CompiledQuery};
use super::condition::Condition;
use super::phrase_conditions::is_quoted;
use super::query_languages::{LanguageCandidate, LanguageHints, QueryLanguages};
use super::query_word::QueryWord;
use super::selective_filters::{conditions_of_included_ids, with_selective_filter};
use super::target_fields::is_own_title;
use super::term_variants::VariantLookup;
use super::title_query::TitleQuery;
use crate::deadline::Deadline;
use crate::fault::Fault;
use crate::segments::collection::Collection;
use earshot_model::search::{MatchMode, SearchOptions, SearchTerm as Asked};
use earshot_text::analyze::Language;
use std::collections::{BTreeMap, HashMap, HashSet};

/// Limit of scored term variants per query. Each word gets at least one.
const MAX_SCORED_VARIANTS: usize = 1_024;
const MIN_SCORED_VARIANTS: usize = 8;

/// Compiles `options` for a collection, in the languages of its query ([`languages_of`]).
pub fn compile<'a>(
    forms: &mut VariantLookup<'a>,
    options: &SearchOptions,
    languages: &QueryLanguages,
    deadline: &Deadline,
) -> Result<CompiledQuery, Fault> {
    let collection: &'a Collection = forms.collection();
    let words: usize = search_terms(options).map(|asked| forms.words(&asked.text, languages.all()).len()).sum();
    let mut compiler = Compiler {
        collection,
        mode: options.mode,
        languages,
        asked_languages: languages.lookup_languages(),
        max_scored_forms: (MAX_SCORED_VARIANTS / words.max(1)).max(MIN_SCORED_VARIANTS),
        forms,
        marks: BTreeMap::new(),
        titles: Vec::new(),
        word_counts: HashMap::new(),
        phrase_lists: MAX_PHRASE_LISTS,
        deadline,
    };
    let (mut required, mut optional, mut of_any_word, mut scored) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut has_must, mut has_optional) = (!options.groups.is_empty(), false);
    // Excluded phrases come first, so that the others leave them enough posting lists.
    let (excluded, included): (Vec<&Asked>, _) = options.terms.iter().partition(|asked| asked.mode == MatchMode::Not);
    for asked in excluded {
        let part = compiler.compile_term(asked, asked.mode)?;
        required.push(Condition::Not(Box::new(part.matcher)));
    }
    for asked in included {
        let part = compiler.compile_term(asked, asked.mode)?;
        if asked.mode == MatchMode::Must {
            has_must = true;
            required.push(part.matcher);
        } else {
            has_optional = true;
            optional.push(part.matcher);
            of_any_word.push(part.any_word);
        }
        scored.extend(part.scored);
    }
    for group in &options.groups {
        let mut any = Vec::with_capacity(group.len());
        for asked in group {
            // Match modes inside a group have no effect: a member matches when all its words do.
            let part = compiler.compile_term(asked, MatchMode::Must)?;
            any.push(part.matcher);
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
    let matcher = whole(optional)?;
    Ok(CompiledQuery {
        is_empty: matcher == Condition::Nothing,
        has_score: has_must || has_optional,
        any_word: any.filter(|any| *any != matcher).map(|any| AnyWordCondition {
            fewer_words: Condition::all(vec![any.clone(), Condition::Not(Box::new(matcher.clone()))]),
            matcher: any,
        }),
        scored,
        matcher,
        highlight_terms: compiler.marks,
        title_queries: compiler.titles,
        word_counts: compiler.word_counts,
    })
}

/// Detects the languages of a search's query. `languages` are those that the index contains.
pub fn languages_of(forms: &mut VariantLookup<'_>, options: &SearchOptions, languages: &[Language]) -> QueryLanguages {
    let filtered = &options.filters.languages;
    let mut all: Vec<Language> = filtered.iter().map(|tag| Language::from_tag(Some(tag))).collect();
    if all.is_empty() {
        all = languages.to_vec();
    }
    all.sort_unstable();
    all.dedup();
    let wanted = search_terms(options).filter(|asked| asked.mode != MatchMode::Not);
    let words: Vec<_> = wanted.map(|asked| forms.words(&asked.text, &all)).collect();
    let mut known = HashSet::new();
    let words: Vec<&QueryWord> =
        words.iter().flat_map(|words| &**words).filter(|it| known.insert(&it.folded)).collect();
    let documents = |&language: &Language| forms.collection().documents_in(language);
    let candidate = |language| LanguageCandidate { language, documents: documents(&language) };
    let candidates: Vec<LanguageCandidate> = all.into_iter().map(candidate).collect();
    let of_interface = options.interface_language.as_deref().map(|tag| Language::from_tag(Some(tag)));
    let hints = LanguageHints { are_filtered_for: !filtered.is_empty(), of_interface };
    QueryLanguages::estimate(&words, &candidates, hints, |language, term| forms.usage(term).level(language))
}

fn search_terms(options: &SearchOptions) -> impl Iterator<Item = &Asked> {
    options.terms.iter().chain(options.groups.iter().flatten())
}

impl Compiler<'_, '_> {
    fn compile_term(&mut self, asked: &Asked, mode: MatchMode) -> Result<CompiledTerm, Fault> {
        let mut words = self.forms.words(&asked.text, self.languages.all()).to_vec();
        if words.is_empty() {
            return Ok(CompiledTerm::from_condition(Condition::Nothing, Vec::new()));
        }
        self.drop_joined_stop_words(&mut words);
        let is_phrase = asked.phrase && words.len() > 1 || is_quoted(asked, &words);
        let mut title = TitleQuery::new(&asked.text);
        let looks_at_title = asked.targets.iter().any(|&target| is_own_title(self.mode, target));
        let part = match is_phrase {
            true => self.compile_phrase(asked, mode, &words, &mut title),
            false => self.compile_words(asked, mode, &words, &mut title),
        };
        if mode != MatchMode::Not && looks_at_title {
            title.set_words(&words);
            self.titles.push(title);
        }
        part
    }

    /// Removes joined spellings that contain a stop word ("the rapist", "a part"), unless the whole query is one name.
    fn drop_joined_stop_words(&self, words: &mut [QueryWord]) {
        let is_part = |word: &QueryWord| {
            word.surface_form != "a"
                && (word.surface_form.chars().count() == 1 || !self.languages.has_stop_word(&word.surface_form))
        };
        let parts: Vec<bool> = words.iter().map(is_part).collect();
        let is_name =
            |joined: &[bool]| joined.len() == parts.len() && parts.len() > 2 || joined.iter().all(|part| *part);
        for word in words {
            word.alternatives.retain(|other| !other.is_joined() || parts.get(other.words.clone()).is_some_and(is_name));
        }
    }
}
