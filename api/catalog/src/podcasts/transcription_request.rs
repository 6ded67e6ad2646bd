//! `POST`, `GET` and `DELETE /api/v1/podcasts/{podcastId}/transcription-request`

use earshot_api_content::lookup::find_podcast;
use earshot_api_content::transcription_requests::{RequestPriority, RequestedEpisode, request_episode};
use earshot_api_server::metering::Payer;
use earshot_api_server::prelude::*;
use earshot_app::{ALL_EPISODES_SINCE, TranscriptionState};
use earshot_indexer::EpisodeListOptions;
use earshot_model::{EpisodeId, Meter, PodcastId, Timestamp};

/// Spec 9: transcripts are requested from 1 January 2024 on, unless another date is given. Milliseconds.
const DEFAULT_SINCE_MS: i64 = 1_704_067_200_000;
/// Episodes of `recent`.
const RECENT_EPISODES: usize = 10;
/// Most episodes of one call.
const MAX_EPISODES: usize = 500;
const PAGE: usize = 100;

/// Which episodes of a podcast are requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TranscriptionSelection {
    /// The newest one.
    Latest,
    /// The ten newest ones.
    Recent,
    /// All that were published since a date.
    Since,
    /// All.
    All,
}

/// Which episodes of a podcast are requested.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct PodcastTranscriptionParameters {
    /// `latest`: the newest one; `recent`: the ten newest; `since`: all since 1 January 2024; `all`.
    #[param(inline, example = "latest")]
    r#type: TranscriptionSelection,
    /// Whether episodes are also requested as they are published, each for one transcription request. It sets the
    /// transcription mode of the podcast, with `since` and `all` from their first episode, else from now.
    #[param(example = false)]
    request_future_episodes: bool,
}

/// Which episodes of a podcast are requested.
#[request]
pub struct PodcastTranscriptionRequest {
    /// `latest`: the newest one; `recent`: the ten newest; `since`: all since a date; `all`.
    r#type: TranscriptionSelection,
    /// The date of `since`, in milliseconds; 1 January 2024 by default.
    since: Option<i64>,
    /// Whether episodes are also requested as they are published, each for one transcription request. It sets the
    /// transcription mode of the podcast, with `since` and `all` from their first episode, else from now.
    #[serde(default)]
    #[schema(value_type = Option<bool>)]
    request_future_episodes: bool,
    /// `true` returns what would be requested, and its cost, without requesting anything.
    #[serde(default)]
    #[schema(value_type = Option<bool>)]
    dry_run: bool,
}

/// The episodes that were requested.
#[view]
pub struct PodcastTranscriptionData {
    /// A sentence about what was requested.
    message: String,
    /// IDs of the requested episodes; of a dry run, those that would be requested.
    episode_ids: Vec<String>,
    /// Transcription requests that this costs.
    cost: usize,
    /// Transcription requests that the plan has left this month; `null` when they are unlimited.
    requests_left: Option<u32>,
    /// Whether episodes are requested as they are published.
    requests_future_episodes: bool,
}

/// Whether future episodes are still requested.
#[view]
pub struct StoppedTranscriptionData {
    /// A sentence about it.
    message: String,
}

