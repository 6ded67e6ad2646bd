//! `POST /api/v1/users/address-change`

use crate::auth::sign_in_flow::{count_mail_attempts, parse_email};
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::SESSION_COOKIE;
use earshot_api_server::mail::{address_taken_mail, new_address_mail};
use earshot_api_server::prelude::*;
use earshot_app::{LINK_LIFETIME, NewMail, ids};

/// The new address of an account.
#[request]
pub struct ChangeAddressRequest {
    /// The new email address.
    email: String,
}

/// Sends a code to the new address of the user, which the next call uses.
///
/// The response is the same for every address. The current address is confirmed by the code of a confirmation, within
/// ten minutes before.
#[endpoint(
    post "/api/v1/users/address-change",
    (status = 200, description = "Sent", body = Envelope<MessageData>),
    (status = 400, description = "The email address is not valid, or is the current one"),
    (status = 403, description = "API keys are not accepted, or the identity is not confirmed"),
    (status = 429, description = "Too many emails to the address, or requests from this client"),
    security(("session" = []))
)]
pub async fn request_address_change(
    state: AppState,
    client: ClientAddress,
    person: SessionCaller,
    cookies: CookieJar,
    ApiJson(body): ApiJson<ChangeAddressRequest>,
) -> Result<Envelope<MessageData>, ApiError> {
    let address = parse_email(&body.email)?;
    if address.as_str() == person.account.email {
        return Err(ApiError::invalid("This is your address already.", "/email", "must be another address"));
    }
    person.require_confirmation(state.clock.now())?;
    let session = cookies.get(SESSION_COOKIE).ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    count_mail_attempts(&state, &client, address.key().as_str())?;
    let code = ids::new_code();
    let mail = new_address_mail(address.as_str(), &code).map_err(ApiError::internal)?;
    let taken = address_taken_mail(address.as_str()).map_err(ApiError::internal)?;
    let post = |mail| NewMail { mail, valid_for: LINK_LIFETIME };
    let mails = (post(mail), post(taken));
    state.db.request_address_change(&person.account, session.value(), &address, &code, mails).await?;
    state.outbox.notify();
    Ok(Envelope::new(MessageData { message: format!("We have sent a code to {address}.") }))
}
