//! `POST`, `GET` and `DELETE /api/v1/episodes/{episodeId}/transcription-request`

use earshot_api_content::lookup::find_episode;
use earshot_api_content::transcription_requests::{RequestPriority, RequestedEpisode, request_episode, request_view};
use earshot_api_content::views::TranscriptionRequestView;
use earshot_api_server::metering::Payer;
use earshot_api_server::prelude::*;
use earshot_model::{EpisodeDocument, Meter};

/// The transcription request that was created or found.
#[view]
pub struct TranscriptionRequestData {
    /// The request.
    request: TranscriptionRequestView,
    /// Transcription requests that the plan has left this month; `null` when they are unlimited.
    requests_left: Option<u32>,
}

/// What became of a request.
#[view]
pub struct RequestedTranscriptionData {
    /// A sentence about it.
    message: String,
}

/// Requests a transcript of an episode for the caller's team.
///
/// The podcast's own transcript is looked for first; otherwise the audio is transcribed. The request is completed when
/// the transcript can be read and searched. Costs one transcription request; an episode that the team has already
/// requested is free, and a request without a result is refunded. Requesting it again repeats one that failed.
#[endpoint(
    post "/api/v1/episodes/{episodeId}/transcription-request",
    tag = "Episodes",
    (status = 200, description = "Requested", body = Envelope<TranscriptionRequestData>),
    (status = 400, description = "The episode already has a transcript"),
    extensions(("x-cost" = json!({
        "meter": "transcription-requests", "count": 1, "repeatsFreeFor": "month",
        "plan": PlanFeature::TranscriptionRequests,
    }))),
)]
pub async fn request_transcription(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<TranscriptionRequestData>, ApiError> {
    let document = state.read_generation(move |generation| find_episode(generation, &id)).await?;
    request(&state, &account, &document).await?;
    Ok(Envelope::new(read_request(&state, &account, &document).await?))
}

/// Requests a transcript of an episode like the POST, for clients that use GET. It accepts API keys only, because a link
/// in a page must not cost anything.
#[endpoint(
    get "/api/v1/episodes/{episodeId}/transcription-request",
    (status = 200, description = "Requested", body = Envelope<RequestedTranscriptionData>),
    (status = 400, description = "The episode already has a transcript"),
    extensions(("x-cost" = json!({
        "meter": "transcription-requests", "count": 1, "repeatsFreeFor": "month",
        "plan": PlanFeature::TranscriptionRequests,
    }))),
    security(("apiKey" = ["write"]))
)]
pub async fn request_episode_transcription(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<RequestedTranscriptionData>, ApiError> {
    let document = state.read_generation(move |generation| find_episode(generation, &id)).await?;
    let message = if request(&state, &account, &document).await? {
        "The transcript was requested."
    } else {
        "Your team has already requested the transcript."
    };
    Ok(Envelope::new(RequestedTranscriptionData { message: message.to_owned() }))
}

/// Cancels a request whose audio is not being transcribed yet, and refunds it.
#[endpoint(
    delete "/api/v1/episodes/{episodeId}/transcription-request",
    tag = "Episodes",
    (status = 200, description = "The canceled request", body = Envelope<TranscriptionRequestData>),
    (status = 404, description = "The team has no request for the episode"),
    (status = 409, description = "The audio is being transcribed, or the request has ended"),
)]
pub async fn cancel_transcription_request(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<TranscriptionRequestData>, ApiError> {
    let document = state.read_generation(move |generation| find_episode(generation, &id)).await?;
    let episode = document.episode.id;
    let is_canceled = state.db.cancel_transcription(account.team_id, episode).await?;
    let data = read_request(&state, &account, &document).await?;
    if is_canceled { Ok(Envelope::new(data)) } else { Err(ApiError::of(ErrorCode::TranscriptionStarted)) }
}

async fn request(state: &AppState, account: &Account, document: &EpisodeDocument) -> Result<bool, ApiError> {
    if document.has_transcript {
        let what = "must be of an episode without a transcript";
        return Err(ApiError::invalid("The episode already has a transcript.", "/episodeId", what));
    }
    let episode = &document.episode;
    let requested = RequestedEpisode { podcast: episode.podcast_id, episode: episode.id };
    request_episode(state, account, requested, RequestPriority::One).await
}

async fn read_request(
    state: &AppState,
    account: &Account,
    document: &EpisodeDocument,
) -> Result<TranscriptionRequestData, ApiError> {
    let request = state.db.transcription_request(account.team_id, document.episode.id).await?;
    let request = request.ok_or_else(|| ApiError::not_found("Transcription request"))?;
    let payer = Payer::of_account(account);
    Ok(TranscriptionRequestData {
        request: request_view(state, request).await?,
        requests_left: state.metering.calls_left(&payer, Meter::TranscriptionRequests).await?,
    })
}
