//! From search options to what is matched, what is scored, and what highlighting and ranking need to know of it.

use super::collection::Collection;
use super::compiled::{Compiled, Marks};
use super::deadline::Deadline;
use super::fault::Fault;
use super::forms::{Form, Forms, OTHER_SPELLING, QueryWord, count_words, query_words};
use super::matching::Match;
use super::narrow::{included_ids, narrowed};
use super::phrases::Phrase;
use super::query_term::{QueryTerm, ScoredTerm};
use super::stop_words::StopWords;
use super::targets::{fields_of, is_own_title};
use super::titles::TitleQuery;
use crate::analyze::Language;
use crate::schema::field;
use earshot_model::search::{MatchMode, SearchMode, SearchOptions, Target, Term as Asked};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// An optional term of more words, stop words left out, is a sentence: any of its significant words will do. Fewer are a
/// name or a topic, and all of them match.
const ALL_WORDS_UP_TO: u32 = 3;
/// A word in so large a share of a language's documents decides nothing, in percent...
const COMMON_PERCENT: u64 = 20;
/// ... where there are enough documents to say so.
const COMMON_FROM_DOCUMENTS: u64 = 1_000;

/// A larger slop is as good as this one.
const MAX_SLOP: u32 = 1_000;

/// Forms that give a score: of a query, and at least of each of its words.
const MAX_SCORED_FORMS: usize = 1_024;
const LEAST_SCORED_FORMS: usize = 8;

/// Whether the words of optional terms must match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strictness {
    /// As many as [`least_words`] says.
    Usual,
    /// Any word will do: nothing has enough of them.
    AnyWord,
}

/// What a term of the search became.
struct Part {
    matcher: Match,
    scored: Vec<ScoredTerm>,
}

impl Part {
    const NOTHING: Self = Self { matcher: Match::Nothing, scored: Vec::new() };
}

/// Compiles `options` for a collection that holds texts of `languages`.
pub fn compile(
    collection: &Collection,
    options: &SearchOptions,
    languages: &[Language],
    strictness: Strictness,
    deadline: &Deadline,
) -> Result<Compiled, Fault> {
    compile_with(&mut Forms::new(collection, deadline), options, languages, strictness, deadline)
}

/// [`compile`], with the terms that were looked up for another query.
pub fn compile_with<'a>(
    forms: &mut Forms<'a>,
    options: &SearchOptions,
    languages: &[Language],
    strictness: Strictness,
    deadline: &Deadline,
) -> Result<Compiled, Fault> {
    let collection: &'a Collection = forms.collection();
    let searched = searched_languages(options, languages);
    let words: usize = asked_terms(options).map(|asked| count_words(&asked.text)).sum();
    let mut compiler = Compiler {
        collection,
        mode: options.mode,
        stop_words: stop_words(options, &searched),
        languages: searched,
        max_scored_forms: (MAX_SCORED_FORMS / words.max(1)).max(LEAST_SCORED_FORMS),
        forms,
        marks: BTreeMap::new(),
        titles: Vec::new(),
        word_counts: HashMap::new(),
        strictness,
        can_loosen: false,
        deadline,
    };
    let (mut required, mut optional, mut scored) = (Vec::new(), Vec::new(), Vec::new());
    let (mut has_must, mut has_optional) = (!options.groups.is_empty(), false);
    for asked in &options.terms {
        let part = compiler.term(asked, asked.mode)?;
        match asked.mode {
            MatchMode::Not => {
                required.push(Match::Not(Box::new(part.matcher)));
                continue;
            }
            MatchMode::Must => {
                has_must = true;
                required.push(part.matcher);
            }
            MatchMode::Optional => {
                has_optional = true;
                optional.push(part.matcher);
            }
        }
        scored.extend(part.scored);
    }
    for group in &options.groups {
        let mut any = Vec::with_capacity(group.len());
        for asked in group {
            // Their modes do not count: a member matches or does not, with all its words.
            let part = compiler.term(asked, MatchMode::Must)?;
            any.push(part.matcher);
            scored.extend(part.scored);
        }
        required.push(Match::any(any));
    }
    // At least one of the optional terms matches when nothing else has to; else they only add to the score.
    if !has_must && has_optional {
        required.push(Match::any(optional));
    }
    required.extend(included_ids(collection, options));
    let matcher = narrowed(collection, &options.filters, Match::all(required))?;
    Ok(Compiled {
        is_empty: matcher == Match::Nothing,
        has_score: has_must || has_optional,
        can_loosen: compiler.can_loosen && strictness == Strictness::Usual && !has_must,
        scored,
        matcher,
        marks: compiler.marks,
        titles: compiler.titles,
        word_counts: compiler.word_counts,
    })
}

