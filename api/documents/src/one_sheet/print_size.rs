//! The size of letters with which a one-sheet in HTML fits on one sheet of paper.

use super::OneSheet;
use crate::markdown_blocks::MarkdownBlock;

/// In points, largest first. Nobody reads smaller letters, so a text that does not fit with them takes several sheets.
const SIZES: [f32; 8] = [11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5];

/// What is left between the margins of the template: as wide as A4 and as high as US Letter, so that both have room. Points.
const WIDTH: f32 = 527.0;
const HEIGHT: f32 = 723.0;

/// The height of the photo with its margin: 7.5 rem of the template, in points.
const PHOTO: f32 = 90.0;

/// The average width of a letter in ems, with a reserve for wide fonts and for the ends of lines.
const LETTER_WIDTH: f32 = 0.56;
/// Of Chinese, Japanese and Korean letters.
const WIDE_LETTER_WIDTH: f32 = 1.0;
const FIRST_WIDE_LETTER: char = '\u{1100}';

/// The style of a paragraph on paper, as the template has it.
struct ParagraphStyle {
    /// The size of its letters, in those of the page.
    size: f32,
    line_height: f32,
    /// Space before it, and in front of its text, in ems of the page.
    before: f32,
    indent: f32,
}

const TITLE: ParagraphStyle = ParagraphStyle { size: 1.8, line_height: 1.2, before: 0.0, indent: 0.0 };
const HEADING: ParagraphStyle = ParagraphStyle { size: 1.15, line_height: 1.4, before: 1.45, indent: 0.0 };
const PARAGRAPH: ParagraphStyle = ParagraphStyle { size: 1.0, line_height: 1.4, before: 0.4, indent: 0.0 };
const ITEM: ParagraphStyle = ParagraphStyle { size: 1.0, line_height: 1.4, before: 0.2, indent: 1.6 };

/// Returns the largest size with which the one-sheet fits on one sheet, or the largest of all when none does.
pub(super) fn print_size(sheet: &OneSheet) -> f32 {
    SIZES.into_iter().find(|size| height(sheet, *size) <= HEIGHT).unwrap_or(SIZES[0])
}

/// The estimated height with letters of this size, in points.
fn height(sheet: &OneSheet, size: f32) -> f32 {
    let width = WIDTH / size;
    let title = TITLE.height(&sheet.title, width);
    let subtitle = sheet.subtitle.as_deref().map_or(0.0, |text| PARAGRAPH.height(text, width));
    // The photo may be higher than the lines beside it.
    let photo = if sheet.photo.is_some() { PHOTO / size } else { 0.0 };
    let blocks: f32 = sheet.blocks.iter().map(|block| block_height(block, width)).sum();
    ((title + subtitle).max(photo) + blocks) * size
}

fn block_height(block: &MarkdownBlock, width: f32) -> f32 {
    let style = match block.kind {
        "heading" => HEADING,
        "item" => ITEM,
        _ => PARAGRAPH,
    };
    style.height(&block.text(), width)
}

impl ParagraphStyle {
    /// The height of a text between margins that are `width` apart, in ems of the page.
    fn height(&self, text: &str, width: f32) -> f32 {
        let width = (width - self.indent) / self.size;
        let lines: f32 = text.split('\n').map(|line| (text_width(line) / width).ceil().max(1.0)).sum();
        self.before + lines * self.line_height * self.size
    }
}

fn text_width(line: &str) -> f32 {
    let letter = |letter: char| if letter < FIRST_WIDE_LETTER { LETTER_WIDTH } else { WIDE_LETTER_WIDTH };
    line.chars().map(letter).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markdown_blocks::MarkdownSpan;

    fn sheet(text: &str) -> OneSheet {
        let spans = vec![MarkdownSpan { text: text.to_owned(), url: None }];
        let blocks = vec![MarkdownBlock { kind: "paragraph", spans }];
        OneSheet { title: "Ada Lovelace".to_owned(), subtitle: None, photo: None, blocks }
    }

    #[test]
    fn letters_shrink_until_the_text_fits_and_no_further_than_people_read() {
        let size = |letters: usize| print_size(&sheet(&"a".repeat(letters)));
        assert!((size(500) - 11.0).abs() < f32::EPSILON);
        assert!((7.5..11.0).contains(&size(5_000)), "{}", size(5_000));
        assert!(size(6_000) <= size(5_000));
        // Two sheets that can be read are better than one that cannot.
        assert!((size(100_000) - 11.0).abs() < f32::EPSILON);
    }

    #[test]
    fn lines_and_wide_letters_take_more_room() {
        assert!(print_size(&sheet(&"a\n".repeat(60))) < print_size(&sheet(&"a ".repeat(60))));
        assert!(print_size(&sheet(&"工".repeat(3_500))) < print_size(&sheet(&"a".repeat(3_500))));
    }
}
