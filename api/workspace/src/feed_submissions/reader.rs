//! Whether `earshot watch` reads the queue of feeds.

use earshot_api_server::prelude::*;
use std::time::Duration;

/// A reader that polled the queue this recently is running. It polls every few seconds between its rounds.
const READER_PRESENCE: Duration = Duration::from_secs(120);

/// Whether queued feeds are being read.
pub(crate) async fn is_reader_running(state: &AppState) -> Result<bool, ApiError> {
    let polled_at = state.db.submissions_polled_at().await?;
    Ok(polled_at.is_some_and(|polled_at| polled_at + READER_PRESENCE > state.clock.now()))
}

/// Returns a sentence about when a queued feed is read.
pub(crate) async fn queue_message(state: &AppState) -> Result<String, ApiError> {
    Ok(if is_reader_running(state).await? {
        "The feed is queued. It is usually in the catalog within a minute.".to_owned()
    } else {
        "The feed is queued. No feeds are read at the moment; it is read as soon as that starts again.".to_owned()
    })
}
