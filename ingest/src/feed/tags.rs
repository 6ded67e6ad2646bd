//! What is known of HTML tags without building a tree.

/// Tags after which a new paragraph, or a new line, begins.
pub(super) const PARAGRAPH_TAGS: &[&str] = &[
    "p",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "blockquote",
    "pre",
    "table",
    "ul",
    "ol",
    "dl",
    "hr",
    "section",
    "article",
];
pub(super) const LINE_TAGS: &[&str] =
    &["br", "li", "div", "tr", "dt", "dd", "header", "footer", "figure", "figcaption"];
pub(super) const INLINE_TAGS: &[&str] = &[
    "a", "abbr", "b", "big", "cite", "code", "del", "em", "font", "i", "img", "ins", "mark", "q", "s", "small", "span",
    "strike", "strong", "sub", "sup", "tt", "u", "iframe", "td", "th", "tbody", "center", "body", "html",
];
/// Tags whose content is not text.
pub(super) const HIDDEN_TAGS: &[&str] = &["script", "style", "template", "noscript"];
pub(super) const LONGEST_TAG: usize = 10;

/// Whether a tag is there that makes a block or a line.
pub(super) fn has_block_tag(html: &str) -> bool {
    html.match_indices('<').any(|(at, _)| {
        let after = &html.as_bytes()[at + 1..];
        let after = after.strip_prefix(b"/").unwrap_or(after);
        let mut buffer = [0; LONGEST_TAG];
        let name = tag_name(after, &mut buffer);
        PARAGRAPH_TAGS.contains(&name) || LINE_TAGS.contains(&name)
    })
}

/// How deep elements nest, roughly; an end counts only after a start of the same name, so that stray ends hide nothing.
pub(super) fn nesting(html: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0_usize);
    let mut open = std::collections::HashMap::<[u8; LONGEST_TAG], usize>::new();
    let bytes = html.as_bytes();
    for (at, _) in html.match_indices('<') {
        let after = &bytes[at + 1..];
        let is_end = after.first() == Some(&b'/');
        let mut key = [0; LONGEST_TAG];
        let name = tag_name(if is_end { &after[1..] } else { after }, &mut key);
        // These end by themselves, or never have content.
        if matches!(name, "br" | "img" | "hr" | "p" | "li")
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

/// The lower-case name at the start; empty when there is none or it is longer than any we know.
pub(super) fn tag_name<'b>(bytes: &[u8], buffer: &'b mut [u8; LONGEST_TAG]) -> &'b str {
    let mut length = 0;
    for byte in bytes.iter().take_while(|byte| byte.is_ascii_alphanumeric()) {
        if length == LONGEST_TAG {
            return "";
        }
        buffer[length] = byte.to_ascii_lowercase();
        length += 1;
    }
    std::str::from_utf8(&buffer[..length]).unwrap_or("")
}

pub(super) fn is_known(name: &str) -> bool {
    [PARAGRAPH_TAGS, LINE_TAGS, INLINE_TAGS, HIDDEN_TAGS].iter().any(|tags| tags.contains(&name))
}
