//! Reads the alert of a feed's token, and serves the feed with its tag.

use axum::http::header;
use earshot_api_server::http::compute_etag;
use earshot_api_server::prelude::*;
use earshot_app::{DeliveredMatch, DeliveryAlert};
use headers::HeaderMapExt as _;

/// Length of a token, in characters.
const TOKEN_CHARS: usize = 43;
/// Matches of a feed.
const MAX_ITEMS: u64 = 50;

/// Reads the alert of a token and its newest matches.
pub(super) async fn read_feed(state: &AppState, token: &str) -> Result<(DeliveryAlert, Vec<DeliveredMatch>), ApiError> {
    let not_found = || ApiError::not_found("Feed");
    // Rejects text of another length without a lookup: it cannot be a token.
    if token.len() != TOKEN_CHARS {
        return Err(not_found());
    }
    let found = state.db.find_alert_feed(token).await?.ok_or_else(not_found)?;
    let matches = state.db.newest_delivered_matches(found.alert.id, MAX_ITEMS).await?;
    Ok((found.alert, matches))
}

/// Serves a feed. A layer responds with 304 to readers that have it already.
pub(super) fn feed_response(content_type: &'static str, feed: String) -> Response {
    let tag = compute_etag(feed.as_bytes());
    let headers = [
        (header::CONTENT_TYPE, content_type),
        (header::CACHE_CONTROL, "private, no-cache"),
        (header::HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
    ];
    let mut response = (headers, feed).into_response();
    if let Some(tag) = tag {
        response.headers_mut().typed_insert(tag);
    }
    response
}
