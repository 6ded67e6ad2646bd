//! A page, read line by line: phrases, sections under headings, codes, and links that tell by themselves.

mod asks;
mod offer;
mod section;

use super::page::{Page, PageLink};
use super::party::{Party, parties, proper_at};
use super::phrase::{PHRASES, Says};
use super::place::{self, Own};
use super::tally::Tally;
use super::words::{SHOW_WORDS, SPONSOR_PAGES, THANK_WORDS, WEAK_WORDS};
use crate::people::{Shape, Text, fold_letters};
use earshot_model::SponsorKind;
use std::ops::Range;

/// Lines of a section under a heading.
const SECTION_LINES: usize = 14;
/// Tokens of a heading.
const HEADING: usize = 9;
/// Tokens between `thanks to` and `for sponsoring`.
const THANKS: usize = 30;

/// What is under the last heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Sponsors,
    Affiliates,
}

/// Reads all of a page into the tally. `spoken`: only what is said of sponsors counts, links tell nothing.
pub(crate) fn read(page: &Page, text: &Text<'_>, own: &Own, show_title: &str, spoken: bool, tally: &mut Tally<'_>) {
    let reader = Reader { page, text, own, show_title, spoken };
    let mut section: Option<(Section, usize)> = None;
    for line in lines(text) {
        if let Some(heading) = reader.heading(&line).filter(|_| !spoken) {
            section = Some((heading, SECTION_LINES));
            continue;
        }
        section = section.and_then(|(kind, left)| {
            let goes_on = left > 0 && reader.section_line(kind, &line, tally);
            goes_on.then(|| (kind, left - 1))
        });
        reader.phrases(&line, tally);
    }
    if !spoken {
        reader.links(tally);
    }
}

/// The tokens of each line.
fn lines(text: &Text<'_>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for index in 0..=text.tokens.len() {
        if index == text.tokens.len() || text.shape(index) == Shape::Break {
            if start < index {
                found.push(start..index);
            }
            start = index + 1;
        }
    }
    found
}

struct Reader<'a> {
    page: &'a Page,
    text: &'a Text<'a>,
    own: &'a Own,
    show_title: &'a str,
    spoken: bool,
}

