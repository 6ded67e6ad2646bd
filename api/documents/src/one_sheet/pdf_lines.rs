//! Breaks paragraphs into the lines of a PDF, and orders and shapes the letters of each line.

use super::pdf_fonts::{Fonts, ShapedText};
use crate::markdown_blocks::MarkdownBlock;
use std::ops::Range;
use unicode_bidi::{Direction, Level, ParagraphBidiInfo, get_base_direction_full};
use unicode_normalization::char::is_combining_mark;

/// A part of a line with one font and one link, shaped.
pub(super) struct LineRun {
    pub text: String,
    pub shape: ShapedText,
    pub is_bold: bool,
    pub url: Option<String>,
}

/// A line of a paragraph.
pub(super) struct Line {
    /// From left to right.
    pub runs: Vec<LineRun>,
    /// Whether its paragraph is read from right to left.
    pub is_rtl: bool,
}

impl Line {
    /// As a fraction of the font size.
    pub fn width(&self) -> f32 {
        self.runs.iter().map(|run| run.shape.width).sum()
    }
}

/// Breaks paragraphs in one weight into lines.
pub(super) struct LineBreaker<'a> {
    pub fonts: &'a Fonts,
    pub is_bold: bool,
    /// The most of a line, as a fraction of the font size.
    pub width: f32,
}

/// A text between two line breaks, with single spaces, and the links in it.
#[derive(Default)]
struct Paragraph {
    text: String,
    links: Vec<(Range<usize>, String)>,
}

impl LineBreaker<'_> {
    /// The lines of a block. Words that are longer than a line are broken anywhere.
    pub fn lines(&self, block: &MarkdownBlock) -> Vec<Line> {
        let is_rtl = get_base_direction_full(block.text().as_str()) == Direction::Rtl;
        let mut lines = Vec::new();
        for paragraph in paragraphs(block) {
            let bidi = ParagraphBidiInfo::new(&paragraph.text, Some(if is_rtl { Level::rtl() } else { Level::ltr() }));
            lines.extend(self.ranges(&paragraph.text).into_iter().map(|range| self.line(&paragraph, &bidi, range)));
        }
        lines
    }

    /// The lines of a text as ranges of it.
    fn ranges(&self, text: &str) -> Vec<Range<usize>> {
        let space = self.fonts.width(" ", self.is_bold);
        let mut ranges = Vec::new();
        let (mut line, mut used) = (0..0, 0.0);
        let mut at = 0;
        for word in text.split(' ') {
            let range = at..at + word.len();
            at = range.end + 1;
            let width = self.fonts.width(word, self.is_bold);
            if line.is_empty() {
                (line, used) = (range.clone(), width);
            } else if used + space + width <= self.width {
                (line.end, used) = (range.end, used + space + width);
                continue;
            } else {
                ranges.push(std::mem::replace(&mut line, range.clone()));
                used = width;
            }
            // Each letter is measured once for the line that it is on, however long the word is.
            while used > self.width {
                let length = self.head(&text[line.clone()]);
                if length >= line.len() {
                    used = self.fonts.width(&text[line.clone()], self.is_bold).min(self.width);
                    break;
                }
                ranges.push(line.start..line.start + length);
                line.start += length;
            }
        }
        ranges.push(line);
        ranges.retain(|range| !range.is_empty());
        ranges
    }

    /// Bytes of the beginning that fits, at least one letter with its marks.
    fn head(&self, word: &str) -> usize {
        let mut used = 0.0;
        for (at, letter) in word.char_indices() {
            used += self.fonts.width(letter.encode_utf8(&mut [0; 4]), self.is_bold);
            if used > self.width && at > 0 && !is_combining_mark(letter) {
                return at;
            }
        }
        word.len()
    }

    fn line(&self, paragraph: &Paragraph, bidi: &ParagraphBidiInfo<'_>, range: Range<usize>) -> Line {
        let (levels, visual) = bidi.visual_runs(range);
        let mut runs = Vec::new();
        for run in visual {
            let is_rtl = levels[run.start].is_rtl();
            let mut parts = paragraph.parts(run);
            if is_rtl {
                parts.reverse();
            }
            for (range, url) in parts {
                let mut shaped = self.shape(&paragraph.text[range], is_rtl, url);
                if is_rtl {
                    shaped.reverse();
                }
                runs.extend(shaped);
            }
        }
        Line { runs, is_rtl: bidi.paragraph_level.is_rtl() }
    }

    fn shape(&self, text: &str, is_rtl: bool, url: Option<&str>) -> Vec<LineRun> {
        let runs = self.fonts.runs(text, self.is_bold).into_iter().map(|run| {
            let text = text[run.range].to_owned();
            let shape = self.fonts.of(run.is_bold).shape(&text, Some(is_rtl));
            LineRun { text, shape, is_bold: run.is_bold, url: url.map(str::to_owned) }
        });
        runs.collect()
    }
}

