//! Resolves namespaces by URI. A well-known prefix is used only where the URI is missing or misspelled.

use super::scan::Tag;
use quick_xml::name::PrefixDeclaration;

/// Namespaces that the parser handles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum XmlNamespace {
    /// No namespace, or those of RSS 1.0 and early RSS 2.0.
    Rss,
    Atom,
    Itunes,
    Podcast,
    GooglePlay,
    Content,
    Media,
    /// Dublin Core elements and terms.
    Dc,
    /// Podlove Simple Chapters.
    Chapters,
    /// RFC 5005.
    History,
    /// Enclosures of RSS 1.0 (`mod_enclosure`).
    Enclosure,
    Other,
}

/// The prefixes declared at a place of a document. A stray end tag removes no declaration, unlike in a strict parser:
/// damage in one item must not affect the next.
#[derive(Default)]
pub(super) struct Namespaces {
    declarations: Vec<Declaration>,
    /// Increases with every change of the declarations.
    version: u64,
    /// Undeclared prefixes seen so far.
    undeclared_prefixes: Vec<String>,
}

struct Declaration {
    /// Number of elements around the declaring one.
    depth: usize,
    /// Empty for the default namespace.
    prefix: String,
    ns: XmlNamespace,
}

/// Maximum number of declarations in scope.
const MAX_DECLARATIONS: usize = 1_000;
/// Maximum number of undeclared prefixes that are reported.
const MAX_UNDECLARED_PREFIXES: usize = 20;

impl Namespaces {
    /// Adds the declarations of an element.
    pub(super) fn declare(&mut self, tag: Tag<'_>, depth: usize) {
        self.version += 1;
        for attribute in tag.lenient_attributes().take(MAX_DECLARATIONS).flatten() {
            let (prefix, ns) = match attribute.key.as_namespace_binding() {
                Some(PrefixDeclaration::Named(prefix)) => (prefix, namespace_of_declaration(prefix, &attribute.value)),
                Some(PrefixDeclaration::Default) => ("", self.default_namespace(tag, depth, &attribute.value)),
                None => continue,
            };
            if self.declarations.len() < MAX_DECLARATIONS {
                self.declarations.push(Declaration { depth, prefix: prefix.to_owned(), ns });
            }
        }
    }

    /// Declares the default namespace from here on.
    pub(super) fn declare_default(&mut self, ns: XmlNamespace) {
        self.version += 1;
        self.declarations.push(Declaration { depth: 0, prefix: String::new(), ns });
    }

    /// Removes the declarations of elements from `depth` on.
    pub(super) fn end_scope(&mut self, depth: usize) {
        while self.declarations.last().is_some_and(|declaration| declaration.depth >= depth) {
            self.declarations.pop();
            self.version += 1;
        }
    }

    /// Returns a number that changes with every change of the declarations.
    pub(super) fn version(&self) -> u64 {
        self.version
    }

    /// Returns the declared namespace of a prefix; `None` when it is not declared.
    pub(super) fn declared_namespace(&self, prefix: &str) -> Option<XmlNamespace> {
        let found = self.declarations.iter().rev().find(|declaration| declaration.prefix == prefix);
        found.map(|declaration| declaration.ns)
    }

    /// Guesses the namespace of an undeclared prefix, and returns whether this is its first occurrence.
    pub(super) fn guess_namespace(&mut self, prefix: &str) -> (XmlNamespace, bool) {
        if prefix.is_empty() {
            return (XmlNamespace::Rss, false);
        }
        let is_new = prefix != "xml"
            && self.undeclared_prefixes.len() < MAX_UNDECLARED_PREFIXES
            && !self.undeclared_prefixes.iter().any(|undeclared| undeclared == prefix);
        if is_new {
            self.undeclared_prefixes.push(prefix.to_owned());
        }
        (namespace_of_prefix(prefix).unwrap_or(XmlNamespace::Other), is_new)
    }

