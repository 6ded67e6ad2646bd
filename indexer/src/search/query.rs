//! From search options to a query of the engine, and to what highlighting and ranking need to know of it.
//!
//! Words that may match alone become one flat disjunction of boosted terms, for which the engine skips whatever cannot
//! reach the best hits; only what is required to match together becomes nested.

use super::collection::Collection;
use super::excluded::Excluded;
use super::fault::Fault;
use super::forms::{Form, Forms, QueryWord, query_words};
use super::targets::{Searched, fields_of, is_own_title};
use crate::analyze::Language;
use crate::build::title_word_hash;
use crate::schema::field;
use earshot_model::search::{MatchMode, SearchMode, SearchOptions, Target, Term as Asked};
use std::collections::{BTreeMap, HashMap, HashSet};
use tantivy::Term;
use tantivy::query::{
    AllQuery, BooleanQuery, BoostQuery, ConstScoreQuery, Occur, PhraseQuery, Query, TermQuery, TermSetQuery,
};
use tantivy::schema::IndexRecordOption;

/// All words of a term must match up to this many.
const ALL_WORDS_UP_TO: usize = 3;
/// Of more words this share must match, in percent.
const LEAST_WORDS_PERCENT: usize = 70;

/// A query, compiled for one collection.
pub struct Compiled {
    pub query: Box<dyn Query>,
    pub frequencies: HashMap<Term, u64>,
    /// Nothing can match.
    pub is_empty: bool,
    /// There are terms that give a score.
    pub has_score: bool,
    /// What matched, by target: for highlights and for finding passages.
    pub marks: BTreeMap<Target, Marks>,
    /// For each term that looks at the title: hashes of its words in their order.
    pub title_words: Vec<Vec<u64>>,
}

/// What is marked in a text.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// Terms that match alone, in all languages.
    pub single: HashSet<String>,
    /// Terms that match one after another, with the slop; each in one language.
    pub phrases: Vec<(Vec<String>, u32)>,
}

impl Marks {
    pub fn is_nothing(&self) -> bool {
        self.single.is_empty() && self.phrases.is_empty()
    }
}

/// What a term became.
enum Part {
    Nothing,
    /// Any of these.
    Flat(Vec<Form>),
    Whole(Box<dyn Query>),
}

impl Part {
    fn into_query(self) -> Option<Box<dyn Query>> {
        match self {
            Self::Nothing => None,
            Self::Flat(forms) => Some(any_of(forms)),
            Self::Whole(query) => Some(query),
        }
    }
}

/// Compiles `options` for a collection that holds texts of `languages`.
pub fn compile(collection: &Collection, options: &SearchOptions, languages: &[Language]) -> Result<Compiled, Fault> {
    let mut compiler = Compiler {
        mode: options.mode,
        languages: searched_languages(options, languages),
        forms: Forms::new(collection),
        marks: BTreeMap::new(),
        title_words: Vec::new(),
    };
    let mut clauses: Vec<(Occur, Box<dyn Query>)> = Vec::new();
    let mut flat = Vec::new();
    let mut optional: Vec<Box<dyn Query>> = Vec::new();
    let (mut has_must, mut has_optional, mut is_empty) = (false, false, false);
    for asked in &options.terms {
        let part = compiler.term(asked)?;
        match asked.mode {
            MatchMode::Not => {
                let excluded = part.into_query().map(|query| Box::new(Excluded(query)) as Box<dyn Query>);
                clauses.extend(excluded.map(|query| (Occur::MustNot, query)));
            }
            MatchMode::Must => {
                has_must = true;
                match part.into_query() {
                    Some(query) => clauses.push((Occur::Must, query)),
                    None => is_empty = true,
                }
            }
            MatchMode::Optional => {
                has_optional = true;
                match part {
                    Part::Nothing => {}
                    Part::Flat(forms) => flat.extend(forms),
                    Part::Whole(query) => optional.push(query),
                }
            }
        }
    }

    let has_score = has_must || has_optional;
    if !has_must && has_optional {
        // At least one of the optional terms matches.
        is_empty |= flat.is_empty() && optional.is_empty();
        let alone = clauses.is_empty() && !has_ids(options);
        match (flat.is_empty(), optional.is_empty()) {
            (true, true) => {}
            (false, true) if alone => clauses.extend(shoulds(flat)),
            (false, true) => clauses.push((Occur::Must, any_of(flat))),
            _ => {
                let mut any = shoulds(flat);
                any.extend(optional.into_iter().map(|query| (Occur::Should, query)));
                clauses.push((Occur::Must, Box::new(BooleanQuery::new(any))));
            }
        }
    } else {
        clauses.extend(shoulds(flat));
        clauses.extend(optional.into_iter().map(|query| (Occur::Should, query)));
    }
    clauses.extend(included_ids(collection, options).into_iter().map(|query| (Occur::Must, query)));
    if !clauses.iter().any(|(occur, _)| *occur != Occur::MustNot) {
        clauses.push((Occur::Must, Box::new(ConstScoreQuery::new(Box::new(AllQuery), 0.0))));
    }
    Ok(Compiled {
        query: Box::new(BooleanQuery::new(clauses)),
        frequencies: compiler.forms.frequencies,
        is_empty,
        has_score,
        marks: compiler.marks,
        title_words: compiler.title_words,
    })
}