/// Requests transcripts of a podcast's episodes without one. Each costs one transcription request; when they are used up,
/// the rest is left out, and `message` states it. `dryRun` returns the cost first.
#[endpoint(
    post "/api/v1/podcasts/{podcastId}/transcription-request",
    tag = "Podcasts",
    (status = 200, description = "The requested episodes", body = Envelope<PodcastTranscriptionData>),
    extensions(("x-cost" = json!({
        "meter": "transcription-requests", "count": 1, "per": "episode", "plan": PlanFeature::TranscriptionRequests,
    }))),
)]
pub async fn request_transcriptions_of_podcast(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
    ApiJson(body): ApiJson<PodcastTranscriptionRequest>,
) -> Result<Envelope<PodcastTranscriptionData>, ApiError> {
    let since = Timestamp::from_timestamp_millis(body.since.unwrap_or(DEFAULT_SINCE_MS))
        .ok_or_else(|| ApiError::invalid("The date is not valid.", "/since", "must be milliseconds since 1970"))?;
    let selection = Selection::new(body.r#type, since, body.request_future_episodes);
    Ok(Envelope::new(request_podcast(&state, &account, id, selection, body.dry_run).await?))
}

/// Requests transcripts of a podcast's episodes like the POST, for clients that use GET. It accepts API keys only, because
/// a link in a page must not cost anything.
#[endpoint(
    get "/api/v1/podcasts/{podcastId}/transcription-request",
    (status = 200, description = "The requested episodes", body = Envelope<PodcastTranscriptionData>),
    extensions(("x-cost" = json!({
        "meter": "transcription-requests", "count": 1, "per": "episode", "plan": PlanFeature::TranscriptionRequests,
    }))),
    security(("apiKey" = ["write"]))
)]
pub async fn request_podcast_transcription(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<PodcastTranscriptionParameters>,
) -> Result<Envelope<PodcastTranscriptionData>, ApiError> {
    let since = Timestamp::from_timestamp_millis(DEFAULT_SINCE_MS).unwrap_or_default();
    let selection = Selection::new(parameters.r#type, since, parameters.request_future_episodes);
    Ok(Envelope::new(request_podcast(&state, &account, id, selection, false).await?))
}

/// Stops requesting the podcast's future episodes. Episodes that are requested already stay so.
#[endpoint(
    delete "/api/v1/podcasts/{podcastId}/transcription-request",
    tag = "Podcasts",
    (status = 200, description = "No future episodes are requested", body = Envelope<StoppedTranscriptionData>),
)]
pub async fn stop_transcriptions_of_podcast(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<StoppedTranscriptionData>, ApiError> {
    let podcast = state.read_generation(move |generation| Ok(find_podcast(generation, &id)?.podcast.id)).await?;
    state.db.stop_transcribing_podcast(account.team_id, podcast).await?;
    let message = "Future episodes are not requested any more.".to_owned();
    Ok(Envelope::new(StoppedTranscriptionData { message }))
}

#[derive(Clone, Copy)]
struct Selection {
    kind: TranscriptionSelection,
    since: Timestamp,
    /// Whether future episodes are requested, too.
    has_future: bool,
}

impl Selection {
    fn new(kind: TranscriptionSelection, since: Timestamp, has_future: bool) -> Self {
        let since = if kind == TranscriptionSelection::All { ALL_EPISODES_SINCE } else { since };
        Self { kind, since, has_future }
    }

    /// Selects by date, so that there may be many.
    fn is_by_date(&self) -> bool {
        matches!(self.kind, TranscriptionSelection::Since | TranscriptionSelection::All)
    }

    fn selects(&self, published_at: Option<Timestamp>) -> bool {
        self.kind != TranscriptionSelection::Since || published_at.is_some_and(|at| at >= self.since)
    }
}

async fn request_podcast(
    state: &AppState,
    account: &Account,
    id: String,
    selection: Selection,
    is_dry_run: bool,
) -> Result<PodcastTranscriptionData, ApiError> {
    let (podcast, episodes) = state
        .read_generation(move |generation| {
            let podcast = find_podcast(generation, &id)?.podcast.id;
            Ok((podcast, find_episodes(generation, podcast, selection)?))
        })
        .await?;
    let new = find_new(state, account, &episodes).await?;
    let payer = Payer::of_account(account);
    let (mut requested, mut refusal) = (Vec::new(), None);
    if is_dry_run {
        requested.clone_from(&new);
    } else {
        for &episode in &new {
            let needed = RequestedEpisode { podcast, episode };
            match request_episode(state, account, needed, RequestPriority::Many).await {
                Ok(_) => requested.push(episode),
                Err(error) if error.code == ErrorCode::QuotaExceeded => {
                    refusal = Some(error);
                    break;
                }
                Err(error) => return Err(error),
            }
        }
        if selection.has_future {
            let since = find_start(state, account, podcast, selection).await?;
            state.db.transcribe_future_episodes(account, podcast, since).await?;
        }
    }
    let message = match refusal {
        Some(error) if requested.is_empty() && !selection.has_future => return Err(error),
        Some(error) => format!("{} of {} episodes were requested. {}", requested.len(), new.len(), error.message),
        None => describe(requested.len(), is_dry_run),
    };
    let subscription = state.db.transcribed_podcast(account.team_id, podcast).await?;
    Ok(PodcastTranscriptionData {
        message,
        cost: requested.len(),
        episode_ids: requested.into_iter().map(|episode| episode.to_string()).collect(),
        requests_left: state.metering.calls_left(&payer, Meter::TranscriptionRequests).await?,
        requests_future_episodes: subscription.is_some(),
    })
}

fn describe(count: usize, is_dry_run: bool) -> String {
    let episodes = if count == 1 { "1 episode".to_owned() } else { format!("{count} episodes") };
    match (count, is_dry_run) {
        (0, _) => "All of these episodes have a transcript or are requested already.".to_owned(),
        (_, true) => format!("Transcripts of {episodes} can be requested."),
        (_, false) => format!("Transcripts of {episodes} were requested."),
    }
}

/// The selected episodes without a transcript, newest first.
fn find_episodes(
    generation: &OpenGeneration,
    podcast: PodcastId,
    selection: Selection,
) -> Result<Vec<EpisodeId>, ApiError> {
    let mut found = Vec::new();
    let (has_transcript, limit) = match selection.kind {
        TranscriptionSelection::Latest => (None, 1),
        TranscriptionSelection::Recent => (None, RECENT_EPISODES),
        TranscriptionSelection::Since | TranscriptionSelection::All => (Some(false), PAGE),
    };
    let mut skip = 0;
    loop {
        let list = generation.backend.podcast_episodes(podcast, EpisodeListOptions { has_transcript, skip, limit })?;
        let count = list.episodes.len();
        for document in &list.episodes {
            let episode = &document.episode;
            if selection.selects(episode.published_at) && !document.has_transcript {
                found.push(episode.id);
            }
        }
        let is_older = list.episodes.last().is_none_or(|last| !selection.selects(last.episode.published_at));
        if !selection.is_by_date() || count < limit || is_older || found.len() >= MAX_EPISODES {
            found.truncate(MAX_EPISODES);
            return Ok(found);
        }
        skip += count;
    }
}

/// Since when future episodes count. A selection without a date keeps an earlier start.
async fn find_start(
    state: &AppState,
    account: &Account,
    podcast: PodcastId,
    selection: Selection,
) -> Result<Timestamp, ApiError> {
    if selection.is_by_date() {
        return Ok(selection.since);
    }
    let before = state.db.transcribed_podcast(account.team_id, podcast).await?;
    Ok(before.map_or_else(|| state.clock.now(), |before| before.since))
}

/// The episodes that the team has not requested, or whose request failed or was canceled.
async fn find_new(state: &AppState, account: &Account, episodes: &[EpisodeId]) -> Result<Vec<EpisodeId>, ApiError> {
    let known = state.db.transcription_request_times(account.team_id, episodes).await?;
    let mut new = Vec::new();
    for &episode in episodes {
        let is_open = known.contains_key(&episode)
            && state.db.transcription_request(account.team_id, episode).await?.is_some_and(|request| {
                !matches!(request.state, TranscriptionState::Failed | TranscriptionState::Canceled)
            });
        if !is_open {
            new.push(episode);
        }
    }
    Ok(new)
}
