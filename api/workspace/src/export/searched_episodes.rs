//! Runs a search for episodes of the history again, for the rows of an export instead of a page.

use super::searched_podcasts::{PAGE_HITS, options_of_stored};
use earshot_api_content::exports::podcast_record;
use earshot_api_server::error::{ApiError, ErrorCode};
use earshot_api_server::extract::Caller;
use earshot_api_server::page_urls::{episode_page_url, podcast_page_url};
use earshot_api_server::state::{AppState, EngineTask};
use earshot_api_server::work_queue::WorkCost;
use earshot_app::StoredSearch;
use earshot_indexer::{EpisodeHit, Page, Total};
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
        let found = read_page(state, caller, &options, page, generation.take()).await?;
        let is_last = found.rows.len() < page.limit;
        rows.extend(found.rows);
        generation = Some(found.generation);
        if is_last || rows.len() >= limit {
            let (total, is_count_exact) = match found.total {
                Total::Exactly(count) => (count, true),
                Total::AtLeast(count) => (count, false),
            };
            return Ok(SearchedEpisodes { count: total.max(rows.len()), rows, is_count_exact });
        }
    }
}

/// A page of rows.
struct FoundPage {
    rows: Vec<EpisodeRow>,
    total: Total,
    generation: String,
}

async fn read_page(
    state: &AppState,
    caller: &Caller,
    options: &SearchOptions,
    page: Page,
    generation: Option<String>,
) -> Result<FoundPage, ApiError> {
    let (options, tier, public_url) = (options.clone(), caller.tier, state.config.public_url.clone());
    let task = EngineTask::new(caller, WorkCost::of_search(&options)).on_generation(generation);
    let found = state.run_engine_task(task, move |generation, cancel| {
        let found = generation.backend.search_episodes_until(&options, page, cancel)?;
        if found.is_partial {
            let message = "The search took too long to find everything. Narrow it down, then export it.";
            return Err(ApiError::new(ErrorCode::Timeout, message));
        }
        let rows = found.hits.iter().map(|hit| EpisodeRow::of(hit, tier, &public_url)).collect();
        Ok(FoundPage { rows, total: found.total, generation: generation.name.clone() })
    });
    found.await
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
