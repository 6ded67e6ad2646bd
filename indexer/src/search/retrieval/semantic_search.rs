//! Semantic search with exact filters, and rank fusion with the hits by words.

use super::retrieval_plan::SemanticQuery;
use crate::search::EmbeddedBackend;
use crate::search::generation_vectors::DocumentVectors;
use crate::search::result_page::{HitRetrieval, ResultPage};
use crate::{Explanation, FacetCounts, Page, Total};
use earshot_embed::{SemanticWeight, fuse};
use earshot_engine::query::{self, CompiledQuery, Condition, QueryLanguages, VariantLookup};
use earshot_engine::rank::{self, RankedHits};
use earshot_engine::scorer::{ScoredHit, Search, TextReader};
use earshot_engine::segments::{Collection, DocAddress};
use earshot_engine::{Deadline, IndexReadError, facets};
use earshot_model::search::{MatchMode, RetrievalMode, SearchOptions};
use earshot_vectors::{BitSet, Scan, ScanQuery};
use std::collections::HashMap;
use uuid::Uuid;

/// Number of nearest documents to retrieve: as many as words bring into the rerank.
pub const NEIGHBORS: usize = rank::RERANK_DEPTH;
/// Documents with less than this share of the best cosine are dropped. Next to hits by words, a semantic hit must be
/// nearer than in a search by meaning alone.
const MIN_COSINE_SHARE: f32 = 0.2;
const MIN_COSINE_SHARE_WITH_WORDS: f32 = 0.4;

/// Documents by meaning have a higher cosine than this. `best` is that of the nearest document.
#[must_use]
pub fn min_cosine(best: f32, with_words: bool) -> f32 {
    best * if with_words { MIN_COSINE_SHARE_WITH_WORDS } else { MIN_COSINE_SHARE }
}

/// A document near to the query's embedding.
#[derive(Clone, Copy)]
pub struct SemanticHit {
    pub address: DocAddress,
    pub cosine: f32,
    /// The nearest passage of the transcript, when it is nearer than the document's own text.
    pub passage: Option<usize>,
}

/// A prepared semantic search.
pub struct SemanticSearch<'a> {
    pub options: &'a SearchOptions,
    pub page: Page,
    pub query: &'a SemanticQuery,
    pub languages: &'a QueryLanguages,
    pub deadline: &'a Deadline,
}

impl EmbeddedBackend {
    /// Returns a page of hits by meaning, or by words and meaning.
    ///
    /// Terms that must or must not match, and all filters, apply exactly. Optional terms do not, because meaning may
    /// find them in other words.
    pub(crate) fn find_semantic(
        &self,
        collection: &Collection,
        requested: &SemanticSearch<'_>,
        compiled: &CompiledQuery,
    ) -> Result<ResultPage, IndexReadError> {
        let SemanticSearch { options, query: meant, languages, deadline, .. } = *requested;
        let Some(vectors) = self.vectors.as_ref().map(|vectors| vectors.of_kind(meant.kind)) else {
            return Ok(ResultPage::empty(&options.facets));
        };
        let is_required = |mode: MatchMode| mode != MatchMode::Optional;
        let terms = options.terms.iter().filter(|term| is_required(term.mode)).cloned().collect();
        let required = SearchOptions { terms, ..options.clone() };
        let mut lookup = VariantLookup::new(collection, deadline);
        let required = query::compile(&mut lookup, &required, languages, deadline)?;
        if required.is_empty {
            return Ok(ResultPage::empty(&options.facets));
        }
        let allowed = Search::new(collection, &required, &options.filters, options.mode, self, deadline)?;
        let question = ScanQuery::new(&vectors.codebook, &meant.vector);
        let mut near = nearest(vectors, &question, &allowed_owners(&allowed)?, collection)?;
        let least = near.first().map_or(0.0, |first| min_cosine(first.cosine, meant.with_words));
        near.retain(|one| one.cosine > least);
        if !meant.with_words {
            return self.semantic_page(&allowed, requested, near);
        }
        let words = Search::new(collection, compiled, &options.filters, options.mode, self, deadline)?;
        self.fused_page(&words, vectors, &question, requested, near)
    }

    fn semantic_page(
        &self,
        allowed: &Search<'_>,
        requested: &SemanticSearch<'_>,
        near: Vec<SemanticHit>,
    ) -> Result<ResultPage, IndexReadError> {
        let collection = allowed.collection;
        let why = near
            .iter()
            .map(|one| (one.address, HitRetrieval { found_by: RetrievalMode::Semantic, passage: one.passage }))
            .collect();
        // Facets count the hits, not all documents that passed the filters.
        let facets = count_facets(
            self,
            collection,
            requested,
            Condition::documents(collection, near.iter().map(|one| one.address)),
        )?;
        let max_score = near.first().map(|first| first.cosine);
        let mut ranked: Vec<(DocAddress, f32)> = near.iter().map(|one| (one.address, one.cosine)).collect();
        rank::break_ties(collection, &requested.options.sort, &mut ranked)?;
        let addresses: Vec<(DocAddress, f32)> =
            ranked.into_iter().skip(requested.page.skip).take(requested.page.limit).collect();
        let explained = |(_, cosine): &(DocAddress, f32)| Explanation::leaf("similarity of meaning", *cosine);
        let explanations =
            if requested.options.explain { addresses.iter().map(explained).collect() } else { Vec::new() };
        Ok(ResultPage {
            total: Total::Exactly(near.len()),
            max_score,
            addresses,
            explanations,
            facets,
            hit_retrievals: why,
            ..ResultPage::empty(&[])
        })
    }

