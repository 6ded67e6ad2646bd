//! Reads HTML tokens into a [`Page`] without building a tree, so that nesting depth costs nothing.

use super::charset::{decode, is_binary};
use super::page_content::{Anchor, Block, Page, TERM_LEVEL};
use super::reader_state::{MAX_TEXT_BYTES, OpenElement, RawTextTarget, Reader, push_bounded};
use super::region::{ElementAttributes, Region, is_follow_list, region_of};
use super::rendering::{Rendering, implied_end};
use super::section::Section;
use super::tag_limits::has_oversized_tag;
use super::text::{ELEMENT_EDGE, collapse_block, collapse_whitespace};
use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts};
use std::cell::RefCell;
use url::Url;

const MAX_DEPTH: usize = 512;
const MAX_BLOCKS: usize = 20_000;
/// The longest block in bytes. Longer text is split.
const MAX_BLOCK_BYTES: usize = 8_192;
/// URLs per script.
const MAX_SCRIPT_URLS: usize = 1_000;
const MAX_STRUCTURED_BYTES: usize = 256 << 10;

/// Why a body is not readable as a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PageError {
    #[error("the body is binary data, not HTML")]
    Binary,
    #[error("a tag with thousands of attributes")]
    OversizedTag,
}

impl PageError {
    /// Kebab-case name for counting.
    #[must_use]
    pub fn kind(self) -> &'static str {
        match self {
            Self::Binary => "not-html",
            Self::OversizedTag => "endless-tag",
        }
    }
}

/// Parses a page.
///
/// # Errors
/// When the body is not text, or contains tags made to slow down parsing.
pub fn read_page(url: &Url, body: &[u8], content_type: Option<&str>) -> Result<Page, PageError> {
    if is_binary(body) {
        return Err(PageError::Binary);
    }
    let html = decode(body, content_type);
    if has_oversized_tag(&html) {
        return Err(PageError::OversizedTag);
    }
    let html = if is_plain_text(&html) { html.replace('<', "&lt;").replace('\n', "<br><p>").into() } else { html };
    let input = BufferQueue::default();
    input.push_back(StrTendril::from_slice(&html));
    let tokenizer = Tokenizer::new(ReaderSink(RefCell::new(Reader::new(url.clone()))), TokenizerOpts::default());
    // Scripts are not run, so the tokenizer stops only at the end of each script; `feed` continues after it.
    while !input.is_empty() {
        let _ = tokenizer.feed(&input);
    }
    tokenizer.end();
    Ok(tokenizer.sink.0.into_inner().finish())
}

/// Returns whether a text has no markup, so that its lines count as blocks.
fn is_plain_text(text: &str) -> bool {
    let mut tags = text.match_indices('<').map(|(at, _)| &text.as_bytes()[at + 1..]);
    !tags.any(|after| after.first().is_some_and(|next| next.is_ascii_alphabetic() || matches!(next, b'/' | b'!')))
}

struct ReaderSink(RefCell<Reader>);

