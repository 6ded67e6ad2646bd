//! Who was found in a page: one credit a party and kind of relation, with all codes and addresses.

use super::party::Party;
use super::place;
use crate::people::{fold_letters, snippet};
use earshot_model::{CreditSource, SponsorCredit, SponsorKind};

/// Of one episode.
const MAX_SPONSORS: usize = 60;
const MAX_EACH: usize = 10;
const SNIPPET: usize = 140;

pub(crate) struct Tally<'a> {
    text: &'a str,
    source: CreditSource,
    found: Vec<Found>,
}

struct Found {
    credit: SponsorCredit,
    letters: String,
    /// Where it was named last, in bytes.
    at: usize,
}

/// Which relation is meant when a text tells of two.
fn rank(kind: SponsorKind) -> u8 {
    match kind {
        SponsorKind::Charity => 6,
        SponsorKind::Sponsor => 5,
        SponsorKind::Guest => 4,
        SponsorKind::Affiliate => 3,
        SponsorKind::Advertiser => 2,
        _ => 1,
    }
}

impl<'a> Tally<'a> {
    pub(crate) fn new(text: &'a str, source: CreditSource) -> Self {
        Self { text, source, found: Vec::new() }
    }

    pub(crate) fn add(&mut self, party: Party, kind: SponsorKind, confidence: f32) {
        let letters = fold_letters(&party.name);
        if letters.is_empty() || party.url.as_deref().is_some_and(place::is_notice) {
            return;
        }
        let is_same = |one: &&mut Found| {
            let is_name = one.letters == letters
                || letters.len() > 3
                    && one.letters.len() > 3
                    && (one.letters.starts_with(&letters) || letters.starts_with(&one.letters));
            // What the show asks for itself stays apart from what others pay.
            let is_kind = one.credit.kind == kind || rank(one.credit.kind) > 1 && rank(kind) > 1;
            is_name && is_kind
        };
        if let Some(one) = self.found.iter_mut().find(is_same) {
            one.at = party.range.start;
            if rank(kind) > rank(one.credit.kind) {
                one.credit.kind = kind;
            }
            one.credit.confidence = one.credit.confidence.max(confidence);
            if let Some(url) =
                party.url.filter(|url| !one.credit.urls.contains(url) && one.credit.urls.len() < MAX_EACH)
            {
                one.credit.urls.push(url);
            }
            return;
        }
        if self.found.len() >= MAX_SPONSORS {
            return;
        }
        let at = party.range.start;
        let credit = SponsorCredit {
            name: party.name,
            kind,
            coupon_codes: Vec::new(),
            urls: party.url.into_iter().collect(),
            snippet: Some(snippet(self.text, party.range, SNIPPET)),
            is_host_read: None,
            source: self.source,
            confidence,
        };
        self.found.push(Found { credit, letters, at });
    }

    /// Gives codes to whoever was named last before a place, within reach, and says whether there was anybody.
    pub(crate) fn add_codes(&mut self, at: usize, reach: usize, codes: &[String]) -> bool {
        let near =
            self.found.iter_mut().filter(|one| one.at <= at && at - one.at <= reach && rank(one.credit.kind) > 1);
        let Some(one) = near.max_by_key(|one| one.at) else { return false };
        for code in codes {
            if !one.credit.coupon_codes.contains(code) && one.credit.coupon_codes.len() < MAX_EACH {
                one.credit.coupon_codes.push(code.clone());
            }
        }
        true
    }

    /// The name of whoever an address was found with.
    pub(crate) fn name_of(&self, url: &str) -> Option<String> {
        let one =
            self.found.iter().find(|one| rank(one.credit.kind) > 1 && one.credit.urls.iter().any(|known| known == url));
        one.map(|one| one.credit.name.clone())
    }

    pub(crate) fn has_url(&self, url: &str) -> bool {
        self.found.iter().any(|one| one.credit.urls.iter().any(|known| known == url))
    }

    /// The credits, and where each was named.
    pub(crate) fn finish(self) -> Vec<(SponsorCredit, usize)> {
        self.found.into_iter().map(|one| (one.credit, one.at)).collect()
    }
}
