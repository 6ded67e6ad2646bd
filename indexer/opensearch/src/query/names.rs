//! Filters by names: all words of a name in the credits of an episode, in sequence for a phrase.

use super::search_compiler::nothing;
use super::spellings::{SpellingLookup, any_spelling, stack};
use earshot_engine::query::{SearchedField, query_words};
use earshot_model::search::NameFilter;
use serde_json::{Value, json};

/// The documents with a name in a field.
pub fn name_query(spellings: &SpellingLookup<'_>, field: &'static str, name: &NameFilter) -> Value {
    // Names are indexed as folded words, without stemming.
    let words = query_words(&name.name, &[]);
    let searched = SearchedField { field, boost: 1.0, is_exact: true };
    let is_phrase = name.phrase && words.len() > 1;
    let mut positions = Vec::with_capacity(words.len());
    for word in &words {
        let found = match is_phrase {
            true => {
                let mut found = spellings.of(word, searched, &[], name.fuzzy);
                // In a phrase a character stands for itself only, not for pairs that it begins.
                found.retain(|spelling| spelling.weight < 1.0 || spelling.term == word.folded);
                found
            }
            false => spellings.of_any_kind(word, searched, &[], name.fuzzy),
        };
        positions.push(found);
    }
    if positions.is_empty() || positions.iter().any(Vec::is_empty) {
        return nothing();
    }
    if is_phrase {
        let text: Vec<String> = positions.iter().map(|found| stack(found.iter())).collect();
        return json!({"match_phrase": {field: {"query": text.join(" "), "slop": name.slop.min(1_000)}}});
    }
    let word = |found: &Vec<_>| json!({"bool": {"should": any_spelling(field, 1.0, found)}});
    json!({"bool": {"filter": positions.iter().map(word).collect::<Vec<Value>>()}})
}
