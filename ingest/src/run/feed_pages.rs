//! Reads the further pages of a paged feed (RFC 5005).

use super::feed_credentials::with_credentials;
use super::feed_job::{LoadOutcome, LoadedFeed};
use super::network::Network;
use crate::feed::{ParseContext, ParsedFeed, ParsedItem, parse};
use crate::identity::{identify_episodes, item_keys};
use earshot_catalog::FeedState;
use earshot_model::limits::MAX_FEED_ITEMS;
use earshot_model::{EpisodeId, Issue, Severity};
use earshot_net::{FetchRequest, HttpClient};
use futures::StreamExt;
use std::collections::{HashMap, HashSet};
use std::time::Duration;

/// Maximum number of pages per feed. Older items are missing then, which is reported as an issue.
const MAX_PAGES: usize = 100;
/// Timeout for all pages of a feed together.
const DEADLINE: Duration = Duration::from_secs(120);

/// Follows the links to further pages, unless all items of the first page are known: then the others are known too.
/// Items on pages that were not read stay unchanged.
pub(super) fn follow_pages(
    loaded: &mut [LoadedFeed],
    network: Network<'_>,
    in_flight: usize,
    states: &HashMap<String, FeedState>,
) {
    let http = network.http;
    let feeds = loaded.iter_mut().filter_map(|loaded| match &mut loaded.outcome {
        LoadOutcome::Parsed { feed, .. } if loaded.fetch.is_some() && feed.channel.next_url.is_some() => {
            Some((loaded.url.as_str(), feed))
        }
        _ => None,
    });
    let jobs: Vec<_> = feeds
        .map(|(url, feed)| {
            let all_known = states.get(url).is_some_and(|state| are_all_known(&feed.items, state));
            async move {
                if all_known {
                    add_missing_pages_issue(
                        feed,
                        Severity::Notice,
                        "only the first page was read, because it has no new items",
                    );
                } else {
                    read_further_pages(http, url, feed).await;
                }
            }
        })
        .collect();
    if !jobs.is_empty() {
        network.runtime.block_on(futures::stream::iter(jobs).buffer_unordered(in_flight.max(1)).collect::<Vec<()>>());
    }
}

fn are_all_known(items: &[ParsedItem], state: &FeedState) -> bool {
    let known: HashSet<EpisodeId> = state.items.iter().map(|item| item.episode_id).collect();
    let keys: Vec<_> = items.iter().map(|item| (item_keys(item), item.identity.as_str())).collect();
    identify_episodes(state.podcast_id, &state.items, &keys).iter().all(|id| known.contains(id))
}

async fn read_further_pages(http: &HttpClient, url: &str, feed: &mut ParsedFeed) {
    let mut seen_urls = HashSet::from([url.to_owned()]);
    let mut identities: HashSet<String> = feed.items.iter().map(|item| item.identity.clone()).collect();
    let mut next = feed.channel.next_url.clone();
    let started = tokio::time::Instant::now();
    while let Some(page_url) = next {
        if !seen_urls.insert(page_url.clone()) {
            return add_missing_pages_issue(feed, Severity::Warning, "the pages link in a cycle");
        }
        if seen_urls.len() > MAX_PAGES || feed.items.len() >= MAX_FEED_ITEMS || started.elapsed() > DEADLINE {
            return add_missing_pages_issue(feed, Severity::Warning, "there are more pages than the limit");
        }
        let page = match http.fetch(&FetchRequest::for_feed(with_credentials(url, &page_url))).await {
            Ok(response) if response.status == 200 => {
                let context = ParseContext {
                    content_type: response.content_type.as_deref(),
                    base_url: Some(response.final_url.as_str()),
                };
                parse(&response.body, &context).map_err(|reason| reason.to_string())
            }
            Ok(response) => Err(format!("the server returned {}", response.status)),
            Err(error) => Err(error.to_string()),
        };
        match page {
            Ok(page) => {
                next = page.channel.next_url;
                let room = MAX_FEED_ITEMS.saturating_sub(feed.items.len());
                let fresh = page.items.into_iter().filter(|item| identities.insert(item.identity.clone()));
                feed.items.extend(fresh.take(room));
            }
            Err(reason) => {
                return add_missing_pages_issue(
                    feed,
                    Severity::Warning,
                    &format!("the page {page_url} was not read: {reason}"),
                );
            }
        }
    }
}

/// Adds an issue for missing pages, so that their items do not count as gone.
fn add_missing_pages_issue(feed: &mut ParsedFeed, severity: Severity, message: &str) {
    feed.issues.push(Issue::new("pages-missing", severity, message));
}
