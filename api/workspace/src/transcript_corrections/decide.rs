//! `POST /api/v1/transcript-corrections/{correctionId}/decision`

use super::view::{TranscriptCorrectionData, TranscriptCorrectionView};
use crate::correction_decision::{DecideCorrectionRequest, correction_not_found, parse_correction_id};
use earshot_api_content::lookup::find_transcript;
use earshot_api_server::prelude::*;
use earshot_app::TranscriptCorrection;
use earshot_model::transcript::CorrectionFit;

/// Accepts or refuses a correction of a transcript; for administrators of the installation.
///
/// An accepted text is in the transcript, and found by searches, with the next generation. A decision can be changed until then; a
/// correction that was applied or is outdated is returned as it is.
#[endpoint(
    post "/api/v1/transcript-corrections/{correctionId}/decision",
    (status = 200, description = "The correction as it is now", body = Envelope<TranscriptCorrectionData>),
    (status = 400, description = "The reason is too long"),
    (status = 403, description = "The caller is no administrator"),
    (status = 409, description = "It cannot be accepted, because the transcript has another text by now"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
)]
pub async fn decide_transcript_correction(
    state: AppState,
    owner: WorkOwner,
    SignedInAccount(account): SignedInAccount,
    ApiPath(correction): ApiPath<String>,
    ApiJson(body): ApiJson<DecideCorrectionRequest>,
) -> Result<Envelope<TranscriptCorrectionData>, ApiError> {
    let id = parse_correction_id(&correction)?;
    let decision = body.check(&account)?;
    let before = state.db.transcript_correction(id).await?.ok_or_else(correction_not_found)?;
    if decision.is_accepted && !before.state.has_ended() && is_outdated(&state, owner, before).await? {
        let message = "The transcript has another text by now, so this can only be refused.";
        return Err(ApiError::new(ErrorCode::TranscriptChanged, message));
    }
    let decided = state.db.decide_transcript_correction(id, decision).await?.ok_or_else(correction_not_found)?;
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
