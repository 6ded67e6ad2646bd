//! The words that score, as the second ranking phase computes them: BM25F over all fields, with the constants and the statistics of the
//! embedded engine (`earshot_engine::rank`).

use super::spellings::Spelling;
use crate::generation::GenerationFacts;
use crate::schema::{is_scored, length_field};
use crate::vocabulary::Vocabulary;
use earshot_engine::query::SearchedField;
use earshot_engine::rank::{B, K1, idf, query_weight};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Terms per word that score: those with the most weight.
const MAX_VARIANTS: usize = 48;

/// A term in a field that stands for a word.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoredVariant {
    pub field: &'static str,
    pub term: String,
    /// The boost of the field.
    pub boost: f32,
    /// The weight of the spelling: 1 for the word itself.
    pub similarity: f32,
}

impl ScoredVariant {
    pub fn all(searched: SearchedField, spellings: &[Spelling]) -> impl Iterator<Item = Self> {
        spellings.iter().map(move |Spelling { term, weight }| Self {
            field: searched.field,
            term: term.clone(),
            boost: searched.boost,
            similarity: *weight,
        })
    }

    fn weight(&self) -> f32 {
        self.boost * self.similarity
    }
}

/// A word of the query with all terms that stand for it.
#[derive(Clone, Debug)]
pub struct ScoredWord {
    variants: Vec<ScoredVariant>,
    /// Estimated number of documents with the word, in the field where most have it.
    frequency: u64,
    /// How often the query has it.
    count: u32,
}

impl ScoredWord {
    /// `None` when no document has the word.
    pub fn new(variants: Vec<ScoredVariant>, count: u32, vocabulary: &Vocabulary) -> Option<Self> {
        let mut merged: BTreeMap<(&'static str, String), ScoredVariant> = BTreeMap::new();
        for variant in variants.into_iter().filter(|variant| is_scored(variant.field)) {
            let known = merged.entry((variant.field, variant.term.clone())).or_insert_with(|| variant.clone());
            if variant.weight() > known.weight() {
                *known = variant;
            }
        }
        let mut by_field: BTreeMap<&'static str, u64> = BTreeMap::new();
        for variant in merged.values() {
            *by_field.entry(variant.field).or_default() += vocabulary.count(&variant.term).unwrap_or_default();
        }
        let frequency = by_field.into_values().max()?;
        let mut variants: Vec<ScoredVariant> = merged.into_values().collect();
        variants.sort_by(|one, other| other.weight().total_cmp(&one.weight()));
        variants.truncate(MAX_VARIANTS);
        variants.sort_by(|one, other| other.similarity.total_cmp(&one.similarity));
        Some(Self { variants, frequency, count })
    }
}

/// The script that computes the score by words of a document.
pub fn words_score(words: &[ScoredWord], facts: &GenerationFacts) -> Value {
    let mut groups = Vec::new();
    for word in words {
        let weight = idf(word.frequency.min(facts.documents()), facts.documents()) * (1.0 + K1);
        // Spellings of one similarity count as one word.
        for variants in word.variants.chunk_by(|one, other| one.similarity.total_cmp(&other.similarity).is_eq()) {
            let weight = weight * variants[0].similarity * query_weight(word.count);
            let terms: Vec<Value> = variants
                .iter()
                .map(|variant| {
                    json!({
                        "field": variant.field, "term": variant.term, "boost": variant.boost,
                        "length": length_field(variant.field), "average": facts.average_length(variant.field).max(0.1),
                    })
                })
                .collect();
            groups.push(json!({"weight": weight, "terms": terms}));
        }
    }
    json!({
        "lang": "painless",
        "source": SOURCE,
        "params": {"groups": groups, "k1": K1, "b": B},
    })
}

const SOURCE: &str = "\
double score = 0; \
for (def group : params.groups) { \
  double frequency = 0; \
  for (def term : group.terms) { \
    String name = term.field; \
    String text = term.term; \
    int times = termFreq(name, text); \
    if (times > 0) { \
      def lengths = doc[term.length]; \
      double length = lengths.size() == 0 ? 0 : lengths.value; \
      double boost = term.boost; \
      double average = term.average; \
      frequency += boost * times / (1 - params.b + params.b * length / average); \
    } \
  } \
  double weight = group.weight; \
  score += weight * frequency / (frequency + params.k1); \
} \
return score;";
