//! A description as lines of text with its links: anchors, and addresses written in the text.

use super::link_classification::is_short_link;
use crate::people::truncate;
use linkify::{LinkFinder, LinkKind};
use std::ops::Range;

/// Bytes of HTML that are read. Offers are at the end as often as at the beginning.
const MAX_HTML_BYTES: usize = 64 << 10;
const MAX_LINKS: usize = 400;
const MAX_TAG_BYTES: usize = 8 << 10;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PageLink {
    /// Range of the link's text, in bytes.
    pub range: Range<usize>,
    pub url: String,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct DescriptionPage {
    pub text: String,
    /// Links in text order.
    pub links: Vec<PageLink>,
}

/// Elements that begin a new line.
const BLOCK_ELEMENTS: &[&str] = &[
    "p",
    "br",
    "div",
    "li",
    "ul",
    "ol",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "tr",
    "table",
    "hr",
    "blockquote",
    "pre",
    "dd",
    "dt",
];

impl DescriptionPage {
    /// Reads sanitized HTML. Anything that is not a tag is text.
    pub(crate) fn from_html(html: &str) -> Self {
        let html = truncate(html, MAX_HTML_BYTES);
        let mut page = Self { text: String::with_capacity(html.len()), links: Vec::new() };
        let mut open: Option<(usize, String)> = None;
        let mut rest = html;
        while let Some(at) = rest.find('<') {
            page.push_text(&rest[..at]);
            let inside = &rest[at + 1..];
            let end = truncate(inside, MAX_TAG_BYTES)
                .find('>')
                .filter(|_| inside.starts_with(|next: char| next.is_ascii_alphabetic() || next == '/'));
            let Some(end) = end else {
                page.push_text("<");
                rest = inside;
                continue;
            };
            page.read_tag(&inside[..end], &mut open);
            rest = &inside[end + 1..];
        }
        page.push_text(rest);
        page.close_link(&mut open);
        let end = page.text.trim_end().len();
        page.text.truncate(end);
        for link in &mut page.links {
            link.range = link.range.start.min(end)..link.range.end.min(end);
        }
        page.link_plain_urls();
        page
    }

    /// Reads plain text.
    pub(crate) fn from_text(text: &str) -> Self {
        let mut page = Self { text: truncate(text, 4 * MAX_HTML_BYTES).to_owned(), links: Vec::new() };
        page.link_plain_urls();
        page
    }

    fn read_tag(&mut self, tag: &str, open: &mut Option<(usize, String)>) {
        let closes = tag.starts_with('/');
        let name = tag.trim_start_matches('/');
        let name = name.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
        if name.eq_ignore_ascii_case("a") {
            self.close_link(open);
            if let (false, Some(url)) = (closes, href_value(tag)) {
                *open = Some((self.text.len(), url));
            }
        } else if !self.text.ends_with('\n')
            && !self.text.is_empty()
            && BLOCK_ELEMENTS.iter().any(|block| name.eq_ignore_ascii_case(block))
        {
            self.text.push('\n');
        }
    }

    fn close_link(&mut self, open: &mut Option<(usize, String)>) {
        let Some((start, url)) = open.take() else { return };
        // Trim blanks at the end of the link's text.
        let end = start + self.text.get(start..).map_or(0, |words| words.trim_end().len());
        if self.links.len() < MAX_LINKS {
            // The words of a short link may have the address to which it leads.
            let words = self.text.get(start..end).unwrap_or_default();
            let url = if is_short_link(&url) && words.contains("://") { words.to_owned() } else { url };
            self.links.push(PageLink { range: start..end, url });
        }
    }

    /// Appends text: decodes character references and collapses white space.
    fn push_text(&mut self, raw: &str) {
        let mut rest = raw;
        loop {
            // Most text needs no change.
            let plain = rest.bytes().take_while(|byte| byte.is_ascii_graphic() && *byte != b'&').count();
            self.text.push_str(&rest[..plain]);
            rest = &rest[plain..];
            let Some(letter) = rest.chars().next() else { return };
            let (letter, length) = if letter == '&' { decode_reference(rest) } else { (letter, letter.len_utf8()) };
            rest = &rest[length..];
            if letter.is_whitespace() || letter == '\u{2060}' || letter == '\u{200B}' {
                let is_blank = self.text.is_empty() || self.text.ends_with([' ', '\n']);
                if !is_blank && letter != '\u{2060}' && letter != '\u{200B}' {
                    self.text.push(' ');
                }
            } else {
                self.text.push(letter);
            }
        }
    }

    /// Adds links for addresses in the text that have none.
    fn link_plain_urls(&mut self) {
        let mut finder = LinkFinder::new();
        finder.kinds(&[LinkKind::Url]).url_must_have_scheme(false);
        let marked = self.links.clone();
        let is_free = |range: &Range<usize>| {
            marked.iter().all(|link| range.end <= link.range.start || range.start >= link.range.end)
        };
        let found = finder.links(&self.text).map(|link| (link.start()..link.end(), link.as_str().to_owned()));
        let found: Vec<PageLink> = found
            .filter(|(range, _)| is_free(range))
            .filter(|(_, url)| is_url(url))
            .take(MAX_LINKS)
            .map(|(range, url)| PageLink { range, url })
            .collect();
        self.links.extend(found);
        self.links.sort_by_key(|link| link.range.start);
    }

    /// Returns the links that begin in a range of bytes.
    pub(crate) fn links_in(&self, range: Range<usize>) -> &[PageLink] {
        let from = self.links.partition_point(|link| link.range.start < range.start);
        let to = self.links.partition_point(|link| link.range.start < range.end);
        &self.links[from..to.max(from)]
    }
}

/// Returns whether a text is an address. Without a scheme, a domain needs a known ending or a path, so `tea.Then` is
/// none.
fn is_url(url: &str) -> bool {
    const ENDINGS: &[&str] = &[
        "com", "org", "net", "io", "fm", "co", "de", "uk", "dev", "app", "tv", "me", "fr", "nl", "es", "it", "no",
        "se", "dk", "pl", "ru", "br", "pt", "ca", "au", "ch", "at", "be", "eu", "us", "info", "tech", "xyz", "studio",
        "media", "shop", "store", "live", "gg", "ly", "nu", "casa", "bio", "ai", "ie", "nz", "in", "jp",
    ];
    if url.contains("://") || url.starts_with("www.") {
        return true;
    }
    let host = url.split(['/', '?', '#']).next().unwrap_or_default();
    let ending = host.rsplit('.').next().unwrap_or_default();
    ENDINGS.contains(&ending) && host.chars().all(|letter| letter.is_alphanumeric() || matches!(letter, '.' | '-'))
}

/// Returns the address of a link's tag, with character references decoded.
fn href_value(tag: &str) -> Option<String> {
    const ATTRIBUTE: &str = " href=";
    let value = &tag[tag.find(ATTRIBUTE)? + ATTRIBUTE.len()..];
    let quote = value.chars().next()?;
    let value = match quote {
        '"' | '\'' => value[1..].split(quote).next()?,
        _ => value.split_whitespace().next()?,
    };
    let mut page = DescriptionPage::default();
    page.push_text(value.trim());
    (!page.text.is_empty()).then_some(page.text)
}

/// Decodes a character reference at the start of a text; returns the character and the length.
fn decode_reference(rest: &str) -> (char, usize) {
    const NAMED: &[(&str, char)] =
        &[("amp", '&'), ("lt", '<'), ("gt", '>'), ("quot", '"'), ("apos", '\''), ("nbsp", ' ')];
    let end = truncate(rest, 12).find(';');
    let name = end.map(|end| &rest[1..end]);
    let number =
        name.and_then(|name| name.strip_prefix('#')).and_then(|digits| match digits.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok(),
            None => digits.parse().ok(),
        });
    let letter = number
        .and_then(char::from_u32)
        .or_else(|| NAMED.iter().find(|(known, _)| Some(*known) == name).map(|(_, letter)| *letter));
    match (letter, end) {
        (Some(letter), Some(end)) => (letter, end + 1),
        _ => ('&', 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_becomes_lines_with_links() {
        let page = DescriptionPage::from_html(
            "<p>Try <a href=\"https://acme.example/?a=1&amp;b=2\">Acme &amp; Co</a> now.</p><p>See tea.com/x or tea.Then</p>",
        );
        assert_eq!(page.text, "Try Acme & Co now.\nSee tea.com/x or tea.Then");
        let links: Vec<(&str, &str)> =
            page.links.iter().map(|link| (&page.text[link.range.clone()], link.url.as_str())).collect();
        assert_eq!(links, [("Acme & Co", "https://acme.example/?a=1&b=2"), ("tea.com/x", "tea.com/x")]);
    }

    #[test]
    fn a_short_link_has_the_address_that_it_shows() {
        let urls =
            |html: &str| DescriptionPage::from_html(html).links.into_iter().map(|link| link.url).collect::<Vec<_>>();
        assert_eq!(urls("<a href=\"https://t.co/x1\">https://acme.com/tea</a>"), ["https://acme.com/tea"]);
        assert_eq!(urls("<a href=\"https://t.co/x1\">Acme</a>"), ["https://t.co/x1"]);
    }

    #[test]
    fn hostile_html_is_text() {
        for html in ["<", "<a", "<a href=", "<a href='x", "&#xffffffff;", "&", "</a></a>", "<a href=\"x\">", "<é>"] {
            let _ = DescriptionPage::from_html(&html.repeat(2_000));
        }
        assert_eq!(DescriptionPage::from_html("5 < 6").text, "5 < 6");
    }
}
