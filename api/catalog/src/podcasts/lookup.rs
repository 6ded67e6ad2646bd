//! `GET /api/v1/podcasts/id/lookup`

use earshot_api_content::views::PodcastSummary;
use earshot_api_server::prelude::*;
use earshot_indexer::PodcastKey;
use earshot_model::rating::ShowId;
use earshot_model::{PodcastDocument, PodcastId};
use std::str::FromStr;
use std::sync::Arc;

/// The one key by which a podcast is looked up.
#[parameters]
pub struct LookupParameters {
    /// Slug of the podcast.
    slug: Option<String>,
    /// ID of the podcast.
    earshot_id: Option<String>,
    /// ID of the podcast, under the name of existing clients.
    pod_engine_id: Option<String>,
    /// A current or former URL of the feed. A private feed is found by its secret URL only.
    rss_feed_url: Option<String>,
    /// `podcast:guid` as the feed has it, in any notation; else as the podcast namespace derives it from the feed's
    /// URL.
    podcast_guid: Option<String>,
    /// The podcast's ID at Apple. Of podcasts that claim the ID, the one with the strongest evidence is returned: a
    /// directory that lists its feed, a chart, a link in its feed, a link on its website.
    apple_id: Option<i64>,
    /// The podcast's ID at Spotify, also as `spotify:show:…`. The rule is that of `appleId`.
    spotify_id: Option<String>,
}

/// A podcast; `null` when none has the ID.
#[view]
pub struct LookupData {
    /// The podcast; `null` when none has the ID.
    podcast: Option<PodcastSummary>,
}

/// Returns a podcast by one of its IDs.
#[endpoint(
    get "/api/v1/podcasts/id/lookup",
    (status = 200, description = "The podcast, or null", body = Envelope<LookupData>),
    (status = 400, description = "The request does not have exactly one ID"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_id_lookup(
    state: AppState,
    ApiQuery(parameters): ApiQuery<LookupParameters>,
) -> Result<Envelope<LookupData>, ApiError> {
    parameters.check()?;
    let found = state.read_generation(move |generation| parameters.find(generation)).await?;
    let podcast = found.as_deref().map(PodcastSummary::of);
    Ok(Envelope::new(LookupData { podcast }))
}

impl LookupParameters {
    fn check(&self) -> Result<(), ApiError> {
        let given = [
            self.slug.is_some(),
            self.earshot_id.is_some(),
            self.pod_engine_id.is_some(),
            self.rss_feed_url.is_some(),
            self.podcast_guid.is_some(),
            self.apple_id.is_some(),
            self.spotify_id.is_some(),
        ];
        match given.iter().filter(|&&is_given| is_given).count() {
            1 => Ok(()),
            0 => Err(ApiError::invalid("One of appleId, slug, spotifyId, or earshotId is required", "", "give one id")),
            // Spec 5, Filters: the lookup accepts only one id.
            _ => {
                let message = "Only one of appleId, slug, spotifyId, or earshotId can be provided";
                Err(ApiError::invalid(message, "", "give one id"))
            }
        }
    }

    fn find(&self, generation: &OpenGeneration) -> Result<Option<Arc<PodcastDocument>>, ApiError> {
        let find = |key: PodcastKey<'_>| -> Result<_, ApiError> { Ok(generation.backend.podcast(key)?) };
        if let Some(slug) = &self.slug {
            return find(PodcastKey::Slug(slug));
        }
        if let Some(url) = &self.rss_feed_url {
            return find(PodcastKey::FeedUrl(url.trim()));
        }
        if let Some(guid) = &self.podcast_guid {
            return find(PodcastKey::Guid(guid));
        }
        if let Some(id) = self.earshot_id.as_deref().or(self.pod_engine_id.as_deref()) {
            // Text that is not an id matches no podcast.
            return PodcastId::from_str(id).map_or(Ok(None), |id| find(PodcastKey::Id(id)));
        }
        self.show().map_or(Ok(None), |show| find(PodcastKey::Show(&show)))
    }

    /// Returns the show of a platform, unless the text is not an ID of one.
    fn show(&self) -> Option<ShowId> {
        let apple = self.apple_id.map(ShowId::Apple);
        apple.or_else(|| ShowId::parse(self.spotify_id.as_deref()?).filter(|show| matches!(show, ShowId::Spotify(_))))
    }
}
