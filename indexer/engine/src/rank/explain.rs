//! Explanations of scores for people. Only the hits of a page are explained.

use super::relevance::RankedHits;
use super::rerank::{self, Features};
use crate::Explanation;
use crate::index_read_error::IndexReadError;
use crate::query::query_term::ScoredTerm;
use crate::query::term_variants::TermVariant;
use crate::schema::field;
use crate::scorer::posting_list::PostingList;
use crate::scorer::search::{ScoredHit, Search};
use crate::segments::bm25f::{Frequency, idf, query_weight};
use crate::segments::doc_address::DocAddress;
use crate::segments::quantized_score::{QuantizedScore, dequantize};
use earshot_model::group_digits;
use std::borrow::Cow;
use std::fmt::Display;

/// Limit of terms in an explanation; those that add the most come first.
const MAX_TERMS: usize = 50;

/// Explains final scores as a sum of features, and the words feature as a sum of terms. Hits outside the rerank only
/// have the words feature. With many terms an explanation takes long, so hits after the deadline have none.
pub fn explain_relevance(
    search: &Search<'_>,
    addresses: &[(DocAddress, f32)],
    ranked: &RankedHits,
    now_seconds: i64,
) -> Result<Vec<Explanation>, IndexReadError> {
    let explain = |&(address, _): &(DocAddress, f32)| {
        let words = explain_word_score(search, address)?;
        let features = if ranked.reranked.contains(&address) {
            let hit = ScoredHit { address, score: words.value };
            rerank::features(search, &[hit], ranked.best_by_words, now_seconds).pop().unwrap_or_default()
        } else {
            rerank::word_features(words.value, ranked.best_by_words)
        };
        Ok(explain_features(&features, words))
    };
    addresses.iter().take_while(|_| !search.deadline.is_over()).map(explain).collect()
}

/// Explains scores by words alone, for hits sorted by a field, until the deadline.
pub fn explain_words(search: &Search<'_>, addresses: &[DocAddress]) -> Result<Vec<Explanation>, IndexReadError> {
    addresses
        .iter()
        .take_while(|_| !search.deadline.is_over())
        .map(|&address| explain_word_score(search, address))
        .collect()
}

fn explain_features(features: &Features, by_words: Explanation) -> Explanation {
    let mut parts: Vec<Explanation> = Vec::new();
    for (what, value) in features.parts().into_iter().filter(|(_, value)| *value > 0.0) {
        let value = to_single_precision(value);
        // Scales the score by words to its part of the final score.
        let factor = if what == "words" && by_words.value > 0.0 { value / by_words.value } else { 0.0 };
        let inner = by_words.parts.iter().filter(|_| factor > 0.0);
        let inner = inner.map(|part| Explanation { value: part.value * factor, ..part.clone() }).collect();
        parts.push(Explanation { label: what.to_owned(), value, parts: inner });
    }
    parts.sort_by(|one, other| other.value.total_cmp(&one.value));
    Explanation { label: "score".to_owned(), value: features.score(), parts }
}

/// Scales an explanation to another value, with the parts that sum up to it: features, and the terms of the words
/// feature.
pub fn scale_to(explanation: Explanation, value: f32) -> Explanation {
    let factor = if explanation.value > 0.0 { value / explanation.value } else { 0.0 };
    scale_by(explanation, factor, 2)
}

fn scale_by(explanation: Explanation, factor: f32, sums: usize) -> Explanation {
    let scale = |part: Explanation| match sums.checked_sub(1) {
        Some(sums) => scale_by(part, factor, sums),
        // The parts of a term's value are factors, not summands, so they stay.
        None => part,
    };
    Explanation {
        label: explanation.label,
        value: explanation.value * factor,
        parts: explanation.parts.into_iter().map(scale).collect(),
    }
}

/// Explains the score by words as a sum over the scored words of the document. A word's score is divided among its
/// variants in proportion to the frequency that each adds.
fn explain_word_score(search: &Search<'_>, address: DocAddress) -> Result<Explanation, IndexReadError> {
    let segment = search.collection.segment(address);
    let mut sum: QuantizedScore = 0;
    let mut parts = Vec::new();
    for scored in &search.compiled.scored {
        for variants in scored.term.distance_groups() {
            let mut found = Vec::new();
            for variant in variants {
                let list = PostingList::open(&variant.term, segment, Some(variant.field_weight(search.collection)))?;
                let in_document = list.and_then(|mut list| list.frequency_of(address.document));
                found.extend(in_document.map(|(times, frequency)| (variant, times, frequency)));
            }
            let all = found.iter().fold(0, |sum: Frequency, (_, _, frequency)| sum.saturating_add(*frequency));
            let points = scored.weight(search.collection, variants[0].similarity).quantized_score(all);
            sum = sum.saturating_add(points);
            parts.extend(found.into_iter().map(|(variant, times, frequency)| {
                let share = f64::from(frequency) / f64::from(all.max(1));
                explain_term(search, scored, variant, times, to_single_precision(f64::from(dequantize(points)) * share))
            }));
        }
    }
    parts.sort_by(|one, other| other.value.total_cmp(&one.value));
    if parts.len() > MAX_TERMS {
        let value = parts.drain(MAX_TERMS..).map(|part| part.value).sum();
        parts.push(Explanation::leaf("other terms", value));
    }
    Ok(Explanation { label: "words".to_owned(), value: dequantize(sum), parts })
}

fn explain_term(
    search: &Search<'_>,
    scored: &ScoredTerm,
    variant: &TermVariant,
    times: u32,
    value: f32,
) -> Explanation {
    let (frequency, documents) = (scored.term.frequency, search.collection.documents);
    #[expect(clippy::cast_precision_loss, reason = "shown to people")]
    let mut parts = vec![
        Explanation::leaf(&describe_rarity(frequency, documents), idf(frequency, documents)),
        Explanation::leaf("occurrences in the field", times as f32),
        Explanation::leaf("weight of the field", variant.boost / variant.similarity),
        Explanation::leaf("similarity of the spelling", variant.similarity),
    ];
    if scored.count > 1 {
        let what = format!("weight of {} occurrences in the query", scored.count);
        parts.push(Explanation::leaf(&what, query_weight(scored.count)));
    }
    let shown = variant.text().split_once(':').map_or(variant.text(), |(_, stem)| stem);
    let field = search.collection.schema.get_field_name(variant.term.term.field());
    let what = format!("{shown} in {}", field_name(field));
    Explanation { label: what, value, parts }
}

/// `rarity: in 12 of 4,000`
fn describe_rarity(frequency: impl Display, documents: impl Display) -> String {
    format!("rarity: in {} of {}", group_digits(frequency), group_digits(documents))
}

/// The display name of a field.
fn field_name(field: &str) -> Cow<'_, str> {
    match field {
        field::TITLE_EXACT => Cow::Borrowed("title, as written"),
        field => Cow::Owned(field.replace('_', " ")),
    }
}

fn to_single_precision(value: f64) -> f32 {
    #[expect(clippy::cast_possible_truncation, reason = "shown to people")]
    let value = value as f32;
    value
}
