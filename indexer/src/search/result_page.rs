//! The page of hits that a search found: hits, total, facets, explanations.

use crate::{Explanation, FacetCounts, HiddenCounts, RetrievalOutcome, SearchResults, Total};
use earshot_engine::segments::{Collection, DocAddress};
use earshot_engine::{Deadline, facets};
use earshot_model::search::{Facet, RetrievalMode};
use std::collections::HashMap;
use std::time::Instant;
use uuid::Uuid;

/// The retrieval of a hit.
#[derive(Clone, Copy)]
pub struct HitRetrieval {
    pub found_by: RetrievalMode,
    pub passage: Option<usize>,
}

/// One page of a ranking.
pub struct ResultPage {
    pub total: Total,
    pub max_score: Option<f32>,
    pub addresses: Vec<(DocAddress, f32)>,
    pub facets: Vec<FacetCounts>,
    /// One explanation per hit, in order; empty unless requested.
    pub explanations: Vec<Explanation>,
    pub did_you_mean: Option<String>,
    pub retrieval: RetrievalOutcome,
    /// The retrieval of the hits that words alone did not find.
    pub hit_retrievals: HashMap<DocAddress, HitRetrieval>,
    /// Hits with fewer words follow those with all words.
    pub has_hits_with_fewer_words: bool,
    pub hidden: HiddenCounts,
}

impl ResultPage {
    /// A page without hits, with empty counts of these facets.
    pub fn empty(facets: &[Facet]) -> Self {
        Self {
            total: Total::Exactly(0),
            max_score: None,
            addresses: Vec::new(),
            facets: facets::empty_counts(facets),
            explanations: Vec::new(),
            did_you_mean: None,
            retrieval: RetrievalOutcome::BY_WORDS,
            hit_retrievals: HashMap::new(),
            has_hits_with_fewer_words: false,
            hidden: HiddenCounts::default(),
        }
    }
}

/// Results are partial when the deadline ended the search.
pub fn into_search_results<Hit>(
    found: ResultPage,
    hits: Vec<Hit>,
    deadline: &Deadline,
    started: Instant,
) -> SearchResults<Hit> {
    let is_partial = deadline.has_skipped_work();
    let total = match found.total {
        Total::Exactly(count) if is_partial => Total::AtLeast(count),
        total => total,
    };
    SearchResults {
        total,
        max_score: found.max_score,
        hits,
        took_ms: started.elapsed().as_secs_f64() * 1000.0,
        facets: found.facets,
        did_you_mean: found.did_you_mean,
        is_partial,
        retrieval: found.retrieval,
        hidden: found.hidden,
    }
}

/// Adds explanations to hits. Matches them by id, because damaged documents leave gaps in `hits`.
pub fn explain_hits<Hit>(
    collection: &Collection,
    found: &mut ResultPage,
    hits: &mut [Hit],
    of: impl Fn(&mut Hit) -> (Uuid, &mut Option<Explanation>),
) {
    let ids = found.addresses.iter().map(|(address, _)| collection.columns(*address).id(address.document));
    let mut known: HashMap<Uuid, Explanation> = ids.zip(found.explanations.drain(..)).collect();
    for hit in hits {
        let (id, explanation) = of(hit);
        *explanation = known.remove(&id);
    }
}
