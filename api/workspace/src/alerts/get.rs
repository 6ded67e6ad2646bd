//! `GET /api/v1/alerts/alert-config/{alertConfigId}`

use super::{config_view, find_alert};
use earshot_api_content::views::AlertConfigView;
use earshot_api_server::prelude::*;

/// An alert.
#[view]
pub struct AlertConfigData {
    /// The alert.
    alert_config: AlertConfigView,
}

/// Returns an alert.
#[endpoint(
    get "/api/v1/alerts/alert-config/{alertConfigId}",
    (status = 200, description = "The alert", body = Envelope<AlertConfigData>),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_alert_config(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<Uuid>,
) -> Result<Versioned<AlertConfigData>, ApiError> {
    let alert = find_alert(&state, &account, id).await?;
    let alert_config = config_view(&state, &account, &alert).await?;
    Ok(Versioned { version: alert.version, data: AlertConfigData { alert_config } })
}
