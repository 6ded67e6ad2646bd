//! The order of hits by relevance, in two phases like that of the embedded engine. The cluster finds candidates by its own scores. Of the
//! best of them a second request computes the score by words (BM25F), and title, popularity and freshness decide with it.

use crate::cluster_backend::OpenSearchBackend;
use crate::index_reader::{FoundDocument, FoundPage};
use crate::query::{CompiledSearch, SortContext, sort_orders, words_score};
use crate::response::ShardState;
use crate::schema::TITLE_WORDS;
use crate::search_run::{PageMeaning, PageOfHits, SearchScope, total_of};
use earshot_engine::rank::{Features, RERANK_DEPTH};
use earshot_engine::schema::field;
use earshot_indexer::{Page, SearchError, Total};
use earshot_model::limits::MAX_EXACT_COUNT;
use earshot_model::search::{SearchMode, SearchOptions, SortDirection, SortOrder};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::{Value, json};
use std::collections::HashMap;
use uuid::Uuid;

/// When fewer documents contain all words, documents with some of the words follow.
const MIN_HITS_WITH_ALL_WORDS: usize = 20;

/// A hit in its final place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedHit {
    pub id: Uuid,
    pub score: f32,
}

/// The hits of one condition, as far as a page needs them.
pub struct RankedHits {
    /// In the order of the search, without those that are skipped.
    pub hits: Vec<RankedHit>,
    pub total: Total,
    pub state: ShardState,
    pub best_by_words: f64,
    max_score: Option<f32>,
    /// The lowest score in the second phase.
    least: f32,
}

/// A candidate with what the second phase reads.
struct Candidate {
    id: Uuid,
    by_words: f64,
    title: String,
    popularity: f64,
    date: Option<i64>,
}

/// Which hits of a condition a search needs.
#[derive(Clone, Copy)]
struct RankRequest<'a> {
    scope: &'a SearchScope<'a>,
    compiled: &'a CompiledSearch,
    condition: &'a Value,
    page: Page,
    /// Scores are relative to the best one by words, which may be that of another condition.
    best_by_words: Option<f64>,
}

impl OpenSearchBackend {
    /// Finds the page of a search that is sorted by relevance. When few documents have all words, documents with some of the words follow.
    pub(crate) fn rank_by_relevance<D: DeserializeOwned>(
        &self,
        scope: &SearchScope<'_>,
        compiled: &CompiledSearch,
        page: Page,
    ) -> Result<PageOfHits<D>, SearchError> {
        let (ranked, condition) = self.rank_by_words(scope, compiled, page)?;
        let documents = self.read_hits(scope, &ranked.hits)?;
        let RankedHits { total, max_score, state, .. } = ranked;
        Ok(PageOfHits { total, max_score, documents, condition, state, meaning: PageMeaning::default() })
    }

    /// Ranks the hits of a page by words. Also returns the condition that they satisfy.
    pub(crate) fn rank_by_words(
        &self,
        scope: &SearchScope<'_>,
        compiled: &CompiledSearch,
        page: Page,
    ) -> Result<(RankedHits, Value), SearchError> {
        let mut condition = compiled.condition.clone();
        let request = RankRequest { scope, compiled, condition: &condition, page, best_by_words: None };
        let mut ranked = self.rank(&request)?;
        match (&compiled.any_word, ranked.total) {
            (Some(any_word), Total::Exactly(0)) => {
                let again = self.rank(&RankRequest { condition: any_word, ..request })?;
                ranked = RankedHits { state: ranked.state.or(again.state), ..again };
                condition = any_word.clone();
            }
            (Some(any_word), Total::Exactly(with_all @ 1..MIN_HITS_WITH_ALL_WORDS)) if is_best_first(scope.options) => {
                let fewer_words = json!({"bool": {"must": [any_word], "must_not": [condition]}});
                let rest = Page {
                    skip: page.skip.saturating_sub(with_all),
                    limit: page.limit.saturating_sub(ranked.hits.len()),
                };
                let best_by_words = Some(ranked.best_by_words);
                let others = RankRequest { condition: &fewer_words, page: rest, best_by_words, ..request };
                let others = self.rank(&others)?;
                // They come after all hits with all words.
                let least = ranked.least;
                ranked.hits.extend(others.hits.into_iter().map(|hit| RankedHit { score: hit.score * least, ..hit }));
                ranked.total = ranked.total.plus(others.total);
                ranked.state = ranked.state.or(others.state);
                condition = any_word.clone();
            }
            _ => {}
        }
        Ok((ranked, condition))
    }

