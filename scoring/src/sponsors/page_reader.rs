//! Reads a page line by line: phrases, sections under headings, codes, and links that identify sponsors by themselves.

mod coupon_owner;
mod donations;
mod link_parties;
mod sponsor_section;

use super::description_page::DescriptionPage;
use super::link_classification::{self, ShowNames};
use super::party::{find_parties, proper_name_end};
use super::sponsor_phrase::{SPONSOR_PHRASES, SponsorPhraseKind};
use super::sponsor_tally::SponsorTally;
use super::sponsor_words::{SHOW_WORDS, SPONSOR_PAGES, THANK_WORDS, WEAK_WORDS};
use crate::people::{TokenizedText, WordShape};
use earshot_model::SponsorKind;
use link_parties::PageReader;
use sponsor_section::SponsorSection;
use std::ops::Range;

/// Lines of a section under a heading.
const SECTION_LINES: usize = 14;
/// The most tokens between `thanks to` and `for sponsoring`.
const MAX_THANKS_TOKENS: usize = 30;

/// Reads a page into the tally. `spoken`: the page is a transcript, so only phrases count and links are ignored.
pub(crate) fn read_page(
    page: &DescriptionPage,
    text: &TokenizedText<'_>,
    own: &ShowNames,
    show_title: &str,
    spoken: bool,
    tally: &mut SponsorTally<'_>,
) {
    let reader = PageReader { page, text, show_names: own, show_title, is_spoken: spoken };
    let mut section: Option<(SponsorSection, usize)> = None;
    for line in token_lines(text) {
        if let Some(heading) = reader.parse_heading(&line).filter(|_| !spoken) {
            section = Some((heading, SECTION_LINES));
            continue;
        }
        section = section.and_then(|(kind, left)| {
            let goes_on = left > 0 && reader.read_section_line(kind, &line, tally);
            goes_on.then(|| (kind, left - 1))
        });
        reader.read_phrases(&line, tally);
    }
    if !spoken {
        reader.add_link_parties(tally);
    }
}

/// Returns the token range of each line.
fn token_lines(text: &TokenizedText<'_>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for index in 0..=text.tokens.len() {
        if index == text.tokens.len() || text.shape(index) == WordShape::Break {
            if start < index {
                found.push(start..index);
            }
            start = index + 1;
        }
    }
    found
}

impl PageReader<'_> {
    fn read_phrases(&self, line: &Range<usize>, tally: &mut SponsorTally<'_>) {
        let mut at = line.start;
        while at < line.end {
            if let Some(party) = self.telephone_payment_at(at, line).filter(|_| !self.is_spoken) {
                tally.add(party, SponsorKind::Donation, 0.75);
            }
            let Some((kind, end)) = SPONSOR_PHRASES.find_longest(self.text, at) else {
                at += 1;
                continue;
            };
            match kind {
                SponsorPhraseKind::SponsorFollows => self.add_sponsors(at, end, line, tally),
                SponsorPhraseKind::SponsorBefore => self.add_thanked(at, line, tally),
                SponsorPhraseKind::CodeFollows => self.add_coupon_codes(at, end, line, tally),
                _ if self.is_spoken => {}
                SponsorPhraseKind::AdvertiserFollows => {
                    let ours = find_parties(self.text, self.page, end).into_iter().take(1);
                    ours.for_each(|party| tally.add(self.add_url(party, line), SponsorKind::Advertiser, 0.7));
                }
                SponsorPhraseKind::CharityFollows => self.add_charity(end, line, tally),
                SponsorPhraseKind::Donation => self.add_donation(at, end, line, tally),
                SponsorPhraseKind::OwnMerchandise => self.add_own_merchandise(at, end, line, tally),
                SponsorPhraseKind::AffiliateLinks => {}
            }
            at = end.max(at + 1);
        }
    }

    fn add_sponsors(&self, at: usize, end: usize, line: &Range<usize>, tally: &mut SponsorTally<'_>) {
        let is_weak = WEAK_WORDS.contains(self.text.folded(at));
        let about_show =
            |range: Range<usize>| range.into_iter().any(|index| SHOW_WORDS.contains(self.text.folded(index)));
        // In speech, "sponsored by" occurs in many other contexts.
        let is_loose = is_weak || self.is_spoken && matches!(self.text.folded(at), "sponsored" | "made");
        let is_ours =
            !self.is_spoken || self.text.folded(at + 1) == "sponsors" || self.text.folded(at + 1) == "sponsor";
        let near = at.saturating_sub(14).max(line.start)..(end + 14).min(line.end);
        if is_loose && (is_weak || !is_ours) && !about_show(near) {
            return;
        }
        let is_friend = self.is_spoken && self.text.folded(at) == "our" && self.text.folded(at + 1) == "friends";
        let is_thanked = || (at.saturating_sub(6)..at).any(|index| THANK_WORDS.contains(self.text.folded(index)));
        if is_friend && !is_thanked() {
            return;
        }
        let confidence = if is_weak { 0.7 } else { 0.9 };
        for party in find_parties(self.text, self.page, end) {
            let party = self.add_url(party, line);
            let is_page =
                party.url.as_deref().is_some_and(|url| link_classification::has_path_word(url, &SPONSOR_PAGES));
            // `Powered by` and a hosting company is that company's notice.
            if is_page || is_weak && link_classification::is_hosting_company(&party.name) {
                continue;
            }
            tally.add(party, SponsorKind::Sponsor, confidence);
        }
    }

    /// Adds the parties in `Thank you to Acme and Blue for sponsoring the show`, where `at` is `for`.
    fn add_thanked(&self, at: usize, line: &Range<usize>, tally: &mut SponsorTally<'_>) {
        let from = at.saturating_sub(MAX_THANKS_TOKENS).max(line.start);
        let is_thanks = |index: &usize| THANK_WORDS.contains(self.text.folded(*index));
        let last = (from..at).rfind(is_thanks);
        // `Thank you, Acme. Thanks for being our sponsor.`
        let thanks = match last {
            Some(last) if last + 1 == at => (from..last).rfind(is_thanks),
            last => last,
        };
        let ends_sentence = |index: usize| {
            self.text.is_sign(index, ".")
                && matches!(self.text.shape(index + 1), WordShape::Capitalized | WordShape::Break)
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
                (from..at).find(|index| proper_name_end(self.text, *index) == Some(at) && !is_thanks(index))
            }
            None => None,
        };
        for party in start.map(|start| find_parties(self.text, self.page, start)).unwrap_or_default() {
            if self.text.tokens.get(at).is_some_and(|token| party.range.start < token.start) {
                tally.add(self.add_url(party, line), SponsorKind::Sponsor, 0.9);
            }
        }
    }
}
