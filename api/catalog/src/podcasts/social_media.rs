//! `GET /api/v1/podcasts/{podcastIdOrSlug}/social-media` and `…/youtube`

use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::{PodcastSummary, SocialMediaView, VisibleFields, YoutubeView, linkedin_people};
use earshot_api_server::prelude::*;

/// A podcast's social profiles and their followers.
#[view]
pub struct PodcastSocialMediaData {
    /// The podcast.
    podcast: PodcastSummary,
    /// The profiles and their followers.
    pub(super) social_media_data: SocialMediaView,
}

/// A podcast's YouTube channels.
#[view]
pub struct PodcastYoutubeData {
    /// The podcast.
    podcast: PodcastSummary,
    /// The channels.
    pub(super) youtube_data: YoutubeView,
}

/// Returns the social profiles of a podcast, with follower counts.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/social-media",
    operation_id = "getPodcastSocialMediaDetails",
    (status = 200, description = "The profiles", body = Envelope<PodcastSocialMediaData>),
)]
pub async fn get_podcast_social_media(
    state: AppState,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<PodcastSocialMediaData>, ApiError> {
    let tier = caller.tier;
    let data = state
        .read_generation(move |generation| {
            let document = find_podcast(generation, &id_or_slug)?;
            let id = document.podcast.id;
            let mut profiles = generation.tables.profiles(id)?;
            // The newest count of each profile comes first.
            profiles.dedup_by(|next, one| next.url == one.url);
            let links = VisibleFields::of(&document, tier).socials;
            let people = linkedin_people(&document, &profiles);
            let social_media_data = SocialMediaView::of(id.to_string(), links, &profiles, &people);
            Ok(PodcastSocialMediaData { podcast: PodcastSummary::of(&document), social_media_data })
        })
        .await?;
    Ok(Envelope::new(data))
}

/// Returns the YouTube channels of a podcast and their growth.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/youtube",
    operation_id = "getPodcastYoutubeDetails",
    (status = 200, description = "The channels", body = Envelope<PodcastYoutubeData>),
)]
pub async fn get_podcast_youtube(
    state: AppState,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<PodcastYoutubeData>, ApiError> {
    let data = state
        .read_generation(move |generation| {
            let document = find_podcast(generation, &id_or_slug)?;
            let id = document.podcast.id;
            let youtube_data = YoutubeView::of(id.to_string(), &generation.tables.profiles(id)?);
            Ok(PodcastYoutubeData { podcast: PodcastSummary::of(&document), youtube_data })
        })
        .await?;
    Ok(Envelope::new(data))
}
