//! Information about the bytes of a feed from outside the document.

/// Information about the bytes from outside the document.
#[derive(Clone, Copy, Debug, Default)]
pub struct ParseContext<'a> {
    /// `Content-Type` of the response, verbatim. Its charset is used.
    pub content_type: Option<&'a str>,
    /// The base for relative URLs of the feed.
    pub base_url: Option<&'a str>,
}
