//! Names of elements: namespaces by URI, else by the prefix that everybody uses for them.

use quick_xml::name::{Namespace, Prefix, ResolveResult};

/// The namespaces that mean something to us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ns {
    /// No namespace, and those of RSS 1.0 and of early RSS 2.0.
    Rss,
    Atom,
    Itunes,
    Podcast,
    GooglePlay,
    Content,
    Media,
    Dc,
    Other,
}

/// The namespace of a name that was resolved.
pub(super) fn namespace(resolved: &ResolveResult<'_>, prefix: Option<Prefix<'_>>) -> Ns {
    match resolved {
        ResolveResult::Unbound => Ns::Rss,
        ResolveResult::Bound(Namespace(uri)) => by_uri(uri).unwrap_or_else(|| by_prefix(prefix)),
        // The feed forgot to declare the prefix.
        ResolveResult::Unknown(_) => by_prefix(prefix),
    }
}

fn by_uri(uri: &str) -> Option<Ns> {
    let exact = match uri {
        "http://www.itunes.com/dtds/podcast-1.0.dtd" => Ns::Itunes,
        "https://podcastindex.org/namespace/1.0" => Ns::Podcast,
        "http://purl.org/dc/elements/1.1/" => Ns::Dc,
        "http://www.w3.org/2005/Atom" => Ns::Atom,
        "http://purl.org/rss/1.0/modules/content/" => Ns::Content,
        "http://search.yahoo.com/mrss/" => Ns::Media,
        "http://www.google.com/schemas/play-podcasts/1.0" => Ns::GooglePlay,
        "" | "http://purl.org/rss/1.0/" => Ns::Rss,
        _ => return by_odd_uri(uri),
    };
    Some(exact)
}

/// The same namespaces under URIs with other letters, schemes and slashes.
fn by_odd_uri(uri: &str) -> Option<Ns> {
    let lower = uri.trim().to_ascii_lowercase();
    let is = |part: &str| lower.contains(part);
    let found = if is("itunes.com/dtds/podcast") {
        Ns::Itunes
    } else if is("podcastindex.org/namespace") || is("podcast-namespace") {
        Ns::Podcast
    } else if is("w3.org/2005/atom") || is("purl.org/atom/") {
        Ns::Atom
    } else if is("rss/1.0/modules/content") {
        Ns::Content
    } else if is("yahoo.com/mrss") || is("rssboard.org/media-rss") {
        Ns::Media
    } else if is("google.com/schemas/play-podcasts") {
        Ns::GooglePlay
    } else if is("purl.org/dc/") {
        Ns::Dc
    } else if is("userland.com/rss")
        || is("my.netscape.com/rdf/simple")
        || is("purl.org/rss/1.0")
        || is("cyber.law.harvard.edu/rss")
    {
        Ns::Rss
    } else {
        return None;
    };
    Some(found)
}

fn by_prefix(prefix: Option<Prefix<'_>>) -> Ns {
    let Some(prefix) = prefix else { return Ns::Rss };
    match prefix.as_ref().to_ascii_lowercase().as_str() {
        "itunes" => Ns::Itunes,
        "podcast" => Ns::Podcast,
        "atom" | "atom10" => Ns::Atom,
        "content" => Ns::Content,
        "media" => Ns::Media,
        "googleplay" => Ns::GooglePlay,
        "dc" => Ns::Dc,
        _ => Ns::Other,
    }
}

/// Longest local name that we know.
const LONGEST_NAME: usize = 24;

/// A local name in lower case, without allocation; longer ones become empty, for they are not known.
pub(super) struct LowerName {
    bytes: [u8; LONGEST_NAME],
    length: usize,
}

impl LowerName {
    pub(super) fn new(name: &str) -> Self {
        let mut bytes = [0; LONGEST_NAME];
        let length = if name.len() <= LONGEST_NAME { name.len() } else { 0 };
        for (target, source) in bytes[..length].iter_mut().zip(name.bytes()) {
            *target = source.to_ascii_lowercase();
        }
        Self { bytes, length }
    }

    pub(super) fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.length]).unwrap_or("")
    }
}
