//! The words of an index: in how many documents a term occurs, and which terms have a similar spelling. The answers are kept,
//! because an index never changes.

use crate::client::{ClusterClient, ClusterRequest, RequestBody};
use crate::error::ClusterError;
use crate::response::{check_shards, msearch_lines};
use crate::schema::WORDS;
use crate::term_text::AS_WRITTEN;
use earshot_text::analyze::{ALTERNATIVE, BEGINS_A_PAIR, PART, split_language};
use lru::LruCache;
use reqwest::Method;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Terms with a count, and terms with their similar ones.
const KEPT_COUNTS: NonZeroUsize = NonZeroUsize::new(50_000).expect("is not 0");
const KEPT_SPELLINGS: NonZeroUsize = NonZeroUsize::new(2_000).expect("is not 0");
/// Counts per request.
const MAX_COUNTS: usize = 500;
/// Similar terms per term, the most similar and most frequent ones.
const MAX_SIMILAR: usize = 100;
/// Words of at least so many letters have similar spellings at one edit, and at two.
const ONE_ERROR_FROM: usize = 3;
const TWO_ERRORS_FROM: usize = 6;

/// A term and the number of letters of its word, which decides how many edits are allowed.
pub type FuzzyKey = (String, usize);

/// A similar term with its edit distance.
pub type SimilarTerm = (String, usize);

/// The words of one index.
pub struct Vocabulary {
    index: String,
    counts: Mutex<LruCache<String, u64>>,
    similar: Mutex<LruCache<FuzzyKey, Vec<SimilarTerm>>>,
}

impl Vocabulary {
    pub fn new(index: &str) -> Self {
        Self {
            index: index.to_owned(),
            counts: Mutex::new(LruCache::new(KEPT_COUNTS)),
            similar: Mutex::new(LruCache::new(KEPT_SPELLINGS)),
        }
    }

    /// The number of documents with a term; `None` before [`Self::load_counts`].
    pub fn count(&self, term: &str) -> Option<u64> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).get(term).copied()
    }

    /// The similar terms of a term, the most similar first; empty before [`Self::load_similar`].
    pub fn similar(&self, key: &FuzzyKey) -> Vec<SimilarTerm> {
        self.similar.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned().unwrap_or_default()
    }

    /// Reads the counts that are missing.
    pub fn load_counts(
        &self,
        client: &ClusterClient,
        terms: &BTreeSet<String>,
        deadline: Instant,
    ) -> Result<(), ClusterError> {
        let unknown: Vec<&String> = terms.iter().filter(|term| self.count(term).is_none()).collect();
        for terms in unknown.chunks(MAX_COUNTS) {
            let count = |term: &&String| json!({"size": 0, "track_total_hits": true, "query": {"term": {WORDS: term}}});
            let request = ClusterRequest {
                operation: "counting words",
                method: Method::POST,
                path: "_msearch".to_owned(),
                body: RequestBody::Lines(msearch_lines(&self.index, terms.iter().map(count))),
            };
            let response = client.send(&request, deadline)?;
            let responses = response["responses"].as_array().map(Vec::as_slice).unwrap_or_default();
            for (term, response) in terms.iter().zip(responses) {
                check_shards("counting words", response)?;
                let total = response["hits"]["total"]["value"].as_u64().unwrap_or_default();
                self.counts.lock().unwrap_or_else(PoisonError::into_inner).put((*term).clone(), total);
            }
        }
        Ok(())
    }

    /// Reads the similar terms that are missing.
    pub fn load_similar(
        &self,
        client: &ClusterClient,
        keys: &BTreeSet<FuzzyKey>,
        deadline: Instant,
    ) -> Result<(), ClusterError> {
        let is_unknown = |key: &&FuzzyKey| !self.similar.lock().unwrap_or_else(PoisonError::into_inner).contains(*key);
        let keys: Vec<&FuzzyKey> = keys.iter().filter(is_unknown).collect();
        if keys.is_empty() {
            return Ok(());
        }
        let mut suggest = Map::new();
        for (number, key) in keys.iter().enumerate() {
            for (errors, prefix) in searches_of(key) {
                suggest.insert(format!("{number}-{errors}"), suggester(&key.0, errors, prefix));
            }
        }
        let body = json!({"size": 0, "track_total_hits": false, "suggest": suggest});
        let request = ClusterRequest::post("finding spellings", format!("{}/_search", self.index), body);
        let response = client.send(&request, deadline)?;
        check_shards("finding spellings", &response)?;
        for (number, key) in keys.into_iter().enumerate() {
            let found = searches_of(key).map(|(errors, _)| &response["suggest"][format!("{number}-{errors}")]);
            let similar = similar_terms(&key.0, found);
            self.similar.lock().unwrap_or_else(PoisonError::into_inner).put(key.clone(), similar);
        }
        Ok(())
    }
}

