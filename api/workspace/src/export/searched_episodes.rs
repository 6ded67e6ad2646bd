//! Runs a search for episodes of the history again, for the rows of an export instead of a page.

use super::searched_podcasts::{PAGE_HITS, options_of_stored, read_page};
use earshot_api_content::exports::podcast_record;
use earshot_api_server::page_urls::{episode_page_url, podcast_page_url};
use earshot_api_server::prelude::*;
use earshot_app::StoredSearch;
use earshot_indexer::{CancelToken, EpisodeHit, Page, SearchBackend, Total};
use earshot_model::search::SearchOptions;
use earshot_model::{Tier, Timestamp};

/// An episode of a search, as far as the plan shows it.
pub(super) struct EpisodeRow {
    pub id: String,
    pub title: String,
    pub podcast: String,
    pub published_at: Option<Timestamp>,
    pub duration_minutes: Option<i64>,
    pub page_url: String,
    pub audio_url: Option<String>,
    pub web_url: Option<String>,
    pub has_transcript: bool,
    pub hosts: Vec<String>,
    pub contact: Option<String>,
    pub authority_score: Option<f64>,
    pub monthly_listeners: Option<i64>,
    pub language: Option<String>,
    pub genres: Vec<String>,
    pub podcast_id: String,
}

/// The episodes of a search, best first.
pub(super) struct SearchedEpisodes {
    pub rows: Vec<EpisodeRow>,
    /// Number of episodes; at least this many when it is not exact.
    pub count: usize,
    pub is_count_exact: bool,
}

/// Runs a search under the caller's plan, for up to `limit` episodes.
///
/// # Errors
/// When the plan has lost a filter of the search, the engine fails, or its time ends before it has found all episodes.
pub(super) async fn search_episodes_of(
    state: &AppState,
    caller: &Caller,
    stored: &StoredSearch,
    limit: usize,
) -> Result<SearchedEpisodes, ApiError> {
    let options = options_of_stored(state, caller, stored).await?;
    let (mut rows, mut generation) = (Vec::new(), None);
    loop {
        let page = Page { skip: rows.len(), limit: (limit - rows.len()).min(PAGE_HITS) };
        let (tier, public_url) = (caller.tier, state.config.public_url.clone());
        let read = move |backend: &dyn SearchBackend, options: &SearchOptions, cancel: &CancelToken| {
            let found = backend.search_episodes_until(options, page, cancel)?;
            let rows = found.hits.iter().map(|hit| EpisodeRow::of(hit, tier, &public_url)).collect();
            Ok((rows, found.total, found.is_partial))
        };
        let found = read_page(state, caller, &options, generation.take(), read).await?;
        let is_last = found.items.len() < page.limit;
        rows.extend(found.items);
        generation = Some(found.generation);
        if is_last || rows.len() >= limit {
            let is_count_exact = matches!(found.total, Total::Exactly(_));
            return Ok(SearchedEpisodes { count: found.total.count().max(rows.len()), rows, is_count_exact });
        }
    }
}

impl EpisodeRow {
    fn of(hit: &EpisodeHit, tier: Tier, public_url: &str) -> Self {
        let (episode, podcast) = (&hit.document.episode, podcast_record(&hit.podcast, tier, public_url));
        let podcast_url = podcast_page_url(public_url, &podcast.slug);
        Self {
            id: episode.id.to_string(),
            title: episode.title.clone(),
            podcast: podcast.title,
            published_at: episode.published_at,
            duration_minutes: episode.duration_s.map(|seconds| (seconds + 30) / 60),
            page_url: episode_page_url(&podcast_url, &episode.slug, None),
            audio_url: episode.enclosure_url.clone(),
            web_url: episode.web_url.clone(),
            has_transcript: hit.document.has_transcript,
            hosts: podcast.host_names,
            // Spec 6: the plans that export contacts.
            contact: podcast.primary_contact_email.filter(|_| tier.limits().sees_contacts),
            authority_score: podcast.authority_score,
            monthly_listeners: podcast.monthly_listeners,
            language: podcast.language,
            genres: podcast.genres,
            podcast_id: podcast.podcast_id,
        }
    }
}
