//! `POST /api/v1/alerts/alert-config/{alertConfigId}/recipients/resend`

use super::{AlertRecipientData, parse_alert};
use earshot_api_jobs::deliveries::send_confirmation;
use earshot_api_server::prelude::*;
use earshot_app::{AddressHash, AlertRecipient, DeliveryAlert, DeliveryRejection, RecipientState};
use earshot_model::EmailAddress;

/// The recipient who gets another link.
#[request]
pub struct ResendConfirmationRequest {
    /// An address of the alert that is not confirmed yet.
    email: String,
}

/// Sends the link again that confirms an address of an alert, at most once an hour. The previous link stops working.
#[endpoint(
    post "/api/v1/alerts/alert-config/{alertConfigId}/recipients/resend",
    (status = 200, description = "The recipient", body = Envelope<AlertRecipientData>),
    (status = 404, description = "Alert not found, or the address is not a pending recipient"),
    (status = 409, description = "The last link is less than an hour old, or the team has sent 50 today"),
)]
pub async fn resend_recipient_confirmation(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(alert): ApiPath<String>,
    ApiJson(body): ApiJson<ResendConfirmationRequest>,
) -> Result<Envelope<AlertRecipientData>, ApiError> {
    let alert = state.db.delivery_alert(&account, parse_alert(&alert)?).await?;
    let email = EmailAddress::parse(&body.email).map_err(|_| ApiError::from(DeliveryRejection::RecipientNotFound))?;
    let pending = find_recipient(&state, &alert, &email).await?;
    if pending.state != RecipientState::Pending {
        return Err(DeliveryRejection::RecipientNotFound.into());
    }
    if !send_confirmation(&state, alert.team_id, &email, Some(&account.email)).await? {
        return Err(DeliveryRejection::ConfirmationSent.into());
    }
    let recipient = find_recipient(&state, &alert, &email).await?;
    Ok(Envelope::new(AlertRecipientData { recipient: recipient.into() }))
}

async fn find_recipient(
    state: &AppState,
    alert: &DeliveryAlert,
    email: &EmailAddress,
) -> Result<AlertRecipient, ApiError> {
    let address = AddressHash::from_key(&email.key());
    let recipients = state.db.alert_recipients(alert).await?;
    let found = recipients.into_iter().find(|recipient| recipient.address_hash == address);
    found.ok_or_else(|| DeliveryRejection::RecipientNotFound.into())
}
