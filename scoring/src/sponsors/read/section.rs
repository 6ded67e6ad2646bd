//! Lists below a heading: of sponsors, of links that pay the show.

use super::{HEADING, Reader, Section};
use crate::people::tells_of_people;
use crate::sponsors::party::{Party, parties, proper_at};
use crate::sponsors::phrase::{PHRASES, Says};
use crate::sponsors::place;
use crate::sponsors::tally::Tally;
use crate::sponsors::words::{OTHER_HEADINGS, SOUGHT, SPONSOR_WORDS, WEAK_WORDS};
use earshot_model::SponsorKind;
use std::ops::Range;

impl Reader<'_> {
    /// What a short line without links announces.
    pub(super) fn heading(&self, line: &Range<usize>) -> Option<Section> {
        if line.len() > HEADING || !self.links_of(line).is_empty() {
            return None;
        }
        let phrase =
            |says: Says| line.clone().any(|at| PHRASES.at(self.text, at).is_some_and(|(found, _)| found == says));
        if phrase(Says::AffiliateLinks) {
            return Some(Section::Affiliates);
        }
        // `Brought to you by:`, and a list below.
        let last = if self.text.is_sign(line.end - 1, ":") { line.end - 1 } else { line.end };
        let is_announced = line.clone().any(|at| {
            !WEAK_WORDS.contains(self.text.folded(at))
                && PHRASES.at(self.text, at).is_some_and(|(says, end)| {
                    says == Says::SponsorFollows && (end == last || end == line.end) && last < line.end
                })
        });
        if is_announced {
            return Some(Section::Sponsors);
        }
        let sponsor = line.clone().rfind(|at| SPONSOR_WORDS.contains(self.text.folded(*at)))?;
        // `Become a sponsor`: whoever reads it.
        if sponsor > line.start && SOUGHT.contains(self.text.folded(sponsor - 1)) {
            return None;
        }
        let behind = (sponsor + 1..line.end).any(|at| proper_at(self.text, at).is_some());
        (!behind && line.end - sponsor < 6).then_some(Section::Sponsors)
    }

    /// Whether a line is the heading of something else: of links, of people.
    pub(super) fn is_other_heading(&self, line: &Range<usize>) -> bool {
        let is_short = line.len() < 5 && self.links_of(line).is_empty();
        let words = || line.clone().map(|at| self.text.folded(at));
        let is_people = tells_of_people(self.text, line.start);
        is_people || is_short && words().any(|word| OTHER_HEADINGS.contains(word))
    }

    /// Reads a line of a section; false where the section has ended.
    pub(super) fn section_line(&self, section: Section, line: &Range<usize>, tally: &mut Tally<'_>) -> bool {
        if self.is_other_heading(line) {
            return false;
        }
        let links = self.links_of(line);
        let ends = self.text.is_sign(line.end - 1, ":") && line.len() < 7;
        if ends || links.is_empty() && (section == Section::Affiliates || line.len() > 12) {
            return links.is_empty() && !ends && section == Section::Affiliates && line.len() < 4;
        }
        match section {
            Section::Affiliates => {
                for link in links.iter().filter(|link| !place::is_notice(&link.url)) {
                    tally.add(self.link_party(link), SponsorKind::Affiliate, 0.9);
                }
            }
            Section::Sponsors => {
                // `Code TEA for Acme`: what stands first is no name.
                let has_code = (line.start..line.start + 2)
                    .any(|at| PHRASES.at(self.text, at).is_some_and(|(says, _)| says == Says::Code));
                let found = parties(self.text, self.page, line.start).into_iter().next();
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
                let is_else = place::is_notice(url)
                    || place::donation_platform(url).is_some()
                    || place::is_article_or_profile(url)
                    || self.own.has(&place::label(url));
                if is_else {
                    return false;
                }
                tally.add(party, SponsorKind::Sponsor, 0.85);
            }
        }
        true
    }
}
