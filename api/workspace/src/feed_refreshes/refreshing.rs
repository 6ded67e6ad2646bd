//! Queues the feed of a podcast, and waits for a while until it was read.

use super::view::{RefreshData, RefreshErrorCode};
use crate::auth::sign_in_flow::count_attempt;
use crate::feed_submissions::{is_reader_running, queue_message};
use earshot_api_content::lookup::{add_transcription_modes, find_podcast};
use earshot_api_content::views::PodcastView;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::{FeedRefresh, FeedSubmission, SubmissionState};
use std::time::Duration;
use tokio::sync::Semaphore;

/// Calls that wait for the reader at a time. Others return at once that the feed is queued.
static WAITING: Semaphore = Semaphore::const_new(32);
const CHECK_INTERVAL: Duration = Duration::from_millis(500);
/// Checks of one call: 20 seconds.
const MAX_CHECKS: u32 = 40;

/// Has the feed of a podcast read again.
///
/// # Errors
/// When the podcast is unknown, was refreshed a moment ago, or too many feeds wait.
pub(super) async fn refresh_podcast(
    state: &AppState,
    account: &Account,
    caller: &Caller,
    id_or_slug: String,
) -> Result<RefreshData, ApiError> {
    let document = state.read_generation(move |generation| find_podcast(generation, &id_or_slug)).await?;
    let podcast = &document.podcast;
    if document.is_private {
        let message = "This is a private feed: its URL has a password or a token. Only its operator can refresh it.";
        let code = RefreshErrorCode::RssFetchFailed;
        return Ok(RefreshData::failed(code, message.to_owned(), podcast.feed_url.clone()));
    }
    count_attempt(state, AttemptKind::RefreshByTeam, &account.team_id.to_string())?;
    let queued = match state.db.refresh_feed(&podcast.feed_url, &podcast.title).await? {
        FeedRefresh::Queued(queued) => queued,
        FeedRefresh::TooSoon { wait } => return Err(too_soon(wait)),
        FeedRefresh::QueueFull => {
            return Err(ApiError::new(ErrorCode::Busy, "Many feeds are waiting to be read. Try again in an hour."));
        }
    };
    let outcome = wait_until_read(state, queued).await?;
    let feed_url = podcast.feed_url.clone();
    match outcome.state {
        SubmissionState::Queued => Ok(RefreshData::queued(queue_message(state).await?, feed_url)),
        SubmissionState::Failed => {
            let reason = outcome.failure.unwrap_or_default();
            let message = format!("The feed could not be read: {reason}.");
            Ok(RefreshData::failed(outcome.failure_kind.into(), message, feed_url))
        }
        SubmissionState::Read => {
            let (id, tier) = (podcast.id.to_string(), caller.tier);
            let view = state.read_generation(move |generation| {
                let document = find_podcast(generation, &id)?;
                let subjects = generation.backend.podcast_subjects(&document.podcast)?;
                Ok(PodcastView::of(&document, &subjects, tier))
            });
            let mut view = view.await?;
            add_transcription_modes(state, caller, std::iter::once(&mut view)).await?;
            Ok(RefreshData::read(view))
        }
    }
}

fn too_soon(wait: Duration) -> ApiError {
    let seconds = wait.as_secs().max(1);
    let message = "This podcast was refreshed a moment ago. Each podcast can be refreshed once a minute.";
    ApiError::new(ErrorCode::TooManyRequests, message).with_retry_after(seconds)
}

/// Waits until the feed was read. Returns it as it is when nobody reads, many calls wait, or it takes too long.
async fn wait_until_read(state: &AppState, queued: FeedSubmission) -> Result<FeedSubmission, ApiError> {
    let Ok(_place) = WAITING.try_acquire() else { return Ok(queued) };
    if !is_reader_running(state).await? {
        return Ok(queued);
    }
    for _ in 0..MAX_CHECKS {
        tokio::time::sleep(CHECK_INTERVAL).await;
        match state.db.feed_submission(queued.id).await? {
            Some(submission) if submission.state == SubmissionState::Queued => {}
            Some(submission) => return Ok(submission),
            None => break,
        }
    }
    Ok(queued)
}
