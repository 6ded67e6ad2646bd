//! A credit of a person as the identity rules read it.

use crate::{AppearanceKind, EpisodeId, PodcastId, Timestamp};

/// A host's or guest's credit in an episode.
#[derive(Clone, Debug, PartialEq)]
pub struct CreditedAppearance {
    pub podcast: PodcastId,
    pub episode: EpisodeId,
    /// Equal for all spellings of the name.
    pub key: String,
    /// As written.
    pub name: String,
    pub kind: AppearanceKind,
    pub confidence: f32,
    pub published_at: Option<Timestamp>,
    pub profession: Option<String>,
    pub organization: Option<String>,
    pub image_url: Option<String>,
    /// The page of the person that the credit links to.
    pub url: Option<String>,
    /// The URL belongs to one person (see [`super::names_of_personal_url`]).
    pub is_url_personal: bool,
    /// Keys of the other hosts and guests of the episode.
    pub others: Vec<String>,
    /// Genres of the podcast.
    pub topics: Vec<String>,
}
