//! `POST /api/v1/alerts/alert-config/{alertConfigId}/recipients/resubscribe`

use super::{AlertRecipientData, parse_alert};
use earshot_api_server::prelude::*;

/// Lets the caller get the digests of an alert again, after they stopped them or a mail server rejected their address.
/// Nobody can do that for others.
#[endpoint(
    post "/api/v1/alerts/alert-config/{alertConfigId}/recipients/resubscribe",
    (status = 200, description = "The recipient", body = Envelope<AlertRecipientData>),
    (status = 404, description = "Alert not found, or the caller is none of its recipients"),
)]
pub async fn resubscribe_to_alert(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(alert): ApiPath<String>,
) -> Result<Envelope<AlertRecipientData>, ApiError> {
    let recipient = state.db.resubscribe_to_alert(&account, parse_alert(&alert)?).await?;
    Ok(Envelope::new(AlertRecipientData { recipient: recipient.into() }))
}
