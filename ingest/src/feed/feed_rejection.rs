//! Classifies input that is not a feed.

use super::attributes::find_attribute;
use super::issues::IssueLog;
use super::parse_context::ParseContext;
use super::redirect_document::{find_redirect, is_html};
use super::url::to_absolute_url;

/// Why the input was rejected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FeedRejection {
    #[error("empty")]
    Empty,
    #[error("an HTML page{}", .feed_url.as_ref().map(|url| format!(" that advertises the feed {url}")).unwrap_or_default())]
    Html {
        /// The first feed that the page links as its alternate form, unverified.
        feed_url: Option<String>,
    },
    /// Followed when it was fetched. Unverified.
    #[error("a notice that the feed is now at {url}")]
    Moved { url: String },
    #[error("JSON")]
    Json,
    #[error("binary data ({what})")]
    Binary {
        /// The format by its first bytes: `gzip`, `pdf`, `image`.
        what: &'static str,
    },
    #[error("an OPML list of feeds")]
    Opml,
    #[error("XML that is not a feed (its root is {root})")]
    OtherXml { root: String },
    #[error("text that is not a feed")]
    Text,
    #[error("a blog feed without audio ({items} items)")]
    NotAPodcast { items: usize },
}

impl FeedRejection {
    /// The name of the variant in kebab-case, for counting.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Html { .. } => "html",
            Self::Moved { .. } => "moved",
            Self::Json => "json",
            Self::Binary { .. } => "binary",
            Self::Opml => "opml",
            Self::OtherXml { .. } => "other-xml",
            Self::Text => "text",
            Self::NotAPodcast { .. } => "not-a-podcast",
        }
    }
}

const SIGNATURES: &[(&[u8], &str)] = &[
    (b"\x1f\x8b", "gzip"),
    (b"PK\x03\x04", "zip"),
    (b"%PDF", "pdf"),
    (b"\x89PNG", "image"),
    (b"\xff\xd8\xff", "image"),
    (b"GIF8", "image"),
    (b"ID3", "audio"),
    (b"\xff\xfb", "audio"),
    (b"OggS", "audio"),
    (b"RIFF", "audio"),
    (b"SQLite format 3", "sqlite"),
    (b"\x28\xb5\x2f\xfd", "zstd"),
];

/// How many bytes of junk before the document are tolerated.
const JUNK_WINDOW: usize = 64 << 10;
/// How many bytes of an HTML page are searched for the link to its feed.
const HEAD_WINDOW: usize = 256 << 10;
const DOCUMENT_STARTS: &[&str] = &["<?xml", "<rss", "<feed", "<rdf:RDF", "<channel"];

/// Rejects other formats by their first bytes.
pub(super) fn reject_other_formats(bytes: &[u8]) -> Result<(), FeedRejection> {
    if bytes.iter().all(|byte| byte.is_ascii_whitespace() || *byte == 0) {
        return Err(FeedRejection::Empty);
    }
    match SIGNATURES.iter().find(|(signature, _)| bytes.starts_with(signature)) {
        Some((_, what)) => Err(FeedRejection::Binary { what }),
        None => Ok(()),
    }
}

/// Returns the offset of the XML, after a byte order mark, blank lines, server warnings or other junk.
pub(super) fn find_document(
    text: &str,
    context: &ParseContext<'_>,
    issues: &mut IssueLog,
) -> Result<usize, FeedRejection> {
    let trimmed = text.trim_start_matches(|character: char| character.is_whitespace() || character == '\u{FEFF}');
    let start = text.len() - trimmed.len();
    if trimmed.is_empty() {
        return Err(FeedRejection::Empty);
    }
    if let Some(redirect) = find_redirect(trimmed, context) {
        return Err(FeedRejection::Moved { url: redirect.url });
    }
    if is_html(trimmed) {
        return Err(html_rejection(text, context));
    }
    if DOCUMENT_STARTS.iter().any(|opening| trimmed.starts_with(opening)) {
        if start > 0 && trimmed.starts_with("<?xml") && !text.starts_with('\u{FEFF}') {
            issues.notice("junk-before-xml", 0, "blank space before the XML declaration");
        }
        return Ok(start);
    }
    let window = &trimmed[..trimmed.floor_char_boundary(JUNK_WINDOW)];
    let found = DOCUMENT_STARTS.iter().filter_map(|opening| window.find(opening)).min();
    match found {
        // A comment or document type before the root belongs to the document.
        Some(at) if trimmed.starts_with("<!") => Ok(start.min(start + at)),
        Some(at) => {
            issues.notice("junk-before-xml", start, format!("{at} bytes before the document were skipped"));
            Ok(start + at)
        }
        None if trimmed.starts_with(['{', '[']) => Err(FeedRejection::Json),
        None if trimmed.starts_with('<') => Ok(start),
        None if window.contains('\0') => Err(FeedRejection::Binary { what: "unknown" }),
        None => Err(FeedRejection::Text),
    }
}

/// Builds the rejection of an HTML page, with the feed that the page links.
pub(super) fn html_rejection(text: &str, context: &ParseContext<'_>) -> FeedRejection {
    let head = &text[..text.floor_char_boundary(HEAD_WINDOW)];
    let feed_url = head.match_indices("<link").find_map(|(at, opening)| {
        let tag = head[at + opening.len()..].split('>').next()?;
        let media_type = find_attribute(tag, "type")?.to_ascii_lowercase();
        let is_feed = matches!(media_type.trim(), "application/rss+xml" | "application/atom+xml");
        let is_alternate = find_attribute(tag, "rel")?.to_ascii_lowercase().contains("alternate");
        let href = find_attribute(tag, "href").filter(|_| is_feed && is_alternate)?;
        to_absolute_url(&href, context.base_url).or(Some(href))
    });
    FeedRejection::Html { feed_url }
}
