//! Which episodes of podcasts the team of a caller has transcribed.

use crate::views::{PodcastView, TranscriptionModeView};
use earshot_api_server::prelude::*;
use earshot_model::PodcastId;
use std::str::FromStr as _;

/// Adds to podcasts which of their episodes the caller's team has transcribed. Callers without an account have none.
pub async fn add_transcription_modes<'a>(
    state: &AppState,
    caller: &Caller,
    podcasts: impl Iterator<Item = &'a mut PodcastView> + Send,
) -> Result<(), ApiError> {
    let Some(account) = &caller.account else { return Ok(()) };
    let podcasts: Vec<(PodcastId, &mut PodcastView)> =
        podcasts.filter_map(|podcast| Some((PodcastId::from_str(&podcast.id).ok()?, podcast))).collect();
    let ids: Vec<PodcastId> = podcasts.iter().map(|(id, _)| *id).collect();
    let times = state.db.transcribed_among(account.team_id, &ids).await?;
    for (id, podcast) in podcasts {
        podcast.transcription_mode = TranscriptionModeView::of(times.get(&id).copied());
    }
    Ok(())
}
