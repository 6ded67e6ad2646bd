//! `GET /api/v1/episodes/latest`

use earshot_api_content::lookup::add_request_times;
use earshot_api_content::views::{EpisodeView, PodcastSummary, PodcastWithEpisodes};
use earshot_api_server::prelude::*;
use earshot_indexer::{CancelToken, Page};
use earshot_model::search::{
    Filters, NullOrder, SearchMode, SearchOptions, SnippetOptions, SortDirection, SortField, SortOrder,
};
use std::collections::HashMap;

/// Spec 7: the latest 150 episodes.
const MAX_EPISODES: usize = 150;
/// Most pages of that size that are searched for episodes whose podcast has an image.
const MAX_PAGES: usize = 4;
/// Most genres in a request.
const MAX_CATEGORIES: usize = 50;

/// Filters of the latest episodes.
#[parameters]
pub struct LatestEpisodesParameters {
    /// Genres of the podcast, ignoring case; one match is enough. Repeat the parameter for several genres.
    #[serde(default)]
    categories: Vec<String>,
    /// Only podcasts with an image.
    podcast_image_required: Option<bool>,
    /// Only episodes with, or without, a transcript.
    has_transcript: Option<bool>,
    /// BCP 47; a bare language also matches its regions. `en` by default.
    language: Option<String>,
    /// Excludes explicit episodes.
    exclude_explicit: Option<bool>,
    /// 1 to 150; 150 by default.
    limit: Option<usize>,
}

/// The latest episodes, grouped by podcast. Podcasts are sorted by their latest episode.
#[view]
pub struct LatestEpisodesData {
    /// The podcasts with their latest episodes.
    latest_podcasts: Vec<PodcastWithEpisodes>,
}

/// Returns the latest episodes of the catalog.
#[endpoint(
    get "/api/v1/episodes/latest",
    (status = 200, description = "The episodes", body = Envelope<LatestEpisodesData>),
    (status = 400, description = "The limit is above 150, or there are too many categories"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_latest_episodes(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<LatestEpisodesParameters>,
) -> Result<Envelope<LatestEpisodesData>, ApiError> {
    let limit = parameters.limit.unwrap_or(MAX_EPISODES);
    if !(1..=MAX_EPISODES).contains(&limit) {
        return Err(ApiError::invalid("A parameter is not valid.", "/limit", "must be 1 to 150"));
    }
    if parameters.categories.len() > MAX_CATEGORIES {
        return Err(ApiError::invalid("A parameter is not valid.", "/categories", "must be 50 at most"));
    }
    let mut data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::LATEST), move |generation, cancel| {
            LatestEpisodesData::read(generation, &parameters, limit, cancel)
        })
        .await?;
    let episodes = data.latest_podcasts.iter_mut().flat_map(|podcast| &mut podcast.episodes);
    add_request_times(&state, &caller, episodes).await?;
    Ok(Envelope::new(data))
}

impl LatestEpisodesData {
    fn read(
        generation: &OpenGeneration,
        parameters: &LatestEpisodesParameters,
        limit: usize,
        cancel: &CancelToken,
    ) -> Result<Self, ApiError> {
        let lower = |text: &String| text.trim().to_lowercase();
        let filters = Filters {
            include_genres: parameters.categories.iter().map(lower).collect(),
            // Spec 7: default en.
            languages: vec![parameters.language.as_ref().map_or_else(|| "en".to_owned(), lower)],
            has_transcript: parameters.has_transcript,
            explicit: parameters.exclude_explicit.filter(|excluded| *excluded).map(|_| false),
            // Excludes episodes dated in the future.
            published_before: Some(generation.published_at),
            ..Filters::default()
        };
        let newest =
            SortOrder { field: SortField::RecentActivity, direction: SortDirection::Desc, nulls: NullOrder::Last };
        let snippets = SnippetOptions { has_transcript_snippets: false, ..SnippetOptions::default() };
        let options =
            SearchOptions { filters, sort: vec![newest], snippets, ..SearchOptions::match_all(SearchMode::Episodes) };
        let needs_image = parameters.podcast_image_required == Some(true);

        let mut latest: Vec<PodcastWithEpisodes> = Vec::new();
        let mut places: HashMap<String, usize> = HashMap::new();
        let mut found = 0;
        for page in 0..MAX_PAGES {
            let page = Page { skip: page * MAX_EPISODES, limit: MAX_EPISODES };
            let hits = generation.backend.search_episodes_until(&options, page, cancel)?.hits;
            let is_last = hits.len() < MAX_EPISODES;
            let shown = hits.iter().filter(|hit| !needs_image || hit.podcast.podcast.image_url.is_some());
            for hit in shown.take(limit - found) {
                let place = *places.entry(hit.podcast.podcast.id.to_string()).or_insert_with(|| {
                    let podcast = PodcastSummary::of(&hit.podcast);
                    latest.push(PodcastWithEpisodes { podcast, episodes: Vec::new() });
                    latest.len() - 1
                });
                latest[place].episodes.push(EpisodeView::of(&hit.document));
                found += 1;
            }
            if is_last || found == limit {
                break;
            }
        }
        Ok(Self { latest_podcasts: latest })
    }
}
