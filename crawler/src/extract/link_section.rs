//! The section of a link: under a heading for hosts, for guests, or neither.

use crate::page::{Anchor, Page, Section, split_words};
use std::collections::BTreeSet;

/// Number of blocks that a label without heading level applies to.
const LABEL_REACH_BLOCKS: usize = 12;
/// The most words of a label.
const MAX_WORDS: usize = 6;

/// Returns the section at each position: before the first block, before the second, and so on.
pub(super) fn assign_sections(page: &Page) -> Vec<Section> {
    let mut sections = Vec::with_capacity(page.blocks.len() + 1);
    let (mut current, mut left) = (Section::Other, 0);
    let linked: BTreeSet<usize> = page.anchors.iter().filter_map(|anchor| anchor.block_index).collect();
    for (at, block) in page.blocks.iter().enumerate() {
        sections.push(current);
        // "Guest: <a>Ada</a>" applies to Ada alone.
        let labeled =
            if block.is_heading || !linked.contains(&at) { label_section(&block.text) } else { Section::Other };
        if block.is_heading {
            (current, left) = (labeled, LABEL_REACH_BLOCKS * 4);
        } else if labeled != Section::Other {
            (current, left) = (labeled, LABEL_REACH_BLOCKS);
        }
        left = left.saturating_sub(1);
        if left == 0 {
            current = Section::Other;
        }
    }
    sections.push(current);
    sections
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
/// heading above. A heading applies to lists, not to prose below it.
pub(super) fn anchor_section(page: &Page, sections: &[Section], anchor: &Anchor, is_prose: bool) -> Section {
    let above = sections.get(anchor.position).copied().filter(|_| !is_prose).unwrap_or_default();
    let sections_by_distance = [preceding_section(page.surrounding_text(anchor), &anchor.text), anchor.section, above];
    sections_by_distance.into_iter().find(|section| *section != Section::Other).unwrap_or_default()
}
