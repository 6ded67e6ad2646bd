//! Lists under a heading: of sponsors, or of affiliate links.

use super::link_parties::PageReader;
use crate::people::is_people_cue_at;
use crate::sponsors::link_classification;
use crate::sponsors::party::{Party, find_parties, proper_name_end};
use crate::sponsors::sponsor_phrase::{SPONSOR_PHRASES, SponsorPhraseKind};
use crate::sponsors::sponsor_tally::SponsorTally;
use crate::sponsors::sponsor_words::{OTHER_HEADINGS, SEEKING_WORDS, SPONSOR_WORDS, WEAK_WORDS};
use earshot_model::SponsorKind;
use std::ops::Range;

/// The most tokens of a heading.
const MAX_HEADING_TOKENS: usize = 9;

/// Kind of the section under the last heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SponsorSection {
    Sponsors,
    Affiliates,
}

impl PageReader<'_> {
    /// Returns the section that a short line without links introduces.
    pub(super) fn parse_heading(&self, line: &Range<usize>) -> Option<SponsorSection> {
        if line.len() > MAX_HEADING_TOKENS || !self.links_in(line).is_empty() {
            return None;
        }
        let phrase = |says: SponsorPhraseKind| {
            line.clone().any(|at| SPONSOR_PHRASES.find_longest(self.text, at).is_some_and(|(found, _)| found == says))
        };
        if phrase(SponsorPhraseKind::AffiliateLinks) {
            return Some(SponsorSection::Affiliates);
        }
        // `Brought to you by:` with a list below.
        let last = if self.text.is_sign(line.end - 1, ":") { line.end - 1 } else { line.end };
        let is_announced = line.clone().any(|at| {
            !WEAK_WORDS.contains(self.text.folded(at))
                && SPONSOR_PHRASES.find_longest(self.text, at).is_some_and(|(says, end)| {
                    says == SponsorPhraseKind::SponsorFollows && (end == last || end == line.end) && last < line.end
                })
        });
        if is_announced {
            return Some(SponsorSection::Sponsors);
        }
        let sponsor = line.clone().rfind(|at| SPONSOR_WORDS.contains(self.text.folded(*at)))?;
        // `Become a sponsor` addresses the reader.
        if sponsor > line.start && SEEKING_WORDS.contains(self.text.folded(sponsor - 1)) {
            return None;
        }
        let behind = (sponsor + 1..line.end).any(|at| proper_name_end(self.text, at).is_some());
        (!behind && line.end - sponsor < 6).then_some(SponsorSection::Sponsors)
    }

    /// Returns whether a line is the heading of something else, such as links or people.
    pub(super) fn is_other_heading(&self, line: &Range<usize>) -> bool {
        let is_short = line.len() < 5 && self.links_in(line).is_empty();
        let words = || line.clone().map(|at| self.text.folded(at));
        let is_people = is_people_cue_at(self.text, line.start);
        is_people || is_short && words().any(|word| OTHER_HEADINGS.contains(word))
    }

    /// Reads a line of a section; returns false when the section has ended.
    pub(super) fn read_section_line(
        &self,
        section: SponsorSection,
        line: &Range<usize>,
        tally: &mut SponsorTally<'_>,
    ) -> bool {
        if self.is_other_heading(line) {
            return false;
        }
        let links = self.links_in(line);
        let ends = self.text.is_sign(line.end - 1, ":") && line.len() < 7;
        if ends || links.is_empty() && (section == SponsorSection::Affiliates || line.len() > 12) {
            return links.is_empty() && !ends && section == SponsorSection::Affiliates && line.len() < 4;
        }
        match section {
            SponsorSection::Affiliates => {
                for link in links.iter().filter(|link| !link_classification::is_notice(&link.url)) {
                    tally.add(self.link_party(link), SponsorKind::Affiliate, 0.9);
                }
            }
            SponsorSection::Sponsors => {
                // `Code TEA for Acme`: the first word is not a name.
                let has_code = (line.start..line.start + 2).any(|at| {
                    SPONSOR_PHRASES
                        .find_longest(self.text, at)
                        .is_some_and(|(says, _)| says == SponsorPhraseKind::CodeFollows)
                });
                let found = find_parties(self.text, self.page, line.start).into_iter().next();
                let found = found.filter(|_| !has_code || !links.is_empty());
                let party = match (found, links.first()) {
                    (Some(party), Some(link))
                        if party.url.is_some() || party.range.start <= link.range.start && !has_code =>
                    {
                        Party { url: Some(party.url.unwrap_or_else(|| link.url.clone())), ..party }
                    }
                    (_, Some(link)) => self.link_party(link),
                    (Some(party), None) if line.len() < 9 => party,
                    _ => return false,
                };
                let url = party.url.as_deref().unwrap_or_default();
                let is_else = link_classification::is_notice(url)
                    || link_classification::donation_platform(url).is_some()
                    || link_classification::is_article_or_profile(url)
                    || self.show_names.is_own(&link_classification::site_label(url));
                if is_else {
                    return false;
                }
                tally.add(party, SponsorKind::Sponsor, 0.85);
            }
        }
        true
    }
}
