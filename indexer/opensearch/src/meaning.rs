//! Searches by meaning, and by words and meaning: the cluster finds the nearest documents, and the rules of the embedded engine join
//! them with hits by words.

use crate::cluster_backend::OpenSearchBackend;
use crate::index_reader::{FoundDocument, FoundPage};
use crate::query::{CompiledSearch, any};
use crate::ranking::{RankedHit, RankedHits};
use crate::response::ShardState;
use crate::schema::{VECTOR_TAG, VECTORS};
use crate::search_run::{HitRetrieval, PageMeaning, PageOfHits, SearchScope};
use crate::vectors::{cosine_of, nearest_query, to_bytes};
use earshot_engine::rank::RERANK_DEPTH;
use earshot_indexer::embedding::{SemanticWeight, fuse};
use earshot_indexer::{MeaningQuery, NEIGHBORS, Page, SearchError, Total, min_cosine};
use earshot_model::search::{RetrievalMode, SearchMode, SortDirection};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

/// What a search looks for by meaning.
struct MeantSearch {
    vector: Vec<i8>,
    weight: Option<SemanticWeight>,
    with_words: bool,
    /// What all hits satisfy: the terms that must or must not match.
    required: Value,
}

/// Hits with both scores.
struct FusedHits {
    hits: Vec<RankedHit>,
    retrievals: HashMap<Uuid, HitRetrieval>,
}

impl MeantSearch {
    fn new(query: &MeaningQuery, required: Value) -> Self {
        let vector = to_bytes(query.vector.as_slice());
        Self { vector, weight: query.weight, with_words: query.with_words, required }
    }
}

impl OpenSearchBackend {
    /// Finds a page by meaning, or by words and meaning. All hits satisfy the condition `required`: of the terms that must or must not
    /// match.
    pub(crate) fn find_by_meaning<D: DeserializeOwned>(
        &self,
        scope: &SearchScope<'_>,
        compiled: &CompiledSearch,
        query: &MeaningQuery,
        required: Value,
        page: Page,
    ) -> Result<PageOfHits<D>, SearchError> {
        let meant = &MeantSearch::new(query, required);
        let (near, state) = self.nearest_hits(scope, meant, true)?;
        let mut found = match meant.with_words {
            true => self.join_with_words(scope, compiled, meant, page, near)?,
            false => self.page_by_meaning(scope, page, &near)?,
        };
        found.state = found.state.or(state);
        if !scope.options.hidden.is_empty() {
            // Hidden podcasts count as hits when they are among the nearest of all.
            let (near, state) = self.nearest_hits(scope, meant, false)?;
            let by_meaning = ids_condition(near.iter().map(|hit| hit.id));
            let both = |condition: &Value| any(vec![condition.clone(), by_meaning.clone()]);
            found.meaning.with_hidden =
                Some(if meant.with_words { both(&found.condition) } else { by_meaning.clone() });
            found.state = found.state.or(state);
        }
        if scope.options.mode == SearchMode::Episodes && scope.options.snippets.has_transcript_snippets {
            let passages = self.nearest_passages(scope, meant, &found)?;
            for (id, passage) in passages {
                if let Some(retrieval) = found.meaning.retrievals.get_mut(&id) {
                    retrieval.passage = Some(passage);
                }
            }
        }
        Ok(found)
    }

    /// The nearest documents that a search accepts, without those that are much farther than the first.
    fn nearest_hits(
        &self,
        scope: &SearchScope<'_>,
        meant: &MeantSearch,
        hides: bool,
    ) -> Result<(Vec<RankedHit>, ShardState), SearchError> {
        let filter = scope.query(meant.required.clone(), hides)?;
        let (mut near, state) = self.nearest(scope, meant, &filter, NEIGHBORS)?;
        let least = near.first().map_or(0.0, |first| min_cosine(first.score, meant.with_words));
        near.retain(|hit| hit.score > least);
        Ok((near, state))
    }

