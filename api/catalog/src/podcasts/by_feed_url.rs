//! `GET /api/v1/podcasts/by-feed-url`

use super::get::PodcastData;
use earshot_api_content::lookup::add_transcription_modes;
use earshot_api_server::prelude::*;
use earshot_indexer::PodcastKey;

/// The URL of a feed.
#[parameters]
pub struct FeedUrlParameters {
    /// A current or former URL of the feed.
    rss_feed_url: String,
}

/// Returns a podcast by the URL of its feed.
#[endpoint(
    get "/api/v1/podcasts/by-feed-url",
    (status = 200, description = "The podcast", body = Envelope<PodcastData>),
    (status = 404, description = "Podcast not found"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_by_feed_url(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<FeedUrlParameters>,
) -> Result<Envelope<PodcastData>, ApiError> {
    let url = parameters.rss_feed_url;
    let tier = caller.tier;
    let mut data = state
        .read_generation(move |generation| {
            let found = generation.backend.podcast(PodcastKey::FeedUrl(url.trim()))?;
            let document = found.ok_or_else(|| ApiError::not_found("Podcast"))?;
            PodcastData::read(generation, &document, tier)
        })
        .await?;
    add_transcription_modes(&state, &caller, std::iter::once(&mut data.podcast)).await?;
    Ok(Envelope::new(data))
}
