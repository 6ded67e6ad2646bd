//! HTML that is safe to show: an allow-list, and plain text made into paragraphs.

use super::strip::to_text;
use super::tags::{has_block_tag, nesting};
use super::text::unescape;
use ammonia::{Builder, UrlRelative};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// A tree this deep takes a parser quadratic time, and nobody writes show notes so.
const MAX_NESTING: usize = 200;

static CLEANER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let tags = [
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
    let mut builder = Builder::empty();
    builder
        .tags(HashSet::from(tags))
        .clean_content_tags(HashSet::from(["script", "style", "template", "noscript", "iframe"]))
        .tag_attributes(HashMap::from([("a", HashSet::from(["href"]))]))
        .url_schemes(HashSet::from(["http", "https", "mailto"]))
        .url_relative(UrlRelative::Deny)
        .link_rel(Some("nofollow noopener"));
    builder
});

/// Sanitises HTML of a feed by an allow-list. Text without tags becomes paragraphs with its line breaks.
///
/// ```
/// use earshot_ingest::feed::sanitise;
/// assert_eq!(sanitise("<p onclick=x>a<script>b</script></p>"), "<p>a</p>");
/// assert_eq!(sanitise("a & b\nc"), "<p>a &amp; b<br>c</p>");
/// ```
#[must_use]
pub fn sanitise(raw: &str) -> String {
    let html = undo_double_escape(raw.trim());
    if html.is_empty() {
        return String::new();
    }
    if !html.contains('<') {
        return paragraphs(&unescape(&html));
    }
    if nesting(&html) > MAX_NESTING {
        return paragraphs(&to_text(&html));
    }
    if has_block_tag(&html) || !html.contains('\n') {
        return CLEANER.clean(&html).to_string();
    }
    // Inline tags only: the line breaks are the author's.
    CLEANER.clean(&html.trim().replace('\n', "<br>")).to_string()
}

/// HTML that was escaped once more than it should have been is HTML.
pub(super) fn undo_double_escape(html: &str) -> Cow<'_, str> {
    let is_escaped = !html.contains('<') && ["&lt;/", "&lt;br", "&lt;p"].iter().any(|sign| html.contains(sign));
    if is_escaped { unescape(html) } else { Cow::Borrowed(html) }
}

fn paragraphs(text: &str) -> String {
    let mut html = String::with_capacity(text.len() + 16);
    let mut is_open = false;
    for line in text.lines().map(str::trim) {
        if line.is_empty() {
            html.push_str(if is_open { "</p>" } else { "" });
            is_open = false;
            continue;
        }
        html.push_str(if is_open { "<br>" } else { "<p>" });
        is_open = true;
        for character in line.chars().filter(|character| !super::text::is_junk(*character)) {
            match character {
                '<' => html.push_str("&lt;"),
                '>' => html.push_str("&gt;"),
                '&' => html.push_str("&amp;"),
                other => html.push(other),
            }
        }
    }
    html.push_str(if is_open { "</p>" } else { "" });
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_allow_list_survives() {
        let cases = [
            ("<a href='javascript:alert(1)'>x</a>", "<a rel=\"nofollow noopener\">x</a>"),
            (
                "<a href='https://a.example/' target=_blank>x</a>",
                "<a href=\"https://a.example/\" rel=\"nofollow noopener\">x</a>",
            ),
            ("<img src=x onerror=alert(1)>hi", "hi"),
            ("<div><p>a</div>", "<p>a</p>"),
            ("&lt;p&gt;twice&lt;/p&gt;", "<p>twice</p>"),
            ("one\n\ntwo <3", "one<br><br>two &lt;3"),
            ("1\n\n2", "<p>1</p><p>2</p>"),
            ("  ", ""),
        ];
        for (raw, expected) in cases {
            assert_eq!(sanitise(raw), expected, "{raw}");
        }
    }

    #[test]
    fn a_deep_tree_is_not_built() {
        let deep = format!("{}x", "<b>".repeat(100_000));
        assert_eq!(sanitise(&deep), "<p>x</p>");
    }
}
