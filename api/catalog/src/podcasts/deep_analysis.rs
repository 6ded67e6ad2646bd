//! `POST /api/v1/podcasts/deep-analysis` and `GET /api/v1/podcasts/{podcastIdOrSlug}/episodes/deep-analysis`

use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::DeepAnalysisView;
use earshot_api_server::metering::Payer;
use earshot_api_server::prelude::*;
use earshot_app::{AnalysisState, DeepAnalysis};
use earshot_indexer::{EpisodeKey, EpisodeListOptions};
use earshot_model::{EpisodeId, Meter, PodcastId};
use std::collections::HashSet;
use std::str::FromStr as _;

/// Most episodes of one request.
const MAX_EPISODES: usize = 50;
/// Newest episodes that are analyzed when none are named.
const DEFAULT_EPISODES: usize = 5;

/// Which episodes are analyzed.
#[request]
pub struct DeepAnalysisRequest {
    /// ID or slug of the podcast.
    podcast_id: String,
    /// IDs of its episodes, 1 to 50; the five newest with a transcript when absent.
    #[schema(min_items = 1, max_items = 50)]
    episode_ids: Option<Vec<String>>,
    /// Whether episodes that were analyzed are analyzed again; `false` by default.
    #[serde(default)]
    force_regenerate: bool,
    /// Returns the cost and requests nothing; `false` by default.
    #[serde(default)]
    dry_run: bool,
}

/// The requested analyses and what they cost.
#[view]
pub struct RequestedAnalysesData {
    /// The analyses of all named episodes, also of those that were analyzed already; empty for a dry run.
    analyses: Vec<DeepAnalysisView>,
    /// AI assists that the request costs: one for each episode without an analysis.
    ai_assists: usize,
    /// AI assists that the plan has left in this period; `null` when they are unlimited.
    ai_assists_left: Option<u32>,
}

/// The analyses of a podcast's episodes.
#[view]
pub struct DeepAnalysesData {
    /// The analyses that the team requested, last requested first.
    analyses: Vec<DeepAnalysisView>,
}

/// Requests deep analyses of episodes. They run in the background and cost one AI assist each. `dryRun` returns the
/// cost first.
#[endpoint(
    post "/api/v1/podcasts/deep-analysis",
    (status = 200, description = "The requested analyses", body = Envelope<RequestedAnalysesData>),
    (status = 400, description = "A field is not valid, or there are too many episodes"),
    (status = 404, description = "Podcast or episode not found"),
    (status = 409, description = "No episode has a transcript"),
    extensions(("x-cost" = json!({
        "meter": "ai-assist", "count": 1, "per": "episode", "plan": PlanFeature::Assistant,
    }))),
)]
pub async fn request_deep_analysis(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<DeepAnalysisRequest>,
) -> Result<Envelope<RequestedAnalysesData>, ApiError> {
    let named = body.episode_ids;
    if named.as_ref().is_some_and(|ids| ids.is_empty() || ids.len() > MAX_EPISODES) {
        return Err(ApiError::invalid("The ids are not valid.", "/episodeIds", "must have 1 to 50 ids"));
    }
    let podcast = body.podcast_id;
    let (podcast, episodes) =
        state.read_generation(move |generation| find_episodes(generation, &podcast, named)).await?;
    if episodes.is_empty() {
        return Err(ApiError::of(ErrorCode::NoTranscripts));
    }
    let known = state.db.deep_analyses(&account, &episodes).await?;
    let is_settled = |analysis: &&DeepAnalysis| match analysis.state {
        AnalysisState::Queued => true,
        AnalysisState::Done => !body.force_regenerate,
        AnalysisState::Failed => false,
    };
    let ai_assists = episodes.len() - known.iter().filter(is_settled).count();
    let ai_assists_left = state.metering.calls_left(&Payer::of_account(&account), Meter::AiAssist).await?;
    if body.dry_run {
        return Ok(Envelope::new(RequestedAnalysesData { analyses: Vec::new(), ai_assists, ai_assists_left }));
    }
    if let Some(left) = ai_assists_left.filter(|left| (*left as usize) < ai_assists) {
        let message = format!(
            "Analyzing these episodes takes {ai_assists} AI assists, and your plan has {left} left in this period. Choose fewer episodes."
        );
        return Err(ApiError::new(ErrorCode::QuotaExceeded, message));
    }
    let analyses = state.db.request_deep_analyses(&account, podcast, &episodes, body.force_regenerate).await?;
    state.assistance.analyses_queued.notify_one();
    let analyses = analyses.into_iter().map(Into::into).collect();
    Ok(Envelope::new(RequestedAnalysesData { analyses, ai_assists, ai_assists_left }))
}

/// Lists the deep analyses of a podcast's episodes that the team requested.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/episodes/deep-analysis",
    (status = 200, description = "The analyses", body = Envelope<DeepAnalysesData>),
)]
pub async fn get_deep_analyses(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(podcast): ApiPath<String>,
) -> Result<Envelope<DeepAnalysesData>, ApiError> {
    let ids = state.read_generation(move |generation| {
        let document = find_podcast(generation, &podcast)?;
        Ok(std::iter::once(document.podcast.id).chain(document.aliases.ids.iter().copied()).collect::<Vec<_>>())
    });
    let analyses = state.db.deep_analyses_of_podcast(&account, &ids.await?).await?;
    Ok(Envelope::new(DeepAnalysesData { analyses: analyses.into_iter().map(Into::into).collect() }))
}

/// The podcast, and its named or newest episodes, each once.
fn find_episodes(
    generation: &OpenGeneration,
    podcast: &str,
    named: Option<Vec<String>>,
) -> Result<(PodcastId, Vec<EpisodeId>), ApiError> {
    let id = find_podcast(generation, podcast)?.podcast.id;
    let Some(named) = named else {
        let newest = EpisodeListOptions { has_transcript: Some(true), skip: 0, limit: DEFAULT_EPISODES };
        let list = generation.backend.podcast_episodes(id, newest)?;
        return Ok((id, list.episodes.iter().map(|document| document.episode.id).collect()));
    };
    let mut seen = HashSet::new();
    let mut episodes = Vec::new();
    for (number, text) in named.iter().enumerate() {
        let not_found = || {
            ApiError::not_found("Episode")
                .with_detail(&format!("/episodeIds/{number}"), "is not an episode of this podcast")
        };
        let episode = EpisodeId::from_str(text).map_err(|_| not_found())?;
        let document = generation.backend.episode(EpisodeKey::Id(episode))?;
        let document = document.filter(|document| document.episode.podcast_id == id).ok_or_else(not_found)?;
        if seen.insert(document.episode.id) {
            episodes.push(document.episode.id);
        }
    }
    Ok((id, episodes))
}
