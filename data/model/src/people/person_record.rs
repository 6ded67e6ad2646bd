//! A person as a generation stores it for pages and the API.

use super::joined_person::{JoinReason, JoinedPerson, JoinedPodcast, Spelling};
use crate::{AppearanceKind, EpisodeId, PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

/// Podcasts that are stored with a person.
pub(super) const MAX_PODCASTS: usize = 500;

/// A person with everything but the appearances.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonRecord {
    pub slug: String,
    pub name: String,
    /// Name keys, by which people opt out.
    pub keys: Vec<String>,
    pub spellings: Vec<Spelling>,
    pub spelling_count: usize,
    /// Most appearances first, at most 500.
    pub podcasts: Vec<JoinedPodcast>,
    pub podcast_count: usize,
    pub appearances: usize,
    /// Appearances as host.
    pub hosted: usize,
    pub first_at: Option<Timestamp>,
    pub latest_at: Option<Timestamp>,
    pub profiles: Vec<String>,
    pub image_url: Option<String>,
    pub professions: Vec<String>,
    pub organizations: Vec<String>,
    pub topics: Vec<String>,
    pub confidence: f32,
    /// Slugs of namesakes who may be the same person, with the reason.
    pub possibly_same: Vec<(String, JoinReason)>,
}

/// An appearance of a person.
#[derive(Clone, Debug, PartialEq)]
pub struct AppearanceRecord {
    pub episode: EpisodeId,
    pub podcast: PodcastId,
    pub kind: AppearanceKind,
    pub confidence: f32,
    pub published_at: Option<Timestamp>,
    /// The name as the episode writes it.
    pub name: String,
}

/// A row of a list with its place, after which the next page begins.
#[derive(Clone, Debug, PartialEq)]
pub struct ListEntry<Record> {
    pub rank: i64,
    pub record: Record,
}

impl PersonRecord {
    /// Returns the record without namesakes, whose slugs are given later.
    #[must_use]
    pub fn of(person: &JoinedPerson, slug: String) -> Self {
        let dates = || person.appearances.iter().filter_map(|one| one.published_at);
        Self {
            slug,
            name: person.name.clone(),
            keys: person.keys.clone(),
            spellings: person.spellings.clone(),
            spelling_count: person.spelling_count,
            podcasts: person.podcasts.iter().take(MAX_PODCASTS).cloned().collect(),
            podcast_count: person.podcasts.len(),
            appearances: person.appearances.len(),
            hosted: person.appearances.iter().filter(|one| one.kind == AppearanceKind::Host).count(),
            first_at: dates().min(),
            latest_at: dates().max(),
            profiles: person.profiles.clone(),
            image_url: person.image_url.clone(),
            professions: person.professions.clone(),
            organizations: person.organizations.clone(),
            topics: person.topics.clone(),
            confidence: person.confidence,
            possibly_same: Vec::new(),
        }
    }
}