/// Documents of other languages than those filtered for need not be looked for.
fn searched_languages(options: &SearchOptions, languages: &[Language]) -> Vec<Language> {
    if options.filters.languages.is_empty() {
        return languages.to_vec();
    }
    let mut wanted: Vec<Language> = options.filters.languages.iter().map(|tag| Language::of(Some(tag))).collect();
    wanted.sort_unstable();
    wanted.dedup();
    wanted
}

struct Compiler<'a> {
    mode: SearchMode,
    languages: Vec<Language>,
    forms: Forms<'a>,
    marks: BTreeMap<Target, Marks>,
    title_words: Vec<Vec<u64>>,
}

impl Compiler<'_> {
    fn term(&mut self, asked: &Asked) -> Result<Part, Fault> {
        let words = query_words(&asked.text, &self.languages);
        let is_wanted = asked.mode != MatchMode::Not;
        if is_wanted && !words.is_empty() && asked.targets.iter().any(|&target| is_own_title(self.mode, target)) {
            self.title_words.push(words.iter().map(|word| title_word_hash(&word.folded)).collect());
        }
        match words.as_slice() {
            [] => Ok(Part::Nothing),
            [_, _, ..] if asked.phrase => self.phrase(asked, &words),
            words => self.words(asked, words),
        }
    }

    fn words(&mut self, asked: &Asked, words: &[QueryWord]) -> Result<Part, Fault> {
        let mut seen = HashSet::new();
        let mut found: Vec<Vec<Form>> = Vec::new();
        let mut asked_for = 0_usize;
        for word in words.iter().filter(|word| seen.insert(word.folded.as_str())) {
            asked_for += 1;
            let mut forms = Vec::new();
            for &target in &asked.targets {
                for &searched in fields_of(self.mode, target) {
                    let of_field = self.forms.of(word, searched, asked.fuzzy && !asked.phrase)?;
                    if asked.mode != MatchMode::Not {
                        let marks = self.marks.entry(target).or_default();
                        marks.single.extend(of_field.iter().map(|form| form.text.clone()));
                    }
                    forms.extend(of_field);
                }
            }
            if !forms.is_empty() {
                found.push(forms);
            }
        }
        let required =
            if asked_for <= ALL_WORDS_UP_TO { asked_for } else { (asked_for * LEAST_WORDS_PERCENT).div_ceil(100) };
        if found.len() < required || found.is_empty() {
            return Ok(Part::Nothing);
        }
        if found.len() == 1 {
            return Ok(Part::Flat(found.remove(0)));
        }
        let is_all = found.len() == required;
        let occur = if is_all { Occur::Must } else { Occur::Should };
        let clauses = found.into_iter().map(|forms| (occur, any_of(forms))).collect();
        let query = if is_all {
            BooleanQuery::new(clauses)
        } else {
            BooleanQuery::with_minimum_required_clauses(clauses, required)
        };
        Ok(Part::Whole(Box::new(query)))
    }

    fn phrase(&mut self, asked: &Asked, words: &[QueryWord]) -> Result<Part, Fault> {
        let mut any: Vec<(Occur, Box<dyn Query>)> = Vec::new();
        for &target in &asked.targets {
            for &searched in fields_of(self.mode, target) {
                for texts in self.phrases_of(words, searched)? {
                    let field = self.forms.field(searched.field);
                    let terms = texts.iter().map(|text| Term::from_field_text(field, text)).collect();
                    let mut phrase = PhraseQuery::new(terms);
                    phrase.set_slop(asked.slop);
                    any.push((Occur::Should, boosted(Box::new(phrase), searched.boost)));
                    if asked.mode != MatchMode::Not {
                        self.marks.entry(target).or_default().phrases.push((texts, asked.slop));
                    }
                }
            }
        }
        Ok(if any.is_empty() { Part::Nothing } else { Part::Whole(Box::new(BooleanQuery::new(any))) })
    }

    /// The phrase in each language in which the field has all its words.
    fn phrases_of(&mut self, words: &[QueryWord], searched: Searched) -> Result<Vec<Vec<String>>, Fault> {
        let mut known: Vec<HashSet<String>> = Vec::new();
        for word in words {
            known.push(self.forms.of(word, searched, false)?.into_iter().map(|form| form.text).collect());
        }
        let variants: Vec<Vec<String>> = if searched.is_exact {
            vec![words.iter().map(|word| word.folded.clone()).collect()]
        } else {
            (0..self.languages.len())
                .map(|language| words.iter().map(|word| word.terms[language].clone()).collect())
                .collect()
        };
        let mut seen = HashSet::new();
        Ok(variants
            .into_iter()
            .filter(|texts| texts.iter().zip(&known).all(|(text, known)| known.contains(text)))
            .filter(|texts| seen.insert(texts.clone()))
            .collect())
    }
}

