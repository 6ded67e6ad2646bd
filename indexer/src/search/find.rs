//! One search: the page of hits, their number, and what else is told of them.

use super::collect::Search;
use super::collection::{Collection, Place};
use super::compiled::Compiled;
use super::deadline::Deadline;
use super::fault::Fault;
use super::forms::Forms;
use super::meant::{MeantSearch, Why};
use super::{EmbeddedBackend, MAX_DEPTH, explain, facets, query, rank, relevance, sort, worded};
use crate::{Explanation, FacetCounts, FoundBy, Page, SearchAnswer, SearchError, Total};
use earshot_model::search::{Facet, SearchOptions, SortField, SortOrder};
use std::collections::HashMap;
use std::time::Instant;
use uuid::Uuid;

/// A page of a ranking.
pub struct Found {
    pub total: Total,
    pub max_score: Option<f32>,
    pub places: Vec<(Place, f32)>,
    pub facets: Vec<FacetCounts>,
    /// When they were asked for, one for each place.
    pub explanations: Vec<Explanation>,
    pub did_you_mean: Option<String>,
    pub found_by: FoundBy,
    /// Of places that were found by more than words.
    pub why: HashMap<Place, Why>,
    /// Hits with fewer words come after those with all.
    pub is_followed: bool,
}

impl Found {
    /// No hits, of which these facets are counted.
    pub fn nothing(facets: &[Facet]) -> Self {
        Self {
            total: Total::Exactly(0),
            max_score: None,
            places: Vec::new(),
            facets: facets::none(facets),
            explanations: Vec::new(),
            did_you_mean: None,
            found_by: FoundBy::WORDS,
            why: HashMap::new(),
            is_followed: false,
        }
    }
}

impl EmbeddedBackend {
    /// The page of `options` in a collection, and the compiled query for highlighting.
    pub(super) fn find(
        &self,
        collection: &Collection,
        options: &SearchOptions,
        page: Page,
        deadline: &Deadline,
    ) -> Result<(Found, Compiled), Fault> {
        let depth = page.skip.saturating_add(page.limit);
        if depth > MAX_DEPTH {
            return Err(Fault::Told(SearchError::TooDeep { limit: MAX_DEPTH }));
        }
        worded::check(options)?;
        let options = self.with_ids_of_now(options)?;
        let options: &SearchOptions = &options;
        let way = self.way(options);
        let mut forms = Forms::new(collection, deadline);
        let languages = query::languages_of(&mut forms, options, &self.languages);
        let mut compiled = query::compile(&mut forms, options, &languages, deadline)?;
        let find = |compiled: &Compiled| match &way.meant {
            Some(meant) => {
                let asked = MeantSearch { options, page, meant, languages: &languages, deadline };
                self.find_meant(collection, &asked, compiled)
            }
            None => self.find_compiled(collection, options, page, compiled, deadline),
        };
        let mut found = find(&compiled)?;
        if found.total == Total::Exactly(0) && compiled.loosen() {
            found = find(&compiled)?;
        }
        found.found_by = way.told;
        found.did_you_mean = self.did_you_mean(collection, options, &languages, &compiled, deadline)?;
        Ok((found, compiled))
    }

    fn find_compiled(
        &self,
        collection: &Collection,
        options: &SearchOptions,
        page: Page,
        compiled: &Compiled,
        deadline: &Deadline,
    ) -> Result<Found, Fault> {
        if compiled.is_empty {
            return Ok(Found::nothing(&options.facets));
        }
        let search = Search::new(collection, compiled, &options.filters, options.mode, deadline)?;
        let mut found = match options.sort.first() {
            None | Some(SortOrder { field: SortField::Relevance, .. }) => self.by_relevance(&search, options, page)?,
            Some(_) => by_field(&search, options, &options.sort, page)?,
        };
        let all = search.of_any_word().filter(|_| found.is_followed);
        found.facets = facets::count(all.as_ref().unwrap_or(&search), &options.facets)?;
        Ok(found)
    }

    fn by_relevance(&self, search: &Search<'_>, options: &SearchOptions, page: Page) -> Result<Found, Fault> {
        let wanted = page.skip + page.limit;
        if !search.compiled.has_score {
            // Spec 5, Sort fields: all are equal by the first, so that the next ones decide; else by rank.
            let orders = relevance::without_scores(&options.sort);
            if !orders.is_empty() {
                return by_field(search, options, &orders, page);
            }
            let (scored, total) = search.best(wanted.max(rank::WINDOW))?;
            let places = scored.iter().skip(page.skip).take(page.limit).map(|hit| (hit.place, hit.score)).collect();
            return Ok(Found { total, places, ..Found::nothing(&[]) });
        }
        let now_seconds = self.built_at.timestamp();
        let ranked = relevance::ranked(search, &options.sort, wanted, now_seconds)?;
        let page_hits = ranked.hits.iter().skip(page.skip).take(page.limit);
        let places: Vec<(Place, f32)> = page_hits.map(|hit| (hit.place, hit.score)).collect();
        let mut explanations = Vec::new();
        if options.explain {
            let found = explain::of_relevance(search, &places, &ranked, now_seconds)?;
            // What follows has less than its score.
            let of_hit = |(explanation, (_, score)): (_, &(Place, f32))| explain::brought_to(explanation, *score);
            explanations = found.into_iter().zip(&places).map(of_hit).collect();
        }
        let (total, max_score, is_followed) = (ranked.total, ranked.max_score, ranked.is_followed);
        Ok(Found { total, max_score, places, explanations, is_followed, ..Found::nothing(&[]) })
    }
}

fn by_field(search: &Search<'_>, options: &SearchOptions, orders: &[SortOrder], page: Page) -> Result<Found, Fault> {
    let (places, total) = sort::sorted(search, orders, page.skip + page.limit)?;
    let places: Vec<Place> = places.into_iter().skip(page.skip).collect();
    let has_score = search.compiled.has_score;
    let scores = if has_score { search.scores(&places)? } else { vec![0.0; places.len()] };
    let explanations = if options.explain && has_score { explain::of_words(search, &places)? } else { Vec::new() };
    Ok(Found { total, explanations, places: places.into_iter().zip(scores).collect(), ..Found::nothing(&[]) })
}

/// Without all the time that it needed, an answer is partial.
pub fn answer_of<Hit>(found: Found, hits: Vec<Hit>, deadline: &Deadline, started: Instant) -> SearchAnswer<Hit> {
    let is_partial = deadline.was_missed();
    let total = match found.total {
        Total::Exactly(count) if is_partial => Total::AtLeast(count),
        total => total,
    };
    SearchAnswer {
        total,
        max_score: found.max_score,
        hits,
        took_ms: started.elapsed().as_secs_f64() * 1000.0,
        facets: found.facets,
        did_you_mean: found.did_you_mean,
        is_partial,
        found_by: found.found_by,
    }
}

/// Gives each hit its explanation, where there are any: by id, for a hit of a damaged index may be missing.
pub fn explain_hits<Hit>(
    collection: &Collection,
    found: &mut Found,
    hits: &mut [Hit],
    of: impl Fn(&mut Hit) -> (Uuid, &mut Option<Explanation>),
) {
    let ids = found.places.iter().map(|(place, _)| collection.columns(*place).id(place.document));
    let mut known: HashMap<Uuid, Explanation> = ids.zip(found.explanations.drain(..)).collect();
    for hit in hits {
        let (id, explanation) = of(hit);
        *explanation = known.remove(&id);
    }
}