/// Documents of other languages than those filtered for need not be looked for.
pub fn searched_languages(options: &SearchOptions, languages: &[Language]) -> Vec<Language> {
    if options.filters.languages.is_empty() {
        return languages.to_vec();
    }
    let mut wanted: Vec<Language> = options.filters.languages.iter().map(|tag| Language::of(Some(tag))).collect();
    wanted.sort_unstable();
    wanted.dedup();
    wanted
}

fn asked_terms(options: &SearchOptions) -> impl Iterator<Item = &Asked> {
    options.terms.iter().chain(options.groups.iter().flatten())
}

/// Those of the languages that are filtered for, or that the words tell.
fn stop_words(options: &SearchOptions, languages: &[Language]) -> StopWords {
    let words: Vec<QueryWord> = asked_terms(options).flat_map(|asked| query_words(&asked.text, &[])).collect();
    let written = words.iter().map(|word| word.written.as_str());
    StopWords::of(written, languages, !options.filters.languages.is_empty())
}

struct Compiler<'f, 'a> {
    collection: &'a Collection,
    mode: SearchMode,
    languages: Vec<Language>,
    stop_words: StopWords,
    /// Of each word.
    max_scored_forms: usize,
    forms: &'f mut Forms<'a>,
    marks: BTreeMap<Target, Marks>,
    titles: Vec<TitleQuery>,
    word_counts: HashMap<String, u64>,
    strictness: Strictness,
    can_loosen: bool,
    deadline: &'f Deadline,
}

/// A word as the index has it.
struct Found {
    /// `None` where it has not.
    term: Option<Arc<QueryTerm>>,
    /// How often it is asked for.
    count: u32,
    is_stop_word: bool,
    /// It is rare enough in every language to tell documents apart, and no stop word.
    is_significant: bool,
}

impl Found {
    fn matcher(&self) -> Match {
        self.term.clone().map_or(Match::Nothing, Match::Word)
    }
}

impl Compiler<'_, '_> {
    fn term(&mut self, asked: &Asked, mode: MatchMode) -> Result<Part, Fault> {
        let mut words = query_words(&asked.text, &self.languages);
        if words.is_empty() {
            return Ok(Part::NOTHING);
        }
        self.leave_out_joins(&mut words);
        let is_phrase = asked.phrase && words.len() > 1;
        let mut title = TitleQuery::new(&asked.text);
        let looks_at_title = asked.targets.iter().any(|&target| is_own_title(self.mode, target));
        let part = match is_phrase {
            true => self.phrase(asked, mode, &words, &mut title),
            false => self.words(asked, mode, &words, &mut title),
        };
        if mode != MatchMode::Not && looks_at_title {
            title.complete(&words);
            self.titles.push(title);
        }
        part
    }

    /// A stop word is no part of a joined word ("the rapist", "a part"), unless all that is asked for is one name.
    fn leave_out_joins(&self, words: &mut [QueryWord]) {
        let is_part = |word: &QueryWord| {
            word.written != "a" && (word.written.chars().count() == 1 || !self.stop_words.has(&word.written))
        };
        let parts: Vec<bool> = words.iter().map(is_part).collect();
        let is_name =
            |joined: &[bool]| joined.len() == parts.len() && parts.len() > 2 || joined.iter().all(|part| *part);
        for word in words {
            word.others.retain(|other| !other.is_joined() || parts.get(other.words.clone()).is_some_and(is_name));
        }
    }

