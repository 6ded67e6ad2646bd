//! `GET /api/v1/podcasts/{podcastIdOrSlug}/related-podcasts`

use super::co_charted::find_co_charted;
use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::PodcastSummary;
use earshot_api_server::prelude::*;
use earshot_model::PodcastDocument;

/// Most podcasts in a response.
pub(crate) const MAX_RELATED: usize = 12;

/// Related podcasts, most related first.
#[view]
pub struct RelatedData {
    /// The podcast.
    podcast: PodcastSummary,
    /// The related podcasts.
    pub related_podcasts: RelatedPodcasts,
}

/// Podcasts that are similar to another.
#[view]
pub struct RelatedPodcasts {
    /// ID of the podcast.
    podcast_id: String,
    /// The podcasts, most related first.
    pub similar_podcasts: Vec<RelatedPodcastView>,
}

/// A podcast, and why it is related.
#[view]
pub struct RelatedPodcastView {
    #[serde(flatten)]
    pub podcast: PodcastSummary,
    /// For example `person: Ada Lovelace`, `charts: 3` (charts with both), `genre: Technology`, `topic:
    /// fermentation`.
    reasons: Vec<String>,
}

/// Returns related podcasts.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts",
    (status = 200, description = "The podcasts", body = Envelope<RelatedData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_related_podcasts(
    state: AppState,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<RelatedData>, ApiError> {
    let data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::SIMILAR), move |generation, _cancel| {
            let document = find_podcast(generation, &id_or_slug)?;
            RelatedData::read(generation, &document)
        })
        .await?;
    Ok(Envelope::new(data))
}

impl RelatedData {
    pub fn read(generation: &OpenGeneration, document: &PodcastDocument) -> Result<Self, ApiError> {
        let id = document.podcast.id;
        let related = generation.backend.related_podcasts(id, &find_co_charted(generation, id)?, MAX_RELATED)?;
        let similar_podcasts = related
            .into_iter()
            .map(|found| RelatedPodcastView { podcast: PodcastSummary::of(&found.document), reasons: found.reasons })
            .collect();
        Ok(Self {
            podcast: PodcastSummary::of(document),
            related_podcasts: RelatedPodcasts { podcast_id: id.to_string(), similar_podcasts },
        })
    }
}
