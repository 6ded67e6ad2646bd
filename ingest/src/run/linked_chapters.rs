//! Fetches the chapters that new and changed episodes link, and stores them like those that are inline in the feed.

use super::feed_credentials::with_credentials;
use super::network::Network;
use crate::chapters::{MAX_CHAPTERS_BYTES, parse_chapters};
use earshot_catalog::FeedUpdate;
use earshot_model::Episode;
use earshot_model::namespace::InlineChapter;
use earshot_net::{FetchRequest, HttpClient};
use futures::StreamExt;
use std::time::Duration;

/// Maximum number of files per feed and unit: the newest episodes of a podcast that is new.
const MAX_FILES_PER_FEED: usize = 50;
const DEADLINE: Duration = Duration::from_secs(30);

/// Fills the chapters of episodes that have only a link. A file that cannot be read leaves its episode without chapters,
/// and is fetched again when the episode changes.
pub(super) fn fetch_chapters(updates: &mut [FeedUpdate], network: Network<'_>, in_flight: usize) {
    let mut missing: Vec<(String, &mut Episode)> = Vec::new();
    for update in updates {
        let feed_url = update.state.url.clone();
        let mut linked: Vec<&mut Episode> =
            update.episodes.iter_mut().filter(|episode| has_only_link(episode)).collect();
        linked.sort_by_key(|episode| std::cmp::Reverse(episode.published_at));
        linked.truncate(MAX_FILES_PER_FEED);
        missing.extend(linked.into_iter().filter_map(|episode| {
            let url = with_credentials(&feed_url, episode.chapters_url.as_deref()?);
            Some((url, episode))
        }));
    }
    let fetching = missing.into_iter().map(|(url, episode)| async move {
        episode.namespace.chapters = fetch_file(network.http, &url).await;
    });
    let stream = futures::stream::iter(fetching).buffer_unordered(in_flight.max(1));
    network.runtime.block_on(stream.collect::<()>());
}

fn has_only_link(episode: &Episode) -> bool {
    episode.namespace.chapters.is_empty() && episode.chapters_url.is_some()
}

async fn fetch_file(http: &HttpClient, url: &str) -> Vec<InlineChapter> {
    let request = FetchRequest { max_bytes: MAX_CHAPTERS_BYTES, timeout: DEADLINE, ..FetchRequest::new(url) };
    match http.fetch(&request).await {
        Ok(response) if response.status == 200 => parse_chapters(&response.body, url),
        Ok(_) | Err(_) => Vec::new(),
    }
}
