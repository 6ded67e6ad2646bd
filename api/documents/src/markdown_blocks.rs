//! Letters in Markdown, as paragraphs of text with links. Everything else of Markdown, and all HTML, is left out, so
//! that a letter can be shown anywhere.

use earshot_api_server::prelude::*;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use url::Url;

/// A paragraph, heading or item of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarkdownBlock {
    /// heading, paragraph or item.
    pub kind: &'static str,
    /// Its text, in parts.
    pub spans: Vec<MarkdownSpan>,
}

/// A part of a text: plain, or a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarkdownSpan {
    /// The text.
    pub text: String,
    /// Where a link leads, http or https; `null` for plain text.
    pub url: Option<String>,
}

impl MarkdownBlock {
    /// The text without its links.
    pub fn text(&self) -> String {
        self.spans.iter().map(|span| span.text.as_str()).collect()
    }
}

const HEADING: &str = "heading";
const PARAGRAPH: &str = "paragraph";
const ITEM: &str = "item";

/// Reads a letter.
pub fn parse_markdown(markdown: &str) -> Vec<MarkdownBlock> {
    let mut reader = Reader::default();
    for event in Parser::new_ext(markdown, Options::empty()) {
        match event {
            Event::Start(Tag::Heading { .. }) => reader.begin(HEADING),
            Event::Start(Tag::Item) => {
                reader.items += 1;
                reader.begin(ITEM);
            }
            Event::Start(Tag::Paragraph | Tag::CodeBlock(_)) => {
                reader.begin(if reader.items > 0 { ITEM } else { PARAGRAPH });
            }
            Event::Start(Tag::Link { dest_url, .. }) => reader.url = web_url(&dest_url),
            Event::End(TagEnd::Link) => reader.url = None,
            Event::End(TagEnd::Item) => {
                reader.end();
                reader.items = reader.items.saturating_sub(1);
            }
            Event::End(TagEnd::Heading(_) | TagEnd::Paragraph | TagEnd::CodeBlock) => reader.end(),
            Event::Text(text) | Event::Code(text) => reader.push(&text),
            Event::SoftBreak => reader.push(" "),
            Event::HardBreak => reader.push("\n"),
            _ => {}
        }
    }
    reader.end();
    reader.blocks
}

#[derive(Default)]
struct Reader {
    blocks: Vec<MarkdownBlock>,
    spans: Vec<MarkdownSpan>,
    kind: Option<&'static str>,
    /// Depth of the lists.
    items: usize,
    url: Option<String>,
}

impl Reader {
    fn begin(&mut self, kind: &'static str) {
        // An item begins before its paragraph.
        if !self.spans.is_empty() {
            self.end();
        }
        self.kind = Some(kind);
    }

    fn push(&mut self, text: &str) {
        match self.spans.last_mut() {
            Some(last) if last.url == self.url => last.text.push_str(text),
            _ => self.spans.push(MarkdownSpan { text: text.to_owned(), url: self.url.clone() }),
        }
    }

    fn end(&mut self) {
        let kind = self.kind.take().unwrap_or(PARAGRAPH);
        let spans = std::mem::take(&mut self.spans);
        let block = MarkdownBlock { kind, spans };
        if !block.text().trim().is_empty() {
            self.blocks.push(block);
        }
    }
}

/// A link to a site. Others, such as `javascript:`, become plain text.
fn web_url(url: &str) -> Option<String> {
    Url::parse(url).ok().filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host()).map(Into::into)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(markdown: &str) -> Vec<(&'static str, String)> {
        parse_markdown(markdown).iter().map(|block| (block.kind, block.text())).collect()
    }

    #[test]
    fn letters_become_paragraphs_of_text() {
        let letter =
            "# Dear *host*\n\nI build\nengines.\n\n- one\n- **two**\n\n  more\n\n> quoted\n\n```\ncode\n```\n\nend";
        let expected = [
            (HEADING, "Dear host"),
            (PARAGRAPH, "I build engines."),
            (ITEM, "one"),
            (ITEM, "two"),
            (ITEM, "more"),
            (PARAGRAPH, "quoted"),
            (PARAGRAPH, "code\n"),
            (PARAGRAPH, "end"),
        ];
        assert_eq!(shown(letter), expected.map(|(kind, text)| (kind, text.to_owned())));
        assert_eq!(shown(" \n"), []);
    }

    #[test]
    fn only_links_to_sites_are_links_and_html_is_left_out() {
        let letter = "See [my site](https://ada.example/a?b=1), [this](javascript:alert(1)), <script>alert(2)</script> \
                      ![a picture](https://evil.example/p.png) and <https://b.example>.\n\n<div onclick=\"x()\">no</div>";
        let blocks = parse_markdown(letter);
        let links: Vec<_> =
            blocks.iter().flat_map(|block| &block.spans).filter_map(|span| span.url.as_deref()).collect();
        assert_eq!(links, ["https://ada.example/a?b=1", "https://b.example/"]);
        let text: String = blocks.iter().map(MarkdownBlock::text).collect();
        assert!(!text.contains("<div") && !text.contains("<script") && !text.contains("javascript"), "{text}");
        assert!(text.contains("See my site, this, "), "{text}");
    }
}
