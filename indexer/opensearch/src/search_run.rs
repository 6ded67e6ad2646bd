//! Runs a search: reads the counts of its words, compiles it, and requests a page of hits.

use crate::cluster_backend::OpenSearchBackend;
use crate::error::ClusterError;
use crate::index_reader::{FoundDocument, FoundPage};
use crate::query::{
    CompiledSearch, FilterQueries, FilterScope, LookupTerms, SearchCompiler, SortContext, compile, facet_aggregations,
    filter_queries, id_field, ids_query, read_facets, search_words, sort_orders,
};
use crate::response::ShardState;
use crate::schema::DOCUMENT;
use earshot_engine::query::{LanguageCandidate, LanguageHints, QueryLanguages, QueryWord, check_word_limits};
use earshot_engine::schema::field;
use earshot_indexer::{
    CancelToken, FacetCounts, HiddenCounts, MeaningPlan, Page, RetrievalOutcome, SearchError, Total,
};
use earshot_model::limits::MAX_EXACT_COUNT;
use earshot_model::search::{MatchMode, RetrievalMode, SearchOptions, SearchTerm, SortField};
use earshot_model::{EpisodeId, PodcastId};
use earshot_suggest::stems;
use earshot_text::analyze::Language;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};
use uuid::Uuid;

/// Results are served to this depth, which is also the engine's limit.
const MAX_DEPTH: usize = 10_000;
/// The time that the engine leaves for the way back, so that it returns what it has found.
const RETURN_TIME: Duration = Duration::from_millis(200);

/// The found page of a search.
pub struct SearchRun<D> {
    pub total: Total,
    pub max_score: Option<f32>,
    pub documents: Vec<FoundDocument<D>>,
    pub facets: Vec<FacetCounts>,
    pub is_partial: bool,
    pub hidden: HiddenCounts,
    pub compiled: CompiledSearch,
    pub retrieval: RetrievalOutcome,
    pub retrievals: HashMap<Uuid, HitRetrieval>,
}

/// How a hit was found that words alone did not find.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HitRetrieval {
    pub found_by: RetrievalMode,
    /// The part of the score that comes from meaning.
    pub by_meaning: f32,
    /// The nearest passage of the transcript, when it is nearer than the document's own text.
    pub passage: Option<usize>,
}

/// A page of hits, and the condition that all hits satisfy.
pub struct PageOfHits<D> {
    pub total: Total,
    pub max_score: Option<f32>,
    pub documents: Vec<FoundDocument<D>>,
    pub condition: Value,
    pub state: ShardState,
    pub meaning: PageMeaning,
}

/// What meaning adds to a page.
#[derive(Default)]
pub struct PageMeaning {
    pub retrievals: HashMap<Uuid, HitRetrieval>,
    /// The condition of the hits when no podcast is hidden. `None` when it is that of the page.
    pub with_hidden: Option<Value>,
}

/// What all requests of one search have in common.
pub struct SearchScope<'a> {
    pub options: &'a SearchOptions,
    pub index: &'a str,
    pub filters: FilterQueries,
    pub has_score: bool,
    pub deadline: Instant,
}

