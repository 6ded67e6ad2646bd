//! A variant of a podcast's feed: at its own URL, or copied to another with different ids or an older state.

use super::synthetic_catalog::SyntheticPodcast;
use super::web_urls::WebAddress;

/// What differs between variants.
#[derive(Clone, Debug)]
pub struct FeedVariant {
    pub address: WebAddress,
    /// The company that stores the audio; `own` for the show's own server.
    pub hosting_company: &'static str,
    pub podcast_guid: PodcastGuidRule,
    pub item_guids: ItemGuidRule,
    pub new_address: Option<WebAddress>,
    /// Without episodes.
    pub is_empty: bool,
}

/// Which `podcast:guid` an invented feed declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PodcastGuidRule {
    /// Derived from the podcast's own URL, when the show uses the podcast namespace.
    Own,
    /// Derived from the podcast's own URL in any case.
    OwnAlways,
    /// Derived from the variant's URL.
    OfAddress,
    Never,
}

/// Which guids the items of an invented feed have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemGuidRule {
    Own,
    /// All different from the original.
    Renamed,
    Missing,
    /// Each shared by two episodes.
    Repeated,
}

impl FeedVariant {
    /// The publisher's own variant.
    pub fn own(podcast: &SyntheticPodcast<'_>) -> Self {
        Self {
            address: podcast.address.clone(),
            hosting_company: podcast.hosting_company,
            podcast_guid: PodcastGuidRule::Own,
            item_guids: ItemGuidRule::Own,
            new_address: None,
            is_empty: false,
        }
    }
}