fn has_ids(options: &SearchOptions) -> bool {
    let is_episodes = options.mode == SearchMode::Episodes;
    !options.filters.include_podcast_ids.is_empty() || (is_episodes && !options.filters.include_episode_ids.is_empty())
}

/// Lists of ids narrow a search so much that walking them beats looking at every hit.
fn included_ids(collection: &Collection, options: &SearchOptions) -> Vec<Box<dyn Query>> {
    let filters = &options.filters;
    let podcast_field = match options.mode {
        SearchMode::Podcasts => field::ID,
        SearchMode::Episodes => field::PODCAST_ID,
    };
    let one_of = |name: &str, ids: Vec<&[u8; 16]>| -> Option<Box<dyn Query>> {
        let field = collection.field(name);
        let terms: Vec<Term> = ids.iter().map(|id| Term::from_field_bytes(field, id.as_slice())).collect();
        let set = || Box::new(ConstScoreQuery::new(Box::new(TermSetQuery::new(terms.clone())), 0.0));
        if terms.is_empty() { None } else { Some(set()) }
    };
    let podcasts = one_of(podcast_field, filters.include_podcast_ids.iter().map(|id| id.0.as_bytes()).collect());
    let episodes = match options.mode {
        SearchMode::Podcasts => None,
        SearchMode::Episodes => {
            one_of(field::ID, filters.include_episode_ids.iter().map(|id| id.0.as_bytes()).collect())
        }
    };
    podcasts.into_iter().chain(episodes).collect()
}

fn any_of(forms: Vec<Form>) -> Box<dyn Query> {
    Box::new(BooleanQuery::new(shoulds(forms)))
}

fn shoulds(forms: Vec<Form>) -> Vec<(Occur, Box<dyn Query>)> {
    let clause = |form: Form| {
        let query: Box<dyn Query> = Box::new(TermQuery::new(form.term, IndexRecordOption::WithFreqs));
        (Occur::Should, boosted(query, form.worth))
    };
    forms.into_iter().map(clause).collect()
}

fn boosted(query: Box<dyn Query>, boost: f32) -> Box<dyn Query> {
    if (boost - 1.0).abs() < f32::EPSILON { query } else { Box::new(BoostQuery::new(query, boost)) }
}
