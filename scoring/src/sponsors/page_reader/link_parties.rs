//! The page reader, and the party that a link or its words name.

use crate::people::{TokenizedText, WordShape, fold_letters};
use crate::sponsors::description_page::{DescriptionPage, PageLink};
use crate::sponsors::link_classification::{self, ShowNames};
use crate::sponsors::party::{self, Party};
use std::ops::Range;

pub(super) struct PageReader<'a> {
    pub(super) page: &'a DescriptionPage,
    pub(super) text: &'a TokenizedText<'a>,
    pub(super) show_names: &'a ShowNames,
    pub(super) show_title: &'a str,
    pub(super) is_spoken: bool,
}

impl PageReader<'_> {
    pub(super) fn byte_range(&self, tokens: &Range<usize>) -> Range<usize> {
        match (self.text.tokens.get(tokens.start), self.text.tokens.get(tokens.end.wrapping_sub(1))) {
            (Some(first), Some(last)) => first.start..last.end.max(first.start),
            _ => 0..0,
        }
    }

    pub(super) fn links_in(&self, tokens: &Range<usize>) -> &[PageLink] {
        self.page.links_in(self.byte_range(tokens))
    }

    /// Returns the party of a link: the words that match its address, or a short link text, otherwise the address
    /// label.
    pub(super) fn link_party(&self, link: &PageLink) -> Party {
        let words = self.page.text[link.range.clone()].trim();
        let label = link_classification::site_label(&link.url);
        let name = if link_classification::is_amazon(&link.url) {
            "Amazon".to_owned()
        } else if let Some(name) = find_label_words(words, &label) {
            name
        } else if party::is_party_name(words) && words.split_whitespace().count() <= 3 {
            words.to_owned()
        } else {
            label
        };
        Party { name: party::trim_name(&name), url: Some(link.url.clone()), range: link.range.clone() }
    }

    /// Returns the shop of a paying link. Its words often name a product, so the address takes precedence unless both
    /// begin alike.
    pub(super) fn shop_party(&self, link: &PageLink) -> Party {
        let party = self.link_party(link);
        let label = fold_letters(&link_classification::site_label(&link.url));
        let letters = fold_letters(&party.name);
        let is_alike =
            letters.chars().take(4).eq(label.chars().take(4)) || label.contains(&letters) || letters.contains(&label);
        if is_alike || link_classification::is_amazon(&link.url) || link_classification::is_affiliate_host(&link.url) {
            return party;
        }
        Party { name: label, ..party }
    }

    /// Adds the URL that belongs to a party: one whose label is its name, otherwise the only one in the line.
    pub(super) fn add_url(&self, party: Party, line: &Range<usize>) -> Party {
        if party.url.is_some() {
            return party;
        }
        let letters = fold_letters(&party.name);
        let fits = |link: &&PageLink| {
            let label = fold_letters(&link_classification::site_label(&link.url));
            label.len() > 2 && (letters.contains(&label) || label.contains(&letters))
        };
        let reach = party.range.start..(party.range.start + 4_000);
        let links = self.links_in(line);
        let only = if links.len() == 1 {
            links.first().filter(|link| !self.show_names.is_own(&link_classification::site_label(&link.url)))
        } else {
            None
        };
        let near = self
            .page
            .links_in(reach)
            .iter()
            .find(fits)
            .or_else(|| links.iter().find(fits))
            .or(only.filter(|_| !self.is_spoken));
        Party { url: near.map(|link| link.url.clone()), ..party }
    }
}

/// Returns the tokens of the line after a line end.
pub(super) fn next_line(text: &TokenizedText<'_>, line_end: usize) -> Range<usize> {
    let start = line_end + 1;
    let end =
        (start..text.tokens.len()).find(|index| text.shape(*index) == WordShape::Break).unwrap_or(text.tokens.len());
    start.min(end)..end
}

/// Returns the words whose letters equal a label: `The Bitcoin Well` for `thebitcoinwell`.
pub(super) fn find_label_words(words: &str, label: &str) -> Option<String> {
    let label = fold_letters(label);
    let parts: Vec<&str> = words.split_whitespace().take(20).collect();
    for start in 0..parts.len() {
        let mut letters = String::new();
        for (offset, part) in parts[start..].iter().enumerate() {
            letters.push_str(&fold_letters(part));
            if letters == label && letters.len() > 2 {
                return Some(parts[start..=start + offset].join(" "));
            }
            if letters.len() > label.len() {
                break;
            }
        }
    }
    None
}
