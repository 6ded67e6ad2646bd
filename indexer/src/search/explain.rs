//! What the score of a hit is made of, for people: only the hits of a page are explained.

use super::collect::{Scored, Search};
use super::collection::Place;
use super::fault::Fault;
use super::forms::Form;
use super::query_term::ScoredTerm;
use super::rank::{self, Features};
use super::relevance::Ranked;
use super::scorer::points::{Points, score};
use super::scorer::weight::{Frequency, idf};
use crate::Explanation;
use crate::schema::field;
use std::borrow::Cow;

/// Terms that are named in an explanation, those that add the most.
const MAX_TERMS: usize = 50;

/// Explains final scores: a sum of features, of which the words are a sum again. Of hits that were not looked at again
/// the words are all that counts. Of many terms each hit takes long: those that the deadline leaves no time for have none.
pub fn of_relevance(
    search: &Search<'_>,
    places: &[(Place, f32)],
    ranked: &Ranked,
    now_seconds: i64,
) -> Result<Vec<Explanation>, Fault> {
    let explain = |&(place, _): &(Place, f32)| {
        let words = words_of(search, place)?;
        let features = if ranked.window.contains(&place) {
            let hit = Scored { place, score: words.value };
            rank::features(search, &[hit], ranked.best_by_words, now_seconds).pop().unwrap_or_default()
        } else {
            rank::words_alone(words.value, ranked.best_by_words)
        };
        Ok(explained(&features, words))
    };
    places.iter().take_while(|_| !search.deadline.is_over()).map(explain).collect()
}

/// Explains scores by words alone, of hits that are sorted by something else, as far as the deadline lets it.
pub fn of_words(search: &Search<'_>, places: &[Place]) -> Result<Vec<Explanation>, Fault> {
    places.iter().take_while(|_| !search.deadline.is_over()).map(|&place| words_of(search, place)).collect()
}

fn explained(features: &Features, by_words: Explanation) -> Explanation {
    let mut parts: Vec<Explanation> = Vec::new();
    for (what, value) in features.parts().into_iter().filter(|(_, value)| *value > 0.0) {
        let value = narrow(value);
        // The words' own score, brought to what it adds to the whole.
        let factor = if what == "words" && by_words.value > 0.0 { value / by_words.value } else { 0.0 };
        let inner = by_words.parts.iter().filter(|_| factor > 0.0);
        let inner = inner.map(|part| Explanation { value: part.value * factor, ..part.clone() }).collect();
        parts.push(Explanation { what: what.to_owned(), value, parts: inner });
    }
    parts.sort_by(|one, other| other.value.total_cmp(&one.value));
    Explanation { what: "score".to_owned(), value: features.score(), parts }
}

/// The same with another value, and so all that adds up to it: features, and the terms of the words.
pub fn brought_to(explanation: Explanation, value: f32) -> Explanation {
    let factor = if explanation.value > 0.0 { value / explanation.value } else { 0.0 };
    scaled(explanation, factor, 2)
}

fn scaled(explanation: Explanation, factor: f32, sums: usize) -> Explanation {
    let scale = |part: Explanation| match sums.checked_sub(1) {
        Some(sums) => scaled(part, factor, sums),
        // What a term's value comes from is no sum.
        None => part,
    };
    Explanation {
        what: explanation.what,
        value: explanation.value * factor,
        parts: explanation.parts.into_iter().map(scale).collect(),
    }
}

/// The sum over the scored words that a document has. A word's points are divided among its forms by how much each adds
/// to its frequency.
fn words_of(search: &Search<'_>, place: Place) -> Result<Explanation, Fault> {
    let segment = search.collection.segment(place);
    let mut sum: Points = 0;
    let mut parts = Vec::new();
    for scored in &search.compiled.scored {
        for forms in scored.term.tiers() {
            let mut found = Vec::new();
            for form in forms {
                let list = form.known.list(segment, Some(search.collection.field_weight(form)))?;
                let in_document = list.and_then(|mut list| list.frequency_of(place.document));
                found.extend(in_document.map(|(times, frequency)| (form, times, frequency)));
            }
            let all = found.iter().fold(0, |sum: Frequency, (_, _, frequency)| sum.saturating_add(*frequency));
            let points = scored.weight(search.collection, forms[0].nearness).points(all);
            sum = sum.saturating_add(points);
            parts.extend(found.into_iter().map(|(form, times, frequency)| {
                let share = f64::from(frequency) / f64::from(all.max(1));
                term_of(search, scored, form, times, narrow(f64::from(score(points)) * share))
            }));
        }
    }
    parts.sort_by(|one, other| other.value.total_cmp(&one.value));
    if parts.len() > MAX_TERMS {
        let value = parts.drain(MAX_TERMS..).map(|part| part.value).sum();
        parts.push(Explanation { what: "other terms".to_owned(), value, parts: Vec::new() });
    }
    Ok(Explanation { what: "words".to_owned(), value: score(sum), parts })
}

fn term_of(search: &Search<'_>, scored: &ScoredTerm, form: &Form, times: u32, value: f32) -> Explanation {
    let (frequency, documents) = (scored.term.frequency, search.collection.documents);
    let leaf = |what: String, value: f32| Explanation { what, value, parts: Vec::new() };
    #[expect(clippy::cast_precision_loss, reason = "shown to people")]
    let mut parts = vec![
        leaf(format!("rarity (idf): in {frequency} of {documents}"), idf(frequency, documents)),
        leaf("times in the field".to_owned(), times as f32),
        leaf("boost of the field".to_owned(), form.worth / form.nearness),
        leaf("nearness of the spelling".to_owned(), form.nearness),
    ];
    if scored.count > 1 {
        #[expect(clippy::cast_precision_loss, reason = "shown to people")]
        parts.push(leaf("times in the query".to_owned(), scored.count as f32));
    }
    let shown = form.text().split_once(':').map_or(form.text(), |(_, stem)| stem);
    let field = search.collection.schema.get_field_name(form.known.term.field());
    let what = format!("{shown} in {}", field_name(field));
    Explanation { what, value, parts }
}

/// A field of the index, for people.
fn field_name(field: &str) -> Cow<'_, str> {
    match field {
        field::TITLE_EXACT => Cow::Borrowed("title, as it is written"),
        field => Cow::Owned(field.replace('_', " ")),
    }
}

fn narrow(value: f64) -> f32 {
    #[expect(clippy::cast_possible_truncation, reason = "shown to people")]
    let value = value as f32;
    value
}
