//! `GET /api/v1/episodes/{episodeId}/details`

use earshot_api_content::lookup::{add_request_times, find_episode};
use earshot_api_content::views::EpisodeView;
use earshot_api_server::prelude::*;
use earshot_indexer::PodcastKey;
use earshot_model::{EpisodeDocument, Tier};

/// Which optional fields of an episode are returned.
#[parameters(Default)]
pub struct EpisodeDetailsParameters {
    /// `true` fills `episodeRssDescriptionEmbedding` and `transcriptEmbeddingsChunks`, for users.
    include_embeddings: Option<bool>,
}

/// An episode.
#[view]
pub struct EpisodeData {
    /// The episode.
    pub episode: EpisodeView,
}

/// Returns an episode by its ID.
#[endpoint(
    get "/api/v1/episodes/{episodeId}/details",
    (status = 200, description = "The episode", body = Envelope<EpisodeData>),
    (status = 401, description = "Embeddings are for users"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_episode_details_by_id(
    state: AppState,
    caller: Caller,
    ApiPath(id): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<EpisodeDetailsParameters>,
) -> Result<Envelope<EpisodeData>, ApiError> {
    let with_embeddings = parameters.include_embeddings == Some(true);
    if with_embeddings {
        require_account(caller.tier)?;
    }
    let mut data = state
        .read_generation(move |generation| {
            let document = find_episode(generation, &id)?;
            let data = EpisodeData::read(generation, &document, caller.tier)?;
            if with_embeddings { data.with_embeddings(generation, &document) } else { Ok(data) }
        })
        .await?;
    add_request_times(&state, &caller, std::iter::once(&mut data.episode)).await?;
    Ok(Envelope::new(data))
}

/// Spec 7: whole transcripts are for users, and the chunks of embeddings contain them.
pub fn require_account(tier: Tier) -> Result<(), ApiError> {
    if tier == Tier::Public { Err(ApiError::of(ErrorCode::SignInRequired)) } else { Ok(()) }
}

impl EpisodeData {
    pub fn read(generation: &OpenGeneration, document: &EpisodeDocument, tier: Tier) -> Result<Self, ApiError> {
        let subjects = generation.backend.episode_subjects(&document.episode)?;
        let podcast = generation.backend.podcast(PodcastKey::Id(document.episode.podcast_id))?;
        let podcast = podcast.ok_or_else(|| ApiError::not_found("Podcast"))?;
        Ok(Self { episode: EpisodeView::in_full(document, &podcast, &subjects, tier) })
    }

    fn with_embeddings(self, generation: &OpenGeneration, document: &EpisodeDocument) -> Result<Self, ApiError> {
        let Some(found) = generation.backend.episode_embeddings(document)? else { return Ok(self) };
        Ok(Self { episode: self.episode.with_embeddings(&found) })
    }
}
