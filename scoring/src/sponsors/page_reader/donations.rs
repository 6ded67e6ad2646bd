//! Requests for donations to the show or a charity, and the show's own merchandise.

use super::link_parties::{PageReader, find_label_words, next_line};
use crate::sponsors::description_page::PageLink;
use crate::sponsors::link_classification;
use crate::sponsors::party::{Party, find_parties};
use crate::sponsors::sponsor_tally::SponsorTally;
use crate::sponsors::sponsor_words::{GIVING_PATHS, OWN_GIVING_PATHS, SHOP_PATHS};
use earshot_model::SponsorKind;
use std::collections::HashSet;
use std::ops::Range;

impl PageReader<'_> {
    /// Reads a telephone payment: a platform and a number, `Swish: 123 456 78 90`.
    pub(super) fn telephone_payment_at(&self, at: usize, line: &Range<usize>) -> Option<Party> {
        let name = link_classification::telephone_platform(self.text.folded(at))?;
        let digits: usize = (at + 1..(at + 9).min(line.end))
            .map(|index| self.text.raw(index))
            .filter(|word| word.chars().all(|letter| letter.is_ascii_digit() || letter == '-'))
            .map(str::len)
            .sum();
        (digits > 3).then(|| Party { name: name.to_owned(), url: None, range: self.byte_range(&(at..at + 1)) })
    }

    /// Returns the link of a request for payment: after it in its line, before it, or in the next line.
    pub(super) fn find_link_near(&self, at: usize, line: &Range<usize>) -> Option<&PageLink> {
        let token = self.text.tokens.get(at)?;
        let links = self.links_in(line);
        let next = next_line(self.text, line.end);
        links.iter().find(|link| link.range.end > token.start && link.range.start < token.start + 250).or_else(|| {
            let is_end = at + 8 > line.end;
            self.links_in(&next).first().filter(|_| is_end)
        })
    }

    pub(super) fn add_donation(&self, at: usize, end: usize, line: &Range<usize>, tally: &mut SponsorTally<'_>) {
        let Some(link) = self.find_link_near(at, line).filter(|link| !link_classification::is_notice(&link.url)) else {
            let platform = (at..(end + 12).min(line.end))
                .find_map(|index| link_classification::platform_by_name(self.text.folded(index)));
            if let Some(name) = platform {
                let party = Party { name: name.to_owned(), url: None, range: self.byte_range(&(at..end)) };
                tally.add(party, SponsorKind::Donation, 0.7);
                return;
            }
            let is_strong = matches!(self.text.folded(at), "become" | "bli" | "word");
            if is_strong {
                tally.add(self.show_party(at), SponsorKind::Donation, 0.6);
            }
            return;
        };
        let is_platform = link_classification::donation_platform(&link.url).is_some();
        let is_own = self.show_names.is_own(&link_classification::site_label(&link.url))
            || link_classification::has_path_word(&link.url, &GIVING_PATHS);
        let is_next_to = self.text.is_sign(end, ":")
            || link.range.start < self.text.tokens.get(end).map_or(0, |token| token.start) + 60;
        if is_platform || is_own || is_next_to && !matches!(self.text.folded(at), "donate" | "donations" | "tip") {
            tally.add(self.donation_party(link), SponsorKind::Donation, 0.85);
        }
    }

    pub(super) fn donation_party(&self, link: &PageLink) -> Party {
        let label = link_classification::site_label(&link.url);
        let name = match link_classification::donation_platform(&link.url) {
            Some(platform) => platform.to_owned(),
            None if self.show_names.is_own(&label) => find_label_words(self.show_title, &label).unwrap_or(label),
            None if link_classification::has_path_word(&link.url, &HashSet::from(["show"])) => label,
            None => self.show_title.to_owned(),
        };
        Party { name, url: Some(link.url.clone()), range: link.range.clone() }
    }

    pub(super) fn show_party(&self, at: usize) -> Party {
        Party { name: self.show_title.to_owned(), url: None, range: self.byte_range(&(at..at + 1)) }
    }

    pub(super) fn add_charity(&self, end: usize, line: &Range<usize>, tally: &mut SponsorTally<'_>) {
        let found = find_parties(self.text, self.page, end);
        for party in found {
            let link = party.url.clone().or_else(|| self.find_link_near(end, line).map(|link| link.url.clone()));
            let is_own = self.show_names.is_own(&party.name)
                || link.as_deref().is_some_and(|url| link_classification::donation_platform(url).is_some());
            let kind = if is_own { SponsorKind::Donation } else { SponsorKind::Charity };
            if link.is_some() {
                tally.add(Party { url: link, ..party }, kind, 0.8);
            }
        }
    }

    pub(super) fn add_own_merchandise(&self, at: usize, end: usize, line: &Range<usize>, tally: &mut SponsorTally<'_>) {
        let is_access = self.text.folded(at) == "get";
        let Some(link) = self.find_link_near(at, line).filter(|link| !link_classification::is_notice(&link.url)) else {
            return;
        };
        let label = link_classification::site_label(&link.url);
        let says_ours =
            matches!(self.text.folded(at), "our" | "my" | "unser" | "unserem" | "notre" | "nuestra" | "nossa" | "onze");
        let is_ours = says_ours && link.range.start < self.text.tokens.get(end).map_or(0, |token| token.start) + 80
            || self.show_names.is_own(&label)
            || link_classification::is_merchandise(&link.url)
            || link_classification::has_path_word(&link.url, &SHOP_PATHS);
        if is_access {
            let found = find_parties(self.text, self.page, end).into_iter().next();
            let name = found.map_or_else(|| self.show_title.to_owned(), |party| party.name);
            tally.add(
                Party { name, url: Some(link.url.clone()), range: link.range.clone() },
                SponsorKind::SelfPromotion,
                0.85,
            );
        } else if is_ours && !link_classification::is_amazon(&link.url) {
            let party = self.link_party(link);
            let name =
                if link_classification::is_merchandise(&link.url) { self.show_title.to_owned() } else { party.name };
            tally.add(Party { name, ..party }, SponsorKind::SelfPromotion, 0.8);
        }
    }

    /// Adds parties of links whose address shows whom they pay.
    pub(super) fn add_link_parties(&self, tally: &mut SponsorTally<'_>) {
        for link in &self.page.links {
            if link_classification::is_notice(&link.url) || tally.has_url(&link.url) {
                continue;
            }
            if link_classification::donation_platform(&link.url).is_some() {
                let is_paypal = link_classification::site_label(&link.url).starts_with("paypal");
                if !is_paypal
                    || link_classification::has_path_word(
                        &link.url,
                        &HashSet::from(["donate", "paypalme", "paypal", "cgi"]),
                    )
                {
                    tally.add(self.donation_party(link), SponsorKind::Donation, 0.8);
                }
            } else if link_classification::is_affiliate(&link.url)
                && !self.show_names.is_own(&link_classification::site_label(&link.url))
            {
                tally.add(self.shop_party(link), SponsorKind::Affiliate, 0.8);
            } else if link_classification::is_merchandise(&link.url) {
                let party = self.link_party(link);
                tally.add(Party { name: self.show_title.to_owned(), ..party }, SponsorKind::SelfPromotion, 0.75);
            } else if self.show_names.is_own(&link_classification::site_label(&link.url))
                && link_classification::has_path_word(&link.url, &OWN_GIVING_PATHS)
            {
                tally.add(self.donation_party(link), SponsorKind::Donation, 0.75);
            } else if self.show_names.is_own(&link_classification::site_label(&link.url))
                && link_classification::has_path_word(&link.url, &SHOP_PATHS)
            {
                tally.add(self.link_party(link), SponsorKind::SelfPromotion, 0.7);
            }
        }
    }
}
