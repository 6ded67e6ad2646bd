//! Runs one search by words, by meaning or by both.

use super::hidden_podcasts::{HiddenSearch, without_hidden_podcasts};
use super::semantic_search::SemanticSearch;
use crate::search::EmbeddedBackend;
use crate::search::result_page::ResultPage;
use crate::{Page, SearchError, Total};
use earshot_engine::query::{self, CompiledQuery, QueryLanguages, VariantLookup};
use earshot_engine::scorer::{Search, best_hits};
use earshot_engine::segments::{Collection, DocAddress};
use earshot_engine::{Deadline, IndexReadError, facets, rank};
use earshot_model::search::{SearchOptions, SortField, SortOrder};
use std::borrow::Cow;

/// Results are served to this depth. Exports serve more.
const MAX_DEPTH: usize = 10_000;

/// A page of hits, with the query that found them.
pub struct SearchRun<'o> {
    pub page: ResultPage,
    pub compiled: CompiledQuery,
    /// The options of the search, with current ids and without hidden podcasts.
    pub options: Cow<'o, SearchOptions>,
    pub languages: QueryLanguages,
}

impl EmbeddedBackend {
    /// Runs `options` on a collection.
    pub(crate) fn run_search<'o>(
        &self,
        collection: &Collection,
        options: &'o SearchOptions,
        page: Page,
        deadline: &Deadline,
    ) -> Result<SearchRun<'o>, IndexReadError> {
        let depth = page.skip.saturating_add(page.limit);
        if depth > MAX_DEPTH {
            return Err(IndexReadError::Public(SearchError::TooDeep { limit: MAX_DEPTH }));
        }
        query::check_word_limits(options)?;
        let resolved = self.resolve_former_ids(options)?;
        let filtered = without_hidden_podcasts(&resolved);
        let options: &SearchOptions = filtered.as_ref().unwrap_or(&resolved);
        let plan = self.plan_retrieval(options);
        let mut lookup = VariantLookup::new(collection, deadline);
        let languages = query::languages_of(&mut lookup, options, &self.languages);
        let mut compiled = query::compile(&mut lookup, options, &languages, deadline)?;
        let find = |compiled: &CompiledQuery| match &plan.semantic_query {
            Some(query) => {
                let search = SemanticSearch { options, page, query, languages: &languages, deadline };
                self.find_semantic(collection, &search, compiled)
            }
            None => self.run_compiled_query(collection, options, page, compiled, deadline),
        };
        let mut found = find(&compiled)?;
        if found.total == Total::Exactly(0) && compiled.match_any_word() {
            found = find(&compiled)?;
        }
        if filtered.is_some() {
            let run = HiddenSearch { options: &resolved, languages: &languages, compiled: &compiled, deadline };
            found.hidden = self.count_hidden(collection, &run, plan.semantic_query.as_ref(), &found)?;
        }
        found.retrieval = plan.outcome;
        let options = filtered.map_or(resolved, Cow::Owned);
        Ok(SearchRun { page: found, compiled, options, languages })
    }

    fn run_compiled_query(
        &self,
        collection: &Collection,
        options: &SearchOptions,
        page: Page,
        compiled: &CompiledQuery,
        deadline: &Deadline,
    ) -> Result<ResultPage, IndexReadError> {
        if compiled.is_empty {
            return Ok(ResultPage::empty(&options.facets));
        }
        let search = Search::new(collection, compiled, &options.filters, options.mode, self, deadline)?;
        let mut found = match options.sort.first() {
            None | Some(SortOrder { field: SortField::Relevance, .. }) => {
                self.page_by_relevance(&search, options, page)?
            }
            Some(_) => page_by_fields(&search, options, &options.sort, page)?,
        };
        let all = search.matching_any_word().filter(|_| found.has_hits_with_fewer_words);
        found.facets = facets::count_facets(all.as_ref().unwrap_or(&search), &options.facets)?;
        Ok(found)
    }

    fn page_by_relevance(
        &self,
        search: &Search<'_>,
        options: &SearchOptions,
        page: Page,
    ) -> Result<ResultPage, IndexReadError> {
        let requested = page.skip + page.limit;
        if !search.compiled.has_score {
            // Spec 5, Sort fields: all hits are equal by the first order, so the following orders decide, and then the
            // rank.
            let orders = rank::orders_without_score(&options.sort);
            if !orders.is_empty() {
                return page_by_fields(search, options, &orders, page);
            }
            let (scored, total) = best_hits(search, requested.max(rank::RERANK_DEPTH))?;
            let addresses =
                scored.iter().skip(page.skip).take(page.limit).map(|hit| (hit.address, hit.score)).collect();
            return Ok(ResultPage { total, addresses, ..ResultPage::empty(&[]) });
        }
        let now_seconds = self.built_at.timestamp();
        let ranked = rank::rank_hits(search, &options.sort, requested, now_seconds)?;
        let page_hits = ranked.hits.iter().skip(page.skip).take(page.limit);
        let addresses: Vec<(DocAddress, f32)> = page_hits.map(|hit| (hit.address, hit.score)).collect();
        let mut explanations = Vec::new();
        if options.explain {
            let found = rank::explain_relevance(search, &addresses, &ranked, now_seconds)?;
            // Hits without all words follow with lower scores, so their explanations are scaled to the hit's score.
            let of_hit = |(explanation, (_, score)): (_, &(DocAddress, f32))| rank::scale_to(explanation, *score);
            explanations = found.into_iter().zip(&addresses).map(of_hit).collect();
        }
        let (total, max_score, is_followed) = (ranked.total, ranked.max_score, ranked.has_hits_with_fewer_words);
        Ok(ResultPage {
            total,
            max_score,
            addresses,
            explanations,
            has_hits_with_fewer_words: is_followed,
            ..ResultPage::empty(&[])
        })
    }
}

fn page_by_fields(
    search: &Search<'_>,
    options: &SearchOptions,
    orders: &[SortOrder],
    page: Page,
) -> Result<ResultPage, IndexReadError> {
    let (addresses, total) = rank::sort_hits(search, orders, page.skip + page.limit)?;
    let addresses: Vec<DocAddress> = addresses.into_iter().skip(page.skip).collect();
    let has_score = search.compiled.has_score;
    let scores = if has_score { search.scores(&addresses)? } else { vec![0.0; addresses.len()] };
    let explanations = if options.explain && has_score { rank::explain_words(search, &addresses)? } else { Vec::new() };
    Ok(ResultPage {
        total,
        explanations,
        addresses: addresses.into_iter().zip(scores).collect(),
        ..ResultPage::empty(&[])
    })
}
