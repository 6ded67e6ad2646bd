//! `GET /api/v1/public/alert-feeds/{token}/json`

use super::served_feed::{feed_response, read_feed};
use earshot_api_jobs::deliveries::json_feed;
use earshot_api_server::prelude::*;

const CONTENT_TYPE: &str = "application/feed+json; charset=utf-8";

/// Returns the private feed of an alert, JSON Feed 1.1, with its newest 50 matches. The token is its only credential.
#[endpoint(
    get "/api/v1/public/alert-feeds/{token}/json",
    params(("token" = String, Path, description = "The secret part of the feed's URL.")),
    (status = 200, description = "The feed", body = String, content_type = "application/feed+json"),
    (status = 404, description = "The feed is unknown or was revoked"),
    security(())
)]
pub async fn get_alert_feed_json(state: AppState, ApiPath(token): ApiPath<String>) -> Result<Response, ApiError> {
    let (alert, matches) = read_feed(&state, &token).await?;
    let feed = json_feed(&alert, &matches, &state.config.public_url).map_err(ApiError::internal)?;
    Ok(feed_response(CONTENT_TYPE, feed))
}
