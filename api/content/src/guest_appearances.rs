//! Finds episodes whose credits name the guests of profiles.

use crate::person_searches::person_searches;
use earshot_api_server::prelude::*;
use earshot_app::{NewGuestAppearance, TrackedGuest};
use earshot_indexer::{CancelToken, EpisodeHit, EpisodeKey, Page, PodcastKey};
use earshot_model::alert::{EpisodeDate, NEWS_DAYS, key_words, news_since};
use earshot_model::guest_profile::{GuestAppearance, GuestProfileFields, find_appearance};
use earshot_model::search::SearchOptions;
use earshot_model::{AppearanceKind, EpisodeId, Timestamp};
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// Guests that are read at once.
const GUESTS_PER_PAGE: u64 = 1_000;
/// Episodes that are read for one guest and one role.
const MAX_EPISODES: usize = 200;

/// The guests whose appearances are tracked, by the first and last word of their names.
#[derive(Debug, Default)]
pub struct GuestMatcher {
    guests: Vec<TrackedGuest>,
    by_name: HashMap<(String, String), Vec<usize>>,
    /// Appearances before this time are no news (decision 054).
    news_since: Timestamp,
}

impl GuestMatcher {
    /// Reads all guests.
    pub async fn load(state: &AppState) -> Result<Self, ApiError> {
        let now = state.clock.now();
        let mut matcher = Self { news_since: news_since(Some(NEWS_DAYS), now, now), ..Self::default() };
        let mut after = Uuid::nil();
        loop {
            let guests = state.db.tracked_guests(after, GUESTS_PER_PAGE).await?;
            let Some(last) = guests.last() else { return Ok(matcher) };
            after = last.id;
            for guest in guests {
                matcher.add(guest);
            }
        }
    }

    fn add(&mut self, guest: TrackedGuest) {
        if let Some(key) = name_key(&guest.fields.name()) {
            self.by_name.entry(key).or_default().push(self.guests.len());
            self.guests.push(guest);
        }
    }

    /// Finds the guests who are the guests of an episode, without probable namesakes. Episodes that left their feed, and
    /// old ones that enter the catalog with their show, have none.
    pub fn match_episode(
        &self,
        generation: &OpenGeneration,
        id: EpisodeId,
    ) -> Result<Vec<NewGuestAppearance>, ApiError> {
        if self.guests.is_empty() {
            return Ok(Vec::new());
        }
        let Some(episode) = generation.backend.episode(EpisodeKey::Id(id))? else { return Ok(Vec::new()) };
        if episode.episode.gone_at.is_some() {
            return Ok(Vec::new());
        }
        let names = episode.credits.people.iter().map(|person| &person.name);
        let names = names.chain(episode.episode.persons.iter().map(|person| &person.name));
        let named: HashSet<usize> =
            names.filter_map(|name| self.by_name.get(&name_key(name)?)).flatten().copied().collect();
        if named.is_empty() {
            return Ok(Vec::new());
        }
        let podcast_id = episode.episode.podcast_id;
        let Some(podcast) = generation.backend.podcast(PodcastKey::Id(podcast_id))? else { return Ok(Vec::new()) };
        if !EpisodeDate::of_episode(&episode.episode, &podcast.podcast).is_news(self.news_since) {
            return Ok(Vec::new());
        }
        let mut found: Vec<NewGuestAppearance> = named
            .into_iter()
            .filter_map(|number| self.guests.get(number))
            .filter(|guest| {
                find_appearance(&guest.fields, &episode, &podcast)
                    .is_some_and(|found| found.role == AppearanceKind::Guest && found.is_likely())
            })
            .map(|guest| NewGuestAppearance { profile_id: guest.id, episode_id: id, podcast_id })
            .collect();
        found.sort_by_key(|one| one.profile_id);
        Ok(found)
    }
}

/// Equal for all names that credit the same person.
fn name_key(name: &str) -> Option<(String, String)> {
    let words = key_words(name);
    Some((words.first()?.clone(), words.last()?.clone()))
}

/// An episode with a guest.
pub struct FoundAppearance {
    pub hit: EpisodeHit,
    pub appearance: GuestAppearance,
}

/// Finds the episodes whose credits name a guest, newest first.
pub fn find_appearances(
    generation: &OpenGeneration,
    fields: &GuestProfileFields,
    searches: &[SearchOptions],
    cancel: &CancelToken,
) -> Result<Vec<FoundAppearance>, ApiError> {
    let (mut found, mut known) = (Vec::new(), HashSet::new());
    for options in searches {
        let page = Page { skip: 0, limit: MAX_EPISODES };
        for hit in generation.backend.search_episodes_until(options, page, cancel)?.hits {
            let Some(appearance) = find_appearance(fields, &hit.document, &hit.podcast) else { continue };
            if known.insert(hit.document.episode.id) {
                found.push(FoundAppearance { hit, appearance });
            }
        }
    }
    found.sort_by_key(|one| (Reverse(one.hit.document.episode.published_at), one.hit.document.episode.id));
    Ok(found)
}

/// The searches for a guest: as guest, and as host. None for a guest without a name.
pub fn appearance_searches(fields: &GuestProfileFields) -> Vec<SearchOptions> {
    person_searches(&fields.name())
}
