//! Tiers and what each may do: spec 6 and 9 as tables.

use crate::transcript::TranscriptExport;
use serde::{Deserialize, Serialize};

named! {
    /// Who is asking (spec 6), in ascending order.
    Tier {
        /// Not signed in.
        Public = "public",
        Free = "free",
        Individual = "individual",
        Business = "business",
        Agency = "agency",
        /// Internal.
        Admin = "admin",
    }
}

impl Tier {
    /// The row of [`LIMITS`].
    #[must_use]
    pub fn limits(self) -> &'static Limits {
        &LIMITS[self as usize]
    }
}

/// The period a count of searches is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Period {
    Day,
    Month,
}

/// What a tier may do. `None` is unlimited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Limits {
    /// Spec 9, Searches.
    pub searches: Option<(u32, Period)>,
    /// Spec 9, Max results per search: how deep the pages of one search go.
    pub max_results_per_search: usize,
    /// Spec 6: API access.
    pub api_access: bool,
    /// Spec 6: RSS primary contacts visible.
    pub sees_primary_contacts: bool,
    /// Spec 6: internal contacts visible.
    pub sees_contacts: bool,
    /// Spec 6, Extra podcast fields: ratings, Castbox, guests and socials.
    pub sees_socials: bool,
    /// Spec 6, Extra podcast fields: appleId and countries.
    pub sees_apple_id: bool,
    /// Spec 6, Transcript formats; WebVTT also with a sentence a cue.
    #[serde(skip)]
    pub transcript_formats: &'static [TranscriptExport],
    /// Spec 6: only admin may set the page size.
    pub sets_page_size: bool,
}

/// Spec 6 and 9, one row per tier in the order of [`Tier::ALL`].
pub const LIMITS: [Limits; 6] = {
    const PUBLIC: Limits = Limits {
        searches: Some((20, Period::Day)),
        max_results_per_search: 3,
        api_access: false,
        sees_primary_contacts: false,
        sees_contacts: false,
        sees_socials: false,
        sees_apple_id: false,
        transcript_formats: &[],
        sets_page_size: false,
    };
    const FREE: Limits =
        Limits { searches: Some((10, Period::Day)), max_results_per_search: 10, sees_socials: true, ..PUBLIC };
    const INDIVIDUAL: Limits = Limits {
        searches: Some((300, Period::Month)),
        max_results_per_search: 100,
        sees_primary_contacts: true,
        sees_apple_id: true,
        transcript_formats: &[TranscriptExport::Txt],
        ..FREE
    };
    const BUSINESS: Limits = Limits {
        searches: Some((1000, Period::Month)),
        api_access: true,
        sees_contacts: true,
        transcript_formats: &[TranscriptExport::Txt, TranscriptExport::Vtt, TranscriptExport::VttSentences],
        ..INDIVIDUAL
    };
    const AGENCY: Limits = Limits { searches: Some((5000, Period::Month)), ..BUSINESS };
    const ADMIN: Limits = Limits { searches: None, sets_page_size: true, ..AGENCY };
    [PUBLIC, FREE, INDIVIDUAL, BUSINESS, AGENCY, ADMIN]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_says_what_the_spec_says() {
        let rows: Vec<_> = Tier::ALL
            .iter()
            .map(|tier| {
                let limits = tier.limits();
                (tier.as_str(), limits.searches, limits.max_results_per_search, limits.api_access)
            })
            .collect();
        assert_eq!(
            rows,
            [
                ("public", Some((20, Period::Day)), 3, false),
                ("free", Some((10, Period::Day)), 10, false),
                ("individual", Some((300, Period::Month)), 100, false),
                ("business", Some((1000, Period::Month)), 100, true),
                ("agency", Some((5000, Period::Month)), 100, true),
                ("admin", None, 100, true),
            ]
        );
    }
}
