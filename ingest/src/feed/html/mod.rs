//! Sanitizes HTML with an allow-list, and turns plain text into paragraphs.

mod allowed_tags;
mod prepare;

use super::html_tags::{has_block_tag, nesting_depth};
use super::html_to_text::to_text;
use super::text::{is_junk, unescape};
use super::url::to_absolute_url;
use allowed_tags::ALLOWED_TAGS;
use ammonia::{Builder, UrlRelative};
use earshot_model::{is_mailto_url, one_recipient_url};
use prepare::{insert_line_breaks, is_stable_after_cleaning, remove_junk, split_text_runs};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// Maximum nesting. Deeper trees take the parser quadratic time and do not occur in real show notes.
const MAX_NESTING: usize = 200;
/// Maximum number of cleaning passes. Most HTML is stable after two.
const MAX_CLEANING_PASSES: usize = 4;

thread_local! {
    /// The base for relative links in the text that is being cleaned.
    static BASE: RefCell<Option<String>> = const { RefCell::new(None) };
}

static CLEANER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut builder = Builder::empty();
    builder
        .tags(HashSet::from(ALLOWED_TAGS))
        .clean_content_tags(HashSet::from(["script", "style", "template", "noscript", "iframe"]))
        .generic_attributes(HashSet::new())
        .tag_attributes(HashMap::from([("a", HashSet::from(["href"]))]))
        .url_schemes(HashSet::from(["http", "https", "mailto"]))
        .url_relative(UrlRelative::Custom(Box::new(resolve_url)))
        .attribute_filter(|_, _, value| clean_link(value))
        .link_rel(Some("nofollow noopener"));
    builder
});

/// Cleans the target of a link; `None` removes it.
fn clean_link(value: &str) -> Option<Cow<'_, str>> {
    let link = remove_line_breaks(value);
    if is_mailto_url(&link) { one_recipient_url(&link).map(Cow::Owned) } else { Some(link) }
}

/// Removes line breaks and tabs, and control characters around the URL, which URL parsers ignore.
fn remove_line_breaks(value: &str) -> Cow<'_, str> {
    let value = value.trim_matches(|character: char| character.is_whitespace() || character.is_control());
    let is_break = |character: char| matches!(character, '\n' | '\r' | '\t');
    if value.contains(is_break) { Cow::Owned(value.replace(is_break, "")) } else { Cow::Borrowed(value) }
}

fn resolve_url(relative: &str) -> Option<Cow<'_, str>> {
    BASE.with_borrow(|base| to_absolute_url(relative, base.as_deref())).map(Cow::Owned)
}

/// Sanitizes HTML of a feed with an allow-list. Text without tags becomes paragraphs, and its line breaks are kept. The
/// result is stable: sanitizing it again does not change it. Relative links become absolute; without a base they lose
/// their address.
///
/// ```
/// use earshot_ingest::feed::sanitize;
/// assert_eq!(sanitize("<p onclick=x>a<script>b</script></p>", None), "<p>a</p>");
/// assert_eq!(sanitize("a & b\nc", None), "<p>a &amp; b<br>c</p>");
/// let html = sanitize("<a href='../notes'>x</a>", Some("https://a.example/show/1"));
/// assert_eq!(html, "<a href=\"https://a.example/notes\" rel=\"nofollow noopener\">x</a>");
/// ```
#[must_use]
pub fn sanitize(raw: &str, base: Option<&str>) -> String {
    let html = undo_double_escape(raw.trim());
    let html = remove_junk(&html);
    if html.is_empty() {
        return String::new();
    }
    if !html.contains('<') {
        return to_paragraphs(&unescape(&html));
    }
    if nesting_depth(&html) > MAX_NESTING {
        return to_paragraphs(&to_text(&html));
    }
    BASE.set(base.map(str::to_owned));
    let breaks_matter = !has_block_tag(&html) && html.contains('\n');
    let html = if breaks_matter { insert_line_breaks(html.trim()).into() } else { html };
    let clean = if is_stable_after_cleaning(&html) { clean_once(&html) } else { clean_until_stable(clean_once(&html)) };
    BASE.set(None);
    if !clean.contains('<') {
        return to_paragraphs(&unescape(&clean));
    }
    clean
}