impl OpenSearchBackend {
    /// Runs a search over the documents of its mode.
    pub(crate) fn run_search<D: DeserializeOwned>(
        &self,
        options: &SearchOptions,
        plan: &MeaningPlan,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<SearchRun<D>, SearchError> {
        let deadline = Instant::now() + self.budget;
        if page.skip.saturating_add(page.limit) > MAX_DEPTH {
            return Err(SearchError::TooDeep { limit: MAX_DEPTH });
        }
        check_word_limits(options).map_err(|error| error.into_search_error(&self.generation))?;
        let options = &self.with_current_ids(options, deadline)?;
        let side = self.side(options.mode);
        let languages = self.languages_of(options, deadline)?;
        let compiled = self.compile_search(options, &languages, deadline)?;
        let required = plan.query.as_ref().map(|_| self.compile_search(&required_terms(options), &languages, deadline));
        let required = required.transpose()?;
        check_cancelled(cancel)?;
        let spellings = side.spellings();
        let meaning = FilterScope {
            mode: options.mode,
            spellings: &spellings,
            charts: &self.charts,
            now: self.built_at,
            has_subjects: side.facts.has_subjects(),
        };
        let filters = filter_queries(&options.filters, &meaning)?;
        let scope = SearchScope { options, index: &side.index, filters, has_score: compiled.has_score, deadline };
        let found = match (&plan.query, required) {
            (Some(query), Some(required)) => {
                self.find_by_meaning(&scope, &compiled, query, required.condition, page)?
            }
            _ if compiled.has_score && is_by_relevance(options) => self.rank_by_relevance(&scope, &compiled, page)?,
            _ => self.sort_by_fields(&scope, &compiled, page)?,
        };
        check_cancelled(cancel)?;
        let run = self.add_counts(&scope, compiled, found)?;
        check_cancelled(cancel)?;
        Ok(SearchRun { retrieval: plan.outcome.clone(), ..run })
    }

    /// Compiles the terms of a search, after the cluster has counted their words.
    pub(crate) fn compile_search(
        &self,
        options: &SearchOptions,
        languages: &QueryLanguages,
        deadline: Instant,
    ) -> Result<CompiledSearch, SearchError> {
        let side = self.side(options.mode);
        let cluster = |error: ClusterError| error.into_search_error(&self.generation);
        let terms = LookupTerms::of_search(options, languages.all());
        side.vocabulary.load_similar(&self.reader.client, &terms.similar, deadline).map_err(cluster)?;
        let mut counts = terms.counts;
        for key in &terms.similar {
            counts.extend(side.vocabulary.similar(key).into_iter().map(|(term, _)| term));
        }
        side.vocabulary.load_counts(&self.reader.client, &counts, deadline).map_err(cluster)?;
        let compiler = SearchCompiler {
            mode: options.mode,
            languages,
            query_languages: languages.lookup_languages(),
            spellings: side.spellings(),
            documents: &side.facts.languages,
            highlights: Default::default(),
            titles: Vec::new(),
            leaves: 0,
        };
        compile(compiler, options)
    }

    /// Adds the facets, and the number of hidden podcasts.
    fn add_counts<D>(
        &self,
        scope: &SearchScope<'_>,
        compiled: CompiledSearch,
        found: PageOfHits<D>,
    ) -> Result<SearchRun<D>, SearchError> {
        let (facets, facet_state) = self.count_facets(scope, &found.condition)?;
        let with_hidden = found.meaning.with_hidden.as_ref().unwrap_or(&found.condition);
        let (hidden, hidden_state) = self.count_hidden(scope, with_hidden)?;
        let is_partial = [found.state, facet_state, hidden_state].contains(&ShardState::Partial);
        Ok(SearchRun {
            total: found.total,
            max_score: found.max_score.filter(|_| scope.has_score),
            documents: found.documents,
            facets,
            is_partial,
            hidden,
            compiled,
            retrieval: RetrievalOutcome::BY_WORDS,
            retrievals: found.meaning.retrievals,
        })
    }

    /// The cluster sorts. When no document has all words, those with some of the words are the hits.
    fn sort_by_fields<D: DeserializeOwned>(
        &self,
        scope: &SearchScope<'_>,
        compiled: &CompiledSearch,
        page: Page,
    ) -> Result<PageOfHits<D>, SearchError> {
        let mut condition = compiled.condition.clone();
        let mut found: FoundPage<D> = self.request_page(scope, &condition, page)?;
        let mut state = found.state;
        if let Some(any_word) = &compiled.any_word
            && total_of(&found.response) == Total::Exactly(0)
        {
            condition = any_word.clone();
            found = self.request_page(scope, &condition, page)?;
            state = state.or(found.state);
        }
        Ok(PageOfHits {
            total: total_of(&found.response),
            max_score: max_score(&found),
            documents: found.documents,
            condition,
            state,
            meaning: PageMeaning::default(),
        })
    }

    fn request_page<D: DeserializeOwned>(
        &self,
        scope: &SearchScope<'_>,
        condition: &Value,
        page: Page,
    ) -> Result<FoundPage<D>, SearchError> {
        let options = scope.options;
        let context = SortContext { mode: options.mode, has_score: scope.has_score, charts: &self.charts };
        let body = json!({
            "from": page.skip,
            "size": page.limit,
            "query": scope.query(CompiledSearch::with_popularity(condition), true)?,
            "sort": sort_orders(&context, &options.sort)?,
            "track_scores": scope.has_score,
            "track_total_hits": MAX_EXACT_COUNT,
            "_source": [DOCUMENT],
            "timeout": scope.engine_timeout(),
        });
        self.reader
            .search("a search", scope.index, body, scope.deadline)
            .map_err(|error| error.into_search_error(&self.generation))
    }

    fn count_facets(
        &self,
        scope: &SearchScope<'_>,
        condition: &Value,
    ) -> Result<(Vec<FacetCounts>, ShardState), SearchError> {
        let facets = &scope.options.facets;
        if facets.is_empty() {
            return Ok((Vec::new(), ShardState::Complete));
        }
        let body = json!({
            "size": 0,
            "query": scope.query(condition.clone(), true)?,
            "track_total_hits": true,
            "aggs": facet_aggregations(facets, self.built_at),
            "timeout": scope.engine_timeout(),
        });
        let found: FoundPage<Value> = self
            .reader
            .search("counting facets", scope.index, body, scope.deadline)
            .map_err(|error| error.into_search_error(&self.generation))?;
        Ok((read_facets(facets, &found.response), found.state))
    }

    /// Counts the podcasts that are left out because the team hides them.
    fn count_hidden(
        &self,
        scope: &SearchScope<'_>,
        condition: &Value,
    ) -> Result<(HiddenCounts, ShardState), SearchError> {
        let hidden = &scope.options.hidden;
        let (mut counts, mut state) = (HiddenCounts::default(), ShardState::Complete);
        let blacklisted: HashSet<PodcastId> = hidden.blacklisted.iter().copied().collect();
        let listed: Vec<PodcastId> = hidden.listed.iter().copied().filter(|id| !blacklisted.contains(id)).collect();
        for (ids, count) in [(&hidden.blacklisted, &mut counts.blacklisted), (&listed, &mut counts.listed)] {
            if ids.is_empty() {
                continue;
            }
            let name = id_field(scope.options.mode);
            let only = ids_query(name, ids.iter().map(|id| id.0))?;
            let query = json!({"bool": {"must": [scope.query(condition.clone(), false)?], "filter": [only]}});
            let body = json!({
                "size": 0,
                "query": query,
                "track_total_hits": false,
                "aggs": {"podcasts": {"cardinality": {"field": name, "precision_threshold": 40_000}}},
                "timeout": scope.engine_timeout(),
            });
            let found: FoundPage<Value> = self
                .reader
                .search("counting hidden podcasts", scope.index, body, scope.deadline)
                .map_err(|error| error.into_search_error(&self.generation))?;
            let number = found.response["aggregations"]["podcasts"]["value"].as_u64().unwrap_or_default();
            *count = usize::try_from(number).unwrap_or(usize::MAX);
            state = state.or(found.state);
        }
        Ok((counts, state))
    }

    /// Detects the languages of the query from the counts of its words.
    fn languages_of(&self, options: &SearchOptions, deadline: Instant) -> Result<QueryLanguages, SearchError> {
        let side = self.side(options.mode);
        let filtered = &options.filters.languages;
        let mut all: Vec<Language> = filtered.iter().map(|tag| Language::from_tag(Some(tag))).collect();
        if all.is_empty() {
            all = side.languages();
        }
        all.sort_unstable();
        all.dedup();
        let words = search_words(options, &all);
        let counts = LookupTerms::as_written(&words, &all).counts;
        side.vocabulary
            .load_counts(&self.reader.client, &counts, deadline)
            .map_err(|error| error.into_search_error(&self.generation))?;
        let documents = |language: Language| side.facts.languages[language.number()];
        let candidates: Vec<LanguageCandidate> =
            all.into_iter().map(|language| LanguageCandidate { language, documents: documents(language) }).collect();
        let of_interface = options.interface_language.as_deref().map(|tag| Language::from_tag(Some(tag)));
        let hints = LanguageHints { are_filtered_for: !filtered.is_empty(), of_interface };
        let words: Vec<&QueryWord> = words.iter().collect();
        Ok(QueryLanguages::estimate(&words, &candidates, hints, |language, term| {
            let count = side.vocabulary.count(term).unwrap_or_default();
            u8::try_from(stems::level(count, documents(language))).expect("levels have three bits")
        }))
    }

    /// The options with former ids of podcasts and episodes replaced by current ones.
    fn with_current_ids(&self, options: &SearchOptions, deadline: Instant) -> Result<SearchOptions, SearchError> {
        let mut options = options.clone();
        let filters = &mut options.filters;
        let podcasts = [&mut filters.include_podcast_ids, &mut filters.exclude_podcast_ids];
        let hidden = [&mut options.hidden.blacklisted, &mut options.hidden.listed];
        for list in podcasts.into_iter().chain(hidden) {
            let ids: Vec<Uuid> = list.iter().map(|id| id.0).collect();
            *list = self.current_ids(&self.podcasts.index, ids, deadline)?.into_iter().map(PodcastId).collect();
        }
        for list in [&mut filters.include_episode_ids, &mut filters.exclude_episode_ids] {
            let ids: Vec<Uuid> = list.iter().map(|id| id.0).collect();
            *list = self.current_ids(&self.episodes.index, ids, deadline)?.into_iter().map(EpisodeId).collect();
        }
        Ok(options)
    }

    fn current_ids(&self, index: &str, mut ids: Vec<Uuid>, deadline: Instant) -> Result<Vec<Uuid>, SearchError> {
        if ids.is_empty() {
            return Ok(ids);
        }
        let body = json!({
            "size": MAX_DEPTH,
            "query": ids_query(field::FORMER_ID, ids.iter().copied())?,
            "_source": false,
            "docvalue_fields": [field::FORMER_ID],
            "track_total_hits": false,
        });
        let found: FoundPage<Value> = self
            .reader
            .look_up("resolving ids", index, body, deadline)
            .map_err(|error| error.into_search_error(&self.generation))?;
        let mut current: HashMap<String, Uuid> = HashMap::new();
        for hit in found.documents {
            for former in hit.fields[field::FORMER_ID].as_array().into_iter().flatten() {
                current.extend(former.as_str().map(|former| (former.to_owned(), hit.id)));
            }
        }
        for id in &mut ids {
            *id = current.get(&id.to_string()).copied().unwrap_or(*id);
        }
        Ok(ids)
    }
}

impl SearchScope<'_> {
    /// The condition with all filters. Hidden podcasts are left out if `hides` is set.
    pub fn query(&self, condition: Value, hides: bool) -> Result<Value, SearchError> {
        let mut excluded = self.filters.excluded.clone();
        if hides && !self.options.hidden.is_empty() {
            let hidden = &self.options.hidden;
            let ids = hidden.blacklisted.iter().chain(&hidden.listed).map(|id| id.0);
            excluded.push(ids_query(id_field(self.options.mode), ids)?);
        }
        Ok(json!({"bool": {"must": [condition], "filter": self.filters.required, "must_not": excluded}}))
    }