    /// The documents that a filter accepts by their cosines, the nearest first.
    fn nearest(
        &self,
        scope: &SearchScope<'_>,
        meant: &MeantSearch,
        filter: &Value,
        count: usize,
    ) -> Result<(Vec<RankedHit>, ShardState), SearchError> {
        let query = nearest_query(&meant.vector, count, filter);
        let body = json!({
            "size": count,
            "query": {"nested": {"path": VECTORS, "score_mode": "max", "query": query}},
            "sort": self.orders(scope, SortDirection::Desc)?,
            "track_scores": true,
            "track_total_hits": false,
            "_source": false,
            "timeout": scope.engine_timeout(),
        });
        let found: FoundPage<IgnoredAny> = self
            .reader
            .search_vectors("a search by meaning", scope.index, body, scope.deadline)
            .map_err(|error| error.into_search_error(&self.generation))?;
        let hits = found.documents.iter().map(|hit| RankedHit { id: hit.id, score: cosine_of(hit.score) });
        Ok((hits.collect(), found.state))
    }

    fn page_by_meaning<D: DeserializeOwned>(
        &self,
        scope: &SearchScope<'_>,
        page: Page,
        near: &[RankedHit],
    ) -> Result<PageOfHits<D>, SearchError> {
        let retrieval = |hit: &RankedHit| {
            (hit.id, HitRetrieval { found_by: RetrievalMode::Semantic, by_meaning: hit.score, passage: None })
        };
        let hits: Vec<RankedHit> = near.iter().skip(page.skip).take(page.limit).copied().collect();
        Ok(PageOfHits {
            total: Total::Exactly(near.len()),
            max_score: near.first().map(|first| first.score),
            documents: self.read_hits(scope, &hits)?,
            // Facets count the hits, not all documents that passed the filters.
            condition: ids_condition(near.iter().map(|hit| hit.id)),
            state: ShardState::Complete,
            meaning: PageMeaning { retrievals: near.iter().map(retrieval).collect(), with_hidden: None },
        })
    }

    /// Gives the best hits by words and the nearest documents both scores, and ranks them together. Other hits by words follow.
    fn join_with_words<D: DeserializeOwned>(
        &self,
        scope: &SearchScope<'_>,
        compiled: &CompiledSearch,
        meant: &MeantSearch,
        page: Page,
        mut near: Vec<RankedHit>,
    ) -> Result<PageOfHits<D>, SearchError> {
        let first = Page { skip: 0, limit: (page.skip + page.limit).max(RERANK_DEPTH) };
        let (ranked, condition) = self.rank_by_words(scope, compiled, first)?;
        let RankedHits { mut hits, total, mut state, best_by_words, .. } = ranked;
        let rest = hits.split_off(hits.len().min(RERANK_DEPTH));
        // Nearest documents that words match too, but not among the best by words.
        let known: HashSet<Uuid> = hits.iter().map(|hit| hit.id).collect();
        let others: Vec<Uuid> = near.iter().map(|hit| hit.id).filter(|id| !known.contains(id)).collect();
        let (others, other_state) = self.score_among(scope, compiled, &condition, &others, best_by_words)?;
        hits.extend(others);
        state = state.or(other_state);
        // Similarities of the best hits by words that are not among the nearest.
        let is_near: HashSet<Uuid> = near.iter().map(|hit| hit.id).collect();
        let far: Vec<Uuid> = hits.iter().map(|hit| hit.id).filter(|id| !is_near.contains(id)).collect();
        if !far.is_empty() {
            let (far, far_state) = self.nearest(scope, meant, &ids_condition(far.iter().copied()), far.len())?;
            near.extend(far);
            state = state.or(far_state);
        }
        let FusedHits { hits: mut joined, retrievals } = fuse_hits(&hits, &near, meant.weight);
        let only_meant: Vec<Uuid> = joined
            .iter()
            .map(|hit| hit.id)
            .filter(|id| retrievals.get(id).is_some_and(|hit| hit.found_by == RetrievalMode::Semantic))
            .collect();
        let least = joined.last().map_or(1.0, |hit| hit.score);
        let rest = rest.into_iter().filter(|hit| !retrievals.contains_key(&hit.id));
        joined.extend(rest.map(|hit| RankedHit { score: hit.score.min(least), ..hit }));
        let max_score = joined.first().map(|hit| hit.score);
        let hits: Vec<RankedHit> = joined.into_iter().skip(page.skip).take(page.limit).collect();
        let total = match total {
            Total::Exactly(count) => Total::Exactly(count + only_meant.len()),
            total => total,
        };
        Ok(PageOfHits {
            total,
            max_score,
            documents: self.read_hits(scope, &hits)?,
            condition: any(vec![condition, ids_condition(only_meant.into_iter())]),
            state,
            meaning: PageMeaning { retrievals, with_hidden: None },
        })
    }