/// Repeats the cleaning until the HTML is stable: removing a tag can change how the next parser builds the tree. HTML
/// that does not become stable loses its markup.
fn clean_until_stable(mut html: String) -> String {
    for _ in 0..MAX_CLEANING_PASSES {
        let again = clean_once(&html);
        if again == html {
            return html;
        }
        html = again;
    }
    to_paragraphs(&to_text(&html))
}

/// Runs one pass of the allow-list. The output is in a form that the next pass does not change.
fn clean_once(html: &str) -> String {
    let clean = CLEANER.clean(&split_text_runs(html)).to_string();
    let mut clean = remove_junk(clean.trim()).into_owned();
    // A carriage return is written as a numeric reference, because the next parser would read it as a line feed.
    if clean.contains('\r') {
        clean = clean.replace('\r', "\n");
    }
    if clean.contains("<pre>\n") {
        // An HTML parser drops the first line break after `<pre>`.
        let parts: Vec<&str> = clean.split("<pre>").collect();
        let (first, others) = parts.split_first().expect("splitting gives a part");
        clean = others.iter().fold((*first).to_owned(), |html, part| html + "<pre>" + part.trim_start_matches('\n'));
    }
    if clean.contains('\n') && !has_block_tag(&clean) {
        clean = clean.replace('\n', " ");
    }
    clean
}

/// Undoes one level of escaping when HTML was escaped twice.
pub(super) fn undo_double_escape(html: &str) -> Cow<'_, str> {
    let is_escaped = !html.contains('<') && ["&lt;/", "&lt;br", "&lt;p"].iter().any(|sign| html.contains(sign));
    if is_escaped { unescape(html) } else { Cow::Borrowed(html) }
}