    pub fn engine_timeout(&self) -> String {
        let left = self.deadline.saturating_duration_since(Instant::now()).saturating_sub(RETURN_TIME);
        format!("{}ms", left.as_millis().max(1))
    }
}

pub(crate) fn check_cancelled(cancel: &CancelToken) -> Result<(), SearchError> {
    if cancel.is_cancelled() { Err(SearchError::Cancelled) } else { Ok(()) }
}

pub fn total_of(response: &Value) -> Total {
    let total = &response["hits"]["total"];
    let count = total["value"].as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or_default();
    if total["relation"] == json!("eq") { Total::Exactly(count) } else { Total::AtLeast(count) }
}

/// The highest score. The engine omits it when hits are sorted by a field.
fn max_score<D>(found: &FoundPage<D>) -> Option<f32> {
    #[expect(clippy::cast_possible_truncation, reason = "scores of the engine are 32 bits")]
    let of_engine = found.response["hits"]["max_score"].as_f64().map(|score| score as f32);
    of_engine.or_else(|| found.documents.iter().map(|hit| hit.score).max_by(f32::total_cmp))
}

/// The search without the terms that need not match, because meaning finds them in other words.
fn required_terms(options: &SearchOptions) -> SearchOptions {
    let is_required = |term: &&SearchTerm| term.mode != MatchMode::Optional;
    let terms = options.terms.iter().filter(is_required).cloned().collect();
    SearchOptions { terms, ..options.clone() }
}

/// Whether relevance is the first order.
fn is_by_relevance(options: &SearchOptions) -> bool {
    options.sort.first().is_none_or(|order| order.field == SortField::Relevance)
}
