//! Reads responses of Apple's lookup and search: shows with their feeds (facts 2.2).

use super::payload::{PayloadError, list_at, parse_json, text_at, web_url_at};
use earshot_model::Issue;
use earshot_model::rating::ShowId;
use serde_json::Value;

/// A show of Apple's directory whose feed Apple publishes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct AppleFeed {
    pub apple_id: i64,
    pub url: String,
}

impl AppleFeed {
    pub fn into_show(self) -> (ShowId, String) {
        (ShowId::Apple(self.apple_id), self.url)
    }
}

/// Returns the shows with a feed in a lookup or search response, each once. `None` when the bytes are another kind of
/// JSON.
///
/// # Errors
/// [`PayloadError`] when the bytes are not JSON.
pub(super) fn read_apple_lookup(bytes: &[u8], issues: &mut Vec<Issue>) -> Result<Option<Vec<AppleFeed>>, PayloadError> {
    let value = parse_json(bytes, issues)?;
    let results = list_at(&value, "results").or_else(|| value.get("resultCount").map(|_| Vec::new()));
    let Some(results) = results else { return Ok(None) };
    let mut feeds: Vec<AppleFeed> = results.into_iter().filter_map(read_feed).collect();
    // Episodes in the response repeat their show.
    feeds.sort();
    feeds.dedup_by_key(|feed| feed.apple_id);
    Ok(Some(feeds))
}

fn read_feed(found: &Value) -> Option<AppleFeed> {
    let Some(ShowId::Apple(apple_id)) = ShowId::parse(&text_at(found, "collectionId", 20)?) else { return None };
    Some(AppleFeed { apple_id, url: web_url_at(found, "feedUrl")? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The response as id and feed URL, or `None`; with the kinds of its issues.
    fn read(bytes: &[u8]) -> (Option<Vec<(i64, String)>>, Vec<String>) {
        let mut issues = Vec::new();
        let Ok(feeds) = read_apple_lookup(bytes, &mut issues) else { panic!("not JSON") };
        let pairs = feeds.map(|feeds| feeds.into_iter().map(|feed| (feed.apple_id, feed.url)).collect());
        (pairs, issues.into_iter().map(|issue| issue.kind).collect())
    }

    #[test]
    fn a_lookup_gives_the_feeds_of_shows() {
        let response = json!({"resultCount": 4, "results": [
            {"wrapperType": "podcastEpisode", "collectionId": 7, "trackId": 1},
            {"wrapperType": "track", "collectionId": 7, "collectionName": "Idle", "feedUrl": "https://a.example/feed"},
            {"wrapperType": "podcastEpisode", "collectionId": 7, "trackId": 2, "feedUrl": "https://a.example/feed"},
            {"wrapperType": "track", "collectionId": 8, "collectionName": "No feed"},
            {"collectionId": "x", "feedUrl": "https://b.example"},
        ]});
        let idle = vec![(7, "https://a.example/feed".to_owned())];
        assert_eq!(read(response.to_string().as_bytes()), (Some(idle.clone()), vec![]));
        assert_eq!(read(b"{}"), (None, vec![]));
        assert_eq!(read(br#"{"results": "none"}"#), (None, vec![]));
        assert_eq!(read(br#"{"resultCount": 0}"#), (Some(vec![]), vec![]));
        let cut = br#"{"resultCount":2,"results":[{"collectionId":7,"feedUrl":"https://a.example/feed"},{"collec"#;
        assert_eq!(read(cut), (Some(idle), vec!["cut-short".to_owned()]));
        assert!(read_apple_lookup(b"<html>", &mut Vec::new()).is_err());
    }

    /// Real responses of Apple's lookup, if available.
    #[test]
    fn real_lookups_are_read() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/real/charts/itunes-lookup");
        let Ok(bytes) = std::fs::read(folder.join("podcast-server-lookup.json")) else { return };
        let ids = |bytes: &[u8]| read(bytes).0.map(|feeds| feeds.iter().map(|(id, _)| *id).collect::<Vec<_>>());
        assert_eq!(ids(&bytes), Some(vec![662_892_474]));
        let episodes = std::fs::read(folder.join("aalvarezwindey-podcast-detail.json")).expect("the second");
        assert_eq!(read(&episodes).0.map(|feeds| feeds.len()), Some(1), "two hundred episodes of one show");
    }
}