/// The searches for similar terms: the number of edits and the number of letters that must be equal. Two edits are searched among
/// the terms with the same first letter.
fn searches_of((term, letters): &FuzzyKey) -> impl Iterator<Item = (usize, usize)> {
    let (_, stem) = split_language(term);
    let mark = term.chars().count() - stem.chars().count();
    let one = (*letters >= ONE_ERROR_FROM).then_some((1, mark));
    let two = (*letters >= TWO_ERRORS_FROM).then_some((2, mark + 1));
    one.into_iter().chain(two)
}

fn suggester(term: &str, errors: usize, prefix: usize) -> Value {
    json!({"text": term, "term": {
        "field": WORDS, "suggest_mode": "always", "max_edits": errors, "prefix_length": prefix, "min_word_length": 1,
        "size": MAX_SIMILAR, "shard_size": MAX_SIMILAR, "accuracy": 0.0, "string_distance": "damerau_levenshtein",
        // The default leaves out frequent words.
        "max_term_freq": 1_000_000_000,
    }})
}

fn similar_terms<'r>(term: &str, found: impl Iterator<Item = &'r Value>) -> Vec<SimilarTerm> {
    let (language, stem) = split_language(term);
    let mut similar: Vec<(usize, u64, String)> = Vec::new();
    let options = found.filter_map(Value::as_array).flatten().filter_map(|entry| entry["options"].as_array()).flatten();
    for option in options {
        let Some(text) = option["text"].as_str().filter(|text| !text.starts_with(AS_WRITTEN)) else { continue };
        let (found_language, found_stem) = split_language(text);
        let is_marked = text.ends_with([ALTERNATIVE, PART, BEGINS_A_PAIR]);
        if found_language == language && !is_marked && similar.iter().all(|(.., known)| known != text) {
            let count = option["freq"].as_u64().unwrap_or_default();
            similar.push((strsim::osa_distance(stem, found_stem), count, text.to_owned()));
        }
    }
    similar.sort_by(|one, other| one.0.cmp(&other.0).then(other.1.cmp(&one.1)).then(one.2.cmp(&other.2)));
    similar.truncate(MAX_SIMILAR);
    similar.into_iter().map(|(distance, _, text)| (text, distance)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn similar_terms_are_of_the_same_language() {
        let option = |text: &str, count: u64| json!({"text": text, "freq": count, "score": 0.5});
        let found = json!([{"text": "en:kitchn", "options": [
            option("en:kitchen", 3), option("de:kitchn", 9), option("!kitchn", 9), option("en:kitchn=", 9),
            option("en:kitchin", 5), option("en:kitten", 7), option("en:kitchen", 3),
        ]}]);
        let similar = similar_terms("en:kitchn", [&found, &Value::Null].into_iter());
        let expected = [("en:kitchin", 1), ("en:kitchen", 1), ("en:kitten", 2)];
        assert_eq!(similar, expected.map(|(text, distance)| (text.to_owned(), distance)));
    }

    #[test]
    fn short_words_have_fewer_edits() {
        let searches = |term: &str, letters| searches_of(&(term.to_owned(), letters)).collect::<Vec<_>>();
        assert_eq!(searches("en:ab", 2), []);
        assert_eq!(searches("en:abc", 3), [(1, 3)]);
        assert_eq!(searches("feynman", 7), [(1, 0), (2, 1)]);
    }
}
