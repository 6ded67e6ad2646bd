//! Profiles and directory entries in what a feed says of its show: a function from a podcast to links.

use earshot_model::{LinkKind, LinkSource, Podcast, Recognised, recognise};
use linkify::{LinkFinder, LinkKind as FoundKind};
use std::collections::BTreeSet;

/// More links than this in one description are a link farm, not a show's profiles.
const MAX_LINKS: usize = 200;

/// A link that was recognised.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FoundLink {
    pub kind: LinkKind,
    /// Canonical form.
    pub url: String,
    pub source: LinkSource,
}

/// Social profiles and directory entries of a podcast, from the feed's website field and description; each once per
/// source, sorted.
#[must_use]
pub fn links_of_feed(podcast: &Podcast) -> Vec<FoundLink> {
    let mut found = BTreeSet::new();
    if let Some(website) = &podcast.website_url {
        note(website, LinkSource::FeedWebsite, &mut found);
    }
    let mut finder = LinkFinder::new();
    finder.kinds(&[FoundKind::Url]);
    // The HTML holds the targets of anchors, the text what is only written out; sanitised HTML escapes `&` in both.
    for text in [&podcast.description_html, &podcast.description] {
        for link in finder.links(text).take(MAX_LINKS) {
            note(&link.as_str().replace("&amp;", "&"), LinkSource::FeedDescription, &mut found);
        }
    }
    found.into_iter().collect()
}

fn note(url: &str, source: LinkSource, found: &mut BTreeSet<FoundLink>) {
    let (kind, url) = match recognise(url) {
        Recognised::Profile { kind, url } => (LinkKind::Social(kind), url),
        Recognised::Directory { kind, url } => (LinkKind::Directory(kind), url),
        Recognised::Rejected { .. } | Recognised::Unknown => return,
    };
    found.insert(FoundLink { kind, url, source });
}
