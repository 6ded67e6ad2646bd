//! `GET /api/v1/podcasts/{podcastIdOrSlug}`

use earshot_api_content::lookup::{add_transcription_modes, find_podcast};
use earshot_api_content::views::{PlatformsView, PodcastView};
use earshot_api_server::prelude::*;
use earshot_model::{PodcastDocument, Tier};

/// Similar podcasts in a response.
pub const MAX_SIMILAR: usize = 10;

/// A podcast, with its listings on platforms.
#[view]
pub struct PodcastData {
    /// The podcast.
    pub podcast: PodcastView,
    /// The listings on platforms; `null` when there are none, or the plan does not show them.
    platforms: Option<PlatformsView>,
}

impl PodcastData {
    pub fn read(generation: &OpenGeneration, document: &PodcastDocument, tier: Tier) -> Result<Self, ApiError> {
        let subjects = generation.backend.podcast_subjects(&document.podcast)?;
        let similar = generation.backend.similar_podcasts(document.podcast.id, MAX_SIMILAR)?;
        let podcast = PodcastView::of(document, &subjects, tier).with_similar(&similar);
        Ok(Self { podcast, platforms: PlatformsView::of(document, tier) })
    }
}

/// Returns a podcast by its ID or slug.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}",
    (status = 200, description = "The podcast", body = Envelope<PodcastData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast(
    state: AppState,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<PodcastData>, ApiError> {
    let tier = caller.tier;
    let mut data = state
        .read_generation(move |generation| {
            let document = find_podcast(generation, &id_or_slug)?;
            PodcastData::read(generation, &document, tier)
        })
        .await?;
    add_transcription_modes(&state, &caller, std::iter::once(&mut data.podcast)).await?;
    Ok(Envelope::new(data))
}
