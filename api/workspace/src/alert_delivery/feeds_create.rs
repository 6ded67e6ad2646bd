//! `POST /api/v1/alerts/alert-config/{alertConfigId}/feeds`

use super::{AlertFeedData, AlertFeedView, parse_alert};
use axum::Extension;
use earshot_api_server::http::NoCompression;
use earshot_api_server::prelude::*;

/// Creates a private feed of an alert, for feed readers. Only this response contains its URLs.
#[endpoint(
    post "/api/v1/alerts/alert-config/{alertConfigId}/feeds",
    (status = 200, description = "The feed with its URLs", body = Envelope<AlertFeedData>),
    (status = 409, description = "The alert has 20 feeds that are valid"),
)]
pub async fn create_alert_feed(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(alert): ApiPath<String>,
) -> Result<impl IntoResponse, ApiError> {
    let (feed, token) = state.db.create_alert_feed(&account, parse_alert(&alert)?).await?;
    tracing::info!(user = %account.user_id, alert = %feed.alert_id, feed = %feed.id, "feed of an alert created");
    let base = format!("{}/api/v1/public/alert-feeds/{token}", state.config.public_url);
    let mut feed = AlertFeedView::from(feed);
    feed.rss_url = Some(format!("{base}/rss"));
    feed.json_url = Some(format!("{base}/json"));
    // The compressed size would leak information about the token.
    Ok((Extension(NoCompression), Envelope::new(AlertFeedData { feed })))
}
