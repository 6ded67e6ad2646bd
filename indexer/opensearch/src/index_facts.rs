//! Counts the facts of an index: documents by language, and the lengths of scored fields.

use crate::client::{ClusterClient, ClusterRequest, send};
use crate::error::ClusterError;
use crate::generation::FieldLengths;
use crate::response::check_shards;
use crate::schema::{IndexKind, is_scored, length_field, text_fields};
use earshot_engine::schema::{DocumentKind, field};
use earshot_text::analyze::Language;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Different tags of languages. Further ones count as languages without a stemmer.
const MAX_TAGS: usize = 20_000;
const LANGUAGES: &str = "languages";
const WORDS: &str = "words";

/// Documents by language number, and lengths by field.
pub type IndexFacts = (Vec<u64>, BTreeMap<String, FieldLengths>);

/// Counts the facts of an index that is refreshed.
pub fn count_facts(client: &ClusterClient, index: &str, kind: IndexKind) -> Result<IndexFacts, ClusterError> {
    let documents = match kind {
        IndexKind::Podcasts => DocumentKind::Podcasts,
        IndexKind::Episodes => DocumentKind::Episodes,
        IndexKind::Transcripts => return Ok((Vec::new(), BTreeMap::new())),
    };
    let scored: Vec<&str> = text_fields(documents).iter().copied().filter(|name| is_scored(name)).collect();
    let operation = "counting lengths of texts";
    let body = json!({"size": 0, "track_total_hits": true, "aggs": aggregations(&scored)});
    let response = send(client, &ClusterRequest::post(operation, format!("{index}/_search"), body))?;
    check_shards(operation, &response)?;
    Ok(read_facts(&scored, &response))
}

fn aggregations(scored: &[&str]) -> Value {
    let mut aggregations = Map::new();
    aggregations.insert(LANGUAGES.to_owned(), json!({"terms": {"field": field::LANGUAGE, "size": MAX_TAGS}}));
    for name in scored {
        let length = length_field(name);
        let with_words = json!({
            "range": {"field": length, "ranges": [{"from": 1}]},
            "aggs": {WORDS: {"sum": {"field": length}}},
        });
        aggregations.insert((*name).to_owned(), with_words);
    }
    aggregations.into()
}

fn read_facts(scored: &[&str], response: &Value) -> IndexFacts {
    let mut languages = vec![0; Language::COUNT];
    let mut rest = response["hits"]["total"]["value"].as_u64().unwrap_or_default();
    for bucket in response["aggregations"][LANGUAGES]["buckets"].as_array().into_iter().flatten() {
        let count = bucket["doc_count"].as_u64().unwrap_or_default();
        languages[Language::from_tag(bucket["key"].as_str()).number()] += count;
        rest = rest.saturating_sub(count);
    }
    languages[Language::Plain.number()] += rest;
    let lengths = scored.iter().map(|name| {
        let with_words = &response["aggregations"][*name]["buckets"][0];
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a sum of whole numbers")]
        let words = with_words[WORDS]["value"].as_f64().unwrap_or_default() as u64;
        let documents = with_words["doc_count"].as_u64().unwrap_or_default();
        ((*name).to_owned(), FieldLengths { documents, words })
    });
    (languages, lengths.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_are_counted_by_language() {
        let bucket = |key: &str, count: u64| json!({"key": key, "doc_count": count});
        let response = json!({
            "hits": {"total": {"value": 10, "relation": "eq"}},
            "aggregations": {
                "languages": {"buckets": [bucket("en", 4), bucket("en-gb", 1), bucket("xx", 2), bucket("de", 2)]},
                "title": {"buckets": [{"doc_count": 9, "words": {"value": 31.0}}]},
            },
        });
        let (languages, lengths) = read_facts(&["title"], &response);
        let of = |tag: &str| languages[Language::from_tag(Some(tag)).number()];
        assert_eq!((of("en"), of("de"), languages[Language::Plain.number()]), (5, 2, 3));
        assert_eq!(lengths["title"], FieldLengths { documents: 9, words: 31 });
    }
}
