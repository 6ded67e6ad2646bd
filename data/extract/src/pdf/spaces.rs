//! Finds the spaces of a line. Programs place letters, and many leave out the spaces between words.

use super::reading_order::Glyph;

/// A gap wider than this fraction of the font size is a space. Poppler and pdf.js have nearly the same.
const SPACE_GAP: f64 = 0.1;
/// Letters are spaced apart by at most this fraction of the font size; wider gaps are those of columns.
const MAX_SPACED: f64 = 0.5;
/// Gaps from which the spacing of a line's letters is read.
const MIN_GAPS: usize = 4;

/// A glyph with its place on the page.
#[derive(Clone, Debug)]
pub(super) struct PlacedGlyph {
    pub text: String,
    pub start: f64,
    pub end: f64,
    pub y: f64,
    pub size: f64,
    /// Whether it is the first of a text that the page shows. Within one, words have spaces of their own.
    pub is_word_start: bool,
}

/// The glyphs of a line with the spaces between its words.
pub(super) fn into_words(line: Vec<PlacedGlyph>) -> Vec<Glyph> {
    let threshold = SPACE_GAP + letter_spacing(&line);
    let mut words: Vec<Glyph> = Vec::with_capacity(line.len());
    let mut last: Option<PlacedGlyph> = None;
    for glyph in line {
        if let Some(last) = last.filter(|_| glyph.is_word_start)
            && gap(&last, &glyph) > threshold * glyph.size
        {
            words.push(Glyph { text: " ".to_owned(), x: last.end });
        }
        words.push(Glyph { text: glyph.text.clone(), x: glyph.start });
        last = Some(glyph);
    }
    words
}

/// The gap before a glyph. Texts from right to left step to the left.
fn gap(last: &PlacedGlyph, glyph: &PlacedGlyph) -> f64 {
    if glyph.start >= last.start { glyph.start - last.end } else { last.start - glyph.end }
}

/// The space that a line has between all its letters, as a fraction of the font size: a heading may be `S P A C E D`. It is
/// the gap that three quarters of the letters exceed.
fn letter_spacing(line: &[PlacedGlyph]) -> f64 {
    let is_blank = |glyph: &PlacedGlyph| glyph.text.trim().is_empty();
    let pairs = line.windows(2).filter(|pair| !is_blank(&pair[0]) && !is_blank(&pair[1]) && pair[1].size > 0.0);
    let mut gaps: Vec<f64> = pairs.map(|pair| gap(&pair[0], &pair[1]) / pair[1].size).collect();
    if gaps.len() < MIN_GAPS {
        return 0.0;
    }
    gaps.sort_by(f64::total_cmp);
    let spacing = gaps[gaps.len() / 4];
    if spacing <= MAX_SPACED { spacing.max(0.0) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Places letters of half the font size with gaps between them; `|` is a gap of a word without a space.
    fn words(text: &str, spacing: f64, word: f64, are_alone: bool) -> String {
        let mut x = 0.0;
        let mut line = Vec::new();
        let mut is_start = true;
        for letter in text.chars() {
            if letter == '|' {
                (x, is_start) = (x + word * 10.0, true);
                continue;
            }
            let (start, end) = (x, x + 5.0);
            let is_word_start = is_start || are_alone;
            line.push(PlacedGlyph { text: letter.to_string(), start, end, y: 0.0, size: 10.0, is_word_start });
            (x, is_start) = (end + spacing * 10.0, false);
        }
        into_words(line).into_iter().map(|glyph| glyph.text).collect()
    }

    #[test]
    fn gaps_between_words_are_spaces() {
        assert_eq!(words("Ada|Quay|writes", 0.0, 0.25, true), "Ada Quay writes");
        assert_eq!(words("Ada|Quay|writes", 0.0, 0.25, false), "Ada Quay writes");
        assert_eq!(words("1978", 0.0001, 0.25, true), "1978");
        assert_eq!(words("a|b", 0.0, 0.25, true), "a b");
    }

    #[test]
    fn letters_that_are_spaced_apart_are_one_word() {
        assert_eq!(words("REASONS", 0.3, 0.3, true), "REASONS");
        assert_eq!(words("REASONS|TO|BE", 0.3, 0.3, true), "REASONS TO BE");
        assert_eq!(words("two words", 0.2, 0.3, true), "two words");
        // Cells of a table.
        assert_eq!(words("1|2|3|4|5|6", 0.0, 2.0, true), "1 2 3 4 5 6");
    }
}
