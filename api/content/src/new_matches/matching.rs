//! Matches episodes with alerts by their words, or by a search.

use super::news_rules::NewsRules;
use earshot_api_server::prelude::*;
use earshot_app::{MatchedItem, NewAlertMatch};
use earshot_indexer::{CancelToken, EpisodeKey, EpisodeListOptions, Page, PodcastKey};
use earshot_model::alert::{EpisodeDate, MatchContent, MatchSource, MatchStatus};
use earshot_model::search::{SearchMode, SearchOptions};
use earshot_model::{Episode, EpisodeDocument, EpisodeId, PodcastDocument};
use earshot_percolator::{AlertMatcher, EpisodeToMatch, audio_key, text_key, title_key};
use std::slice;

/// Newest episodes of a show among which a title is counted.
const COUNTED_EPISODES: usize = 100;
/// A show with more episodes of one title gives it to all of them, like a daily bulletin.
const MAX_VERSIONS: usize = 2;

/// Reads an episode, and matches it with all alerts. Episodes that left the catalog match none.
pub fn match_episode(
    (matcher, rules): (&AlertMatcher, &NewsRules),
    generation: &OpenGeneration,
    id: EpisodeId,
) -> Result<Vec<NewAlertMatch>, ApiError> {
    let Some(episode) = generation.backend.episode(EpisodeKey::Id(id))? else { return Ok(Vec::new()) };
    let podcast = generation.backend.podcast(PodcastKey::Id(episode.episode.podcast_id))?;
    let Some(podcast) = podcast else { return Ok(Vec::new()) };
    match_documents((matcher, rules), generation, &episode, &podcast)
}

/// Matches an episode with all alerts. Episodes that left their feed match none, nor do those of ignored podcasts, which
/// searches leave out (decision 083).
pub fn match_documents(
    (matcher, rules): (&AlertMatcher, &NewsRules),
    generation: &OpenGeneration,
    episode: &EpisodeDocument,
    podcast: &PodcastDocument,
) -> Result<Vec<NewAlertMatch>, ApiError> {
    if episode.episode.gone_at.is_some() || podcast.ignore_reason.is_some() {
        return Ok(Vec::new());
    }
    let id = episode.episode.id;
    let transcript = if episode.has_transcript { generation.backend.transcript(id)? } else { None };
    let found = matcher.match_episode(EpisodeToMatch { episode, podcast, transcript: transcript.as_ref() });
    if found.is_empty() {
        return Ok(Vec::new());
    }
    // The keys are hashes of the episode's texts, and the same for all alerts.
    let (unassigned, date) = episode_match(episode, podcast);
    let to_match = |found: earshot_percolator::EpisodeMatch| {
        let one = for_alert(unassigned.clone(), rules, found.alert_id, date);
        NewAlertMatch {
            status: found.decision.status,
            source: found.decision.source,
            content: MatchContent {
                role: found.decision.role,
                mentions: found.decision.mentions,
                filters: found.decision.filters,
                ..one.content
            },
            ..one
        }
    };
    let mut found: Vec<NewAlertMatch> = found.into_iter().map(to_match).collect();
    keep_repeated_title(generation, &episode.episode, &mut found)?;
    Ok(found)
}

/// The matches of an alert that are the results of a search, the number of all results, and how many were read.
pub struct SearchMatches {
    pub matches: Vec<NewAlertMatch>,
    pub total: usize,
    pub read: usize,
}

/// Runs the search of an alert. Every podcast that it finds is a match; an episode is one unless it left its feed.
pub fn match_search(
    (rules, alert_id): (&NewsRules, Uuid),
    generation: &OpenGeneration,
    options: &SearchOptions,
    limit: usize,
    cancel: &CancelToken,
) -> Result<SearchMatches, ApiError> {
    let page = Page { skip: 0, limit };
    if options.mode == SearchMode::Podcasts {
        let found = generation.backend.search_podcasts_until(options, page, cancel)?;
        let matches = found.hits.iter().map(|hit| podcast_match(alert_id, &hit.document)).collect();
        return Ok(SearchMatches { matches, total: found.total.count(), read: found.hits.len() });
    }
    let found = generation.backend.search_episodes_until(options, page, cancel)?;
    let mut matches = Vec::new();
    for hit in found.hits.iter().filter(|hit| hit.document.episode.gone_at.is_none()) {
        let (unassigned, date) = episode_match(&hit.document, &hit.podcast);
        let mut one = for_alert(unassigned, rules, alert_id, date);
        keep_repeated_title(generation, &hit.document.episode, slice::from_mut(&mut one))?;
        matches.push(one);
    }
    Ok(SearchMatches { matches, total: found.total.count(), read: found.hits.len() })
}

/// Removes the keys of the title from matches with an episode whose show gives many episodes the same title: they are
/// different episodes. The back catalog has no such keys.
fn keep_repeated_title(
    generation: &OpenGeneration,
    episode: &Episode,
    found: &mut [NewAlertMatch],
) -> Result<(), ApiError> {
    let Some(key) = found.iter().find_map(|one| one.title_key.clone()) else { return Ok(()) };
    let requested = EpisodeListOptions { has_transcript: None, skip: 0, limit: COUNTED_EPISODES };
    let others = generation.backend.podcast_episodes(episode.podcast_id, requested)?.episodes;
    if others.iter().filter(|other| title_key(&other.episode).as_ref() == Some(&key)).count() > MAX_VERSIONS {
        for one in found {
            (one.title_key, one.text_key) = (None, None);
        }
    }
    Ok(())
}

/// The match of an episode with an alert that is still to be set by [`for_alert`], and the date that decides whether it is news.
fn episode_match(episode: &EpisodeDocument, podcast: &PodcastDocument) -> (NewAlertMatch, EpisodeDate) {
    let date = EpisodeDate::of_episode(&episode.episode, &podcast.podcast);
    let unassigned = NewAlertMatch {
        alert_id: Uuid::nil(),
        subject: MatchedItem::Episode(episode.episode.id),
        podcast_id: podcast.podcast.id,
        status: MatchStatus::Kept,
        source: MatchSource::Episode,
        audio_key: audio_key(episode),
        text_key: text_key(episode),
        title_key: title_key(&episode.episode),
        dated_at: Some(date.at),
        is_back_catalog: false,
        content: episode_content(episode, podcast),
    };
    (unassigned, date)
}

fn for_alert(unassigned: NewAlertMatch, rules: &NewsRules, alert_id: Uuid, date: EpisodeDate) -> NewAlertMatch {
    let is_back_catalog = !rules.is_news(alert_id, date);
    let title_key = unassigned.title_key.filter(|_| !is_back_catalog);
    NewAlertMatch { alert_id, is_back_catalog, title_key, ..unassigned }
}

fn podcast_match(alert_id: Uuid, podcast: &PodcastDocument) -> NewAlertMatch {
    NewAlertMatch {
        alert_id,
        subject: MatchedItem::Podcast(podcast.podcast.id),
        podcast_id: podcast.podcast.id,
        status: MatchStatus::Kept,
        source: MatchSource::Podcast,
        audio_key: None,
        text_key: None,
        title_key: None,
        dated_at: None,
        is_back_catalog: false,
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
