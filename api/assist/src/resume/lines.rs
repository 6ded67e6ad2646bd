//! The lines of a resume, each with its section.

use super::headings::{inline_section, is_title, section_of};
use super::section::Section;

/// Lines of a document that are read.
const MAX_LINES: usize = 2_000;
/// Lines that may have the title of the document.
const TITLE_LINES: usize = 3;
/// Signs before the items of a list.
const BULLETS: [char; 14] = ['-', '–', '—', '*', '•', '·', '・', '▪', '●', '■', '‣', '◦', '○', '➢'];

/// A line of a resume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ResumeLine<'a> {
    /// The number of the line in the document, from 1.
    pub number: usize,
    /// Without bullet, and without the heading that begins it.
    pub text: &'a str,
    pub section: Section,
    /// The heading of its section, as it is written.
    pub heading: Option<&'a str>,
    pub is_item: bool,
}

/// A resume in its lines.
pub(super) struct ResumeLines<'a> {
    pub lines: Vec<ResumeLine<'a>>,
    /// How many headings it has.
    headings: usize,
}

impl<'a> ResumeLines<'a> {
    pub fn read(text: &'a str) -> Self {
        let (mut section, mut heading) = (Section::Header, None);
        let mut found = ResumeLines { lines: Vec::new(), headings: 0 };
        for (at, line) in text.lines().enumerate().take(MAX_LINES) {
            let line = line.trim();
            let (text, is_item) = without_bullet(line);
            if text.is_empty() || (at < TITLE_LINES && is_title(text)) {
                continue;
            }
            let has_box = line.starts_with(['■', '●']);
            if let Some(next) = section_of(text).filter(|_| !is_item || has_box) {
                (section, heading) = (next, Some(text));
                found.headings += 1;
                continue;
            }
            let mut rest = text;
            if let Some((next, inline)) = inline_section(text).filter(|(next, _)| begins(section, *next, is_item)) {
                (section, heading) = (next, Some(text[..text.len() - inline.len()].trim()));
                found.headings += 1;
                rest = inline;
            }
            found.lines.push(ResumeLine { number: at + 1, text: rest, section, heading, is_item });
        }
        found
    }

    /// Whether the document is a resume rather than prose, such as a bio or an article.
    pub fn is_resume(&self) -> bool {
        self.headings >= 2
    }

    pub fn of(&self, section: Section) -> impl Iterator<Item = &ResumeLine<'a>> {
        self.lines.iter().filter(move |line| line.section == section)
    }
}

/// Whether a label within a line begins a section. Skills have labels of their own, such as "Languages: Python".
fn begins(current: Section, next: Section, is_item: bool) -> bool {
    !is_item && (current != Section::Expertise || next != Section::Other)
}

fn without_bullet(line: &str) -> (&str, bool) {
    match line.strip_prefix(BULLETS) {
        Some(rest) if rest.starts_with(char::is_whitespace) || !line.starts_with(['-', '–', '—', '*']) => {
            (rest.trim(), true)
        }
        _ => (line, false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_the_section_of_their_heading() {
        let text = "Curriculum Vitae\nAda Lovelace\n\nSkills\n- Looms\nLanguages: Python\nAwards: Medal of Bath\n\
                    Experience\n• Podcasts\n■ 受賞歴\n金賞";
        let resume = ResumeLines::read(text);
        let found: Vec<(usize, &str, Section)> =
            resume.lines.iter().map(|line| (line.number, line.text, line.section)).collect();
        let expected = [
            (2, "Ada Lovelace", Section::Header),
            (5, "Looms", Section::Expertise),
            (6, "Languages: Python", Section::Expertise),
            (7, "Medal of Bath", Section::Awards),
            (9, "Podcasts", Section::Other),
            (11, "金賞", Section::Awards),
        ];
        assert_eq!(found, expected);
        assert!(resume.is_resume() && !ResumeLines::read("A bio.\nOf two lines.").is_resume());
        assert_eq!(resume.lines[3].heading, Some("Awards:"));
    }
}