impl Reader<'_> {
    fn bytes(&self, tokens: &Range<usize>) -> Range<usize> {
        match (self.text.tokens.get(tokens.start), self.text.tokens.get(tokens.end.wrapping_sub(1))) {
            (Some(first), Some(last)) => first.start..last.end.max(first.start),
            _ => 0..0,
        }
    }

    fn links_of(&self, tokens: &Range<usize>) -> &[PageLink] {
        self.page.links_in(self.bytes(tokens))
    }

    /// The name of what a link leads to: the words of it that are its address, a few words, else the label.
    fn link_party(&self, link: &PageLink) -> Party {
        let words = self.page.text[link.range.clone()].trim();
        let label = place::label(&link.url);
        let name = if place::is_amazon(&link.url) {
            "Amazon".to_owned()
        } else if let Some(name) = words_of_label(words, &label) {
            name
        } else if super::party::is_naming(words) && words.split_whitespace().count() <= 3 {
            words.to_owned()
        } else {
            label
        };
        Party { name: super::party::tidy(&name), url: Some(link.url.clone()), range: link.range.clone() }
    }

    /// The shop that a paying link leads to: its words name a product as often, so the address goes before, unless both
    /// begin alike.
    fn shop_party(&self, link: &PageLink) -> Party {
        let party = self.link_party(link);
        let label = fold_letters(&place::label(&link.url));
        let letters = fold_letters(&party.name);
        let is_alike =
            letters.chars().take(4).eq(label.chars().take(4)) || label.contains(&letters) || letters.contains(&label);
        if is_alike || place::is_amazon(&link.url) || place::is_paying_host(&link.url) {
            return party;
        }
        Party { name: label, ..party }
    }

    fn phrases(&self, line: &Range<usize>, tally: &mut Tally<'_>) {
        let mut at = line.start;
        while at < line.end {
            if let Some(party) = self.paid_by_telephone(at, line).filter(|_| !self.spoken) {
                tally.add(party, SponsorKind::Donation, 0.75);
            }
            let Some((says, end)) = PHRASES.at(self.text, at) else {
                at += 1;
                continue;
            };
            match says {
                Says::SponsorFollows => self.sponsors(at, end, line, tally),
                Says::SponsorBefore => self.thanked(at, line, tally),
                Says::Code => self.code(at, end, line, tally),
                _ if self.spoken => {}
                Says::AdvertiserFollows => {
                    let ours = parties(self.text, self.page, end).into_iter().take(1);
                    ours.for_each(|party| tally.add(self.with_url(party, line), SponsorKind::Advertiser, 0.7));
                }
                Says::GiveTo => self.give_to(end, line, tally),
                Says::Donation => self.donation(at, end, line, tally),
                Says::OwnWares => self.own_wares(at, end, line, tally),
                Says::AffiliateLinks => {}
            }
            at = end.max(at + 1);
        }
    }

    fn sponsors(&self, at: usize, end: usize, line: &Range<usize>, tally: &mut Tally<'_>) {
        let is_weak = WEAK_WORDS.contains(self.text.folded(at));
        let about_show =
            |range: Range<usize>| range.into_iter().any(|index| SHOW_WORDS.contains(self.text.folded(index)));
        // In talk, much is sponsored by somebody.
        let is_loose = is_weak || self.spoken && matches!(self.text.folded(at), "sponsored" | "made");
        let is_ours = !self.spoken || self.text.folded(at + 1) == "sponsors" || self.text.folded(at + 1) == "sponsor";
        let near = at.saturating_sub(14).max(line.start)..(end + 14).min(line.end);
        if is_loose && (is_weak || !is_ours) && !about_show(near) {
            return;
        }
        let is_friend = self.spoken && self.text.folded(at) == "our" && self.text.folded(at + 1) == "friends";
        let is_thanked = || (at.saturating_sub(6)..at).any(|index| THANK_WORDS.contains(self.text.folded(index)));
        if is_friend && !is_thanked() {
            return;
        }
        let confidence = if is_weak { 0.7 } else { 0.9 };
        for party in parties(self.text, self.page, end) {
            let party = self.with_url(party, line);
            let is_page = party.url.as_deref().is_some_and(|url| place::has_path_word(url, &SPONSOR_PAGES));
            // `Powered by` a hosting company is its notice.
            if is_page || is_weak && place::is_hosting_company(&party.name) {
                continue;
            }
            tally.add(party, SponsorKind::Sponsor, confidence);
        }
    }

    /// `Thank you to Acme and Blue for sponsoring the show`, of which `at` is `for`.
    fn thanked(&self, at: usize, line: &Range<usize>, tally: &mut Tally<'_>) {
        let from = at.saturating_sub(THANKS).max(line.start);
        let is_thanks = |index: &usize| THANK_WORDS.contains(self.text.folded(*index));
        let last = (from..at).rfind(is_thanks);
        // `Thank you, Acme. Thanks for being our sponsor.`
        let thanks = match last {
            Some(last) if last + 1 == at => (from..last).rfind(is_thanks),
            last => last,
        };
        let ends_sentence = |index: usize| {
            self.text.is_sign(index, ".") && matches!(self.text.shape(index + 1), Shape::Capitalised | Shape::Break)
        };
        let thanks = thanks.filter(|thanks| last != Some(*thanks) || !(*thanks..at).any(ends_sentence));
        let start = match thanks {
            Some(thanks) => (thanks + 1..at).find(|index| {
                !matches!(
                    self.text.folded(*index),
                    "to" | "you"
                        | "a"
                        | "an"
                        | "huge"
                        | "big"
                        | "so"
                        | "much"
                        | "also"
                        | "go"
                        | "out"
                        | "very"
                        | "special"
                        | "our"
                        | "sponsor"
                        | "sponsors"
                        | "friends"
                        | "dank"
                )
            }),
            None if self.text.folded(at) != "for" => {
                (from..at).find(|index| proper_at(self.text, *index) == Some(at) && !is_thanks(index))
            }
            None => None,
        };
        for party in start.map(|start| parties(self.text, self.page, start)).unwrap_or_default() {
            if self.text.tokens.get(at).is_some_and(|token| party.range.start < token.start) {
                tally.add(self.with_url(party, line), SponsorKind::Sponsor, 0.9);
            }
        }
    }

    /// Adds the address that belongs to a party: one whose label is its name, else the only one of the line.
    fn with_url(&self, party: Party, line: &Range<usize>) -> Party {
        if party.url.is_some() {
            return party;
        }
        let letters = fold_letters(&party.name);
        let fits = |link: &&PageLink| {
            let label = fold_letters(&place::label(&link.url));
            label.len() > 2 && (letters.contains(&label) || label.contains(&letters))
        };
        let reach = party.range.start..(party.range.start + 4_000);
        let links = self.links_of(line);
        let only =
            if links.len() == 1 { links.first().filter(|link| !self.own.has(&place::label(&link.url))) } else { None };
        let near = self
            .page
            .links_in(reach)
            .iter()
            .find(fits)
            .or_else(|| links.iter().find(fits))
            .or(only.filter(|_| !self.spoken));
        Party { url: near.map(|link| link.url.clone()), ..party }
    }
}

/// The tokens of the line behind a line end.
fn lines_from(text: &Text<'_>, line_end: usize) -> Range<usize> {
    let start = line_end + 1;
    let end = (start..text.tokens.len()).find(|index| text.shape(*index) == Shape::Break).unwrap_or(text.tokens.len());
    start.min(end)..end
}

/// The words of a text whose letters are a label: `The Bitcoin Well` for `thebitcoinwell`.
fn words_of_label(words: &str, label: &str) -> Option<String> {
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
