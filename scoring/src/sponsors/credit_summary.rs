//! Summary of a podcast's credits: whether it has guests, advertisers, and host-read advertisements.

use earshot_model::{AppearanceKind, CreditSummary, PersonCredit, SponsorCredit, SponsorKind};

/// Guest credits of a single episode below this confidence do not make a podcast one with guests.
const MIN_CONFIDENCE: f32 = 0.7;

/// Collects the credits of a podcast's episodes, in any order.
#[derive(Clone, Copy, Debug, Default)]
pub struct CreditSummaryBuilder {
    episodes: usize,
    with_guests: bool,
    with_advertisers: bool,
    has_host_reads: Option<bool>,
}

impl CreditSummaryBuilder {
    /// Adds the credits of one episode.
    pub fn add(&mut self, people: &[PersonCredit], sponsors: &[SponsorCredit]) {
        self.episodes += 1;
        let is_guest =
            |person: &PersonCredit| person.kind == AppearanceKind::Guest && person.confidence >= MIN_CONFIDENCE;
        self.with_guests |= people.iter().any(is_guest);
        for sponsor in sponsors.iter().filter(|sponsor| sponsor.confidence >= MIN_CONFIDENCE && is_paying(sponsor.kind))
        {
            self.with_advertisers = true;
            if let Some(is_host_read) = sponsor.is_host_read {
                self.has_host_reads = Some(self.has_host_reads.unwrap_or(false) || is_host_read);
            }
        }
    }

    /// Returns the summary of all added episodes.
    #[must_use]
    pub fn finish(self) -> CreditSummary {
        if self.episodes == 0 {
            return CreditSummary::default();
        }
        CreditSummary {
            has_guests: Some(self.with_guests),
            has_advertisers: Some(self.with_advertisers),
            // Only transcripts show who reads an advertisement; without advertisers there is none.
            has_host_read_sponsors: if self.with_advertisers { self.has_host_reads } else { Some(false) },
        }
    }
}

/// Returns whether the party pays or offers something, as advertisers do.
fn is_paying(kind: SponsorKind) -> bool {
    matches!(kind, SponsorKind::Sponsor | SponsorKind::Advertiser | SponsorKind::Affiliate)
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::CreditSource;

    fn sponsor(kind: SponsorKind, is_host_read: Option<bool>) -> SponsorCredit {
        SponsorCredit {
            name: "Acme".to_owned(),
            kind,
            coupon_codes: Vec::new(),
            urls: Vec::new(),
            snippet: None,
            is_host_read,
            source: CreditSource::Description,
            confidence: 0.9,
        }
    }

    #[test]
    fn summary_of_a_podcast() {
        let of = |sponsors: &[SponsorCredit]| {
            let mut signs = CreditSummaryBuilder::default();
            signs.add(&[], sponsors);
            let signs = signs.finish();
            (signs.has_guests, signs.has_advertisers, signs.has_host_read_sponsors)
        };
        assert_eq!(CreditSummaryBuilder::default().finish(), CreditSummary::default());
        assert_eq!(of(&[]), (Some(false), Some(false), Some(false)));
        assert_eq!(of(&[sponsor(SponsorKind::Donation, None)]), (Some(false), Some(false), Some(false)));
        assert_eq!(of(&[sponsor(SponsorKind::Sponsor, None)]), (Some(false), Some(true), None));
        assert_eq!(of(&[sponsor(SponsorKind::Sponsor, Some(true))]), (Some(false), Some(true), Some(true)));
    }
}
