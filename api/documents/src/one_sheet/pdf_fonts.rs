//! The fonts of PDFs, and the shapes of texts in them: joined letters, marks on their letters, and kerning.

use earshot_api_server::error::ApiError;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::{Direction, Face, UnicodeBuffer};
use std::ops::Range;
use unicode_script::{Script, UnicodeScript as _};

/// A font, for shapes and for the file.
pub(super) struct PdfFont {
    face: Face<'static>,
    pub font: Font,
}

/// The two weights. The bold one has fewer scripts.
pub(super) struct Fonts {
    pub regular: PdfFont,
    pub bold: PdfFont,
}

/// A part of a text that one font draws, in one script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FontRun {
    pub range: Range<usize>,
    pub is_bold: bool,
    script: Option<Script>,
}

/// Glyphs of a text from left to right, and their width. All lengths are fractions of the font size.
pub(super) struct ShapedText {
    pub glyphs: Vec<KrillaGlyph>,
    pub width: f32,
}

impl Fonts {
    pub fn load() -> Result<Self, ApiError> {
        Ok(Self { regular: PdfFont::load(dejavu::sans::regular())?, bold: PdfFont::load(dejavu::sans::bold())? })
    }

    pub fn of(&self, is_bold: bool) -> &PdfFont {
        if is_bold { &self.bold } else { &self.regular }
    }

    /// Whether a letter can be drawn.
    pub fn has(&self, letter: char) -> bool {
        letter.is_whitespace() || is_unseen(letter) || self.regular.has(letter)
    }

    /// Splits a text by font and script. Letters that the bold font does not have are drawn with the regular one.
    pub fn runs(&self, text: &str, is_bold: bool) -> Vec<FontRun> {
        let mut runs: Vec<FontRun> = Vec::new();
        for (at, letter) in text.char_indices() {
            let end = at + letter.len_utf8();
            // Spaces, digits and marks belong to the letters before them.
            let script = Some(letter.script()).filter(|script| !matches!(script, Script::Common | Script::Inherited));
            let is_bold = is_bold && (self.bold.has(letter) || is_unseen(letter));
            match runs.last_mut() {
                Some(run)
                    if (run.is_bold == is_bold || letter.is_whitespace() || letter.script() == Script::Inherited)
                        && (script.is_none() || run.script.is_none() || run.script == script) =>
                {
                    run.range.end = end;
                    run.script = run.script.or(script);
                }
                _ => runs.push(FontRun { range: at..end, is_bold, script }),
            }
        }
        runs
    }

    /// The width of a text, as a fraction of the font size.
    pub fn width(&self, text: &str, is_bold: bool) -> f32 {
        self.runs(text, is_bold)
            .iter()
            .map(|run| self.of(run.is_bold).shape(&text[run.range.clone()], None).width)
            .sum()
    }
}

impl PdfFont {
    fn load(data: &'static [u8]) -> Result<Self, ApiError> {
        let invalid = || ApiError::internal(std::io::Error::other("the font is not valid"));
        let face = Face::from_slice(data, 0).ok_or_else(invalid)?;
        Ok(Self { face, font: Font::new(data.into(), 0).ok_or_else(invalid)? })
    }

    fn has(&self, letter: char) -> bool {
        self.face.glyph_index(letter).is_some()
    }

    /// Shapes a text of one script. `None` reads the direction from its letters.
    pub fn shape(&self, text: &str, is_rtl: Option<bool>) -> ShapedText {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        if let Some(is_rtl) = is_rtl {
            buffer.set_direction(if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight });
        }
        let shaped = rustybuzz::shape(&self.face, &[], buffer);
        let mut starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        starts.sort_unstable();
        starts.dedup();
        #[expect(clippy::cast_precision_loss, reason = "units of a font are small")]
        let length = |units: i32| units as f32 / self.face.units_per_em() as f32;
        let mut width = 0.0;
        let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions()).map(|(info, position)| {
            let start = info.cluster as usize;
            let end = starts.get(starts.partition_point(|other| *other <= start)).copied().unwrap_or(text.len());
            width += length(position.x_advance);
            KrillaGlyph::new(
                GlyphId::new(info.glyph_id),
                length(position.x_advance),
                length(position.x_offset),
                length(position.y_offset),
                length(position.y_advance),
                start..end,
                None,
            )
        });
        let glyphs = glyphs.collect();
        ShapedText { glyphs, width }
    }
}

/// Letters that are never drawn: joiners, marks of direction, and selectors of variants.
pub(super) fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_have_one_font_and_one_script() {
        let fonts = Fonts::load().expect("fonts");
        let text = "Ada 1 שלום محمد";
        let runs = fonts.runs(text, false);
        let parts: Vec<&str> = runs.iter().map(|run| &text[run.range.clone()]).collect();
        assert_eq!(parts, ["Ada 1 ", "שלום ", "محمد"]);
        let bold = fonts.runs("Ada \u{10a0}", true);
        assert!(bold.first().is_some_and(|run| run.is_bold));
    }

    #[test]
    fn arabic_letters_are_joined_from_right_to_left() {
        let fonts = Fonts::load().expect("fonts");
        let word = "محمد";
        let joined = fonts.regular.shape(word, Some(true));
        let alone: Vec<_> = word.chars().map(|letter| fonts.regular.shape(&letter.to_string(), Some(true))).collect();
        let ids = |glyphs: &[KrillaGlyph]| glyphs.iter().map(|glyph| format!("{glyph:?}")).collect::<Vec<_>>();
        assert_eq!(joined.glyphs.len(), 4);
        // The last letter is leftmost, and letters have other shapes within a word.
        assert_ne!(ids(&joined.glyphs[3..]), ids(&alone[0].glyphs));
        assert!(joined.width < alone.iter().map(|shape| shape.width).sum::<f32>());
    }

    #[test]
    fn a_mark_takes_no_room() {
        let fonts = Fonts::load().expect("fonts");
        assert!((fonts.width("e\u{301}", false) - fonts.width("é", false)).abs() < 0.001);
        assert!(fonts.has('\u{200d}') && fonts.has(' ') && !fonts.has('山') && !fonts.has('ไ'));
    }
}
