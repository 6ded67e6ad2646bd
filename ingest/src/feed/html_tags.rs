//! Properties of HTML tags, without building a tree.

/// How a tag affects the text around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TagKind {
    /// Begins a new paragraph.
    Paragraph,
    /// Begins a new line.
    Line,
    Cell,
    Inline,
    /// Its content is not displayed.
    Hidden,
    Unknown,
}

/// Returns the kind of a tag by its lower-case name.
pub(super) fn tag_kind(name: &[u8]) -> TagKind {
    match name {
        b"p" | b"h1" | b"h2" | b"h3" | b"h4" | b"h5" | b"h6" | b"blockquote" | b"pre" | b"table" | b"ul" | b"ol"
        | b"dl" | b"hr" | b"section" | b"article" => TagKind::Paragraph,
        b"br" | b"li" | b"div" | b"tr" | b"dt" | b"dd" | b"header" | b"footer" | b"figure" | b"figcaption" => {
            TagKind::Line
        }
        b"td" | b"th" => TagKind::Cell,
        b"a" | b"abbr" | b"b" | b"big" | b"cite" | b"code" | b"del" | b"em" | b"font" | b"i" | b"img" | b"ins"
        | b"mark" | b"q" | b"s" | b"small" | b"span" | b"strike" | b"strong" | b"sub" | b"sup" | b"tt" | b"u"
        | b"iframe" | b"tbody" | b"center" | b"body" | b"html" => TagKind::Inline,
        b"script" | b"style" | b"template" | b"noscript" => TagKind::Hidden,
        _ => TagKind::Unknown,
    }
}

pub(super) const LONGEST_TAG: usize = 10;

/// Whether the HTML has a tag that makes a block or a line.
pub(super) fn has_block_tag(html: &str) -> bool {
    let bytes = html.as_bytes();
    memchr::memchr_iter(b'<', bytes).any(|at| {
        let after = &bytes[at + 1..];
        let after = after.strip_prefix(b"/").unwrap_or(after);
        let mut buffer = [0; LONGEST_TAG];
        matches!(tag_kind(tag_name(after, &mut buffer)), TagKind::Paragraph | TagKind::Line)
    })
}

/// Estimates how deep elements nest. An end tag counts only after a start tag of the same name, so that stray end tags
/// do not hide nesting.
pub(super) fn nesting_depth(html: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0_usize);
    let mut open = std::collections::HashMap::<[u8; LONGEST_TAG], usize>::new();
    let bytes = html.as_bytes();
    for (at, _) in html.match_indices('<') {
        let after = &bytes[at + 1..];
        let is_end = after.first() == Some(&b'/');
        let mut key = [0; LONGEST_TAG];
        let name = tag_name(if is_end { &after[1..] } else { after }, &mut key);
        // Elements that close implicitly, or have no content.
        if matches!(name, b"br" | b"img" | b"hr" | b"p" | b"li")
            || !after.first().is_some_and(|byte| byte.is_ascii_alphabetic() || is_end)
        {
            continue;
        }
        let count = open.entry(key).or_default();
        if is_end && *count > 0 {
            *count -= 1;
            depth -= 1;
        } else if !is_end {
            *count += 1;
            depth += 1;
            deepest = deepest.max(depth);
        }
    }
    deepest
}

/// Returns the lower-case name at the start; empty when there is none or it is longer than any known name.
pub(super) fn tag_name<'b>(bytes: &[u8], buffer: &'b mut [u8; LONGEST_TAG]) -> &'b [u8] {
    let mut length = 0;
    for byte in bytes.iter().take_while(|byte| byte.is_ascii_alphanumeric()) {
        if length == LONGEST_TAG {
            return b"";
        }
        buffer[length] = byte.to_ascii_lowercase();
        length += 1;
    }
    &buffer[..length]
}
