//! `GET /api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue`

pub mod publishing_rhythm;

use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::{EpisodePerson, EpisodeView};
use earshot_api_server::prelude::*;
use earshot_indexer::EpisodeListOptions;
use publishing_rhythm::RhythmView;

/// Most episodes in the list.
const MAX_EPISODES: usize = 1_000;

/// How much of each episode is returned.
#[parameters]
pub struct CatalogParameters {
    /// `summary`, or `full` with people and sponsors.
    #[param(inline)]
    view: CatalogDetail,
}

/// How much detail each episode has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CatalogDetail {
    /// Without people and sponsors.
    Summary,
    Full,
}

/// All episodes of a podcast in short form.
#[view]
pub struct EpisodeCatalogData {
    /// The episodes and the publishing rhythm.
    catalogue: EpisodeCatalogView,
}

/// A podcast's episodes in brief, newest first, and its publishing rhythm. Episodes without a date are left out.
#[view]
pub struct EpisodeCatalogView {
    /// The episodes, newest first.
    episodes: Vec<CatalogEpisode>,
    /// There are more than 1,000 episodes.
    truncated: bool,
    /// Whether repeats can be recognized. Always false.
    classification_available: bool,
    /// The publishing rhythm of the last year.
    rhythm: RhythmView,
}

/// An episode in short form.
#[view]
pub struct CatalogEpisode {
    /// ID of the episode.
    id: String,
    /// Slug of the episode, unique within its podcast.
    slug: String,
    /// Title of the episode.
    title: String,
    /// When it was published.
    published_at: TimestampView,
    /// Length of the episode in seconds; `null` when unknown.
    duration_seconds: Option<i64>,
    /// URL of the image; `null` when there is none.
    image_url: Option<String>,
    /// People who take part or are mentioned; `null` in the summary, and when there are none.
    people: Option<Vec<EpisodePerson>>,
    /// Names of the sponsors who pay; `null` in the summary, and when there are none.
    sponsors: Option<Vec<String>>,
    /// Whether the catalog has a transcript.
    has_transcript: bool,
    /// `new` or `rerun`, if known.
    release_type: Option<String>,
    /// URL of the episode in Apple Podcasts; `null` when unknown.
    apple_podcasts_url: Option<String>,
    /// URL of the episode on YouTube; `null` when unknown.
    youtube_url: Option<String>,
    /// URL of the episode on Spotify; `null` when unknown.
    spotify_url: Option<String>,
}

/// Returns the episodes of a podcast in brief, and its publishing rhythm over the last year.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue",
    (status = 200, description = "The episodes", body = Envelope<EpisodeCatalogData>),
    (status = 400, description = "The detail is neither summary nor full"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_episode_catalogue(
    state: AppState,
    ApiPath(id_or_slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<CatalogParameters>,
) -> Result<Envelope<EpisodeCatalogData>, ApiError> {
    let today = state.clock.now().date_naive();
    let requested = EpisodeListOptions { has_transcript: None, skip: 0, limit: MAX_EPISODES };
    let list = state
        .read_generation(move |generation| {
            let document = find_podcast(generation, &id_or_slug)?;
            Ok(generation.backend.podcast_episodes(document.podcast.id, requested)?)
        })
        .await?;
    let truncated = list.total_episodes > MAX_EPISODES;
    let published = list.episodes.iter().filter_map(|document| {
        let episode = &document.episode;
        Some(publishing_rhythm::DatedEpisode { at: episode.published_at?, runtime_s: episode.duration_s })
    });
    let rhythm = RhythmView::of(published.collect(), today, truncated);
    let episodes = list.episodes.iter().filter_map(|document| {
        let published_at = document.episode.published_at?;
        Some(CatalogEpisode::new(EpisodeView::of(document), published_at.into(), parameters.view))
    });
    let episodes = episodes.collect();
    let catalogue = EpisodeCatalogView { episodes, truncated, classification_available: false, rhythm };
    Ok(Envelope::new(EpisodeCatalogData { catalogue }))
}

impl CatalogEpisode {
    fn new(episode: EpisodeView, published_at: TimestampView, view: CatalogDetail) -> Self {
        let is_full = view == CatalogDetail::Full;
        Self {
            id: episode.episode_id,
            slug: episode.episode_slug,
            title: episode.title,
            published_at,
            duration_seconds: episode.duration_seconds,
            image_url: episode.image_url,
            people: episode.episode_guests_and_hosts.filter(|_| is_full),
            sponsors: episode.episode_sponsors.filter(|_| is_full),
            has_transcript: episode.has_transcript,
            release_type: None,
            apple_podcasts_url: episode.apple_podcasts_url,
            youtube_url: None,
            spotify_url: None,
        }
    }
}
