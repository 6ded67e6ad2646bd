//! `DELETE /api/v1/alerts/alert-config/{alertConfigId}/feeds/{feedId}`

use super::{AlertFeedData, parse_alert};
use earshot_api_server::prelude::*;

/// Revokes a private feed at once and permanently. Revoking it again has no effect.
#[endpoint(
    delete "/api/v1/alerts/alert-config/{alertConfigId}/feeds/{feedId}",
    (status = 200, description = "The feed, revoked", body = Envelope<AlertFeedData>),
)]
pub async fn revoke_alert_feed(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath((alert, feed)): ApiPath<(String, String)>,
) -> Result<Envelope<AlertFeedData>, ApiError> {
    let feed = Uuid::try_parse(&feed).map_err(|_| ApiError::not_found("Feed"))?;
    let feed = state.db.revoke_alert_feed(&account, parse_alert(&alert)?, feed).await?;
    tracing::info!(user = %account.user_id, alert = %feed.alert_id, feed = %feed.id, "feed of an alert revoked");
    Ok(Envelope::new(AlertFeedData { feed: feed.into() }))
}
