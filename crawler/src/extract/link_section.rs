//! The section of a link: under a heading for hosts, for guests, or neither.

use crate::page::{Anchor, Block, Page, Section, TERM_LEVEL, split_words};
use crate::page_kind::PageKind;
use std::collections::BTreeSet;

/// Number of blocks that a label without heading level applies to.
const LABEL_REACH_BLOCKS: usize = 12;
/// The most words of a label.
const MAX_WORDS: usize = 6;

/// Returns the section at each position: before the first block, before the second, and so on.
pub(super) fn assign_sections(page: &Page) -> Vec<Section> {
    let mut sections = Vec::with_capacity(page.blocks.len() + 1);
    let mut current = LabeledSection::default();
    let linked: BTreeSet<usize> = page.anchors.iter().filter_map(|anchor| anchor.block_index).collect();
    for (at, block) in page.blocks.iter().enumerate() {
        sections.push(current.section);
        // "Guest: <a>Ada</a>" applies to Ada alone.
        let is_label = block.heading_level > 0 || !linked.contains(&at);
        let labeled = if is_label { label_section(&block.text) } else { Section::Other };
        if block.heading_level > 0 {
            // Below "Our hosts", a heading with a name belongs to a host.
            if labeled != Section::Other || !current.contains(block) {
                current = LabeledSection::new(labeled, block.heading_level, LABEL_REACH_BLOCKS * 4);
            }
        } else if labeled != Section::Other {
            current = LabeledSection::new(labeled, TERM_LEVEL, LABEL_REACH_BLOCKS);
        }
        current.blocks_left = current.blocks_left.saturating_sub(1);
        if current.blocks_left == 0 {
            current = LabeledSection::default();
        }
    }
    sections.push(current.section);
    sections
}

/// A section with the label that began it.
#[derive(Default)]
struct LabeledSection {
    section: Section,
    heading_level: u8,
    blocks_left: usize,
}

impl LabeledSection {
    fn new(section: Section, heading_level: u8, blocks_left: usize) -> Self {
        Self { section, heading_level, blocks_left }
    }

    /// Returns whether a heading is one of a person in the section, not of another subject.
    fn contains(&self, heading: &Block) -> bool {
        let is_name =
            || split_words(&heading.text).len() <= MAX_WORDS && PageKind::classify_name(&heading.text).is_none();
        // The title of a page may have any word: "Self-Hosted Players".
        let is_list = self.section == Section::Guests || self.heading_level > 1;
        self.section != Section::Other && is_list && heading.heading_level > self.heading_level && is_name()
    }
}

fn label_section(text: &str) -> Section {
    if text.len() > 80 {
        return Section::Other;
    }
    let words = split_words(text);
    if words.is_empty() || words.len() > MAX_WORDS { Section::Other } else { Section::from_words(&words) }
}

/// Returns the section of the words before a link in the same block: "Hosts: Ada, Ben, guest: Cleo".
fn preceding_section(around: &str, text: &str) -> Section {
    let end = if text.is_empty() { None } else { around.find(text) };
    let before = &around[..end.unwrap_or(0)];
    let start = before.ceil_char_boundary(before.len().saturating_sub(120));
    let words = split_words(&before[start..]);
    // The nearest word with a section wins.
    words
        .iter()
        .rev()
        .map(|word| Section::from_words(std::slice::from_ref(word)))
        .find(|section| *section != Section::Other)
        .unwrap_or_default()
}

/// Returns the section of a link. The nearest evidence wins: the words before it, then the card around it, then the
/// heading above, if headings apply to the link.
pub(super) fn anchor_section(page: &Page, sections: &[Section], anchor: &Anchor, has_heading: bool) -> Section {
    let above = sections.get(anchor.position).copied().filter(|_| has_heading).unwrap_or_default();
    let sections_by_distance = [preceding_section(page.surrounding_text(anchor), &anchor.text), anchor.section, above];
    sections_by_distance.into_iter().find(|section| *section != Section::Other).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use url::Url;

    fn sections(html: &str) -> Vec<(String, Section)> {
        let page = crate::page::read_page(&Url::parse("https://slow.example/").expect("a URL"), html.as_bytes(), None);
        let page = page.expect("a page");
        let sections = assign_sections(&page);
        let section = |anchor: &Anchor| anchor_section(&page, &sections, anchor, true);
        page.anchors.iter().map(|anchor| (anchor.text.clone(), section(anchor))).collect()
    }

    #[test]
    fn names_below_a_heading_belong_to_its_section() {
        let found = sections(
            "<h2>Our hosts</h2><h3>Ada Quay</h3><p><a href=/a>@ada</a></p><h3>Follow us</h3><p><a href=/f>@show</a></p>\
             <h2>Guests</h2><h3>Cleo</h3><p><a href=/c>@cleo</a></p><h2>Links</h2><p><a href=/l>@links</a></p>\
             <h2>Guests</h2><dl><dt>Dan<dd><a href=/d>@dan</a></dl>",
        );
        let expected = [
            ("@ada", Section::Hosts),
            ("@show", Section::Other),
            ("@cleo", Section::Guests),
            ("@links", Section::Other),
            ("@dan", Section::Guests),
        ];
        assert_eq!(found, expected.map(|(text, section)| (text.to_owned(), section)));
        let titled = sections("<h1>Self-Hosted Players</h1><h3>Up and Running</h3><p><a href=/x>@tool</a></p>");
        assert_eq!(titled, [("@tool".to_owned(), Section::Other)], "a title is no list of hosts");
    }
}