    /// Returns the namespace of unprefixed names for a default-namespace URI. A root, channel or item that declares any
    /// other URI than those of RSS and Atom counts as RSS, because its children are RSS tags.
    fn default_namespace(&self, tag: Tag<'_>, depth: usize, uri: &str) -> XmlNamespace {
        let ns = namespace_of_uri(uri).or_else(|| namespace_of_variant_uri(uri));
        let is_frame = matches!(tag.local_name(), "rss" | "RDF" | "channel" | "item" | "feed" | "entry");
        match ns {
            Some(XmlNamespace::Rss | XmlNamespace::Atom) => ns.unwrap_or(XmlNamespace::Rss),
            _ if depth == 0 || is_frame => XmlNamespace::Rss,
            _ => ns.unwrap_or(XmlNamespace::Other),
        }
    }
}

fn namespace_of_declaration(prefix: &str, uri: &str) -> XmlNamespace {
    let misspelled = || namespace_of_prefix(prefix).filter(|ns| is_misspelled(*ns, uri));
    namespace_of_uri(uri).or_else(|| namespace_of_variant_uri(uri)).or_else(misspelled).unwrap_or(XmlNamespace::Other)
}

fn namespace_of_uri(uri: &str) -> Option<XmlNamespace> {
    let exact = match uri {
        "http://www.itunes.com/dtds/podcast-1.0.dtd" => XmlNamespace::Itunes,
        "https://podcastindex.org/namespace/1.0" => XmlNamespace::Podcast,
        "http://purl.org/dc/elements/1.1/" => XmlNamespace::Dc,
        "http://www.w3.org/2005/Atom" => XmlNamespace::Atom,
        "http://purl.org/rss/1.0/modules/content/" => XmlNamespace::Content,
        "http://search.yahoo.com/mrss/" => XmlNamespace::Media,
        "http://www.google.com/schemas/play-podcasts/1.0" => XmlNamespace::GooglePlay,
        "http://podlove.org/simple-chapters" => XmlNamespace::Chapters,
        "http://purl.org/syndication/history/1.0" => XmlNamespace::History,
        "" | "http://purl.org/rss/1.0/" => XmlNamespace::Rss,
        _ => return None,
    };
    Some(exact)
}

/// Returns the namespace of a URI that differs in case, scheme or slashes.
fn namespace_of_variant_uri(uri: &str) -> Option<XmlNamespace> {
    let lower = uri.trim().to_ascii_lowercase();
    let is = |part: &str| lower.contains(part);
    let found = if is("itunes.com/dtds/podcast") {
        XmlNamespace::Itunes
    } else if is("podcastindex.org/namespace") || is("podcast-namespace") {
        XmlNamespace::Podcast
    } else if is("w3.org/2005/atom") || is("purl.org/atom/") {
        XmlNamespace::Atom
    } else if is("rss/1.0/modules/content") {
        XmlNamespace::Content
    } else if is("yahoo.com/mrss") || is("rssboard.org/media-rss") {
        XmlNamespace::Media
    } else if is("google.com/schemas/play-podcasts") {
        XmlNamespace::GooglePlay
    } else if is("purl.org/dc/") {
        XmlNamespace::Dc
    } else if is("podlove.org/simple-chapters") {
        XmlNamespace::Chapters
    } else if is("purl.org/syndication/history") {
        XmlNamespace::History
    } else if is("rss_2.0/enc") {
        XmlNamespace::Enclosure
    } else if is("userland.com/rss")
        || is("my.netscape.com/rdf/simple")
        || is("purl.org/rss/1.0") && !is("modules")
        || is("cyber.law.harvard.edu/rss")
    {
        XmlNamespace::Rss
    } else {
        return None;
    };
    Some(found)
}

/// Whether an unknown URI looks like a misspelling of the namespace's URI.
fn is_misspelled(ns: XmlNamespace, uri: &str) -> bool {
    let lower = uri.to_ascii_lowercase();
    let words: &[&str] = match ns {
        XmlNamespace::Itunes => &["itunes", "apple.com"],
        XmlNamespace::Podcast => &["podcastindex", "podcast-namespace"],
        XmlNamespace::GooglePlay => &["google"],
        XmlNamespace::Content => &["modules/content", "rss/content"],
        XmlNamespace::Media => &["mrss", "media-rss", "yahoo.com"],
        XmlNamespace::Dc => &["dublin", "purl.org", "/dc"],
        XmlNamespace::Atom => &["atom"],
        XmlNamespace::Chapters => &["podlove"],
        XmlNamespace::History => &["history"],
        XmlNamespace::Enclosure => &["enc"],
        XmlNamespace::Rss | XmlNamespace::Other => &[],
    };
    words.iter().any(|word| lower.contains(word))
}