    /// The numbers of the nearest passages of a page's hits. A hit whose own text is nearer has none.
    fn nearest_passages<D>(
        &self,
        scope: &SearchScope<'_>,
        meant: &MeantSearch,
        found: &PageOfHits<D>,
    ) -> Result<Vec<(Uuid, usize)>, SearchError> {
        let ids: Vec<Uuid> = found.documents.iter().map(|hit| hit.id).collect();
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let query = nearest_query(&meant.vector, ids.len(), &ids_condition(ids.iter().copied()));
        let nearest_vector = json!({"size": 1, "_source": false, "docvalue_fields": [VECTOR_TAG]});
        let body = json!({
            "size": ids.len(),
            "query": {"nested": {
                "path": VECTORS, "score_mode": "max", "query": query, "inner_hits": nearest_vector,
            }},
            "track_total_hits": false,
            "_source": false,
            "timeout": scope.engine_timeout(),
        });
        let read: FoundPage<IgnoredAny> = self
            .reader
            .search_vectors("finding passages by meaning", scope.index, body, scope.deadline)
            .map_err(|error| error.into_search_error(&self.generation))?;
        let passage = |hit: &FoundDocument<IgnoredAny>| {
            let tag = hit.inner[VECTORS]["hits"]["hits"][0]["fields"][VECTOR_TAG][0].as_u64()?;
            Some((hit.id, usize::try_from(tag.checked_sub(1)?).ok()?))
        };
        Ok(read.documents.iter().filter_map(passage).collect())
    }
}

/// Joins hits by words with the nearest documents.
fn fuse_hits(words: &[RankedHit], near: &[RankedHit], weight: Option<SemanticWeight>) -> FusedHits {
    let keyed = |hits: &[RankedHit]| hits.iter().map(|hit| (hit.id, hit.score)).collect::<Vec<(Uuid, f32)>>();
    let (words, near) = (keyed(words), keyed(near));
    let weight = weight.unwrap_or_else(|| SemanticWeight::from_agreement(&words, &near));
    let cosines: HashMap<Uuid, f32> = near.iter().copied().collect();
    let best = near.iter().map(|(_, cosine)| *cosine).fold(0.0, f32::max);
    let by_meaning = |id: &Uuid| {
        let cosine = cosines.get(id).filter(|_| best > 0.0);
        cosine.map_or(0.0, |cosine| weight.semantic_share() * (cosine / best).max(0.0))
    };
    let fused = fuse(&words, &near, weight);
    FusedHits {
        hits: fused.iter().map(|hit| RankedHit { id: hit.key, score: hit.score }).collect(),
        retrievals: fused
            .iter()
            .map(|hit| {
                let by_meaning = by_meaning(&hit.key);
                (hit.key, HitRetrieval { found_by: hit.found_by, by_meaning, passage: None })
            })
            .collect(),
    }
}

fn ids_condition(ids: impl Iterator<Item = Uuid>) -> Value {
    let ids: Vec<Uuid> = ids.collect();
    json!({"ids": {"values": ids}})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hits_by_words_and_meaning_are_joined_like_those_of_the_embedded_engine() {
        let hit = |id: u128, score| RankedHit { id: Uuid::from_u128(id), score };
        let words = [hit(1, 0.9), hit(2, 0.5)];
        let near = [hit(3, 0.8), hit(2, 0.6)];
        let FusedHits { hits, retrievals } = fuse_hits(&words, &near, Some(SemanticWeight::TRAINED_MODEL));
        let order: Vec<u128> = hits.iter().map(|hit| hit.id.as_u128()).collect();
        assert_eq!(order, [2, 1, 3]);
        let of = |id: u128| retrievals[&Uuid::from_u128(id)];
        assert_eq!(of(1).found_by, RetrievalMode::Lexical);
        assert_eq!(of(2).found_by, RetrievalMode::Hybrid);
        assert_eq!(of(3).found_by, RetrievalMode::Semantic);
        assert!((of(2).by_meaning - 0.375).abs() < 1e-6 && of(1).by_meaning == 0.0);
    }
}
