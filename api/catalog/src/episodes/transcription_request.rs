//! `POST /api/v1/episodes/{episodeId}/transcription-request`

use axum::extract::State;
use earshot_api_content::lookup::find_episode;
use earshot_api_content::transcription_requests;
use earshot_api_content::views::TranscriptionRequestView;
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::{ApiPath, Caller, SignedInAccount};
use earshot_api_server::metering::{ChargeKey, end_of_month};
use earshot_api_server::plan_feature::PlanFeature;
use earshot_api_server::state::AppState;
use earshot_api_server::views::Envelope;
use earshot_model::Meter;
use serde::Serialize;
use utoipa::ToSchema;

/// The transcription request that was created or found.
#[derive(Debug, Serialize, ToSchema)]
pub struct TranscriptionRequestData {
    /// The request.
    request: TranscriptionRequestView,
}

/// Requests a transcript of an episode for the caller's team.
///
/// The request is completed when the catalog has the transcript. Today transcripts come from the podcasts themselves,
/// which are checked at each ingest. Costs one transcription request; an episode that the team has already requested
/// is free.
#[utoipa::path(
    post,
    path = "/api/v1/episodes/{episodeId}/transcription-request",
    operation_id = "requestTranscription",
    tag = "Episodes",
    params(("episodeId" = String, Path)),
    responses(
        (status = 200, description = "Requested", body = Envelope<TranscriptionRequestData>),
        (status = 400, description = "The episode already has a transcript"),
        (status = 403, description = "The plan does not include transcription requests"),
        (status = 404, description = "Episode not found"),
        (status = 429, description = "The plan's requests for this month are used up"),
    ),
    extensions(("x-cost" = json!({
        "meter": "transcription-requests", "count": 1, "repeatsFreeFor": "month",
        "plan": PlanFeature::TranscriptionRequests,
    }))),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn request_transcription(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    caller: Caller,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<TranscriptionRequestData>, ApiError> {
    let document = state.read_generation(move |generation| find_episode(generation, &id)).await?;
    if document.has_transcript {
        let what = "must be of an episode without a transcript";
        return Err(ApiError::invalid("The episode already has a transcript.", "/episodeId", what));
    }
    let episode = document.episode.id;
    if state.db.transcription_request(account.team_id, episode).await?.is_none() {
        let asked = ChargeKey { text: episode.to_string(), free_until: end_of_month(state.clock.now()) };
        let work = async { Ok(state.db.request_transcription(&account, episode).await?) };
        state.metering.charge_and_run(&caller.payer(), Meter::TranscriptionRequests, asked, work).await?;
    }
    let request = state.db.transcription_request(account.team_id, episode).await?;
    let request = request.ok_or_else(|| ApiError::not_found("Transcription request"))?;
    let request =
        state.read_generation(move |generation| transcription_requests::request_view(generation, &request)).await?;
    Ok(Envelope::new(TranscriptionRequestData { request }))
}