impl Paragraph {
    fn push(&mut self, text: &str, url: Option<&str>) {
        let start = self.text.len();
        self.text.push_str(text);
        let end = self.text.len();
        match (url, self.links.last_mut()) {
            (Some(url), Some((link, known))) if link.end == start && known == url => link.end = end,
            (Some(url), _) => self.links.push((start..end, url.to_owned())),
            (None, _) => {}
        }
    }

    /// Splits a range at the edges of links.
    fn parts(&self, range: Range<usize>) -> Vec<(Range<usize>, Option<&str>)> {
        let mut parts = Vec::new();
        let mut at = range.start;
        for (link, url) in &self.links {
            let (start, end) = (link.start.clamp(at, range.end), link.end.clamp(at, range.end));
            parts.extend([(at..start, None), (start..end, Some(url.as_str()))]);
            at = end;
        }
        parts.push((at..range.end, None));
        parts.retain(|(range, _)| !range.is_empty());
        parts
    }
}

fn paragraphs(block: &MarkdownBlock) -> Vec<Paragraph> {
    let mut paragraphs = vec![Paragraph::default()];
    let mut has_space = false;
    for span in &block.spans {
        for (number, part) in span.text.split('\n').enumerate() {
            if number > 0 {
                paragraphs.push(Paragraph::default());
                has_space = false;
            }
            let Some(paragraph) = paragraphs.last_mut() else { continue };
            has_space |= part.starts_with(char::is_whitespace);
            for word in part.split_whitespace() {
                if has_space && !paragraph.text.is_empty() {
                    paragraph.push(" ", span.url.as_deref());
                }
                paragraph.push(word, span.url.as_deref());
                has_space = true;
            }
            has_space = part.ends_with(char::is_whitespace);
        }
    }
    paragraphs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markdown_blocks::MarkdownSpan;

    fn lines(spans: &[(&str, Option<&str>)], width: f32) -> Vec<Line> {
        let fonts = Fonts::load().expect("fonts");
        let span =
            |(text, url): &(&str, Option<&str>)| MarkdownSpan { text: (*text).to_owned(), url: url.map(str::to_owned) };
        let block = MarkdownBlock { kind: "paragraph", spans: spans.iter().map(span).collect() };
        let lines = LineBreaker { fonts: &fonts, is_bold: false, width }.lines(&block);
        for line in &lines {
            assert!(line.width() <= width + 0.1 || line.runs[0].text.chars().count() == 1, "{}", line.width());
        }
        lines
    }

    /// The texts of lines, with their parts from left to right.
    fn texts(spans: &[(&str, Option<&str>)], width: f32) -> Vec<String> {
        lines(spans, width).iter().map(|line| line.runs.iter().map(|run| run.text.as_str()).collect()).collect()
    }

    #[test]
    fn words_stay_whole_where_they_fit() {
        assert_eq!(texts(&[("one two three", None)], 5.0), ["one two", "three"]);
        assert_eq!(texts(&[("one\ntwo\n\nthree", None)], 50.0), ["one", "two", "three"]);
        let broken = texts(&[("an unbreakablewordthatislong end", None)], 4.0);
        assert_eq!(broken.concat().replace(' ', ""), "anunbreakablewordthatislongend");
        assert!(broken.len() > 3, "{broken:?}");
        assert_eq!(texts(&[("ЖЖ", None)], 0.1), ["Ж", "Ж"], "even one letter wider than the page ends");
        assert!(texts(&[(" \n ", None)], 10.0).is_empty());
    }

    #[test]
    fn links_are_parts_of_their_own() {
        let found = lines(&[("See ", None), ("my site", Some("https://a.example")), (", please.", None)], 50.0);
        let parts: Vec<_> = found[0].runs.iter().map(|run| (run.text.as_str(), run.url.as_deref())).collect();
        let url = Some("https://a.example");
        assert_eq!(parts, [("See", None), (" my site", url), (", please.", None)]);
    }

    #[test]
    fn parts_of_a_line_are_ordered_as_they_are_seen() {
        let seen = |text: &str| texts(&[(text, None)], 100.0).concat();
        // A name from left to right in a line from right to left, and the other way round.
        assert_eq!(seen("שלום Ada Quay עולם"), " עולםAda Quayשלום ");
        assert_eq!(seen("Ada שלום עולם 12 x"), "Ada שלום עולם 12 x".replace("שלום עולם 12", "12שלום עולם "));
        let line = &lines(&[("שלום (Ada) 1978", None)], 100.0)[0];
        assert!(line.is_rtl);
        assert!(!lines(&[("1. Ada שלום", None)], 100.0)[0].is_rtl);
    }
}