fn to_paragraphs(text: &str) -> String {
    let mut html = String::with_capacity(text.len() + 16);
    let mut is_open = false;
    for line in text.split(['\n', '\r']).map(str::trim) {
        let mut line = line.chars().filter(|character| !is_junk(*character)).peekable();
        if line.peek().is_none() {
            html.push_str(if is_open { "</p>" } else { "" });
            is_open = false;
            continue;
        }
        html.push_str(if is_open { "<br>" } else { "<p>" });
        is_open = true;
        for character in line {
            match character {
                '<' => html.push_str("&lt;"),
                '>' => html.push_str("&gt;"),
                '&' => html.push_str("&amp;"),
                '\u{A0}' => html.push_str("&nbsp;"),
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
    fn only_allowed_tags_are_kept() {
        let cases = [
            ("<a href='javascript:alert(1)'>x</a>", "<a rel=\"nofollow noopener\">x</a>"),
            (
                "<a href='https://a.example/' target=_blank>x</a>",
                "<a href=\"https://a.example/\" rel=\"nofollow noopener\">x</a>",
            ),
            ("<p>a\u{1}b\u{1b}c\u{202E}d&#27;e</p>", "<p>abcde</p>"),
            ("a\u{a0}b", "<p>a&nbsp;b</p>"),
            (
                "<a href='mailto:a@b.example?cc=c@d.example'>x</a>",
                "<a href=\"mailto:a@b.example\" rel=\"nofollow noopener\">x</a>",
            ),
            ("<a href='mailto:a%3Fbcc=b@c.example'>x</a>", "<a rel=\"nofollow noopener\">x</a>"),
            ("<script>x</script>Tea", "<p>Tea</p>"),
            ("<div>a\n<b>x</b></div>", "a <b>x</b>"),
            ("12<a>h-1\nTwo</a>", "12<a rel=\"nofollow noopener\">h-1<br>Two</a>"),
            ("<a href='/x'>x</a>", "<a rel=\"nofollow noopener\">x</a>"),
            ("<img src=x onerror=alert(1)>hi", "<p>hi</p>"),
            ("<p>words&#13;</p>", "<p>words\n</p>"),
            ("<p title=x lang=en>a<br title=''>b</p>", "<p>a<br>b</p>"),
            ("<div><p>a</div>", "<p>a</p>"),
            ("&lt;p&gt;twice&lt;/p&gt;", "<p>twice</p>"),
            ("one\n\ntwo <3", "one<br><br>two &lt;3"),
            ("1\n\n2", "<p>1</p><p>2</p>"),
            ("  ", ""),
        ];
        for (raw, expected) in cases {
            assert_eq!(sanitize(raw, None), expected, "{raw}");
        }
    }

    #[test]
    fn deep_nesting_becomes_text() {
        let deep = format!("{}x", "<b>".repeat(100_000));
        assert_eq!(sanitize(&deep, None), "<p>x</p>");
    }

    #[test]
    fn relative_links_keep_their_address() {
        let cases = [
            ("/x", "https://a.example/x"),
            ("y?z=1", "https://a.example/ep/y?z=1"),
            ("#part", "https://a.example/ep/1#part"),
            ("//b.example/x", "https://b.example/x"),
            ("www.b.example", "https://www.b.example/"),
        ];
        for (href, expected) in cases {
            let html = sanitize(&format!("<a href=\"{href}\">x</a>"), Some("https://a.example/ep/1"));
            assert_eq!(html, format!("<a href=\"{expected}\" rel=\"nofollow noopener\">x</a>"));
        }
        assert!(!sanitize("<a href='java\nscript:x'>x</a>", Some("https://a.example/")).contains("script"));
    }

    #[test]
    fn long_texts_take_linear_time_and_are_complete() {
        for piece in ["&amp;a;", "«", "&nbsp;", "a &lt; b ", "&copy;x", "word "] {
            let text = piece.repeat(20_000);
            let html = sanitize(&format!("<p>{text}</p>"), None);
            assert!(!html.contains("<!--"), "{piece}");
            assert_eq!(to_text(&html), to_text(&text), "{piece}");
        }
    }

    #[test]
    fn clean_html_is_unchanged() {
        let cases = [
            "<p>a<button><p>b",
            "<table><tr><td>a<p>b<table><td>c",
            "<h1><div><h2>x",
            "<ul><li>a<figure><li>b",
            "<pre>\n\n\nx",
            "<p>a\r\n\r\nb\r",
            "<p>words&#13;&#27;</p>",
            "&lt;/p&gt;<i></i>",
            "a &amp;lt;p&amp;gt; b",
            "<svg><a href='https://a.example'>x</a><p>y</svg>",
            "<b>1<p>2</b>3</p>",
            " <i> x\n y </i> \n",
            "<a href=\"https://a\rexample\"><a href='x'>",
            "<p><a href='https://a.example/\n\tx y '>1</a>",
            "<a href=x>1<div><a href=y>2</a></div></a>",
            "<h1>a<sup><h1>b",
            "<h3>a<cite><h1>b",
            "<i> x<h3>&lt;p&gt;<cite><h1>a<u>",
            "<h1>a</h1><h3>b<ul><li>c</ul><h3>d</h3>",
            "<a href='MAILTO:o&#39;hara+x@b.example?subject=a&amp;bcc=c'>x</a>",
            "<h1>a</h1><h3>b <I?</h3><ul><li>c</ul><h3>d</h3>",
            "</ul><h3>a<h3>b<li>c<i>'</li><h3><li></p>d",
        ];
        for raw in cases {
            let once = sanitize(raw, None);
            assert_eq!(sanitize(&once, None), once, "{raw}");
        }
    }
}