impl TokenSink for ReaderSink {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut reader = self.0.borrow_mut();
        match token {
            Token::CharacterTokens(text) => reader.add_text(&text),
            Token::TagToken(tag) if tag.kind == TagKind::StartTag => return reader.open_element(&tag),
            Token::TagToken(tag) => reader.close_element(&tag.name),
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

impl Reader {
    fn region(&self) -> Region {
        self.stack.last().map_or(Region::Body, |open| open.region)
    }

    fn is_hidden(&self) -> bool {
        self.stack.last().is_some_and(|open| open.is_hidden)
    }

    /// Whether text is not seen here.
    fn hides_text(&self) -> bool {
        self.stack.last().is_some_and(|open| open.is_hidden || open.is_sizeless)
    }

    /// Closes the open element that a start tag ends without an end tag of its own.
    fn close_implied_element(&mut self, name: &str) {
        // Deeper elements are not recorded, so their ends are not recognized.
        if self.excess_depth > 0 {
            return;
        }
        let names = self.stack.iter().rev().map(|open| open.name.as_str());
        if let Some(depth) = implied_end(name, is_inline(name), names) {
            // Ends the block first, so that its text keeps its own region.
            self.flush_block();
            self.stack.truncate(self.stack.len() - 1 - depth);
        }
    }

    /// Marks the edge of an inline element, so that words of two elements stay two words. A `wbr` is within a word.
    fn mark_element_edge(&mut self, name: &str) {
        if name != "wbr" && !self.text.is_empty() && !self.text.ends_with(ELEMENT_EDGE) {
            self.text.push(ELEMENT_EDGE);
        }
    }

    fn open_element(&mut self, tag: &Tag) -> TokenSinkResult<()> {
        let name = &*tag.name;
        self.close_implied_element(name);
        let attribute = |requested: &str| {
            tag.attrs
                .iter()
                .find(|attribute| *attribute.name.local == *requested)
                .map_or("", |found| truncate_text(&found.value))
        };
        if is_inline(name) {
            self.mark_element_edge(name);
        } else {
            self.flush_block();
            self.heading_level = heading_level(name);
        }
        let rendering = Rendering::of(name, tag.attrs.iter().map(|found| (&*found.name.local, &*found.value)));
        let is_hidden =
            rendering.is_hidden || self.is_hidden() || self.style_sheet.hides(attribute("class"), attribute("id"));
        let is_sizeless =
            rendering.is_sizeless.unwrap_or_else(|| self.stack.last().is_some_and(|open| open.is_sizeless));
        let is_unseen = is_hidden || is_sizeless;
        let names = format!("{} {}", attribute("class"), attribute("id"));
        let outer = self.region();
        let region =
            region_of(&ElementAttributes { tag: name, role: attribute("role"), class_names: &names }).nested_in(outer);
        let section = match Section::from_class_names(&names) {
            Section::Other => self.stack.last().map_or(Section::Other, |open| open.section),
            section => section,
        };
        let follows = self.stack.last().is_some_and(|open| open.is_follow) || is_follow_list(&names);
        if let Some(hidden) = Some(attribute("data-cfemail")).filter(|hidden| !hidden.is_empty() && !is_unseen) {
            push_bounded(&mut self.page.cloudflare_emails, (hidden.to_owned(), region));
        }
        self.anchor_view.has_picture |= !is_hidden && matches!(name, "img" | "svg" | "picture" | "i");
        match name {
            "a" | "area" => self.open_anchor(&attribute, region, follows, section, is_hidden),
            "img" => self.add_label(&[attribute("alt"), attribute("title")]),
            "input" | "textarea" | "select" | "button" => self.add_field(name, &attribute),
            "form" => self.open_form(&attribute, &names, region),
            "meta" => self.add_meta(&attribute),
            "link" => self.add_link(&attribute),
            "html" => self.page.language = self.page.language.take().or(normalize_language(attribute("lang"))),
            "base" => self.base = self.base.join(attribute("href")).unwrap_or_else(|_| self.base.clone()),
            "iframe" | "embed" => push_bounded(&mut self.page.frames, attribute("src").trim().to_owned()),
            "h1" | "h2" | "h3" => self.heading = Some(String::new()),
            "br" | "hr" => self.push_text("\n"),
            _ => self.add_label(&[attribute("class"), attribute("title"), attribute("aria-label")]),
        }
        let is_mount =
            matches!(attribute("id"), "root" | "app" | "__next" | "__nuxt" | "___gatsby" | "svelte" | "q-app");
        self.page.has_app_root |= is_mount || name == "app-root";
        if let Some(result) = self.open_raw_element(name, &attribute) {
            return result;
        }
        if !is_void(name) && !tag.self_closing {
            let is_reversed = rendering.is_reversed || self.stack.last().is_some_and(|open| open.is_reversed);
            if self.stack.len() < MAX_DEPTH {
                self.stack.push(OpenElement {
                    name: name.to_owned(),
                    region,
                    section,
                    is_follow: follows,
                    is_reversed,
                    is_hidden,
                    is_sizeless,
                });
            } else {
                self.excess_depth += 1;
            }
        }
        TokenSinkResult::Continue
    }

    /// Handles elements whose content is raw text.
    fn open_raw_element<'t>(
        &mut self,
        name: &str,
        attribute: &impl Fn(&str) -> &'t str,
    ) -> Option<TokenSinkResult<()>> {
        let (raw, kind) = match name {
            "script" => {
                push_bounded(&mut self.page.scripts, attribute("src").to_owned());
                let is_structured = attribute("type").to_ascii_lowercase().contains("ld+json");
                (if is_structured { RawTextTarget::Structured } else { RawTextTarget::Script }, RawKind::ScriptData)
            }
            // Style sheets for print and speech are ignored.
            "style" if matches!(attribute("media"), "" | "all" | "screen") => (RawTextTarget::Style, RawKind::Rawtext),
            "style" | "xmp" | "iframe" | "noembed" | "noframes" => (RawTextTarget::Discard, RawKind::Rawtext),
            "title" => (RawTextTarget::Title, RawKind::Rcdata),
            "textarea" => (RawTextTarget::Textarea, RawKind::Rcdata),
            _ => return None,
        };
        self.raw_target = raw;
        self.raw_text.clear();
        Some(TokenSinkResult::RawData(kind))
    }

    fn close_element(&mut self, name: &str) {
        if self.raw_target != RawTextTarget::Page
            && matches!(name, "script" | "style" | "xmp" | "iframe" | "noembed" | "noframes" | "title" | "textarea")
        {
            self.close_raw_element();
            return;
        }
        match name {
            "a" => self.close_anchor(),
            "form" => self.close_form(),
            "h1" | "h2" | "h3" => {
                if let Some(heading) =
                    self.heading.take().map(|heading| collapse_whitespace(&heading)).filter(|text| !text.is_empty())
                {
                    push_bounded(&mut self.page.headings, heading);
                }
            }
            _ => {}
        }
        if is_inline(name) {
            self.mark_element_edge(name);
        } else {
            self.flush_block();
            self.heading_level = 0;
        }
        if self.excess_depth > 0 {
            // The end tag may belong to any of the unrecorded elements. They all share the region of the last recorded
            // one.
            self.excess_depth -= 1;
        } else if let Some(at) = self.stack.iter().rposition(|open| open.name == name) {
            self.stack.truncate(at);
        }
    }

    fn close_raw_element(&mut self) {
        let text = std::mem::take(&mut self.raw_text);
        match std::mem::replace(&mut self.raw_target, RawTextTarget::Page) {
            RawTextTarget::Title if self.page.title.is_empty() => self.page.title = collapse_whitespace(&text),
            RawTextTarget::Structured => push_bounded(&mut self.page.json_ld, text),
            RawTextTarget::Script => {
                find_script_urls(&text).for_each(|url| push_bounded(&mut self.page.script_urls, url))
            }
            RawTextTarget::Style => self.style_sheet.add(&text),
            RawTextTarget::Page | RawTextTarget::Title | RawTextTarget::Textarea | RawTextTarget::Discard => {}
        }
    }

    fn add_text(&mut self, text: &str) {
        match self.raw_target {
            // The texts of hidden menus describe the pages that they lead to.
            RawTextTarget::Page if self.hides_text() => {
                self.anchor_view.has_sizeless_text |= !self.is_hidden() && !text.trim().is_empty();
                self.push_anchor_text(text);
            }
            RawTextTarget::Page if self.stack.last().is_some_and(|open| open.is_reversed) => {
                let reversed: String = text.chars().rev().collect();
                self.push_text(&reversed);
            }
            RawTextTarget::Page => self.push_text(text),
            RawTextTarget::Title | RawTextTarget::Structured | RawTextTarget::Script | RawTextTarget::Style => {
                if self.raw_text.len() + text.len() <= MAX_STRUCTURED_BYTES {
                    self.raw_text.push_str(text);
                }
            }
            RawTextTarget::Textarea | RawTextTarget::Discard => {}
        }
    }

    fn push_text(&mut self, text: &str) {
        if self.text.len() + text.len() > MAX_BLOCK_BYTES && !self.text.is_empty() {
            self.flush_block();
        }
        self.text.push_str(text);
        self.anchor_view.has_seen_text |= !text.trim().is_empty();
        self.push_anchor_text(text);
        let room = |held: &String| held.len() + text.len() <= MAX_TEXT_BYTES;
        if let Some(heading) = self.heading.as_mut().filter(|heading| room(heading)) {
            heading.push_str(text);
        }
        if let Some(form) = self.form.as_mut().filter(|form| room(&form.text)) {
            form.text.push_str(text);
            form.text.push(' ');
        }
    }

    fn push_anchor_text(&mut self, text: &str) {
        let has_room = |anchor: &&mut Anchor| anchor.text.len() + text.len() <= MAX_TEXT_BYTES;
        if let Some(anchor) = self.anchor.as_mut().filter(has_room) {
            anchor.text.push_str(text);
        }
    }

    /// Ends the current block.
    fn flush_block(&mut self) {
        let (text, edges) = collapse_block(&std::mem::take(&mut self.text));
        let pending = std::mem::take(&mut self.pending_anchors);
        if text.is_empty() || self.page.blocks.len() >= MAX_BLOCKS {
            return;
        }
        for at in pending {
            if let Some(anchor) = self.page.anchors.get_mut(at) {
                anchor.block_index = Some(self.page.blocks.len());
            }
        }
        let region = self.region();
        let mut start = 0;
        for piece in split_block(&text) {
            let of_piece = edges.iter().filter_map(|edge| edge.checked_sub(start)).filter(|edge| *edge < piece.len());
            let edges = of_piece.filter(|edge| *edge > 0).collect();
            self.page.blocks.push(Block { text: piece.to_owned(), edges, heading_level: self.heading_level, region });
            start += piece.len();
        }
    }

    fn finish(mut self) -> Page {
        self.close_raw_element();
        self.close_anchor();
        self.close_form();
        self.flush_block();
        self.page.frames.retain(|target| !target.is_empty());
        self.page.scripts.retain(|target| !target.is_empty());
        self.page
    }
}

/// Returns the URLs in the text of a script, with slashes escaped or not.
fn find_script_urls(script: &str) -> impl Iterator<Item = String> {
    let starts = script.match_indices("http").take(MAX_SCRIPT_URLS).map(|(at, _)| &script[at..]);
    let starts =
        starts.filter(|url| ["://", "s://", ":\\/\\/", "s:\\/\\/"].iter().any(|after| url[4..].starts_with(after)));
    starts.map(|url| {
        let url = truncate_text(url);
        let end = url.find(|letter: char| letter.is_whitespace() || "\"'`<>".contains(letter)).unwrap_or(url.len());
        url[..end].replace("\\/", "/")
    })
}

fn normalize_language(lang: &str) -> Option<String> {
    let lang = lang.trim().to_ascii_lowercase().replace('_', "-");
    (!lang.is_empty() && lang.len() <= 35).then_some(lang)
}

/// Truncates a text to [`MAX_TEXT_BYTES`].
fn truncate_text(text: &str) -> &str {
    &text[..text.floor_char_boundary(MAX_TEXT_BYTES)]
}

/// Splits a text into blocks of at most [`MAX_BLOCK_BYTES`].
fn split_block(mut text: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let (piece, rest) = text.split_at(text.floor_char_boundary(MAX_BLOCK_BYTES));
        text = rest;
        (!piece.is_empty()).then_some(piece)
    })
}

fn heading_level(name: &str) -> u8 {
    match name {
        "h1" => 1,
        "h2" => 2,
        "h3" => 3,
        "h4" => 4,
        "h5" => 5,
        "h6" => 6,
        "dt" | "legend" | "caption" | "th" => TERM_LEVEL,
        _ => 0,
    }
}

fn is_void(name: &str) -> bool {
    const VOID: &str = "area base br col embed hr img input link meta source track wbr param";
    VOID.split(' ').any(|void| void == name)
}

/// Returns whether an element does not break the line.
fn is_inline(name: &str) -> bool {
    const INLINE: &str = "a abbr b bdi bdo big button cite code data del dfn em font i img ins kbd label mark path q s samp \
                          small span strong strike sub sup svg time tt u use var wbr br script style template noscript";
    INLINE.split(' ').any(|inline| inline == name)
}
