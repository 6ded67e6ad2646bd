//! Reads responses of Apple's lookup and search endpoints: Apple ids with feed URLs (facts 2.2).

use super::entry::valid_apple_id;
use crate::platforms::payload::{LenientList, LenientText};
use serde::Deserialize;

const MAX_URL_BYTES: usize = 2_000;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct LookupResponse {
    results: LenientList<LookupResult>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct LookupResult {
    collection_id: LenientText,
    feed_url: LenientText,
}

/// Returns pairs of Apple id and feed URL, or `None` when the bytes are not a lookup response.
pub fn read_lookup(bytes: &[u8]) -> Option<Vec<(String, String)>> {
    let answer: LookupResponse = serde_json::from_slice(bytes).ok()?;
    let pair = |found: LookupResult| {
        let url = found.feed_url.0.filter(|url| url.starts_with("http") && url.len() <= MAX_URL_BYTES)?;
        Some((valid_apple_id(found.collection_id.0?)?, url))
    };
    // Episodes in the response repeat the show and its feed; duplicates are removed.
    let mut feeds: Vec<_> = answer.results.0?.into_iter().filter_map(|found| found.0.and_then(pair)).collect();
    feeds.sort();
    feeds.dedup();
    Some(feeds)
}
