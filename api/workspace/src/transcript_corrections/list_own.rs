//! `GET /api/v1/episodes/{episodeId}/transcript-corrections`

use super::view::{TranscriptCorrectionView, TranscriptCorrectionsData};
use earshot_api_content::lookup::{find_episode, find_transcript};
use earshot_api_server::prelude::*;

/// Returns the corrections of an episode's transcript that the caller has suggested, the newest first.
///
/// Their state follows the transcript as it is served: a correction whose sentence the podcast has replaced is outdated.
#[endpoint(
    get "/api/v1/episodes/{episodeId}/transcript-corrections",
    (status = 200, description = "The corrections", body = Envelope<TranscriptCorrectionsData>),
    (status = 404, description = "Episode not found, or it has no transcript"),
)]
pub async fn list_own_transcript_corrections(
    state: AppState,
    owner: WorkOwner,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<TranscriptCorrectionsData>, ApiError> {
    let requested = id.clone();
    let document = state.read_generation(move |generation| find_episode(generation, &requested)).await?;
    let own = state.db.suggestions_of_reader(account.user_id, document.episode.id).await?;
    // Most readers have suggested nothing, and their pages read no transcript for it.
    if own.is_empty() {
        return Ok(Envelope::new(TranscriptCorrectionsData { corrections: Vec::new() }));
    }
    let read = EngineTask::new(owner, WorkCost::TRANSCRIPT);
    let transcript = state.run_engine_task(read, move |generation, _| find_transcript(generation, &id)).await?;
    let shown = own.into_iter().map(|correction| TranscriptCorrectionView::in_transcript(correction, &transcript));
    Ok(Envelope::new(TranscriptCorrectionsData { corrections: shown.collect() }))
}
