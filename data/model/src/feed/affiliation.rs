//! The affiliation of a podcast: the organization or person behind it, as detected from its feed.

use serde::{Deserialize, Serialize};

named! {
    /// Spec 3, Affiliation types.
    AffiliationKind {
        Academic = "academic",
        Branded = "branded",
        Celebrity = "celebrity",
        Government = "government",
        Independent = "independent",
        LegacyMedia = "legacy media",
        PodcastCompany = "podcast company",
        NewMedia = "new media",
        NotForProfit = "not for profit",
        Religious = "religious",
        Other = "other",
        /// The feed gives no evidence of an affiliation.
        Unknown = "unknown",
    }

    /// The evidence from which an affiliation was detected.
    AffiliationSource {
        Owner = "owner",
        Author = "author",
        Description = "description",
        Website = "website",
    }
}

/// The organization or person behind a podcast, as detected from its feed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Affiliation {
    pub kind: AffiliationKind,
    /// The name as the feed writes it. `None` for independent podcasts, and where the feed names nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "organisation")]
    pub organization: Option<String>,
    /// `None` when the feed gives no evidence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<AffiliationSource>,
}
