//! Sponsors found in a page: one credit per party and kind of relation, with all codes and URLs.

use super::link_classification;
use super::party::Party;
use crate::people::{cut_snippet, fold_letters};
use earshot_model::{CreditSource, SponsorCredit, SponsorKind};

/// The most sponsors of one episode.
const MAX_SPONSORS: usize = 60;
const MAX_CODES_OR_URLS: usize = 10;
const SNIPPET_BYTES: usize = 140;

pub(crate) struct SponsorTally<'a> {
    text: &'a str,
    source: CreditSource,
    sponsors: Vec<SponsorEntry>,
}

struct SponsorEntry {
    credit: SponsorCredit,
    letters: String,
    /// Position of the last mention, in bytes.
    last_position: usize,
}

/// Ranks relations: the higher one wins when a text supports two.
fn kind_rank(kind: SponsorKind) -> u8 {
    match kind {
        SponsorKind::Charity => 6,
        SponsorKind::Sponsor => 5,
        SponsorKind::Guest => 4,
        SponsorKind::Affiliate => 3,
        SponsorKind::Advertiser => 2,
        _ => 1,
    }
}

impl<'a> SponsorTally<'a> {
    pub(crate) fn new(text: &'a str, source: CreditSource) -> Self {
        Self { text, source, sponsors: Vec::new() }
    }

    pub(crate) fn add(&mut self, party: Party, kind: SponsorKind, confidence: f32) {
        let letters = fold_letters(&party.name);
        if letters.is_empty() || party.url.as_deref().is_some_and(link_classification::is_notice) {
            return;
        }
        let is_same = |one: &&mut SponsorEntry| {
            let is_name = one.letters == letters
                || letters.len() > 3
                    && one.letters.len() > 3
                    && (one.letters.starts_with(&letters) || letters.starts_with(&one.letters));
            // Requests by the show itself stay separate from what others pay.
            let is_kind = one.credit.kind == kind || kind_rank(one.credit.kind) > 1 && kind_rank(kind) > 1;
            is_name && is_kind
        };
        if let Some(one) = self.sponsors.iter_mut().find(is_same) {
            one.last_position = party.range.start;
            if kind_rank(kind) > kind_rank(one.credit.kind) {
                one.credit.kind = kind;
            }
            one.credit.confidence = one.credit.confidence.max(confidence);
            if let Some(url) =
                party.url.filter(|url| !one.credit.urls.contains(url) && one.credit.urls.len() < MAX_CODES_OR_URLS)
            {
                one.credit.urls.push(url);
            }
            return;
        }
        if self.sponsors.len() >= MAX_SPONSORS {
            return;
        }
        let at = party.range.start;
        let credit = SponsorCredit {
            name: party.name,
            kind,
            coupon_codes: Vec::new(),
            urls: party.url.into_iter().collect(),
            snippet: Some(cut_snippet(self.text, party.range, SNIPPET_BYTES)),
            is_host_read: None,
            source: self.source,
            confidence,
        };
        self.sponsors.push(SponsorEntry { credit, letters, last_position: at });
    }

    /// Assigns codes to the party named last before a position, within reach. Returns whether there was one.
    pub(crate) fn add_codes(&mut self, at: usize, reach: usize, codes: &[String]) -> bool {
        let near = self
            .sponsors
            .iter_mut()
            .filter(|one| one.last_position <= at && at - one.last_position <= reach && kind_rank(one.credit.kind) > 1);
        let Some(one) = near.max_by_key(|one| one.last_position) else { return false };
        for code in codes {
            if !one.credit.coupon_codes.contains(code) && one.credit.coupon_codes.len() < MAX_CODES_OR_URLS {
                one.credit.coupon_codes.push(code.clone());
            }
        }
        true
    }

    /// Returns the name of the party with this URL.
    pub(crate) fn name_of(&self, url: &str) -> Option<String> {
        let one = self
            .sponsors
            .iter()
            .find(|one| kind_rank(one.credit.kind) > 1 && one.credit.urls.iter().any(|known| known == url));
        one.map(|one| one.credit.name.clone())
    }

    pub(crate) fn has_url(&self, url: &str) -> bool {
        self.sponsors.iter().any(|one| one.credit.urls.iter().any(|known| known == url))
    }

    /// Returns the credits with their positions.
    pub(crate) fn finish(self) -> Vec<(SponsorCredit, usize)> {
        self.sponsors.into_iter().map(|one| (one.credit, one.last_position)).collect()
    }
}
