//! `GET /api/v1/alerts/alert-config/{alertConfigId}/recipients`

use super::{AlertRecipientView, parse_alert};
use earshot_api_server::prelude::*;

/// Who gets the digests of an alert, and when.
#[view]
pub struct AlertRecipientsData {
    /// The member who made the alert, then its other addresses in their order.
    recipients: Vec<AlertRecipientView>,
    /// When the next digest is sent; `null` when no match waits for one.
    next_digest_at: Option<TimestampView>,
}

/// Lists who gets the digests of an alert.
///
/// The other addresses are those of the alert's settings. Earshot first sends each address a confirmation link, except
/// addresses of members of the team.
#[endpoint(
    get "/api/v1/alerts/alert-config/{alertConfigId}/recipients",
    (status = 200, description = "The recipients", body = Envelope<AlertRecipientsData>),
)]
pub async fn get_alert_recipients(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(alert): ApiPath<String>,
) -> Result<Envelope<AlertRecipientsData>, ApiError> {
    let alert = state.db.delivery_alert(&account, parse_alert(&alert)?).await?;
    let recipients = state.db.alert_recipients(&alert).await?;
    let next = match alert.digests {
        Some(_) => state.db.next_digest_at(alert.id).await?,
        None => None,
    };
    Ok(Envelope::new(AlertRecipientsData {
        recipients: recipients.into_iter().map(Into::into).collect(),
        next_digest_at: next.map(Into::into),
    }))
}
