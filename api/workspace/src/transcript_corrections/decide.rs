//! `POST /api/v1/transcript-corrections/{correctionId}/decision`

use super::view::{TranscriptCorrectionData, TranscriptCorrectionView};
use axum::extract::State;
use earshot_api_content::lookup::find_transcript;
use earshot_api_server::error::{ApiError, ErrorCode};
use earshot_api_server::extract::{ApiJson, ApiPath, SignedInAccount};
use earshot_api_server::plan_feature::PlanFeature;
use earshot_api_server::state::{AppState, EngineTask};
use earshot_api_server::views::Envelope;
use earshot_api_server::work_queue::{WorkCost, WorkOwner};
use earshot_app::{CorrectionDecision, TranscriptCorrection};
use earshot_model::transcript::CorrectionFit;
use earshot_model::without_hidden_characters;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

const MAX_REASON_CHARS: usize = 500;

/// The decision about a correction of a transcript.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DecideTranscriptCorrectionRequest {
    /// Whether the text is right.
    accept: bool,
    /// Why, at most 500 characters. The reader sees it.
    #[serde(default)]
    reason: Option<String>,
}

/// Accepts or refuses a correction of a transcript; for administrators of the installation.
///
/// An accepted text is in the transcript, and found by searches, with the next generation. A decision can be changed until then; a
/// correction that was applied or is outdated is returned as it is.
#[utoipa::path(
    post,
    path = "/api/v1/transcript-corrections/{correctionId}/decision",
    operation_id = "decideTranscriptCorrection",
    tag = "Episodes",
    params(("correctionId" = String, Path)),
    request_body = DecideTranscriptCorrectionRequest,
    responses(
        (status = 200, description = "The correction as it is now", body = Envelope<TranscriptCorrectionData>),
        (status = 400, description = "The reason is too long"),
        (status = 403, description = "The caller is no administrator"),
        (status = 404, description = "There is no correction with this id"),
        (status = 409, description = "It cannot be accepted, because the transcript has another text by now"),
    ),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn decide_transcript_correction(
    State(state): State<AppState>,
    owner: WorkOwner,
    SignedInAccount(account): SignedInAccount,
    ApiPath(correction): ApiPath<String>,
    ApiJson(body): ApiJson<DecideTranscriptCorrectionRequest>,
) -> Result<Envelope<TranscriptCorrectionData>, ApiError> {
    let missing = || ApiError::not_found("Correction");
    let id = Uuid::try_parse(&correction).map_err(|_| missing())?;
    let reason = body.reason.map(|text| without_hidden_characters(&text).trim().to_owned());
    let reason = reason.filter(|text| !text.is_empty());
    if reason.as_ref().is_some_and(|text| text.chars().count() > MAX_REASON_CHARS) {
        return Err(ApiError::invalid("The reason is too long.", "/reason", "must have at most 500 characters"));
    }
    let before = state.db.transcript_correction(id).await?.ok_or_else(missing)?;
    if body.accept && !before.state.has_ended() && is_outdated(&state, owner, before).await? {
        let message = "The transcript has another text by now, so this can only be refused.";
        return Err(ApiError::new(ErrorCode::TranscriptChanged, message));
    }
    let decision = CorrectionDecision { is_accepted: body.accept, reason, decided_by: Some(account.user_id) };
    let decided = state.db.decide_transcript_correction(id, decision).await?.ok_or_else(missing)?;
    Ok(Envelope::new(TranscriptCorrectionData { correction: TranscriptCorrectionView::of(decided, None) }))
}

/// Whether the served transcript has neither the text that the reader saw nor the corrected one.
async fn is_outdated(state: &AppState, owner: WorkOwner, correction: TranscriptCorrection) -> Result<bool, ApiError> {
    let episode = correction.episode.to_string();
    let read = EngineTask::new(owner, WorkCost::TRANSCRIPT);
    let found = state.run_engine_task(read, move |generation, _| match find_transcript(generation, &episode) {
        Ok(transcript) => Ok(transcript.fit_of(&correction.change) == CorrectionFit::Outdated),
        Err(error) if error.code == ErrorCode::NotFound => Ok(true),
        Err(error) => Err(error),
    });
    found.await
}
