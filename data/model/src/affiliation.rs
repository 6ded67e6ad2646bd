//! Who stands behind a podcast.

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
        /// Nothing tells.
        Unknown = "unknown",
    }

    /// What told of an affiliation.
    AffiliationSource {
        Owner = "owner",
        Author = "author",
        Description = "description",
        Website = "website",
    }
}

/// Who stands behind a podcast, as its feed tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Affiliation {
    pub kind: AffiliationKind,
    /// As the feed writes it; `None` for those who stand for themselves, and where nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "organisation")]
    pub organization: Option<String>,
    /// `None` when nothing tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<AffiliationSource>,
}
