//! Compiles search options into conditions, scored terms, and the data for highlighting and ranking.

use super::compiled_query::{AnyWordCondition, CompiledQuery};
use super::condition::Condition;
use super::frames;
use super::highlight_terms::HighlightTerms;
use super::phrases::LanguagePhrase;
use super::query_languages::{LanguageCandidate, LanguageHints, QueryLanguages};
use super::query_term::{QueryTerm, ScoredTerm};
use super::quoted_term::QuotedTerm;
use super::selective_filters::{conditions_of_included_ids, with_selective_filter};
use super::target_fields::{beside, fields_of, is_own_title};
use super::term_variants::{OTHER_SPELLING_WEIGHT, QueryWord, TermVariant, VariantLookup};
use super::title_query::TitleQuery;
use crate::SearchError;
use crate::deadline::Deadline;
use crate::fault::Fault;
use crate::schema::field;
use crate::segments::collection::Collection;
use earshot_model::search::{MatchMode, SearchMode, SearchOptions, SearchTerm as Asked, Target};
use earshot_text::analyze::Language;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

/// Terms to highlight, with the target of each.
type Marks = Vec<(Target, String)>;

/// Most documents whose texts are read for a quoted term. Of a more frequent term, the stems decide, because each text
/// costs tens of microseconds.
const MAX_TEXTS_OF_A_QUOTED_TERM: u64 = 500;

/// An optional term with more words (stop words excluded) counts as a sentence: one significant word suffices. A
/// shorter one is a name or a topic: all its significant words must match.
const ALL_WORDS_UP_TO: u32 = 3;
/// Percent. A word in at least this share of a language's documents is too common to be significant.
const COMMON_PERCENT: u64 = 20;
/// The share counts only in languages with at least this many documents.
const COMMON_FROM_DOCUMENTS: u64 = 1_000;

/// Larger slops have the same effect.
const MAX_SLOP: u32 = 1_000;

/// Limit of scored term variants per query. Each word gets at least one.
const MAX_SCORED_VARIANTS: usize = 1_024;
const MIN_SCORED_VARIANTS: usize = 8;

/// Limit of posting lists that all phrases of a search open per segment, each with several kilobytes of buffers. Phrases
/// beyond the limit are searched in the most similar spelling of each word; an excluded phrase is rejected instead,
/// because it would exclude too few documents.
const MAX_PHRASE_LISTS: usize = 8_192;

/// A compiled search term.
struct CompiledTerm {
    matcher: Condition,
    /// The condition with any of the words instead of all; `None` when it would be the same.
    any_word: Option<Condition>,
    scored: Vec<ScoredTerm>,
}

impl CompiledTerm {
    /// A term whose whole condition must match.
    fn from_condition(matcher: Condition, scored: Vec<ScoredTerm>) -> Self {
        Self { any_word: None, matcher, scored }
    }
}

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

struct Compiler<'f, 'a> {
    collection: &'a Collection,
    mode: SearchMode,
    languages: &'f QueryLanguages,
    /// The languages of the query.
    asked_languages: Vec<Language>,
    /// Limit of scored variants per word.
    max_scored_forms: usize,
    forms: &'f mut VariantLookup<'a>,
    marks: BTreeMap<Target, HighlightTerms>,
    titles: Vec<TitleQuery>,
    word_counts: HashMap<String, u64>,
    /// What remains of [`MAX_PHRASE_LISTS`].
    phrase_lists: usize,
    deadline: &'f Deadline,
}

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

    fn compile_words(
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

    fn compile_phrase(
        &mut self,
        asked: &Asked,
        mode: MatchMode,
        words: &[QueryWord],
        title: &mut TitleQuery,
    ) -> Result<CompiledTerm, Fault> {
        if mode != MatchMode::Not {
            let part = self.compile_phrase_in(asked, mode, words, &self.asked_languages.clone(), title)?;
            if part.matcher != Condition::Nothing {
                return Ok(part);
            }
        }
        self.compile_phrase_in(asked, mode, words, self.languages.all(), title)
    }

    fn compile_phrase_in(
        &mut self,
        asked: &Asked,
        mode: MatchMode,
        words: &[QueryWord],
        languages: &[Language],
        title: &mut TitleQuery,
    ) -> Result<CompiledTerm, Fault> {
        let slop = asked.slop.min(MAX_SLOP);
        let (mut any, mut found) = (Vec::new(), vec![Vec::new(); words.len()]);
        let (is_quoted, mut quoted) = (is_quoted(asked, words), QuotedTerm::default());
        for &target in &asked.targets {
            for &searched in fields_of(self.mode, target) {
                if self.deadline.is_over() {
                    break;
                }
                let (forms, counts) = (&mut *self.forms, &mut self.word_counts);
                let mut phrases =
                    LanguagePhrase::find_in_languages(words, forms, languages, searched, asked.fuzzy, counts)?;
                if mode == MatchMode::Not
                    && phrases.iter().map(LanguagePhrase::lists).sum::<usize>() > self.phrase_lists
                {
                    return Err(SearchError::TooManyExcludedSpellings { limit: MAX_PHRASE_LISTS }.into());
                }
                phrases.retain_mut(|phrase| {
                    if phrase.lists() > self.phrase_lists {
                        phrase.keep_nearest(self.collection);
                    }
                    let rest = self.phrase_lists.checked_sub(phrase.lists());
                    self.phrase_lists = rest.unwrap_or(0);
                    rest.is_some() || phrase.is_as_written
                });
                let mut collected: HashSet<*const QueryTerm> = HashSet::new();
                for phrase in &phrases {
                    any.push(phrase.condition(slop));
                    if is_quoted {
                        quoted.add(target, phrase.quoted_phrase(slop));
                    } else if mode != MatchMode::Not {
                        let marks = self.marks.entry(target).or_default();
                        match phrase.exact_terms() {
                            Some(forms) => {
                                marks.phrases.push((forms.map(|form| form.text().to_owned()).collect(), slop));
                            }
                            None => marks.fuzzy_phrases.push(phrase.fuzzy_phrase(slop)),
                        }
                    }
                    for (number, term) in phrase.words() {
                        if !collected.insert(Arc::as_ptr(term)) {
                            continue;
                        }
                        if searched.field == field::TITLE_EXACT {
                            title.add_spellings(&words[number].folded, term.forms());
                        }
                        found[number].extend_from_slice(term.forms());
                    }
                }
            }
        }
        let terms = found.into_iter().filter_map(|forms| QueryTerm::new(forms, self.max_scored_forms, self.collection));
        let scored = terms.map(|term| ScoredTerm { term, count: 1 }).collect();
        if mode != MatchMode::Not {
            for (target, terms) in quoted.targets() {
                self.marks.entry(target).or_default().quoted.extend_from_slice(&terms.quoted);
            }
        }
        let matcher = match Condition::any(any) {
            stems if quoted.needs_texts() && (1..=MAX_TEXTS_OF_A_QUOTED_TERM).contains(&stems.max_documents()) => {
                Condition::Quoted(Box::new(stems), Arc::new(quoted))
            }
            matcher => matcher,
        };
        Ok(CompiledTerm::from_condition(matcher, scored))
    }
}

/// Whether a term matches as written (decision 041). A fuzzy phrase does not, and scripts without spaces have no stems.
fn is_quoted(asked: &Asked, words: &[QueryWord]) -> bool {
    asked.phrase && !asked.fuzzy && words.iter().all(|word| !word.is_unspaced())
}
