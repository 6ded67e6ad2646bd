//! Turns episodes into matches of alerts, as the database stores them.

use earshot_api_server::error::ApiError;
use earshot_api_server::serving::OpenGeneration;
use earshot_app::{MatchedItem, NewAlertMatch};
use earshot_indexer::{EpisodeKey, PodcastKey};
use earshot_model::alert::{MatchContent, MatchSource, MatchStatus};
use earshot_model::{EpisodeDocument, EpisodeId, PodcastDocument};
use earshot_percolator::{AlertMatcher, EpisodeToMatch, audio_key, text_key};
use uuid::Uuid;

/// Reads an episode, and matches it with all alerts. Episodes that left their feed or the catalog match none.
pub fn match_episode(
    matcher: &AlertMatcher,
    generation: &OpenGeneration,
    id: EpisodeId,
) -> Result<Vec<NewAlertMatch>, ApiError> {
    let Some(episode) = generation.backend.episode(EpisodeKey::Id(id))? else { return Ok(Vec::new()) };
    if episode.episode.gone_at.is_some() {
        return Ok(Vec::new());
    }
    let podcast = generation.backend.podcast(PodcastKey::Id(episode.episode.podcast_id))?;
    let Some(podcast) = podcast else { return Ok(Vec::new()) };
    match_documents(matcher, generation, &episode, &podcast)
}

/// Matches an episode with all alerts.
pub fn match_documents(
    matcher: &AlertMatcher,
    generation: &OpenGeneration,
    episode: &EpisodeDocument,
    podcast: &PodcastDocument,
) -> Result<Vec<NewAlertMatch>, ApiError> {
    let id = episode.episode.id;
    let transcript = if episode.has_transcript { generation.backend.transcript(id)? } else { None };
    let found = matcher.match_episode(EpisodeToMatch { episode, podcast, transcript: transcript.as_ref() });
    let to_match = |found: earshot_percolator::EpisodeMatch| NewAlertMatch {
        alert_id: found.alert_id,
        subject: MatchedItem::Episode(id),
        podcast_id: podcast.podcast.id,
        status: found.decision.status,
        source: found.decision.source,
        audio_key: found.audio_key,
        text_key: found.text_key,
        content: MatchContent {
            role: found.decision.role,
            mentions: found.decision.mentions,
            filters: found.decision.filters,
            ..episode_content(episode, podcast)
        },
    };
    Ok(found.into_iter().map(to_match).collect())
}

/// An episode among the results of a search.
pub fn found_episode(alert_id: Uuid, episode: &EpisodeDocument, podcast: &PodcastDocument) -> NewAlertMatch {
    NewAlertMatch {
        alert_id,
        subject: MatchedItem::Episode(episode.episode.id),
        podcast_id: podcast.podcast.id,
        status: MatchStatus::Kept,
        source: MatchSource::Episode,
        audio_key: audio_key(episode),
        text_key: text_key(episode),
        content: episode_content(episode, podcast),
    }
}

/// A podcast among the results of a search.
pub fn found_podcast(alert_id: Uuid, podcast: &PodcastDocument) -> NewAlertMatch {
    NewAlertMatch {
        alert_id,
        subject: MatchedItem::Podcast(podcast.podcast.id),
        podcast_id: podcast.podcast.id,
        status: MatchStatus::Kept,
        source: MatchSource::Podcast,
        audio_key: None,
        text_key: None,
        content: podcast_content(podcast),
    }
}

pub fn podcast_content(podcast: &PodcastDocument) -> MatchContent {
    let podcast = &podcast.podcast;
    MatchContent {
        podcast_title: podcast.title.clone(),
        podcast_slug: podcast.slug.clone(),
        podcast_image_url: podcast.image_url.clone(),
        ..MatchContent::default()
    }
}

fn episode_content(episode: &EpisodeDocument, podcast: &PodcastDocument) -> MatchContent {
    let episode = &episode.episode;
    MatchContent {
        episode_title: Some(episode.title.clone()),
        episode_slug: Some(episode.slug.clone()),
        episode_image_url: episode.image_url.clone(),
        published_at: episode.published_at,
        audio_url: episode.enclosure_url.clone(),
        ..podcast_content(podcast)
    }
}
