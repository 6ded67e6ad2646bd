//! The texts by which a podcast is looked up: URLs of its feed, guids, and shows of platforms.

use earshot_model::rating::ShowId;
use earshot_model::{PodcastDocument, PodcastId, comparable_feed_url, normalize_guid};
use std::collections::BTreeSet;

/// The URLs that identify a feed. The URL of a private feed is left out, because feeds of one host may have the same
/// public form.
pub fn public_feed_urls(document: &PodcastDocument) -> impl Iterator<Item = &str> {
    let own = (!document.is_private).then_some(&document.podcast.feed_url);
    own.into_iter().chain(&document.aliases.feed_urls).map(String::as_str)
}

/// The texts that are indexed for lookups by URL: the URLs, and the common part of all forms of each.
pub fn feed_url_keys(document: &PodcastDocument) -> BTreeSet<String> {
    let urls = public_feed_urls(document).map(str::to_owned);
    urls.chain(comparable_urls(document).map(|(key, _)| key)).collect()
}

/// How well a normalized URL ([`comparable_feed_url`]) identifies a podcast, best first; `None` when it does not.
pub fn feed_url_rank(document: &PodcastDocument, key: &str) -> Option<FeedUrlRank> {
    comparable_urls(document).filter(|(known, _)| known == key).map(|(_, rank)| rank).min()
}

/// How well a URL without its secrets identifies a podcast, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FeedUrlRank {
    /// A URL of the feed.
    Url,
    /// The public form of a private feed's URL, which other feeds may share.
    PublicForm,
}

fn comparable_urls(document: &PodcastDocument) -> impl Iterator<Item = (String, FeedUrlRank)> {
    let public = public_feed_urls(document).map(|url| (comparable_feed_url(url), FeedUrlRank::Url));
    let private = document.is_private.then_some(&document.podcast.feed_url);
    public.chain(private.map(|url| (comparable_feed_url(url), FeedUrlRank::PublicForm)))
}

/// The guids by which a podcast is found, without duplicates: its own, those of merged records, and those that the podcast
/// namespace derives from the feed's URLs, for feeds without a guid.
pub fn all_guids(document: &PodcastDocument) -> BTreeSet<String> {
    let published = document.podcast.guid.iter().chain(&document.aliases.guids).map(|guid| normalize_guid(guid));
    published.chain(derived_guids(document)).collect()
}

/// How well a normalized guid identifies a podcast, best first; `None` when it does not. Feeds copy guids of others, but a
/// guid that a feed has counts more than one that is derived from another feed's URL: shows keep their guid when they move.
pub fn guid_rank(document: &PodcastDocument, guid: &str) -> Option<u8> {
    let is_it = |own: &String| normalize_guid(own) == guid;
    if document.podcast.guid.as_ref().is_some_and(is_it) {
        Some(0)
    } else if document.aliases.guids.iter().any(is_it) {
        Some(1)
    } else {
        derived_guids(document).any(|derived| derived == guid).then_some(2)
    }
}

fn derived_guids(document: &PodcastDocument) -> impl Iterator<Item = String> {
    public_feed_urls(document).map(|url| PodcastId::from_feed_url(url).to_string())
}

/// The text by which a show of a platform is indexed.
pub fn show_key(show: &ShowId) -> String {
    format!("{}:{show}", show.platform().as_str())
}
