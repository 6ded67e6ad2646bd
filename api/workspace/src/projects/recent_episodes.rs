//! `GET /api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes`

use crate::projects::find_project;
use chrono::Days;
use earshot_api_content::lookup::add_request_times;
use earshot_api_content::views::EpisodeView;
use earshot_api_server::extract::check_skip;
use earshot_api_server::prelude::*;
use earshot_app::{ListedPodcast, ListedPodcastFilter};
use earshot_indexer::{EpisodeHit, Page};
use earshot_model::project::ListedPodcastState;
use earshot_model::search::{
    Filters, NullOrder, RetrievalMode, RetrievalOptions, SearchMode, SearchOptions, SnippetOptions, SortDirection,
    SortField, SortOrder,
};
use earshot_model::{PodcastId, Timestamp};
use std::collections::HashMap;

/// Spec 7: days default 7.
const DEFAULT_DAYS: u64 = 7;
const MAX_DAYS: u64 = 365;
const DEFAULT_LIMIT: usize = 100;
const MAX_LIMIT: usize = 200;

/// Which episodes are returned.
#[parameters]
pub struct RecentEpisodesParameters {
    /// Episodes from the last N days, 1 to 365; 7 by default.
    #[param(minimum = 1, maximum = 365)]
    days: Option<u64>,
    /// Only episodes of listed podcasts in these states. Repeat the parameter for each state.
    #[serde(default)]
    states: Vec<String>,
    /// Number of episodes to skip; 0 by default.
    skip: Option<usize>,
    /// Maximum number of episodes, 1 to 200; 100 by default.
    #[param(minimum = 1, maximum = 200)]
    limit: Option<usize>,
}

/// The recent episodes of a project's podcasts.
#[view]
pub struct RecentEpisodesData {
    /// The options as applied.
    options: RecentEpisodesOptions,
    /// Number of episodes on all pages.
    total_episodes: usize,
    /// The episodes, newest first.
    episodes: Vec<ListedEpisodeView>,
}

/// The options of the call.
#[view]
pub struct RecentEpisodesOptions {
    /// Episodes from the last N days.
    days: u64,
    /// States of the listed podcasts; empty for all.
    states: Vec<String>,
    /// Number of episodes that are skipped.
    skip: usize,
    /// Maximum number of episodes in the response.
    limit: usize,
}

/// An episode of a listed podcast.
#[view]
pub struct ListedEpisodeView {
    /// The episode.
    #[serde(flatten)]
    episode: EpisodeView,
    /// ID of the listed podcast.
    listed_podcast_id: String,
    /// State of the listed podcast.
    state: String,
    /// URL of the podcast's image; `null` when there is none.
    podcast_image_url: Option<String>,
}

/// Returns the episodes that the podcasts of a project published in the last days, newest first.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/podcasts/recent-episodes",
    (status = 200, description = "The episodes", body = Envelope<RecentEpisodesData>),
)]
pub async fn get_project_recent_episodes(
    state: AppState,
    caller: Caller,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<RecentEpisodesParameters>,
) -> Result<Envelope<RecentEpisodesData>, ApiError> {
    let (options, states) = parameters.check()?;
    let project = find_project(&state, &account, &project).await?;
    let filter = ListedPodcastFilter { states, priorities: Vec::new() };
    let entries = state.db.listed_podcasts(&account, project.id, &filter).await?;
    // A search without podcasts would find the episodes of all podcasts.
    if entries.is_empty() {
        return Ok(Envelope::new(RecentEpisodesData { options, total_episodes: 0, episodes: Vec::new() }));
    }
    let search = build_search(&entries, options.days, state.clock.now());
    let page = Page { skip: options.skip, limit: options.limit };
    let task = EngineTask::new(&caller, WorkCost::LATEST);
    let mut data = state
        .run_engine_task(task, move |generation, cancel| {
            let found = generation.backend.search_episodes_until(&search, page, cancel)?;
            let by_podcast: HashMap<PodcastId, &ListedPodcast> =
                entries.iter().map(|entry| (entry.podcast.id, entry)).collect();
            let total_episodes = found.total.count();
            let episodes = found.hits.iter().filter_map(|hit| ListedEpisodeView::of(hit, &by_podcast)).collect();
            Ok(RecentEpisodesData { options, total_episodes, episodes })
        })
        .await?;
    add_request_times(&state, &caller, data.episodes.iter_mut().map(|listed| &mut listed.episode)).await?;
    Ok(Envelope::new(data))
}

/// Builds one search for the episodes of all podcasts. The index resolves IDs of merged podcasts.
fn build_search(entries: &[ListedPodcast], days: u64, now: Timestamp) -> SearchOptions {
    let newest = SortOrder { field: SortField::RecentActivity, direction: SortDirection::Desc, nulls: NullOrder::Last };
    SearchOptions {
        filters: Filters {
            include_podcast_ids: entries.iter().map(|entry| entry.podcast.id).collect(),
            published_since: now.checked_sub_days(Days::new(days)),
            // Some feeds announce episodes with a date in the future.
            published_before: Some(now),
            ..Filters::default()
        },
        sort: vec![newest],
        snippets: SnippetOptions { has_transcript_snippets: false, ..SnippetOptions::default() },
        retrieval: RetrievalOptions { mode: Some(RetrievalMode::Lexical), semantic_weight: None },
        ..SearchOptions::match_all(SearchMode::Episodes)
    }
}

impl RecentEpisodesParameters {
    fn check(self) -> Result<(RecentEpisodesOptions, Vec<ListedPodcastState>), ApiError> {
        let invalid = |parameter: &str, detail: &str| {
            ApiError::invalid("A parameter is not valid.", &format!("/{parameter}"), detail)
        };
        let days = self.days.unwrap_or(DEFAULT_DAYS);
        if !(1..=MAX_DAYS).contains(&days) {
            return Err(invalid("days", "must be 1 to 365"));
        }
        let limit = self.limit.unwrap_or(DEFAULT_LIMIT);
        if !(1..=MAX_LIMIT).contains(&limit) {
            return Err(invalid("limit", "must be 1 to 200"));
        }
        let parse = |name: &String| {
            ListedPodcastState::parse(name).ok_or_else(|| invalid("states", &format!("{name} is not a state")))
        };
        let states = self.states.iter().map(parse).collect::<Result<_, _>>()?;
        let skip = check_skip(self.skip)?;
        Ok((RecentEpisodesOptions { days, states: self.states, skip, limit }, states))
    }
}

impl ListedEpisodeView {
    /// `None` when the episode's podcast is on no entry, which does not happen.
    fn of(hit: &EpisodeHit, by_podcast: &HashMap<PodcastId, &ListedPodcast>) -> Option<Self> {
        let mut ids = std::iter::once(&hit.podcast.podcast.id).chain(&hit.podcast.aliases.ids);
        let entry = ids.find_map(|id| by_podcast.get(id))?;
        Some(Self {
            episode: EpisodeView::of(&hit.document),
            listed_podcast_id: entry.id.to_string(),
            state: entry.state.as_str().to_owned(),
            podcast_image_url: hit.podcast.podcast.image_url.clone(),
        })
    }
}
