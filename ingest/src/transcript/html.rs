//! Parses HTML transcripts in the form of the podcast namespace: `<cite>` for the speaker, `<time>` for the time, `<p>`
//! for the text. One pass, no tree.

use super::cue_collector::CueCollector;
use super::timing::parse_time_ms;
use super::{plain, speaker};
use crate::feed::unescape;
use earshot_model::Cue;

/// Elements whose content is not displayed.
const HIDDEN_TAGS: &[&str] = &["script", "style", "template", "noscript", "iframe", "head", "title"];
/// Elements at whose begin and end a text ends.
const BLOCK_TAGS: &[&str] = &[
    "p",
    "div",
    "br",
    "li",
    "ul",
    "ol",
    "dl",
    "dd",
    "dt",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "tr",
    "td",
    "table",
    "section",
    "article",
    "blockquote",
    "body",
    "header",
    "footer",
    "main",
    "nav",
    "figure",
    "hr",
];

pub(super) fn parse(html: &str, cues: &mut CueCollector) {
    let mut reader =
        HtmlReader { role: TextRole::Text, text: String::new(), name: None, start_ms: None, has_roles: false };
    let mut lines = String::new();
    let mut found = Vec::new();
    for token in Tokens::new(html) {
        match token {
            Token::Text(text) => reader.text.push_str(text),
            Token::Tag { name, closes } => reader.handle_tag(name, closes, &mut found),
        }
    }
    reader.flush(&mut found);
    if reader.has_roles {
        speaker::split_speakers(&mut found);
        found.into_iter().for_each(|cue| cues.push(cue, None));
        return;
    }
    // Without `cite` and `time`, lines are parsed like plain text.
    for cue in found {
        lines.push_str(&cue.text);
        lines.push('\n');
    }
    plain::parse(&lines, cues);
}

#[derive(PartialEq)]
enum TextRole {
    Text,
    Cite,
    Time,
}

struct HtmlReader {
    role: TextRole,
    text: String,
    name: Option<String>,
    start_ms: Option<i64>,
    /// Whether the page has a `cite` or `time`.
    has_roles: bool,
}

impl HtmlReader {
    fn handle_tag(&mut self, name: &str, closes: bool, found: &mut Vec<Cue>) {
        let is_role = matches!(name, "cite" | "time");
        if is_role || BLOCK_TAGS.contains(&name) {
            self.flush(found);
        }
        if is_role {
            self.has_roles = true;
            self.role = match name {
                _ if closes => TextRole::Text,
                "cite" => TextRole::Cite,
                _ => TextRole::Time,
            };
        } else if self.role != TextRole::Text && BLOCK_TAGS.contains(&name) {
            // A `cite` or `time` that was not closed.
            self.role = TextRole::Text;
        }
    }

    fn flush(&mut self, found: &mut Vec<Cue>) {
        let raw = std::mem::take(&mut self.text);
        let text = unescape(raw.trim());
        let text = text.trim();
        match self.role {
            TextRole::Cite => {
                self.name = Some(text.trim_end_matches(':').trim().to_owned()).filter(|name| !name.is_empty())
            }
            TextRole::Time => self.start_ms = parse_time_ms(text.trim_matches(['[', ']', '(', ')'])),
            TextRole::Text if text.is_empty() => {}
            TextRole::Text if !self.has_roles => {
                // Speaker names are detected later, over all lines. Line breaks of the source count as spaces.
                let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
                found.push(Cue { start_ms: None, end_ms: None, speaker: None, text: line });
            }
            TextRole::Text => {
                let (start_ms, speaker) = (self.start_ms.take(), self.name.clone());
                found.push(Cue { start_ms, end_ms: None, speaker, text: text.to_owned() });
            }
        }
    }
}

enum Token<'a> {
    Text(&'a str),
    Tag { name: &'a str, closes: bool },
}

/// Splits HTML into texts and tags. A search that failed once is not repeated, so the time stays linear.
struct Tokens<'a> {
    html: &'a str,
    at: usize,
    no_more_tags: bool,
    no_more_comments: bool,
    /// Hidden elements without an end tag.
    never_closed: Vec<&'static str>,
}

impl<'a> Tokens<'a> {
    fn new(html: &'a str) -> Self {
        Self { html, at: 0, no_more_tags: false, no_more_comments: false, never_closed: Vec::new() }
    }

    /// At `<`: returns the tag, nothing for a comment, or the bracket as text.
    fn read_tag(&mut self) -> Option<Token<'a>> {
        let rest = &self.html[self.at + 1..];
        if rest.starts_with("!--") && !self.no_more_comments {
            if let Some(end) = rest.find("-->") {
                self.at += 1 + end + 3;
                return None;
            }
            self.no_more_comments = true;
        }
        let opens = rest.starts_with(|first: char| first.is_ascii_alphabetic() || matches!(first, '/' | '!' | '?'));
        let end = if opens && !self.no_more_tags { rest.find('>') } else { None };
        let Some(end) = end else {
            self.no_more_tags |= opens;
            let bracket = &self.html[self.at..=self.at];
            self.at += 1;
            return Some(Token::Text(bracket));
        };
        self.at += 1 + end + 1;
        let closes = rest.starts_with('/');
        let inside = rest[..end].trim_start_matches('/');
        let length = inside.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(inside.len());
        let name = known_tag_name(&inside[..length]);
        if HIDDEN_TAGS.contains(&name) && !closes {
            self.skip_element(name);
        }
        Some(Token::Tag { name, closes })
    }

    /// Skips to the end of a hidden element. One without an end tag hides nothing.
    fn skip_element(&mut self, name: &'static str) {
        if self.never_closed.contains(&name) {
            return;
        }
        let rest = &self.html.as_bytes()[self.at..];
        let is_end = |window: &[u8]| window.starts_with(b"</") && window[2..].eq_ignore_ascii_case(name.as_bytes());
        match rest.windows(name.len() + 2).position(is_end) {
            Some(end) => self.at += end,
            None => self.never_closed.push(name),
        }
    }
}

/// Returns the lower-case name of a relevant tag.
fn known_tag_name(name: &str) -> &'static str {
    let known = ["cite", "time"].iter().chain(HIDDEN_TAGS).chain(BLOCK_TAGS);
    known.copied().find(|known| known.eq_ignore_ascii_case(name)).unwrap_or("")
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        while self.at < self.html.len() {
            let rest = &self.html[self.at..];
            let plain = rest.find('<').unwrap_or(rest.len());
            if plain > 0 {
                self.at += plain;
                return Some(Token::Text(&rest[..plain]));
            }
            if let Some(token) = self.read_tag() {
                return Some(token);
            }
        }
        None
    }
}
