//! Collects the letters of a page with their positions, and joins them to lines.

use super::reading_order::{Glyph, is_read_to_left, to_logical_order};
use pdf_extract::{MediaBox, OutputDev, OutputError, Transform};

/// A gap wider than this fraction of the font size becomes a space.
const SPACE_GAP: f64 = 0.1;
/// A vertical step larger than this fraction of the font size starts a new line.
const LINE_STEP: f64 = 0.5;
/// A vertical step of this many font sizes begins a paragraph.
const PARAGRAPH_STEP: f64 = 1.7;

/// The text of a page.
#[derive(Debug)]
pub(super) struct PageText {
    /// The lines before the current one; a paragraph ends with an empty one.
    lines: Vec<Vec<Glyph>>,
    line: Vec<Glyph>,
    max_bytes: usize,
    bytes: usize,
    is_full: bool,
    is_word_start: bool,
    /// Where the last letter is, where it ends, and the line that it is on.
    last: Option<Extent>,
}

#[derive(Clone, Copy, Debug)]
struct Extent {
    start: f64,
    end: f64,
    y: f64,
}

impl PageText {
    pub fn new(max_bytes: usize) -> Self {
        Self {
            lines: Vec::new(),
            line: Vec::new(),
            max_bytes,
            bytes: 0,
            is_full: false,
            is_word_start: false,
            last: None,
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
            self.lines.push(std::mem::take(&mut self.line));
        }
    }

    fn add(&mut self, extent: Extent, size: f64, text: &str) {
        if let Some(last) = self.last.filter(|_| self.is_word_start) {
            let step = (extent.y - last.y).abs();
            if step > size * LINE_STEP {
                self.end_line();
                if step > size * PARAGRAPH_STEP {
                    self.lines.push(Vec::new());
                }
            } else {
                // Texts from right to left step to the left.
                let gap = if extent.start >= last.start { extent.start - last.end } else { last.start - extent.end };
                if gap > size * SPACE_GAP {
                    self.line.push(Glyph { text: " ".to_owned(), x: last.end });
                }
            }
        }
        self.is_word_start = false;
        self.last = Some(extent);
        self.line.push(Glyph { text: text.to_owned(), x: extent.start });
    }
}

impl OutputDev for PageText {
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
        self.add(Extent { start, end, y: transform.m32 }, size, text);
        Ok(())
    }

    fn begin_word(&mut self) -> Result<(), OutputError> {
        self.is_word_start = true;
        Ok(())
    }

    fn end_word(&mut self) -> Result<(), OutputError> {
        Ok(())
    }

    fn end_line(&mut self) -> Result<(), OutputError> {
        Ok(())
    }
}
