//! Podcasts that people claim: proven by a token in the feed or by a mail to its owner, then corrected by them
//! (decision 084).

pub mod create;
pub mod end;
pub mod feed_head;
pub mod list;
pub mod prove;
pub mod state;
mod view;

use earshot_api_server::prelude::*;

/// Parses the id of a claim. Nobody has a claim with another id.
fn parse_claim_id(text: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(text).map_err(|_| ApiError::not_found("Claim"))
}

/// Fetches the feed of a podcast, and returns its head.
async fn fetch_feed_head(state: &AppState, feed_url: &str) -> Result<String, ApiError> {
    let refused = |reason: String| ApiError::invalid(reason.clone(), "", &reason);
    let url =
        url::Url::parse(feed_url).map_err(|_| refused("The feed of this podcast has no valid URL.".to_owned()))?;
    state.feeds.check_url(&url).map_err(|reason| refused(format!("The feed can’t be read: {reason}.")))?;
    let fetched = state.feeds.fetch_start(&url).await?.map_err(refused)?;
    let text = crate::feed_submissions::decode(&fetched.body);
    Ok(feed_head::head_of(&text).to_owned())
}
