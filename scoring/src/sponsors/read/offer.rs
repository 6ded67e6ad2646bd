//! Codes, and whose they are.

use super::Reader;
use crate::sponsors::coupon::codes;
use crate::sponsors::party::{Party, proper_at, tidy};

use crate::sponsors::place;
use crate::sponsors::tally::Tally;
use earshot_model::SponsorKind;
use std::ops::Range;

impl Reader<'_> {
    pub(super) fn code(&self, at: usize, end: usize, line: &Range<usize>, tally: &mut Tally<'_>) {
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
        let codes = codes(self.text, end, !plain);
        if codes.is_empty() {
            return;
        }
        let Some(token) = self.text.tokens.get(at) else { return };
        // Whose code it is: of the party named last before it, near enough; else of who is named beside it.
        let bytes = self.bytes(line);
        let reach = if self.spoken { 1_200 } else { token.start - bytes.start + 160 };
        let is_alone = self.offer_in(line).is_none() || self.spoken;
        if is_alone && tally.add_codes(token.start, reach, &codes) {
            return;
        }
        if self.spoken {
            return;
        }
        if let Some(party) = self.offer_in(line).or_else(|| self.offered(end, line)) {
            let party = self.known(party, tally);
            tally.add(party.clone(), SponsorKind::Advertiser, 0.75);
            tally.add_codes(party.range.start.max(token.start), usize::MAX, &codes);
        }
    }

    /// The first link of a line, when it is before the code and leads to somebody else.
    pub(super) fn offer_in(&self, line: &Range<usize>) -> Option<Party> {
        let link = self.links_of(line).iter().find(|link| !place::is_notice(&link.url))?;
        Some(self.link_party(link))
    }

    /// The link's party by the name under which it is known already.
    pub(super) fn known(&self, party: Party, tally: &Tally<'_>) -> Party {
        let name = party.url.as_deref().and_then(|url| tally.name_of(url));
        Party { name: name.unwrap_or(party.name), ..party }
    }

    /// `20% off tickets to Acme`, or the first name of the sentence before.
    pub(super) fn offered(&self, from: usize, line: &Range<usize>) -> Option<Party> {
        let behind = (from..line.end).find(|index| {
            matches!(self.text.folded(*index), "off" | "for" | "to" | "at" | "on")
                && proper_at(self.text, index + 1).is_some()
        });
        let ahead = (line.start..from).find(|index| {
            proper_at(self.text, *index).is_some_and(|end| {
                end < from && !matches!(self.text.folded(*index), "use" | "enter" | "get" | "save" | "with")
            })
        });
        let at = behind.map(|index| index + 1).or(ahead)?;
        let end = proper_at(self.text, at)?;
        let range = self.bytes(&(at..end));
        let party = Party { name: tidy(self.text.slice(at..end)), url: None, range };
        Some(self.with_url(party, &(0..self.text.tokens.len())))
    }
}
