//! `GET /api/v1/podcasts/{podcastIdOrSlug}/episodes`

use earshot_api_content::lookup::add_request_times;
use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::{EpisodeView, PodcastSummary, PodcastWithEpisodes};
use earshot_api_server::extract::check_skip;
use earshot_api_server::prelude::*;
use earshot_indexer::EpisodeListOptions;
use earshot_model::PodcastDocument;
use earshot_model::limits::MAX_EPISODES_LIMIT;

const DEFAULT_LIMIT: usize = 20;

/// Which episodes of a podcast are returned.
#[parameters]
pub struct EpisodesParameters {
    /// Only episodes with, or without, a transcript.
    has_transcript: Option<bool>,
    /// Episodes to skip, at most 100000000.
    skip: Option<usize>,
    /// 1 to 100; 20 by default.
    limit: Option<usize>,
}

/// A podcast's episodes, newest first.
#[view]
pub struct PodcastEpisodesData {
    /// The options as applied.
    pub options: EpisodesOptions,
    /// Number of the podcast's episodes, whatever the options.
    pub total_episodes: usize,
    /// Number of the podcast's episodes with a transcript.
    pub total_transcripts: usize,
    /// Number of episodes after applying `hasTranscript`.
    pub total_matching: usize,
    /// The podcast with a page of its episodes.
    pub podcast_with_episodes: PodcastWithEpisodes,
}

/// The options as applied.
#[view]
pub struct EpisodesOptions {
    /// Whether only episodes with, or without, a transcript are listed; `null` for all.
    has_transcript: Option<bool>,
    /// Number of entries that are skipped.
    skip: usize,
    /// Maximum number of entries in the response.
    limit: usize,
}

/// Returns the episodes of a podcast.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/episodes",
    (status = 200, description = "The episodes", body = Envelope<PodcastEpisodesData>),
    (status = 400, description = "The limit is above 100, or skip is too large"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_episodes(
    state: AppState,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<EpisodesParameters>,
) -> Result<Envelope<PodcastEpisodesData>, ApiError> {
    let limit = parameters.limit.unwrap_or(DEFAULT_LIMIT);
    // Spec 5: the limit for a podcast's episodes is at most 100.
    if !(1..=MAX_EPISODES_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("A parameter is not valid.", "/limit", "must be 1 to 100"));
    }
    let skip = check_skip(parameters.skip)?;
    let requested = EpisodeListOptions { has_transcript: parameters.has_transcript, skip, limit };
    let mut data = state
        .read_generation(move |generation| {
            let document = find_podcast(generation, &id_or_slug)?;
            PodcastEpisodesData::read(generation, &document, requested)
        })
        .await?;
    add_request_times(&state, &caller, data.podcast_with_episodes.episodes.iter_mut()).await?;
    Ok(Envelope::new(data))
}

impl PodcastEpisodesData {
    pub fn read(
        generation: &OpenGeneration,
        document: &PodcastDocument,
        requested: EpisodeListOptions,
    ) -> Result<Self, ApiError> {
        let list = generation.backend.podcast_episodes(document.podcast.id, requested)?;
        Ok(Self {
            options: EpisodesOptions {
                has_transcript: requested.has_transcript,
                skip: requested.skip,
                limit: requested.limit,
            },
            total_episodes: list.total_episodes,
            total_transcripts: list.total_transcripts,
            total_matching: list.matching,
            podcast_with_episodes: PodcastWithEpisodes {
                podcast: PodcastSummary::of(document),
                episodes: list.episodes.iter().map(|episode| EpisodeView::of(episode)).collect(),
            },
        })
    }
}