    /// Gives the best hits by words and the nearest documents both scores and ranks them together. Other hits by words
    /// follow.
    fn fused_page(
        &self,
        words: &Search<'_>,
        vectors: &DocumentVectors,
        question: &ScanQuery,
        requested: &SemanticSearch<'_>,
        mut near: Vec<SemanticHit>,
    ) -> Result<ResultPage, IndexReadError> {
        let (collection, page) = (words.collection, requested.page);
        let now = self.built_at.timestamp();
        let rank = |words: &Search<'_>| match *words.condition == Condition::Nothing {
            true => Ok(RankedHits::empty()),
            false => rank::rank_hits(words, &requested.options.sort, page.skip + page.limit, now),
        };
        let mut ranked = rank(words)?;
        // When few or no documents have all words, the documents with some of the words take part in the fusion too.
        let any = words.matching_any_word().filter(|_| ranked.has_hits_with_fewer_words || ranked.hits.is_empty());
        let words = any.as_ref().unwrap_or(words);
        if ranked.hits.is_empty() && any.is_some() {
            ranked = rank(words)?;
        }
        let rest = ranked.hits.split_off(ranked.hits.len().min(rank::RERANK_DEPTH));
        let mut by_words = std::mem::take(&mut ranked.hits);
        // Nearest documents that words match too, but not among the best by words.
        let known: HashMap<DocAddress, usize> = by_words.iter().zip(0..).map(|(hit, at)| (hit.address, at)).collect();
        let others: Vec<DocAddress> =
            near.iter().map(|one| one.address).filter(|address| !known.contains_key(address)).collect();
        let others = if *words.condition == Condition::Nothing { Vec::new() } else { words.hits_among(&others)? };
        let scores = words.scores(&others)?;
        let mut others: Vec<ScoredHit> =
            others.into_iter().zip(scores).map(|(address, score)| ScoredHit { address, score }).collect();
        rank::score_and_sort(words, &mut others, ranked.best_by_words, now);
        ranked.reranked.extend(others.iter().map(|hit| hit.address));
        by_words.extend(others);
        // Computes similarities for the best hits by words that are not among the nearest.
        let is_near: HashMap<DocAddress, usize> = near.iter().zip(0..).map(|(one, at)| (one.address, at)).collect();
        let mut among: Vec<Option<BitSet>> = collection.segments().iter().map(|_| Some(BitSet::default())).collect();
        for hit in by_words.iter().filter(|hit| !is_near.contains_key(&hit.address)) {
            if let Some(Some(bits)) = among.get_mut(hit.address.segment) {
                bits.insert(hit.address.document);
            }
        }
        near.extend(nearest(vectors, question, &among, collection)?);

        let (mut addresses, mut why) = (HashMap::new(), HashMap::new());
        let mut keyed = |address: DocAddress, score: f32| {
            let id = id_of(collection, address);
            addresses.insert(id, address);
            (id, score)
        };
        let words_keyed: Vec<(Uuid, f32)> = by_words.iter().map(|hit| keyed(hit.address, hit.score)).collect();
        let near_keyed: Vec<(Uuid, f32)> = near.iter().map(|one| keyed(one.address, one.cosine)).collect();
        let by_agreement = || SemanticWeight::from_agreement(&words_keyed, &near_keyed);
        let weight = requested.query.weight.unwrap_or_else(by_agreement);
        let passages: HashMap<DocAddress, usize> =
            near.iter().filter_map(|one| Some((one.address, one.passage?))).collect();
        let mut hits: Vec<(DocAddress, f32)> = Vec::with_capacity(addresses.len() + rest.len());
        let mut only_meant = Vec::new();
        for fused in fuse(&words_keyed, &near_keyed, weight) {
            let Some(&address) = addresses.get(&fused.key) else { continue };
            if fused.found_by == RetrievalMode::Semantic {
                only_meant.push(address);
            }
            why.insert(address, HitRetrieval { found_by: fused.found_by, passage: passages.get(&address).copied() });
            hits.push((address, fused.score));
        }
        rank::break_ties(collection, &requested.options.sort, &mut hits)?;
        let least = hits.last().map_or(1.0, |(_, score)| *score);
        let rest = rest.iter().filter(|hit| !why.contains_key(&hit.address));
        hits.extend(rest.map(|hit| (hit.address, hit.score.min(least))).collect::<Vec<_>>());

