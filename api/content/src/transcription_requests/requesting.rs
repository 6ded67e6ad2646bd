//! Requests a transcript for a team, and charges it.

use earshot_api_server::metering::{ChargeKey, Payer, end_of_month};
use earshot_api_server::prelude::*;
use earshot_app::{NewTranscriptionRequest, TranscriptionState};
use earshot_model::{EpisodeId, Meter, PodcastId};

/// Which requests are served first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestPriority {
    /// Someone waits for one episode.
    One,
    /// Many episodes of a podcast.
    Many,
    /// Nobody waits: an episode that was published after its podcast was requested.
    Future,
}

impl RequestPriority {
    const fn value(self) -> i32 {
        match self {
            Self::One => 10,
            Self::Many => 0,
            Self::Future => -10,
        }
    }
}

/// An episode to request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestedEpisode {
    pub podcast: PodcastId,
    pub episode: EpisodeId,
}

/// Requests the transcript of an episode. Charges one request, unless the team has requested it already. A request that
/// failed or was canceled was refunded, and is charged again. Returns whether it is new.
///
/// # Errors
/// When the quota is used up, or the app database fails.
pub async fn request_episode(
    state: &AppState,
    account: &Account,
    requested: RequestedEpisode,
    priority: RequestPriority,
) -> Result<bool, ApiError> {
    let RequestedEpisode { podcast, episode } = requested;
    match state.db.transcription_request(account.team_id, episode).await? {
        Some(before) if !matches!(before.state, TranscriptionState::Failed | TranscriptionState::Canceled) => {
            return Ok(false);
        }
        // Its refund comes before the new charge.
        Some(_) => state.db.refund_transcriptions().await?,
        None => {}
    }
    let charge = ChargeKey { text: episode.to_string(), free_until: end_of_month(state.clock.now()) };
    let new = NewTranscriptionRequest { podcast, episode, priority: priority.value() };
    let work = async { Ok(state.db.request_transcription(account, new).await?) };
    let payer = Payer::of_account(account);
    state.metering.charge_and_run(&payer, Meter::TranscriptionRequests, charge, work).await?;
    Ok(true)
}
