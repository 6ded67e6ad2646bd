//! Collects the letters of a page with their positions, and joins them to lines.

use super::page_ink::PageInk;
use super::reading_order::{Glyph, is_read_to_left, to_logical_order};
use super::spaces::{PlacedGlyph, into_words};
use crate::hidden_text::{HiddenBy, HiddenText};
use pdf_extract::{MediaBox, OutputDev, OutputError, Transform};

/// A vertical step larger than this fraction of the font size starts a new line.
const LINE_STEP: f64 = 0.5;
/// A vertical step of this many font sizes begins a paragraph.
const PARAGRAPH_STEP: f64 = 1.7;
/// Letters of fewer points cannot be read.
const MIN_SIZE: f64 = 2.0;

/// The text of a page.
#[derive(Debug)]
pub(super) struct PageText<'a> {
    ink: &'a PageInk,
    pub hidden: HiddenText,
    /// The lines before the current one; a paragraph ends with an empty one.
    lines: Vec<Vec<Glyph>>,
    line: Vec<PlacedGlyph>,
    max_bytes: usize,
    bytes: usize,
    is_full: bool,
    is_word_start: bool,
    /// The number of texts that the page has shown.
    texts: usize,
}

impl<'a> PageText<'a> {
    pub fn new(max_bytes: usize, ink: &'a PageInk) -> Self {
        Self {
            ink,
            hidden: HiddenText::default(),
            lines: Vec::new(),
            line: Vec::new(),
            max_bytes,
            bytes: 0,
            is_full: false,
            is_word_start: false,
            texts: 0,
        }
    }

    /// Whether the page has more text than the limit.
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    pub fn into_lines(mut self) -> Vec<String> {
        self.end_line();
        let is_read_to_left = is_read_to_left(&self.lines);
        self.lines.into_iter().map(|line| to_logical_order(line, is_read_to_left)).collect()
    }

    fn end_line(&mut self) {
        if !self.line.is_empty() {
            self.lines.push(into_words(std::mem::take(&mut self.line)));
        }
    }

    fn add(&mut self, glyph: PlacedGlyph) {
        if let Some(last) = self.line.last().filter(|_| glyph.is_word_start) {
            let step = (glyph.y - last.y).abs();
            if step > glyph.size * LINE_STEP {
                self.end_line();
                if step > glyph.size * PARAGRAPH_STEP {
                    self.lines.push(Vec::new());
                }
            }
        }
        self.is_word_start = false;
        self.line.push(glyph);
    }

    /// Why a letter cannot be seen; `None` when it can.
    fn hidden_by(&self, glyph: &PlacedGlyph) -> Option<HiddenBy> {
        let text = self.texts.saturating_sub(1);
        let middle = ((glyph.start + glyph.end) / 2.0, glyph.y + glyph.size / 4.0);
        let (left, right) = (glyph.start.min(glyph.end), glyph.start.max(glyph.end));
        let is_outside = |[page_left, page_bottom, page_right, page_top]: [f64; 4]| {
            right < page_left || left > page_right || glyph.y + glyph.size < page_bottom || glyph.y > page_top
        };
        match () {
            () if !self.ink.has_place(text) => None,
            () if glyph.size < MIN_SIZE => Some(HiddenBy::Size),
            () if self.ink.shown.is_some_and(is_outside) => Some(HiddenBy::Place),
            () if self.ink.is_visible(text, middle) => None,
            () if self.ink.is_light(text) => Some(HiddenBy::Color),
            () => Some(HiddenBy::Setting),
        }
    }
}

impl OutputDev for PageText<'_> {
    fn begin_page(
        &mut self,
        _page: u32,
        _media_box: &MediaBox,
        _art_box: Option<(f64, f64, f64, f64)>,
    ) -> Result<(), OutputError> {
        Ok(())
    }

    fn end_page(&mut self) -> Result<(), OutputError> {
        Ok(())
    }

    fn output_character(
        &mut self,
        transform: &Transform,
        width: f64,
        _spacing: f64,
        font_size: f64,
        text: &str,
    ) -> Result<(), OutputError> {
        // One byte more, because a glyph without text takes memory, too.
        self.bytes += text.len() + 1;
        if self.bytes > self.max_bytes.saturating_mul(2) {
            self.is_full = true;
            return Err(OutputError::FormatError(std::fmt::Error));
        }
        let scale = (transform.m11.hypot(transform.m12), transform.m21.hypot(transform.m22));
        let (start, size) = (transform.m31, font_size.abs() * scale.1);
        let end = start + width * font_size.abs() * scale.0;
        let is_word_start = self.is_word_start;
        let glyph = PlacedGlyph { text: text.to_owned(), start, end, y: transform.m32, size, is_word_start };
        match self.hidden_by(&glyph) {
            Some(by) => self.hidden.add(by, text),
            None => self.add(glyph),
        }
        Ok(())
    }

    fn begin_word(&mut self) -> Result<(), OutputError> {
        self.is_word_start = true;
        self.texts += 1;
        Ok(())
    }

    fn end_word(&mut self) -> Result<(), OutputError> {
        Ok(())
    }

    fn end_line(&mut self) -> Result<(), OutputError> {
        Ok(())
    }
}
