//! When the team of a caller requested deep analyses and transcripts of episodes.

use crate::views::EpisodeView;
use earshot_api_server::prelude::*;
use earshot_model::EpisodeId;
use std::str::FromStr as _;

/// Adds to episodes when the caller's team requested their deep analyses and transcripts. Callers without an account have none.
pub async fn add_request_times<'a>(
    state: &AppState,
    caller: &Caller,
    episodes: impl Iterator<Item = &'a mut EpisodeView> + Send,
) -> Result<(), ApiError> {
    let Some(account) = &caller.account else { return Ok(()) };
    let episodes: Vec<(EpisodeId, &mut EpisodeView)> =
        episodes.filter_map(|episode| Some((EpisodeId::from_str(&episode.episode_id).ok()?, episode))).collect();
    let ids: Vec<EpisodeId> = episodes.iter().map(|(id, _)| *id).collect();
    let analyses = state.db.deep_analysis_requests(account, &ids).await?;
    let transcripts = state.db.transcription_request_times(account.team_id, &ids).await?;
    for (id, episode) in episodes {
        episode.deep_analysis_requested_at = analyses.get(&id).copied().map(Into::into);
        episode.transcription_requested_at = transcripts.get(&id).copied().map(Into::into);
    }
    Ok(())
}
