//! Hostile feeds and the expected outcome of reading each.

use std::fmt;

/// Bytes in chunks, so that a body of a gigabyte or without end is never in memory.
pub type ByteChunks = Box<dyn Iterator<Item = Vec<u8>> + Send>;

/// A malicious or malformed feed.
#[derive(Clone, Debug)]
pub struct HostileFeed {
    /// Kebab-case, unique within the corpus.
    pub name: String,
    /// What is wrong with the feed.
    pub defect: &'static str,
    /// `Content-Type`, verbatim.
    pub content_type: Option<&'static str>,
    pub body: FeedBody,
    pub expected: HostileOutcome,
}

/// The bytes of a feed.
#[derive(Clone)]
pub enum FeedBody {
    Bytes(Vec<u8>),
    /// Generated anew for each reader.
    Stream(fn() -> ByteChunks),
}

/// The expected outcome of reading a feed.
#[derive(Clone, Debug)]
pub enum HostileOutcome {
    Parsed(ExpectedContents),
    /// The kind of rejection, in kebab-case.
    Rejected(&'static str),
}

/// The expected contents of a feed.
#[derive(Clone, Debug, Default)]
pub struct ExpectedContents {
    /// The title of the show, when the case is about it.
    pub title: Option<String>,
    pub items: usize,
    /// The titles of the first items, in order. Fewer than `items` when the case is not about them.
    pub titles: Vec<String>,
    /// Kinds of issues that must be reported, in kebab-case. Others may be.
    pub issues: Vec<&'static str>,
    /// Texts that must not occur in any field: what an entity would have fetched, or an attack would have shown.
    pub forbidden_texts: Vec<&'static str>,
}

impl FeedBody {
    /// Returns at most `limit` of the first bytes.
    #[must_use]
    pub fn first_bytes(&self, limit: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        for piece in self.chunks() {
            let room = limit - bytes.len();
            bytes.extend_from_slice(&piece[..piece.len().min(room)]);
            if bytes.len() == limit {
                break;
            }
        }
        bytes
    }

    /// Returns the bytes in chunks.
    #[must_use]
    pub fn chunks(&self) -> ByteChunks {
        match self {
            Self::Bytes(bytes) => Box::new(std::iter::once(bytes.clone())),
            Self::Stream(pieces) => pieces(),
        }
    }
}

impl fmt::Debug for FeedBody {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bytes(bytes) => write!(formatter, "{} bytes", bytes.len()),
            Self::Stream(_) => formatter.write_str("a stream"),
        }
    }
}

impl HostileFeed {
    pub(super) fn new(
        name: impl Into<String>,
        defect: &'static str,
        body: impl Into<Vec<u8>>,
        expected: HostileOutcome,
    ) -> Self {
        Self { name: name.into(), defect, content_type: None, body: FeedBody::Bytes(body.into()), expected }
    }

    pub(super) fn with_content_type(self, content_type: &'static str) -> Self {
        Self { content_type: Some(content_type), ..self }
    }

    /// Whether the body is small enough to keep in memory.
    #[must_use]
    pub fn is_in_memory(&self) -> bool {
        matches!(self.body, FeedBody::Bytes(_))
    }
}

impl ExpectedContents {
    pub(super) fn items(items: usize) -> Self {
        Self { items, ..Self::default() }
    }

    pub(super) fn titles<const N: usize>(titles: [&str; N]) -> Self {
        Self { items: N, titles: titles.map(str::to_owned).to_vec(), ..Self::default() }
    }

    pub(super) fn with_show_title(self, title: &str) -> Self {
        Self { title: Some(title.to_owned()), ..self }
    }

    pub(super) fn with_issues<const N: usize>(self, issues: [&'static str; N]) -> Self {
        Self { issues: issues.to_vec(), ..self }
    }

    pub(super) fn with_forbidden_texts<const N: usize>(self, never: [&'static str; N]) -> Self {
        Self { forbidden_texts: never.to_vec(), ..self }
    }
}

impl From<ExpectedContents> for HostileOutcome {
    fn from(reading: ExpectedContents) -> Self {
        Self::Parsed(reading)
    }
}

/// A show with these items and further XML in the channel.
pub(super) fn show(channel: &str, items: &str) -> String {
    format!("<rss version=\"2.0\"><channel><title>Tea Talk</title>{channel}\n{items}\n</channel></rss>\n")
}

/// An item with an enclosure. Title and body are XML.
pub(super) fn item(number: usize, title: &str, body: &str) -> String {
    let enclosure = format!("<enclosure url=\"https://media.example/{number}.mp3\" type=\"audio/mpeg\" length=\"1\"/>");
    format!("<item><title>{title}</title><guid isPermaLink=\"false\">id-{number}</guid>{enclosure}{body}</item>")
}
