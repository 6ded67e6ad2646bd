//! `POST /api/v1/episodes/{episodeId}/transcript-corrections`

use super::suggested_text::{SuggestTranscriptCorrectionRequest, check_suggestion};
use super::view::{TranscriptCorrectionData, TranscriptCorrectionView};
use earshot_api_content::lookup::find_episode_and_transcript;
use earshot_api_server::prelude::*;
use earshot_app::{NewTranscriptCorrection, SuggestionOutcome};
use earshot_model::transcript::CorrectionFit;

/// Suggests another text for a sentence of a transcript, for a part of a line of a transcript without times, or for the name of a
/// speaker.
///
/// An administrator accepts or refuses it. A suggestion that the caller has open already is returned instead of a second one. Each
/// account can have 50 open suggestions.
#[endpoint(
    post "/api/v1/episodes/{episodeId}/transcript-corrections",
    (status = 200, description = "The suggestion waits for a decision", body = Envelope<TranscriptCorrectionData>),
    (status = 400, description = "The text is empty, too long or unchanged, or the place of its part is missing"),
    (status = 404, description = "Episode not found, or it has no transcript"),
    (status = 409, description = "The part has another text by now, or too many suggestions are open"),
    (status = 503, description = "Too many suggestions wait"),
)]
pub async fn suggest_transcript_correction(
    state: AppState,
    owner: WorkOwner,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
    ApiJson(body): ApiJson<SuggestTranscriptCorrectionRequest>,
) -> Result<Envelope<TranscriptCorrectionData>, ApiError> {
    let change = check_suggestion(body)?;
    let read = EngineTask::new(owner, WorkCost::TRANSCRIPT);
    let (document, transcript) =
        state.run_engine_task(read, move |generation, _| find_episode_and_transcript(generation, &id)).await?;
    if transcript.fit_of(&change) != CorrectionFit::Open {
        return Err(ApiError::of(ErrorCode::TranscriptChanged));
    }
    let episode = &document.episode;
    let new = NewTranscriptCorrection {
        podcast: episode.podcast_id,
        podcast_slug: document.podcast_slug.clone(),
        episode: episode.id,
        episode_slug: episode.slug.clone(),
        episode_title: episode.title.clone(),
        change,
        suggested_by: account.user_id,
    };
    let correction = match state.db.suggest_transcript_correction(new).await? {
        SuggestionOutcome::Open(correction) => TranscriptCorrectionView::of(*correction, None),
        SuggestionOutcome::TooManyOfReader => return Err(ApiError::of(ErrorCode::TooManySuggestions)),
        SuggestionOutcome::TooManyOfTranscript => {
            let message =
                "This transcript has 100 open suggestions, the most that are possible. Try again in some days.";
            return Err(ApiError::new(ErrorCode::TooManySuggestions, message));
        }
        SuggestionOutcome::QueueFull => {
            let message = "Many suggestions are waiting to be read. Try again in some days.";
            return Err(ApiError::new(ErrorCode::Busy, message));
        }
    };
    Ok(Envelope::new(TranscriptCorrectionData { correction }))
}