    /// Scores by words those of the documents that satisfy a condition, like the best candidates of the second phase.
    pub(crate) fn score_among(
        &self,
        scope: &SearchScope<'_>,
        compiled: &CompiledSearch,
        condition: &Value,
        ids: &[Uuid],
        best_by_words: f64,
    ) -> Result<(Vec<RankedHit>, ShardState), SearchError> {
        let page = Page { skip: 0, limit: ids.len() };
        let request = RankRequest { scope, compiled, condition, page, best_by_words: None };
        let (candidates, state) = self.read_candidates(&request, ids, Some(condition))?;
        Ok((self.score(&request, candidates, best_by_words), state))
    }

    /// Ranks the hits of a page. The candidates of the second phase are the same for every page and in both directions, so that pages join.
    fn rank(&self, request: &RankRequest<'_>) -> Result<RankedHits, SearchError> {
        let RankRequest { scope, page, .. } = *request;
        let is_worst_first = direction(scope.options) == SortDirection::Asc;
        // One more, whose score is the highest beyond the second phase.
        let size = if is_worst_first { RERANK_DEPTH + 1 } else { (page.skip + page.limit).max(RERANK_DEPTH + 1) };
        let best = Page { skip: 0, limit: size };
        let (mut first, total, state) = self.find_candidates(request, SortDirection::Desc, best, &[])?;
        let mut rest = first.split_off(first.len().min(RERANK_DEPTH));
        let best_of_rest = rest.first().map(|first| first.score);
        let ids: Vec<Uuid> = first.iter().map(|hit| hit.id).collect();
        let (candidates, candidate_state) = self.read_candidates(request, &ids, None)?;
        let mut state = state.or(candidate_state);
        let best_by_words = request
            .best_by_words
            .unwrap_or_else(|| candidates.iter().map(|candidate| candidate.by_words).fold(0.0, f64::max));
        let mut hits = self.score(request, candidates, best_by_words);
        let max_score = hits.first().map(|first| first.score);
        let least = hits.last().map_or(1.0, |last| last.score);
        if !is_worst_first {
            scale_rest(&mut rest, best_of_rest, least);
            hits.extend(rest);
            let hits = hits.into_iter().skip(page.skip).take(page.limit).collect();
            return Ok(RankedHits { hits, total, state, best_by_words, max_score, least });
        }
        let others = match total {
            Total::Exactly(total) => total.saturating_sub(RERANK_DEPTH),
            Total::AtLeast(_) => usize::MAX,
        };
        let worst = Page { skip: page.skip.min(others), limit: page.limit.min(others - page.skip.min(others)) };
        let mut found = Vec::new();
        if worst.limit > 0 {
            let (rest, _, rest_state) = self.find_candidates(request, SortDirection::Asc, worst, &first)?;
            found = rest;
            state = state.or(rest_state);
        }
        scale_rest(&mut found, best_of_rest, least);
        // Stable, so that hits of one score keep their order by the other fields.
        hits.sort_by(|one, other| one.score.total_cmp(&other.score));
        let skipped = page.skip.saturating_sub(others);
        let left = page.limit - found.len().min(page.limit);
        found.extend(hits.into_iter().skip(skipped).take(left));
        Ok(RankedHits { hits: found, total, state, best_by_words, max_score, least })
    }

    /// The first phase: hits by the scores of the cluster, without those of the second phase.
    fn find_candidates(
        &self,
        request: &RankRequest<'_>,
        by: SortDirection,
        page: Page,
        excluded: &[RankedHit],
    ) -> Result<(Vec<RankedHit>, Total, ShardState), SearchError> {
        let scope = request.scope;
        let mut query = scope.query(CompiledSearch::with_popularity(request.condition), true)?;
        if !excluded.is_empty() {
            // By their ids, because hits of one score may be on both sides of the last candidate.
            let ids: Vec<Uuid> = excluded.iter().map(|hit| hit.id).collect();
            query = json!({"bool": {"must": [query], "must_not": [{"ids": {"values": ids}}]}});
        }
        let body = json!({
            "from": page.skip,
            "size": page.limit,
            "query": query,
            "sort": self.orders(scope, by)?,
            "track_scores": true,
            "track_total_hits": MAX_EXACT_COUNT,
            "_source": false,
            "timeout": scope.engine_timeout(),
        });
        let found: FoundPage<IgnoredAny> = self
            .reader
            .search("a search", scope.index, body, scope.deadline)
            .map_err(|error| error.into_search_error(&self.generation))?;
        let hits = found.documents.iter().map(|hit| RankedHit { id: hit.id, score: hit.score }).collect();
        Ok((hits, total_of(&found.response), found.state))
    }

    /// Relevance, and then the further orders of the search.
    pub(crate) fn orders(&self, scope: &SearchScope<'_>, by: SortDirection) -> Result<Vec<Value>, SearchError> {
        let further = scope.options.sort.iter().skip(1).copied();
        let orders: Vec<SortOrder> =
            std::iter::once(SortOrder { direction: by, ..SortOrder::RELEVANCE }).chain(further).collect();
        let context = SortContext { mode: scope.options.mode, has_score: true, charts: &self.charts };
        sort_orders(&context, &orders)
    }

