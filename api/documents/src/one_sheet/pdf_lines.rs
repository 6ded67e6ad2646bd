//! Breaks paragraphs into the lines of a PDF.

use crate::markdown_blocks::MarkdownBlock;
use ttf_parser::Face;

/// A part of a line with one style.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct StyledText {
    pub text: String,
    pub url: Option<String>,
    pub width: f32,
}

/// A line of a paragraph.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    /// In the order of reading.
    pub parts: Vec<StyledText>,
    /// Whether it is read from right to left.
    pub is_rtl: bool,
}

/// The widths of a font's letters, at one size.
pub(super) struct FontMetrics<'a> {
    pub face: &'a Face<'a>,
    /// In points.
    pub size: f32,
}

impl FontMetrics<'_> {
    /// Width in points, without kerning.
    pub fn width(&self, text: &str) -> f32 {
        let scale = self.size / f32::from(self.face.units_per_em());
        let advance = |letter: char| {
            let glyph = self.face.glyph_index(letter).unwrap_or_default();
            f32::from(self.face.glyph_hor_advance(glyph).unwrap_or_default())
        };
        text.chars().map(advance).sum::<f32>() * scale
    }

    /// Breaks a paragraph into lines of at most `width` points. Words that are longer are broken anywhere.
    pub fn lines(&self, block: &MarkdownBlock, width: f32) -> Vec<Line> {
        let mut breaker = LineBreaker { measure: self, width, lines: Vec::new(), line: Line::default(), used: 0.0 };
        let mut has_space = false;
        for span in &block.spans {
            for (number, part) in span.text.split('\n').enumerate() {
                if number > 0 {
                    breaker.end_line();
                    has_space = false;
                }
                has_space |= part.starts_with(char::is_whitespace);
                let mut words = part.split_whitespace().peekable();
                while let Some(word) = words.next() {
                    breaker.add(word, span.url.as_deref(), has_space);
                    has_space = words.peek().is_some() || part.ends_with(char::is_whitespace);
                }
            }
        }
        breaker.end_line();
        let mut lines = breaker.lines;
        let is_rtl = is_rtl(&block.text());
        lines.iter_mut().for_each(|line| line.is_rtl = is_rtl);
        lines
    }
}

struct LineBreaker<'a> {
    measure: &'a FontMetrics<'a>,
    width: f32,
    lines: Vec<Line>,
    line: Line,
    used: f32,
}

impl LineBreaker<'_> {
    fn add(&mut self, word: &str, url: Option<&str>, has_space: bool) {
        let space = if has_space && !self.line.parts.is_empty() { " " } else { "" };
        let width = self.measure.width(space) + self.measure.width(word);
        if self.used + width <= self.width {
            return self.push(&format!("{space}{word}"), url, width);
        }
        if !self.line.parts.is_empty() && has_space {
            self.end_line();
        }
        let mut rest = word;
        // Each letter is measured once for the line that it is on, however long the word is.
        loop {
            let (head, tail) = rest.split_at(self.head(rest));
            self.push(head, url, self.measure.width(head));
            if tail.is_empty() {
                return;
            }
            self.end_line();
            rest = tail;
        }
    }

    /// Bytes of the beginning that fits, up to all; at least one letter on an empty line.
    fn head(&self, word: &str) -> usize {
        let mut used = self.used;
        for (at, letter) in word.char_indices() {
            let mut bytes = [0; 4];
            used += self.measure.width(letter.encode_utf8(&mut bytes));
            if used > self.width {
                let first = word.chars().next().map_or(0, char::len_utf8);
                return if at == 0 && self.line.parts.is_empty() { first } else { at };
            }
        }
        word.len()
    }

    fn push(&mut self, text: &str, url: Option<&str>, width: f32) {
        self.used += width;
        if text.is_empty() {
            return;
        }
        match self.line.parts.last_mut() {
            Some(last) if last.url.as_deref() == url => {
                last.text.push_str(text);
                last.width += width;
            }
            _ => self.line.parts.push(StyledText { text: text.to_owned(), url: url.map(str::to_owned), width }),
        }
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        self.used = 0.0;
        if !line.parts.is_empty() {
            self.lines.push(line);
        }
    }
}

/// Whether the first letter with a direction is read from right to left: Hebrew, Arabic and their relatives.
fn is_rtl(text: &str) -> bool {
    let is_rtl =
        |letter: char| matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}');
    text.chars().find(|letter| letter.is_alphabetic()).is_some_and(is_rtl)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markdown_blocks::MarkdownSpan;

    fn lines(spans: &[(&str, Option<&str>)], width: f32) -> Vec<Vec<(String, Option<String>)>> {
        let face = Face::parse(dejavu::sans::regular(), 0).expect("a font");
        let span =
            |(text, url): &(&str, Option<&str>)| MarkdownSpan { text: (*text).to_owned(), url: url.map(str::to_owned) };
        let block = MarkdownBlock { kind: "paragraph", spans: spans.iter().map(span).collect() };
        let measure = FontMetrics { face: &face, size: 10.0 };
        let lines = measure.lines(&block, width);
        for line in &lines {
            let used: f32 = line.parts.iter().map(|part| part.width).sum();
            assert!(used <= width + 0.01 || line.parts[0].text.chars().count() == 1, "{line:?}");
        }
        lines.into_iter().map(|line| line.parts.into_iter().map(|part| (part.text, part.url)).collect()).collect()
    }

    fn texts(spans: &[(&str, Option<&str>)], width: f32) -> Vec<String> {
        lines(spans, width).iter().map(|line| line.iter().map(|(text, _)| text.as_str()).collect()).collect()
    }

    #[test]
    fn words_stay_whole_where_they_fit() {
        assert_eq!(texts(&[("one two three", None)], 50.0), ["one two", "three"]);
        assert_eq!(texts(&[("one\ntwo\n\nthree", None)], 500.0), ["one", "two", "three"]);
        let broken = texts(&[("an unbreakablewordthatislong end", None)], 40.0);
        assert_eq!(broken.concat().replace(' ', ""), "anunbreakablewordthatislongend");
        assert!(broken.len() > 3, "{broken:?}");
        assert_eq!(texts(&[("字字", None)], 1.0), ["字", "字"], "even one letter wider than the page ends");
        assert!(texts(&[(" \n ", None)], 10.0).is_empty());
    }

    #[test]
    fn links_are_pieces_of_their_own() {
        let found = lines(&[("See ", None), ("my site", Some("https://a.example")), (", please.", None)], 500.0);
        let part = |text: &str, url: Option<&str>| (text.to_owned(), url.map(str::to_owned));
        let expected = [part("See", None), part(" my site", Some("https://a.example")), part(", please.", None)];
        assert_eq!(found, [expected.to_vec()]);
    }

    #[test]
    fn the_first_letter_decides_the_direction() {
        assert!(is_rtl("1. שלום Ada") && is_rtl("مرحبا"));
        assert!(!is_rtl("Ada שלום") && !is_rtl("Ελένη") && !is_rtl("Ада") && !is_rtl("12"));
    }
}
