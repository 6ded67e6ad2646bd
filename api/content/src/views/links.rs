//! Links of a podcast, with where they were found.

use earshot_api_server::prelude::*;

/// A social profile and where it was found.
#[view(Clone, PartialEq)]
pub struct SocialLinkView {
    /// The platform, such as `youtube`.
    pub social_media_type: String,
    /// URL of the profile.
    pub url: String,
    /// Where the link was found: `rss`, `podcast-website`.
    pub sources: Vec<String>,
    /// Where and when the link was seen.
    #[serde(rename = "pedigree")]
    pub provenance: LinkProvenance,
}

/// A directory listing and where it was found.
#[view(Clone, PartialEq)]
pub struct DirectoryLinkView {
    /// The directory, such as `apple` or `spotify`.
    pub directory: String,
    /// URL of the listing.
    pub url: String,
    /// Where the link was found: `rss`, `podcast-website`.
    pub sources: Vec<String>,
    /// Where and when the link was seen.
    #[serde(rename = "pedigree")]
    pub provenance: LinkProvenance,
}

/// Where and when a link was seen, and the confidence that it belongs to the podcast.
#[view(Clone, PartialEq)]
pub struct LinkProvenance {
    /// When the link was first seen.
    pub first_seen_at: TimestampView,
    /// When the link was last seen.
    pub last_seen_at: TimestampView,
    /// The page of the website that contains the link; `null` for links that only the feed contains.
    pub page_url: Option<String>,
    /// The purpose of the page: `home`, `contact`.
    pub page_kind: Option<String>,
    /// Number of occurrences on the whole site.
    pub occurrences: Option<u32>,
    /// Confidence, 0 to 1. Links in the feed are trusted.
    pub confidence: Option<f32>,
}
