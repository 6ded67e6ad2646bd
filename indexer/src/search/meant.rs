//! Finding by meaning, exactly filtered, and joining what is found with what words find.

use super::collect::{Scored, Search};
use super::collection::{Collection, Place};
use super::compiled::Compiled;
use super::deadline::Deadline;
use super::explain;
use super::fault::Fault;
use super::find::Found;
use super::forms::Forms;
use super::matching::Match;
use super::query_languages::QueryLanguages;
use super::relevance::Ranked;
use super::vectors::LayerVectors;
use super::way::Meant;
use super::{EmbeddedBackend, facets, query, rank, relevance, sort};
use crate::meaning::{MeaningWeight, fuse};
use crate::schema::field;
use crate::vectors::{Bits, Question, Scan};
use crate::{Explanation, FacetCounts, Page, Total};
use earshot_model::search::{FindBy, MatchMode, SearchOptions};
use std::collections::HashMap;
use tantivy::Term;
use uuid::Uuid;

/// The nearest documents that are looked for: as many as words bring into the second phase.
const NEIGHBOURS: usize = rank::WINDOW;
/// What is less than this share as near as the nearest is not near. Beside words, what only means the same has to be
/// nearer than where nothing else is looked for.
const LEAST_SHARE: f32 = 0.2;
const LEAST_SHARE_BESIDE_WORDS: f32 = 0.4;

/// A document that is near to what is meant.
#[derive(Clone, Copy)]
pub struct Near {
    pub place: Place,
    pub cosine: f32,
    /// The passage of its transcript that is nearest, when one is nearer than what the document says of itself.
    pub passage: Option<usize>,
}

/// Why a hit was found, beside its place.
#[derive(Clone, Copy)]
pub struct Why {
    pub reason: FindBy,
    pub passage: Option<usize>,
}

/// A search by meaning, ready.
pub struct MeantSearch<'a> {
    pub options: &'a SearchOptions,
    pub page: Page,
    pub meant: &'a Meant,
    pub languages: &'a QueryLanguages,
    pub deadline: &'a Deadline,
}

impl EmbeddedBackend {
    /// A page of what is found by meaning, or by both.
    ///
    /// What must match does, and what must not does not, whatever a document means; optional terms are what meaning may
    /// find in other words.
    pub(super) fn find_meant(
        &self,
        collection: &Collection,
        asked: &MeantSearch<'_>,
        compiled: &Compiled,
    ) -> Result<Found, Fault> {
        let MeantSearch { options, meant, languages, deadline, .. } = *asked;
        let Some(vectors) = self.vectors.as_ref().map(|vectors| vectors.of(meant.layer)) else {
            return Ok(Found::nothing(&options.facets));
        };
        let is_required = |mode: MatchMode| mode != MatchMode::Optional;
        let terms = options.terms.iter().filter(|term| is_required(term.mode)).cloned().collect();
        let required = SearchOptions { terms, ..options.clone() };
        let mut forms = Forms::new(collection, deadline);
        let required = query::compile(&mut forms, &required, languages, deadline)?;
        if required.is_empty {
            return Ok(Found::nothing(&options.facets));
        }
        let allowed = Search::new(collection, &required, &options.filters, options.mode, deadline)?;
        let question = Question::new(&vectors.codebook, &meant.query);
        let mut near = nearest(vectors, &question, &owners(&allowed)?, collection)?;
        let share = if meant.with_words { LEAST_SHARE_BESIDE_WORDS } else { LEAST_SHARE };
        let least = near.first().map_or(0.0, |first| first.cosine * share);
        near.retain(|one| one.cosine > least);
        if !meant.with_words {
            return self.only_meant(&allowed, asked, near);
        }
        let words = Search::new(collection, compiled, &options.filters, options.mode, deadline)?;
        self.joined(&words, vectors, &question, asked, near)
    }

    fn only_meant(&self, allowed: &Search<'_>, asked: &MeantSearch<'_>, near: Vec<Near>) -> Result<Found, Fault> {
        let collection = allowed.collection;
        let why = near.iter().map(|one| (one.place, Why { reason: FindBy::Meaning, passage: one.passage })).collect();
        // What is counted are the hits, not all that were allowed.
        let facets = counted(collection, asked, one_of(collection, near.iter().map(|one| one.place)))?;
        let max_score = near.first().map(|first| first.cosine);
        let mut ranked: Vec<(Place, f32)> = near.iter().map(|one| (one.place, one.cosine)).collect();
        sort::break_ties(collection, &asked.options.sort, &mut ranked)?;
        let places: Vec<(Place, f32)> = ranked.into_iter().skip(asked.page.skip).take(asked.page.limit).collect();
        let explained = |(_, cosine): &(Place, f32)| leaf("nearness of meaning", *cosine);
        let explanations = if asked.options.explain { places.iter().map(explained).collect() } else { Vec::new() };
        Ok(Found {
            total: Total::Exactly(near.len()),
            max_score,
            places,
            explanations,
            facets,
            why,
            ..Found::nothing(&[])
        })
    }

