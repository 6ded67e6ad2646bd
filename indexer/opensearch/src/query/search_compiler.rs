//! Compiles the search terms of a search.

use super::scored_words::ScoredWord;
use super::spellings::SpellingLookup;
use crate::documents::sort_key;
use crate::schema::TITLE_KEY;
use earshot_engine::query::{
    HighlightTerms, QueryLanguages, TitleQuery, drop_joined_stop_words, matches_as_phrase, query_words,
};
use earshot_engine::schema::field;
use earshot_indexer::SearchError;
use earshot_model::search::{MatchMode, SearchMode, SearchOptions, SearchTerm, Target};
use earshot_text::analyze::Language;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The engine's limit of clauses is 1,024. Filters need some of them.
const MAX_LEAVES: usize = 1_000;
/// The score of a title that equals the query, beside scores by words of 5 to 30.
const TITLE_BOOST: f32 = 20.0;
/// Scores are multiplied by 1 for unpopular podcasts, and by 1 + this for the most popular ones.
const POPULARITY_WEIGHT: f32 = 0.3;

/// The compiled words of a search.
pub struct CompiledSearch {
    /// What hits must satisfy.
    pub condition: Value,
    /// The condition when any word of a term suffices. `None` when that makes no difference.
    pub any_word: Option<Value>,
    pub has_score: bool,
    /// Terms to highlight, by target.
    pub highlights: BTreeMap<Target, HighlightTerms>,
    /// The words whose scores are summed up.
    pub scored: Vec<ScoredWord>,
    /// The terms with the target title.
    pub titles: Vec<TitleQuery>,
}

/// A compiled search term.
pub struct CompiledTerm {
    pub query: Value,
    pub any_word: Option<Value>,
    pub scored: Vec<ScoredWord>,
}

/// Compiles the terms of one search.
pub struct SearchCompiler<'a> {
    pub mode: SearchMode,
    pub languages: &'a QueryLanguages,
    /// The languages to look up words in.
    pub query_languages: Vec<Language>,
    pub spellings: SpellingLookup<'a>,
    /// Documents of the index, by language number.
    pub documents: &'a [u64],
    pub highlights: BTreeMap<Target, HighlightTerms>,
    pub titles: Vec<TitleQuery>,
    /// Clauses so far.
    pub leaves: usize,
}

/// Compiles the terms and groups of `options`. Filters are separate.
pub fn compile(mut compiler: SearchCompiler<'_>, options: &SearchOptions) -> Result<CompiledSearch, SearchError> {
    let (mut required, mut excluded, mut optional, mut any_words) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut titles, mut scored) = (Vec::new(), Vec::new());
    for requested in &options.terms {
        let CompiledTerm { query, any_word, scored: of_term } = compiler.compile_term(requested, requested.mode);
        if requested.mode != MatchMode::Not {
            scored.extend(of_term);
        }
        match requested.mode {
            MatchMode::Not => excluded.push(query),
            MatchMode::Must => required.push(query),
            MatchMode::Optional => {
                any_words.push(any_word.unwrap_or_else(|| query.clone()));
                optional.push(query);
            }
        }
        titles.extend(title_query(options.mode, requested));
    }
    for group in &options.groups {
        // Match modes inside a group have no effect: a member matches when all its words do.
        let members: Vec<CompiledTerm> =
            group.iter().map(|requested| compiler.compile_term(requested, MatchMode::Must)).collect();
        required.push(any(members.iter().map(|member| member.query.clone()).collect()));
        scored.extend(members.into_iter().flat_map(|member| member.scored));
    }
    if compiler.leaves > MAX_LEAVES {
        return Err(SearchError::Unsupported { what: "searches with so many words and spellings" });
    }
    let has_must = !required.is_empty();
    let whole = |optional: &[Value]| {
        let mut should = titles.clone();
        let mut must = required.clone();
        match has_must {
            true => should.extend_from_slice(optional),
            // When no term must match, at least one optional term must.
            false if !optional.is_empty() => must.push(any(optional.to_vec())),
            false => {}
        }
        json!({"bool": {"must": must, "should": should, "must_not": excluded}})
    };
    let condition = whole(&optional);
    let any_word = (!has_must && !optional.is_empty()).then(|| whole(&any_words)).filter(|any| *any != condition);
    Ok(CompiledSearch {
        has_score: has_must || !optional.is_empty(),
        condition,
        any_word,
        highlights: compiler.highlights,
        scored,
        titles: compiler.titles,
    })
}

impl CompiledSearch {
    /// The terms to highlight in the texts of a target.
    pub fn highlight_terms(&self, target: Target) -> &HighlightTerms {
        static NOTHING: LazyLock<HighlightTerms> = LazyLock::new(HighlightTerms::default);
        self.highlights.get(&target).unwrap_or(&NOTHING)
    }

    /// A condition with scores that grow with the popularity of the podcast.
    pub fn with_popularity(condition: &Value) -> Value {
        json!({"function_score": {
            "query": condition,
            "functions": [
                {"weight": 1.0},
                {"field_value_factor": {"field": field::POPULARITY, "factor": POPULARITY_WEIGHT, "missing": 0.0}},
            ],
            "score_mode": "sum",
            "boost_mode": "multiply",
        }})
    }
}

impl SearchCompiler<'_> {
    fn compile_term(&mut self, requested: &SearchTerm, mode: MatchMode) -> CompiledTerm {
        let mut words = query_words(&requested.text, self.languages.all());
        if words.is_empty() {
            return CompiledTerm { query: nothing(), any_word: None, scored: Vec::new() };
        }
        drop_joined_stop_words(self.languages, &mut words);
        let mut title = TitleQuery::new(&requested.text);
        let compiled = match matches_as_phrase(requested, &words) {
            true => self.compile_phrase(requested, mode, &words, &mut title),
            false => self.compile_words(requested, mode, &words, &mut title),
        };
        if mode != MatchMode::Not && requested.targets.contains(&own_title(self.mode)) {
            title.set_words(&words);
            self.titles.push(title);
        }
        compiled
    }
}

/// Lifts documents whose title equals the term. Only terms that search the title do.
fn title_query(mode: SearchMode, requested: &SearchTerm) -> Option<Value> {
    let key = sort_key(&requested.text);
    let is_wanted = requested.mode != MatchMode::Not && requested.targets.contains(&own_title(mode)) && !key.is_empty();
    is_wanted.then(|| json!({"constant_score": {"filter": {"term": {TITLE_KEY: key}}, "boost": TITLE_BOOST}}))
}

/// The target of the titles of searched documents.
fn own_title(mode: SearchMode) -> Target {
    match mode {
        SearchMode::Podcasts => Target::PodcastTitle,
        SearchMode::Episodes => Target::EpisodeTitle,
    }
}

/// No document.
pub fn nothing() -> Value {
    json!({"match_none": {}})
}

/// Documents that satisfy one of the queries at least.
pub fn any(queries: Vec<Value>) -> Value {
    at_least(1, queries)
}

/// Documents that satisfy this number of the queries at least.
pub fn at_least(least: usize, mut queries: Vec<Value>) -> Value {
    match queries.len() {
        0 => nothing(),
        1 => queries.remove(0),
        _ => json!({"bool": {"should": queries, "minimum_should_match": least.max(1)}}),
    }
}
