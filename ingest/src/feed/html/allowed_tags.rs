//! The allow-list of tags.

/// Tags that are allowed in show notes.
pub(super) const ALLOWED_TAGS: [&str; 19] = [
    "p",
    "br",
    "a",
    "ul",
    "ol",
    "li",
    "em",
    "strong",
    "b",
    "i",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "blockquote",
    "code",
    "pre",
];