    /// The best by words and the nearest, each with both of its scores, in one order; what else words find follows.
    fn joined(
        &self,
        words: &Search<'_>,
        vectors: &LayerVectors,
        question: &Question,
        asked: &MeantSearch<'_>,
        mut near: Vec<Near>,
    ) -> Result<Found, Fault> {
        let (collection, page) = (words.collection, asked.page);
        let now = self.built_at.timestamp();
        let rank = |words: &Search<'_>| match *words.matcher == Match::Nothing {
            true => Ok(Ranked::nothing()),
            false => relevance::ranked(words, &asked.options.sort, page.skip + page.limit, now),
        };
        let mut ranked = rank(words)?;
        // Where nothing has all words, what has some of them is joined with what is near, as it follows where few have all.
        let any = words.of_any_word().filter(|_| ranked.is_followed || ranked.hits.is_empty());
        let words = any.as_ref().unwrap_or(words);
        if ranked.hits.is_empty() && any.is_some() {
            ranked = rank(words)?;
        }
        let rest = ranked.hits.split_off(ranked.hits.len().min(rank::WINDOW));
        let mut by_words = std::mem::take(&mut ranked.hits);
        // The nearest that the words match too, though not among the best.
        let known: HashMap<Place, usize> = by_words.iter().zip(0..).map(|(hit, at)| (hit.place, at)).collect();
        let others: Vec<Place> = near.iter().map(|one| one.place).filter(|place| !known.contains_key(place)).collect();
        let others = if *words.matcher == Match::Nothing { Vec::new() } else { words.hits_among(&others)? };
        let scores = words.scores(&others)?;
        let mut others: Vec<Scored> =
            others.into_iter().zip(scores).map(|(place, score)| Scored { place, score }).collect();
        rank::rank(words, &mut others, ranked.best_by_words, now);
        ranked.window.extend(others.iter().map(|hit| hit.place));
        by_words.extend(others);
        // The best by words that are not among the nearest: how near they are.
        let is_near: HashMap<Place, usize> = near.iter().zip(0..).map(|(one, at)| (one.place, at)).collect();
        let mut among: Vec<Option<Bits>> = collection.segments().iter().map(|_| Some(Bits::default())).collect();
        for hit in by_words.iter().filter(|hit| !is_near.contains_key(&hit.place)) {
            if let Some(Some(bits)) = among.get_mut(hit.place.segment) {
                bits.insert(hit.place.document);
            }
        }
        near.extend(nearest(vectors, question, &among, collection)?);

        let (mut places, mut why) = (HashMap::new(), HashMap::new());
        let mut keyed = |place: Place, score: f32| {
            let id = id_of(collection, place);
            places.insert(id, place);
            (id, score)
        };
        let words_keyed: Vec<(Uuid, f32)> = by_words.iter().map(|hit| keyed(hit.place, hit.score)).collect();
        let near_keyed: Vec<(Uuid, f32)> = near.iter().map(|one| keyed(one.place, one.cosine)).collect();
        let by_agreement = || MeaningWeight::by_agreement(&words_keyed, &near_keyed);
        let weight = asked.meant.weight.unwrap_or_else(by_agreement);
        let passages: HashMap<Place, usize> = near.iter().filter_map(|one| Some((one.place, one.passage?))).collect();
        let mut hits: Vec<(Place, f32)> = Vec::with_capacity(places.len() + rest.len());
        let mut only_meant = Vec::new();
        for fused in fuse(&words_keyed, &near_keyed, weight) {
            let Some(&place) = places.get(&fused.key) else { continue };
            if fused.reason == FindBy::Meaning {
                only_meant.push(place);
            }
            why.insert(place, Why { reason: fused.reason, passage: passages.get(&place).copied() });
            hits.push((place, fused.score));
        }
        sort::break_ties(collection, &asked.options.sort, &mut hits)?;
        let least = hits.last().map_or(1.0, |(_, score)| *score);
        let rest = rest.iter().filter(|hit| !why.contains_key(&hit.place));
        hits.extend(rest.map(|hit| (hit.place, hit.score.min(least))).collect::<Vec<_>>());

        let total = match ranked.total {
            Total::Exactly(count) => Total::Exactly(count + only_meant.len()),
            total => total,
        };
        let max_score = hits.first().map(|(_, score)| *score);
        let places: Vec<(Place, f32)> = hits.into_iter().skip(page.skip).take(page.limit).collect();
        let explanations =
            if asked.options.explain { explained(words, &places, &near, weight, &ranked, now)? } else { Vec::new() };
        let hits = Match::any(vec![words.matcher.clone(), one_of(collection, only_meant.into_iter())]);
        let facets = counted(collection, asked, hits)?;
        Ok(Found { total, max_score, places, explanations, facets, why, ..Found::nothing(&[]) })
    }
}

