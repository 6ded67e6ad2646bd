//! Profiles and directory entries in a feed: a function from a podcast to links.

use earshot_model::{LinkKind, LinkSource, Podcast, RecognizedUrl, recognize_url};
use linkify::{LinkFinder, LinkKind as FoundKind};
use std::collections::BTreeSet;

/// More links than this in one description are a link farm, not a show's profiles.
const MAX_LINKS: usize = 200;

/// A recognized link.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FeedLink {
    pub kind: LinkKind,
    /// Canonical URL.
    pub url: String,
    pub source: LinkSource,
}

/// Returns the social profiles and directory entries in the feed's website field and description, each once per source,
/// sorted.
#[must_use]
pub fn extract_feed_links(podcast: &Podcast) -> Vec<FeedLink> {
    let mut found = BTreeSet::new();
    if let Some(website) = &podcast.website_url {
        add_link(website, LinkSource::FeedWebsite, &mut found);
    }
    let mut finder = LinkFinder::new();
    finder.kinds(&[FoundKind::Url]);
    // The HTML has the targets of anchors, the text has addresses without links. Sanitized HTML escapes `&` in both.
    for text in [&podcast.description_html, &podcast.description] {
        for link in finder.links(text).take(MAX_LINKS) {
            add_link(&link.as_str().replace("&amp;", "&"), LinkSource::FeedDescription, &mut found);
        }
    }
    found.into_iter().collect()
}

fn add_link(url: &str, source: LinkSource, found: &mut BTreeSet<FeedLink>) {
    let (kind, url) = match recognize_url(url) {
        RecognizedUrl::Profile { kind, url } => (LinkKind::Social(kind), url),
        RecognizedUrl::Directory { kind, url } => (LinkKind::Directory(kind), url),
        RecognizedUrl::Rejected { .. } | RecognizedUrl::Unknown => return,
    };
    found.insert(FeedLink { kind, url, source });
}
