//! Assigns coupon codes to sponsors.

use super::link_parties::PageReader;
use crate::sponsors::coupon::find_codes;
use crate::sponsors::link_classification;
use crate::sponsors::party::{Party, proper_name_end, trim_name};
use crate::sponsors::sponsor_tally::SponsorTally;
use earshot_model::SponsorKind;
use std::ops::Range;

impl PageReader<'_> {
    pub(super) fn add_coupon_codes(&self, at: usize, end: usize, line: &Range<usize>, tally: &mut SponsorTally<'_>) {
        let plain = matches!(
            self.text.folded(at),
            "code"
                | "codes"
                | "coupon"
                | "kod"
                | "kode"
                | "koden"
                | "codigo"
                | "codice"
                | "codici"
                | "put"
                | "enter"
                | "cupon"
                | "cupom"
        );
        let codes = find_codes(self.text, end, !plain);
        if codes.is_empty() {
            return;
        }
        let Some(token) = self.text.tokens.get(at) else { return };
        // A code belongs to the last party named before it, within reach, otherwise to the party named beside it.
        let bytes = self.byte_range(line);
        let reach = if self.is_spoken { 1_200 } else { token.start - bytes.start + 160 };
        let is_alone = self.first_link_party(line).is_none() || self.is_spoken;
        if is_alone && tally.add_codes(token.start, reach, &codes) {
            return;
        }
        if self.is_spoken {
            return;
        }
        if let Some(party) = self.first_link_party(line).or_else(|| self.find_offer_party(end, line)) {
            let party = self.with_known_name(party, tally);
            tally.add(party.clone(), SponsorKind::Advertiser, 0.75);
            tally.add_codes(party.range.start.max(token.start), usize::MAX, &codes);
        }
    }

    /// Returns the party of the first link of a line, when the link precedes the code and leads to someone else.
    pub(super) fn first_link_party(&self, line: &Range<usize>) -> Option<Party> {
        let link = self.links_in(line).iter().find(|link| !link_classification::is_notice(&link.url))?;
        Some(self.link_party(link))
    }

    /// Returns the link's party under the name that is already in the tally.
    pub(super) fn with_known_name(&self, party: Party, tally: &SponsorTally<'_>) -> Party {
        let name = party.url.as_deref().and_then(|url| tally.name_of(url));
        Party { name: name.unwrap_or(party.name), ..party }
    }

    /// Returns the party in `20% off tickets to Acme`, or the first name of the sentence before.
    pub(super) fn find_offer_party(&self, from: usize, line: &Range<usize>) -> Option<Party> {
        let behind = (from..line.end).find(|index| {
            matches!(self.text.folded(*index), "off" | "for" | "to" | "at" | "on")
                && proper_name_end(self.text, index + 1).is_some()
        });
        let ahead = (line.start..from).find(|index| {
            proper_name_end(self.text, *index).is_some_and(|end| {
                end < from && !matches!(self.text.folded(*index), "use" | "enter" | "get" | "save" | "with")
            })
        });
        let at = behind.map(|index| index + 1).or(ahead)?;
        let end = proper_name_end(self.text, at)?;
        let range = self.byte_range(&(at..end));
        let party = Party { name: trim_name(self.text.slice(at..end)), url: None, range };
        Some(self.add_url(party, &(0..self.text.tokens.len())))
    }
}
