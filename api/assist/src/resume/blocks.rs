//! Joins the lines that a layout has broken.

use super::lines::ResumeLine;
use earshot_model::script::is_unspaced;

/// A line of this many characters may go on in the next one.
const FULL_LINE_CHARS: usize = 60;
/// The same in a script without spaces.
const FULL_UNSPACED_CHARS: usize = 30;

/// An item or a paragraph, with its first line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Block<'a> {
    pub line: ResumeLine<'a>,
    pub text: String,
}

/// Joins lines of one section. An empty line and a bullet begin a new block.
pub(super) fn blocks<'l, 'a: 'l>(lines: impl Iterator<Item = &'l ResumeLine<'a>>) -> Vec<Block<'a>> {
    let mut blocks: Vec<Block<'a>> = Vec::new();
    let mut last: Option<ResumeLine<'a>> = None;
    for line in lines {
        let goes_on = last.is_some_and(|last| continues(&last, line));
        match blocks.last_mut().filter(|_| goes_on) {
            Some(block) => join(&mut block.text, line.text),
            None => blocks.push(Block { line: *line, text: line.text.to_owned() }),
        }
        last = Some(*line);
    }
    blocks
}

fn continues(last: &ResumeLine<'_>, next: &ResumeLine<'_>) -> bool {
    if next.is_item || next.number != last.number + 1 {
        return false;
    }
    let full = if has_unspaced(last.text) { FULL_UNSPACED_CHARS } else { FULL_LINE_CHARS };
    let begins_small = next.text.starts_with(|letter: char| letter.is_lowercase());
    last.text.chars().count() >= full || begins_small || last.text.ends_with([',', '、', ';'])
}

fn join(text: &mut String, next: &str) {
    if text.ends_with('-') && next.starts_with(|letter: char| letter.is_lowercase()) {
        // A word that was broken at the end of a line.
        text.pop();
    } else if !has_unspaced(next) {
        text.push(' ');
    }
    text.push_str(next);
}

/// Whether a text is in a script without spaces.
pub(super) fn has_unspaced(text: &str) -> bool {
    text.chars().any(is_unspaced)
}

#[cfg(test)]
mod tests {
    use super::super::lines::ResumeLines;
    use super::*;

    #[test]
    fn broken_lines_are_joined() {
        let text = "She weaves.\n- Looms, bridges and the ways in which patterns are made with com-\nputers of wood\n\
                    - Cloth\n\nweaving,\nDyeing\nNotes\n睡眠と健康について研究しています。十年以上にわたり大学で教えて\nいます。";
        let resume = ResumeLines::read(text);
        let found: Vec<String> = blocks(resume.lines.iter()).into_iter().map(|block| block.text).collect();
        let expected = [
            "She weaves.",
            "Looms, bridges and the ways in which patterns are made with computers of wood",
            "Cloth",
            "weaving, Dyeing",
            "Notes",
            "睡眠と健康について研究しています。十年以上にわたり大学で教えています。",
        ];
        assert_eq!(found, expected);
    }
}