fn namespace_of_prefix(prefix: &str) -> Option<XmlNamespace> {
    let ns = match prefix.to_ascii_lowercase().as_str() {
        "itunes" => XmlNamespace::Itunes,
        "podcast" => XmlNamespace::Podcast,
        "atom" | "atom10" | "a10" => XmlNamespace::Atom,
        "content" => XmlNamespace::Content,
        "media" => XmlNamespace::Media,
        "googleplay" => XmlNamespace::GooglePlay,
        "dc" | "dcterms" => XmlNamespace::Dc,
        "psc" => XmlNamespace::Chapters,
        "fh" => XmlNamespace::History,
        "enc" => XmlNamespace::Enclosure,
        "rss" => XmlNamespace::Rss,
        _ => return None,
    };
    Some(ns)
}

/// Whether a tag declares prefixes.
pub(super) fn declares_namespaces(tag: Tag<'_>) -> bool {
    let attributes = tag.attributes().as_bytes();
    attributes.len() >= "xmlns=''".len()
        && memchr::memchr_iter(b'x', attributes).any(|at| attributes[at..].starts_with(b"xmlns"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::feed::scan::split_name;

    #[test]
    fn the_uri_counts_and_not_the_prefix() {
        let cases = [
            ("x:a", "xmlns:x='http://www.itunes.com/dtds/podcast-1.0.dtd'", XmlNamespace::Itunes),
            ("itunes:a", "xmlns:itunes=\"http://www.itunes.com/DTDs/PodCast-1.0.dtd\"", XmlNamespace::Itunes),
            ("itunes:a", "xmlns:itunes='https://www.apple.com/itunes/store/podcasts/techspecs'", XmlNamespace::Itunes),
            ("itunes:a", "xmlns:itunes='https://podcastindex.org/namespace/1.0'", XmlNamespace::Podcast),
            ("itunes:a", "xmlns:itunes='https://other.example/'", XmlNamespace::Other),
            (
                "p:a",
                "xmlns:p='https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md'",
                XmlNamespace::Podcast,
            ),
            ("podcast:a", "xmlns:podcast='https://example.com/my/podcast'", XmlNamespace::Other),
            ("slash:a", "xmlns:slash='http://purl.org/rss/1.0/modules/slash/'", XmlNamespace::Other),
            ("a", "xmlns='http://backend.userland.com/RSS2'", XmlNamespace::Rss),
            ("a", "xmlns='http://www.w3.org/2005/Atom'", XmlNamespace::Atom),
            ("a", "xmlns='urn:of-the-root'", XmlNamespace::Rss),
            ("x:a", "xmlns='urn:of-the-root'", XmlNamespace::Other),
            ("itunes:a", "", XmlNamespace::Itunes),
            ("ITunes:a", "", XmlNamespace::Itunes),
            ("x:a", "", XmlNamespace::Other),
            ("a", "", XmlNamespace::Rss),
        ];
        for (name, declaration, expected) in cases {
            let mut namespaces = Namespaces::default();
            namespaces.declare(Tag::new(&format!("rss {declaration}")), 0);
            let (prefix, _) = split_name(name);
            let ns = namespaces.declared_namespace(prefix).unwrap_or_else(|| namespaces.guess_namespace(prefix).0);
            assert_eq!(ns, expected, "{name} with {declaration}");
        }
    }

    #[test]
    fn a_declaration_applies_within_its_element() {
        let mut namespaces = Namespaces::default();
        let (atom, xhtml) = ("xmlns='http://www.w3.org/2005/Atom'", "xmlns='http://www.w3.org/1999/xhtml'");
        namespaces.declare(Tag::new(&format!("feed {atom}")), 0);
        namespaces.declare(Tag::new(&format!("div {xhtml}")), 2);
        assert_eq!(namespaces.declared_namespace(""), Some(XmlNamespace::Other));
        namespaces.end_scope(2);
        assert_eq!(namespaces.declared_namespace(""), Some(XmlNamespace::Atom));
    }
}