/// The documents that may be found, by segment; `None` where all may.
fn owners(allowed: &Search<'_>) -> Result<Vec<Option<Bits>>, Fault> {
    let is_open = *allowed.matcher == Match::Everything && !allowed.is_filtered();
    allowed.collection.map_segments(allowed.work(), |segment| {
        if is_open && !segment.reader.has_deletes() {
            return Ok(None);
        }
        let mut bits = Bits::new(segment.reader.max_doc());
        allowed.walk(segment, &[], &mut |document, _| {
            bits.insert(document);
            true
        })?;
        Ok(Some(bits))
    })
}

/// The nearest documents, nearest first, equals by their ids.
pub fn nearest(
    vectors: &LayerVectors,
    question: &Question,
    owners: &[Option<Bits>],
    collection: &Collection,
) -> Result<Vec<Near>, Fault> {
    let parts: Vec<_> = vectors.parts.iter().zip(owners).map(|(part, owners)| (part, owners.as_ref())).collect();
    let scan = Scan { is_by_owner: true, ..Scan::of(NEIGHBOURS, vectors.count) };
    let found = scan.search(&vectors.codebook, question, &parts)?;
    // Only a damaged part has owners that are no documents.
    let is_document = |segment: usize, owner: u32| {
        collection.segments().get(segment).is_some_and(|segment| owner < segment.reader.max_doc())
    };
    let found = found.into_iter().filter(|one| is_document(one.part, one.owner));
    let mut near: Vec<Near> = found
        .map(|one| Near {
            place: Place { segment: one.part, document: one.owner },
            cosine: one.score,
            passage: one.tag.checked_sub(1).and_then(|number| usize::try_from(number).ok()),
        })
        .collect();
    near.sort_by(|one, other| {
        let by_id = || id_of(collection, one.place).cmp(&id_of(collection, other.place));
        other.cosine.total_cmp(&one.cosine).then_with(by_id)
    });
    Ok(near)
}

/// These documents and no others.
fn one_of(collection: &Collection, places: impl Iterator<Item = Place>) -> Match {
    let field = collection.field(field::ID);
    let ids: Vec<Term> =
        places.map(|place| Term::from_field_bytes(field, id_of(collection, place).as_bytes())).collect();
    if ids.is_empty() { Match::Nothing } else { Match::OneOf(ids) }
}

/// The facets that are asked for, of these hits.
fn counted(collection: &Collection, asked: &MeantSearch<'_>, hits: Match) -> Result<Vec<FacetCounts>, Fault> {
    let MeantSearch { options, deadline, .. } = *asked;
    if hits == Match::Nothing || options.facets.is_empty() {
        return Ok(facets::none(&options.facets));
    }
    let hits = Compiled::of(hits, Vec::new());
    let search = Search::new(collection, &hits, &options.filters, options.mode, deadline)?;
    facets::count(&search, &options.facets)
}

fn id_of(collection: &Collection, place: Place) -> Uuid {
    collection.columns(place).id(place.document)
}

fn explained(
    words: &Search<'_>,
    places: &[(Place, f32)],
    near: &[Near],
    weight: MeaningWeight,
    ranked: &Ranked,
    now_seconds: i64,
) -> Result<Vec<Explanation>, Fault> {
    let cosines: HashMap<Place, f32> = near.iter().map(|one| (one.place, one.cosine)).collect();
    let best = near.iter().map(|one| one.cosine).fold(0.0, f32::max);
    let by_words = explain::of_relevance(words, places, ranked, now_seconds)?;
    let join = |((place, score), by_words): (&(Place, f32), Explanation)| {
        let cosine = cosines.get(place).filter(|_| best > 0.0);
        let of_meaning = cosine.map_or(0.0, |cosine| weight.share() * (cosine / best).max(0.0));
        // What is left is what the words add, brought to the same scale.
        let by_words = explain::brought_to(by_words, (score - of_meaning).max(0.0));
        let by_words = Explanation { what: "by words".to_owned(), ..by_words };
        let parts = [by_words, leaf("nearness of meaning", of_meaning)];
        Explanation {
            what: "words and meaning, each as a share of its best".to_owned(),
            value: *score,
            parts: parts.into_iter().filter(|part| part.value > 0.0).collect(),
        }
    };
    Ok(places.iter().zip(by_words).map(join).collect())
}

fn leaf(what: &str, value: f32) -> Explanation {
    Explanation { what: what.to_owned(), value, parts: Vec::new() }
}