        let total = match ranked.total {
            Total::Exactly(count) => Total::Exactly(count + only_meant.len()),
            total => total,
        };
        let max_score = hits.first().map(|(_, score)| *score);
        let addresses: Vec<(DocAddress, f32)> = hits.into_iter().skip(page.skip).take(page.limit).collect();
        let explanations = if requested.options.explain {
            explain_fused_hits(words, &addresses, &near, weight, &ranked, now)?
        } else {
            Vec::new()
        };
        let hits =
            Condition::any(vec![words.condition.clone(), Condition::documents(collection, only_meant.into_iter())]);
        let facets = count_facets(self, collection, requested, hits)?;
        Ok(ResultPage {
            total,
            max_score,
            addresses,
            explanations,
            facets,
            hit_retrievals: why,
            has_hits_with_fewer_words: any.is_some(),
            ..ResultPage::empty(&[])
        })
    }
}

/// The documents that may be hits, per segment; `None` when all may.
fn allowed_owners(allowed: &Search<'_>) -> Result<Vec<Option<BitSet>>, IndexReadError> {
    let is_open = *allowed.condition == Condition::Everything && !allowed.is_filtered();
    allowed.collection.map_segments(allowed.estimated_work(), |segment| {
        if is_open && !segment.reader.has_deletes() {
            return Ok(None);
        }
        let mut bits = BitSet::new(segment.reader.max_doc());
        allowed.for_each_hit(segment, &[], &mut |document, _| {
            bits.insert(document);
            true
        })?;
        Ok(Some(bits))
    })
}

/// Returns the nearest documents, nearest first. Ids break ties.
pub fn nearest(
    vectors: &DocumentVectors,
    question: &ScanQuery,
    owners: &[Option<BitSet>],
    collection: &Collection,
) -> Result<Vec<SemanticHit>, IndexReadError> {
    let parts: Vec<_> = vectors.parts.iter().zip(owners).map(|(part, owners)| (part, owners.as_ref())).collect();
    let scan = Scan { is_by_owner: true, ..Scan::nearest(NEIGHBORS, vectors.count) };
    let found = scan.search(&vectors.codebook, question, &parts)?;
    // Only a damaged part has owners that are not documents.
    let is_document = |segment: usize, owner: u32| {
        collection.segments().get(segment).is_some_and(|segment| owner < segment.reader.max_doc())
    };
    let found = found.into_iter().filter(|one| is_document(one.part, one.owner));
    let mut near: Vec<SemanticHit> = found
        .map(|one| SemanticHit {
            address: DocAddress { segment: one.part, document: one.owner },
            cosine: one.score,
            passage: one.tag.checked_sub(1).and_then(|number| usize::try_from(number).ok()),
        })
        .collect();
    near.sort_by(|one, other| {
        let by_id = || id_of(collection, one.address).cmp(&id_of(collection, other.address));
        other.cosine.total_cmp(&one.cosine).then_with(by_id)
    });
    Ok(near)
}

/// Counts the requested facets of these hits.
fn count_facets(
    reader: &dyn TextReader,
    collection: &Collection,
    requested: &SemanticSearch<'_>,
    hits: Condition,
) -> Result<Vec<FacetCounts>, IndexReadError> {
    let SemanticSearch { options, deadline, .. } = *requested;
    if hits == Condition::Nothing || options.facets.is_empty() {
        return Ok(facets::empty_counts(&options.facets));
    }
    let hits = CompiledQuery::from_condition(hits, Vec::new());
    let search = Search::new(collection, &hits, &options.filters, options.mode, reader, deadline)?;
    facets::count_facets(&search, &options.facets)
}

fn id_of(collection: &Collection, address: DocAddress) -> Uuid {
    collection.columns(address).id(address.document)
}

fn explain_fused_hits(
    words: &Search<'_>,
    addresses: &[(DocAddress, f32)],
    near: &[SemanticHit],
    weight: SemanticWeight,
    ranked: &RankedHits,
    now_seconds: i64,
) -> Result<Vec<Explanation>, IndexReadError> {
    let cosines: HashMap<DocAddress, f32> = near.iter().map(|one| (one.address, one.cosine)).collect();
    let best = near.iter().map(|one| one.cosine).fold(0.0, f32::max);
    let by_words = rank::explain_relevance(words, addresses, ranked, now_seconds)?;
    let join = |((address, score), by_words): (&(DocAddress, f32), Explanation)| {
        let cosine = cosines.get(address).filter(|_| best > 0.0);
        let of_meaning = cosine.map_or(0.0, |cosine| weight.semantic_share() * (cosine / best).max(0.0));
        // The remaining score is what words add; their explanation is scaled to it.
        let by_words = rank::scale_to(by_words, (score - of_meaning).max(0.0));
        let by_words = Explanation { label: "by words".to_owned(), ..by_words };
        let parts = [by_words, Explanation::leaf("similarity of meaning", of_meaning)];
        Explanation {
            label: "words and meaning, each relative to its best hit".to_owned(),
            value: *score,
            parts: parts.into_iter().filter(|part| part.value > 0.0).collect(),
        }
    };
    Ok(addresses.iter().zip(by_words).map(join).collect())
}
