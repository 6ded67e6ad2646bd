//! `GET /api/v1/alerts/alert-config/{alertConfigId}/feeds`

use super::{AlertFeedView, parse_alert};
use earshot_api_server::prelude::*;

/// The private feeds of an alert.
#[view]
pub struct AlertFeedsData {
    /// Newest first, with those that were revoked; at most 100.
    feeds: Vec<AlertFeedView>,
}

/// Lists the private feeds of an alert. Their URLs are returned only on creation, because they are not stored.
#[endpoint(
    get "/api/v1/alerts/alert-config/{alertConfigId}/feeds",
    (status = 200, description = "The feeds", body = Envelope<AlertFeedsData>),
)]
pub async fn get_alert_feeds(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(alert): ApiPath<String>,
) -> Result<Envelope<AlertFeedsData>, ApiError> {
    let feeds = state.db.alert_feeds(&account, parse_alert(&alert)?).await?;
    Ok(Envelope::new(AlertFeedsData { feeds: feeds.into_iter().map(Into::into).collect() }))
}
