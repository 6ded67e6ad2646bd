//! Separates files of the same name that are feeds of different shows.
//!
//! A file that does not name its feed has its name as URL, so `tea/feed.xml` and `coffee/feed.xml` have the same. The
//! first keeps it. Another show's gets one with a hash of its path, which does not publish the path.

use super::feed_job::{LoadOutcome, LoadedFeed};
use crate::feed::ParsedFeed;
use crate::identity::{item_keys, overlap, title_key};
use crate::store::{FeedStore, StoreError};
use earshot_catalog::{FeedState, ItemKeys};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::Path;

const SCHEME: &str = "file:///";
/// Hexadecimal digits of the hash of a path.
const HASH_DIGITS: usize = 12;

/// Changes the URLs of files whose name another show's file has: in the catalog by `states`, or earlier in the unit.
/// Returns the new URLs.
pub(super) fn disambiguate_file_urls(
    loaded: &mut [LoadedFeed],
    states: &HashMap<String, FeedState>,
    store: &mut dyn FeedStore,
) -> Result<Vec<String>, StoreError> {
    let mut first_of_name: HashMap<String, usize> = HashMap::new();
    let mut separated = Vec::new();
    for at in 0..loaded.len() {
        let Some((path, feed)) = unnamed_file(&loaded[at]) else { continue };
        let url = loaded[at].url.clone();
        let is_other = match (states.get(&url), first_of_name.get(&url).copied()) {
            (Some(state), _) => is_different_podcast(feed, state, store)?,
            (None, Some(first)) => unnamed_file(&loaded[first]).is_some_and(|(_, first)| is_other_show(first, feed)),
            (None, None) => {
                first_of_name.insert(url, at);
                continue;
            }
        };
        if is_other {
            let url = separate_url(&url, path);
            separated.push(url.clone());
            loaded[at].url = url;
        }
    }
    Ok(separated)
}

/// Returns the path and the feed of a file that does not name its feed.
fn unnamed_file(loaded: &LoadedFeed) -> Option<(&Path, &ParsedFeed)> {
    let LoadOutcome::Parsed { feed, .. } = &loaded.outcome else { return None };
    let feed: &ParsedFeed = feed;
    let path = loaded.path.as_deref().filter(|_| loaded.url.starts_with(SCHEME))?;
    Some((path, feed))
}

/// Whether a feed has neither the title nor an episode of the show that the catalog has. Titles change, and a feed that
/// was saved again after months may share no episode.
fn is_different_podcast(feed: &ParsedFeed, state: &FeedState, store: &mut dyn FeedStore) -> Result<bool, StoreError> {
    let known: Vec<ItemKeys> = state.items.iter().map(|item| item.keys).collect();
    let Some(key) = title_key_of(feed).filter(|_| !known.is_empty() && !share_episodes(&known, &keys_of(feed))) else {
        return Ok(false);
    };
    let namesakes = store.podcasts_by_key(&[key])?;
    Ok(!namesakes.get(&key).is_some_and(|podcasts| podcasts.contains(&state.podcast_id)))
}

fn is_other_show(one: &ParsedFeed, other: &ParsedFeed) -> bool {
    title_key_of(one) != title_key_of(other) && !share_episodes(&keys_of(one), &keys_of(other))
}

fn share_episodes(one: &[ItemKeys], other: &[ItemKeys]) -> bool {
    overlap(one, other).is_some_and(|share| share > 0.0)
}

fn title_key_of(feed: &ParsedFeed) -> Option<u64> {
    title_key(&feed.channel.title, feed.channel.author.as_deref())
}

fn keys_of(feed: &ParsedFeed) -> Vec<ItemKeys> {
    feed.items.iter().map(item_keys).collect()
}

fn separate_url(url: &str, path: &Path) -> String {
    let whole = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let hash = hex::encode(Sha256::digest(whole.as_os_str().as_encoded_bytes()));
    format!("{SCHEME}~{}/{}", &hash[..HASH_DIGITS], url.strip_prefix(SCHEME).unwrap_or(url))
}
