//! Reads responses of Apple's lookup and search: shows with their feeds (facts 2.2).

use super::parsed_ratings::RatingError;
use crate::platforms::payload::{list_at, parse_json, text_at, web_url_at};
use earshot_model::Issue;
use earshot_model::rating::ShowId;
use serde_json::Value;

const MAX_NAME_CHARS: usize = 500;

/// A show of Apple's directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundShow {
    pub apple_id: i64,
    pub title: String,
    pub creator: String,
    /// Absent when Apple does not publish it.
    pub feed_url: Option<String>,
}

/// Returns the shows of a lookup or search response, each once; other entries are dropped. `None` when the bytes are
/// another kind of JSON.
///
/// # Errors
/// [`RatingError`] when the bytes are not JSON.
pub fn read_lookup(bytes: &[u8], issues: &mut Vec<Issue>) -> Result<Option<Vec<FoundShow>>, RatingError> {
    let value = parse_json(bytes, issues)?;
    if value.get("resultCount").is_none() && value.get("results").is_none() {
        return Ok(None);
    }
    let mut shows: Vec<FoundShow> =
        list_at(&value, "results").unwrap_or_default().into_iter().filter_map(read_show).collect();
    // Episodes in the response repeat their show.
    shows.sort_by(|a, b| (a.apple_id, b.feed_url.is_some()).cmp(&(b.apple_id, a.feed_url.is_some())));
    shows.dedup_by_key(|show| show.apple_id);
    Ok(Some(shows))
}

fn read_show(found: &Value) -> Option<FoundShow> {
    let Some(ShowId::Apple(apple_id)) = ShowId::parse(&text_at(found, "collectionId", 20)?) else { return None };
    Some(FoundShow {
        apple_id,
        title: text_at(found, "collectionName", MAX_NAME_CHARS).unwrap_or_default(),
        creator: text_at(found, "artistName", MAX_NAME_CHARS).unwrap_or_default(),
        feed_url: web_url_at(found, "feedUrl"),
    })
}