    fn words(
        &mut self,
        asked: &Asked,
        mode: MatchMode,
        words: &[QueryWord],
        title: &mut TitleQuery,
    ) -> Result<Part, Fault> {
        let mut places: HashMap<&str, usize> = HashMap::new();
        let mut found: Vec<Found> = Vec::new();
        for word in words {
            if let Some(&place) = places.get(word.folded.as_str()) {
                found[place].count += 1;
                continue;
            }
            if self.deadline.is_over() {
                break;
            }
            places.insert(&word.folded, found.len());
            found.push(self.word(asked, mode, word, title)?);
        }
        // A word that nothing has is asked for all the same, until any word will do.
        let is_asked = |word: &Found| word.term.is_some() || self.strictness == Strictness::Usual;
        let has = |is: fn(&Found) -> bool| found.iter().any(|word| is(word) && is_asked(word));
        // Where nothing else is asked for, common words decide, and stop words of nothing but those.
        let (has_significant, has_other) = (has(|word| word.is_significant), has(|word| !word.is_stop_word));
        let decides = |word: &&Found| word.is_significant || !(has_significant || word.is_stop_word && has_other);
        let scored = found.iter().filter(|word| !(word.is_stop_word && has_other));
        let scored = scored.filter_map(|word| Some(ScoredTerm { term: word.term.clone()?, count: word.count }));
        let scored = scored.collect();
        let matcher = if mode == MatchMode::Optional {
            let decisive: Vec<Match> = found.iter().filter(decides).map(Found::matcher).collect();
            let content: u32 = found.iter().filter(|word| !word.is_stop_word).map(|word| word.count).sum();
            let least = if content <= ALL_WORDS_UP_TO { decisive.len() } else { 1 };
            self.can_loosen |= least > 1 || found.iter().any(|word| word.term.is_none());
            Match::most(if self.strictness == Strictness::AnyWord { 1 } else { least }, decisive)
        } else {
            Match::all(found.iter().map(Found::matcher).collect())
        };
        Ok(Part { matcher, scored })
    }

    /// A word in every field of every target.
    fn word(
        &mut self,
        asked: &Asked,
        mode: MatchMode,
        word: &QueryWord,
        title: &mut TitleQuery,
    ) -> Result<Found, Fault> {
        let mut forms: Vec<Form> = Vec::new();
        for &target in &asked.targets {
            for &searched in fields_of(self.mode, target) {
                let of_field = self.forms.in_any_spelling(word, searched, asked.fuzzy)?;
                if mode != MatchMode::Not {
                    let marks = self.marks.entry(target).or_default();
                    marks.single.extend(of_field.iter().map(|form| form.text().to_owned()));
                }
                if searched.field == field::TITLE_EXACT {
                    title.add(&word.folded, &of_field);
                }
                forms.extend(of_field);
            }
        }
        let documents = forms.iter().filter(|form| form.nearness >= OTHER_SPELLING).map(|form| form.documents()).sum();
        self.word_counts.insert(word.folded.clone(), documents);
        let is_common = |form: &Form| {
            let documents = self.collection.documents_like(form).max(COMMON_FROM_DOCUMENTS);
            form.documents() * 100 >= documents * COMMON_PERCENT
        };
        let is_stop_word = self.stop_words.has(&word.written);
        let is_significant = !is_stop_word && !forms.iter().any(is_common);
        let term = QueryTerm::new(forms, self.max_scored_forms, self.collection);
        Ok(Found { term, count: 1, is_stop_word, is_significant })
    }

    fn phrase(
        &mut self,
        asked: &Asked,
        mode: MatchMode,
        words: &[QueryWord],
        title: &mut TitleQuery,
    ) -> Result<Part, Fault> {
        let slop = asked.slop.min(MAX_SLOP);
        let (mut any, mut found) = (Vec::new(), vec![Vec::new(); words.len()]);
        for &target in &asked.targets {
            for &searched in fields_of(self.mode, target) {
                if self.deadline.is_over() {
                    break;
                }
                let (forms, counts) = (&mut *self.forms, &mut self.word_counts);
                for phrase in Phrase::of(words, forms, &self.languages, searched, asked.fuzzy, counts)? {
                    any.push(phrase.matcher(slop));
                    if mode != MatchMode::Not {
                        let marks = self.marks.entry(target).or_default();
                        match phrase.as_written() {
                            Some(forms) => {
                                marks.phrases.push((forms.map(|form| form.text().to_owned()).collect(), slop));
                            }
                            None => marks.near_phrases.push(phrase.marks(slop)),
                        }
                    }
                    if searched.field == field::TITLE_EXACT {
                        phrase.words().for_each(|(word, forms)| title.add(&words[word].folded, forms));
                    }
                    phrase.into_words().for_each(|(word, forms)| found[word].extend(forms));
                }
            }
        }
        let terms = found.into_iter().filter_map(|forms| QueryTerm::new(forms, self.max_scored_forms, self.collection));
        let scored = terms.map(|term| ScoredTerm { term, count: 1 }).collect();
        Ok(Part { matcher: Match::any(any), scored })
    }
}
