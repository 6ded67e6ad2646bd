//! `POST /api/v1/public/feed-submissions`

use super::submitting::submit_feed;
use super::view::FeedSubmissionData;
use earshot_api_server::prelude::*;

/// A feed for the catalog.
#[request]
pub struct FeedSubmissionRequest {
    /// The URL of the feed. The scheme may be missing.
    feed_url: String,
}

/// Submits the feed of a podcast that is not in the catalog.
///
/// The feed is fetched and checked at once, then queued. A URL of a web page is not an error: the response lists the
/// feeds that the page links to. Each client can submit 5 feeds a minute, 30 an hour and 100 a day.
#[endpoint(
    post "/api/v1/public/feed-submissions",
    operation_id = "submitFeed",
    (status = 200, description = "What happened to the feed", body = Envelope<FeedSubmissionData>),
    (status = 400, description = "There is no feed of a podcast at the URL, with the reason"),
    (status = 429, description = "Too many feeds were submitted"),
    (status = 503, description = "Too many feeds are being checked, or wait to be read"),
    security(())
)]
pub async fn submit_feed_url(
    state: AppState,
    ClientAddress(client): ClientAddress,
    ApiJson(body): ApiJson<FeedSubmissionRequest>,
) -> Result<Envelope<FeedSubmissionData>, ApiError> {
    let submission = submit_feed(&state, &client, &body.feed_url).await?;
    Ok(Envelope::new(FeedSubmissionData { submission }))
}