    /// The final scores of candidates, the best first. Hits of one score keep their order.
    fn score(&self, request: &RankRequest<'_>, candidates: Vec<Candidate>, best_by_words: f64) -> Vec<RankedHit> {
        let now = self.built_at.timestamp();
        let score = |candidate: Candidate| {
            let Candidate { id, by_words, title, popularity, date } = candidate;
            let share = if best_by_words > 0.0 { (by_words / best_by_words).min(1.0) } else { 0.0 };
            let titles = &request.compiled.titles;
            let features = Features::of_document(share, titles, &title, popularity, date, now);
            RankedHit { id, score: features.score() }
        };
        let mut hits: Vec<RankedHit> = candidates.into_iter().map(score).collect();
        hits.sort_by(|one, other| other.score.total_cmp(&one.score));
        hits
    }

    /// The second phase: reads the features of documents, in the order of the search after relevance; of those that satisfy a
    /// condition, if there is one.
    fn read_candidates(
        &self,
        request: &RankRequest<'_>,
        ids: &[Uuid],
        condition: Option<&Value>,
    ) -> Result<(Vec<Candidate>, ShardState), SearchError> {
        let RankRequest { scope, compiled, .. } = *request;
        if ids.is_empty() {
            return Ok((Vec::new(), ShardState::Complete));
        }
        let side = self.side(scope.options.mode);
        let date = match scope.options.mode {
            SearchMode::Podcasts => field::LAST_EPISODE_AT,
            SearchMode::Episodes => field::PUBLISHED_AT,
        };
        let filters: Vec<Value> = std::iter::once(json!({"ids": {"values": ids}})).chain(condition.cloned()).collect();
        let body = json!({
            "size": ids.len(),
            "query": {"script_score": {
                "query": {"bool": {"filter": filters}},
                "script": words_score(&compiled.scored, &side.facts),
            }},
            "sort": self.orders(scope, SortDirection::Desc)?[1..],
            "track_scores": true,
            "track_total_hits": false,
            "_source": false,
            "docvalue_fields": [TITLE_WORDS, field::POPULARITY, date],
            "timeout": scope.engine_timeout(),
        });
        let found: FoundPage<IgnoredAny> = self
            .reader
            .search("ranking", scope.index, body, scope.deadline)
            .map_err(|error| error.into_search_error(&self.generation))?;
        let candidate = |hit: &FoundDocument<IgnoredAny>| {
            let value = |name: &str| &hit.fields[name][0];
            Candidate {
                id: hit.id,
                by_words: f64::from(hit.score),
                title: value(TITLE_WORDS).as_str().unwrap_or_default().to_owned(),
                popularity: value(field::POPULARITY).as_f64().unwrap_or_default(),
                date: value(date).as_i64(),
            }
        };
        Ok((found.documents.iter().map(candidate).collect(), found.state))
    }

    /// Reads the documents of a page, in its order.
    pub(crate) fn read_hits<D: DeserializeOwned>(
        &self,
        scope: &SearchScope<'_>,
        hits: &[RankedHit],
    ) -> Result<Vec<FoundDocument<D>>, SearchError> {
        if hits.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<String> = hits.iter().map(|hit| hit.id.to_string()).collect();
        let read = self.reader.read(scope.index, "reading hits", &ids, scope.deadline);
        let read: Vec<(Uuid, D)> = read.map_err(|error| error.into_search_error(&self.generation))?;
        let mut documents: HashMap<Uuid, D> = read.into_iter().collect();
        let found = |hit: &RankedHit| {
            let document = documents.remove(&hit.id)?;
            Some(FoundDocument { id: hit.id, score: hit.score, document, fields: Value::Null, inner: Value::Null })
        };
        Ok(hits.iter().filter_map(found).collect())
    }
}

/// Gives hits beyond the second phase scores below all others, in proportion to those of the cluster.
fn scale_rest(rest: &mut [RankedHit], best: Option<f32>, least: f32) {
    for hit in rest {
        let share = best.filter(|best| *best > 0.0).map_or(0.0, |best| (hit.score / best).clamp(0.0, 1.0));
        hit.score = least * share;
    }
}

/// The direction of the order by relevance, which is the first one.
fn direction(options: &SearchOptions) -> SortDirection {
    options.sort.first().map_or(SortDirection::Desc, |order| order.direction)
}

/// Whether the order is relevance, best first, without tie breakers.
fn is_best_first(options: &SearchOptions) -> bool {
    options.sort.len() <= 1 && direction(options) == SortDirection::Desc
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hits_beyond_the_second_phase_have_lower_scores() {
        let hit = |score| RankedHit { id: Uuid::nil(), score };
        let mut rest = [hit(20.0), hit(10.0)];
        scale_rest(&mut rest, Some(20.0), 0.4);
        assert_eq!(rest, [hit(0.4), hit(0.2)]);
    }
}
