//! `POST /api/v1/users/passkeys`

use super::PasskeyView;
use crate::auth::passkey_flow::{ceremonies, take_challenge, to_api_error};
use earshot_api_server::mail::passkey_added_mail;
use earshot_api_server::prelude::*;
use earshot_app::{NewMail, NewPasskey, PasskeyAddition};
use earshot_model::without_hidden_characters;
use serde_json::Value;
use std::time::Duration;

/// How long the notice is worth sending.
const NOTICE_LIFETIME: Duration = Duration::from_secs(3 * 24 * 60 * 60);
const MAX_NAME_CHARS: usize = 100;

/// A passkey that the browser made.
#[request]
pub struct AddPasskeyRequest {
    /// The token of the options.
    token: String,
    /// What the passkey is called, such as the device that holds it.
    #[schema(min_length = 1, max_length = 100)]
    name: String,
    /// The credential of the browser: `PublicKeyCredential.toJSON()`.
    #[schema(value_type = Object)]
    credential: Value,
}

/// The passkey that was added.
#[view]
pub struct AddedPasskeyData {
    /// The passkey.
    passkey: PasskeyView,
}

/// Adds a passkey that the browser made for the user. The user gets a mail about it.
#[endpoint(
    post "/api/v1/users/passkeys",
    (status = 200, description = "Added", body = Envelope<AddedPasskeyData>),
    (status = 400, description = "The name or the passkey is not valid, or the options have expired"),
    (status = 403, description = "API keys are not accepted, or the identity is not confirmed"),
    (status = 404, description = "The server takes no passkeys"),
    (status = 409, description = "Too many passkeys"),
    security(("session" = []))
)]
pub async fn add_passkey(
    state: AppState,
    person: SessionCaller,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<AddPasskeyRequest>,
) -> Result<Envelope<AddedPasskeyData>, ApiError> {
    let ceremonies = ceremonies(&state)?;
    // A passkey outlives the session that adds it.
    person.require_confirmation(state.clock.now())?;
    let name = valid_name(&body.name)?;
    let account = &person.account;
    let challenge = take_challenge(&state, &body.token, Some(account.user_id)).await?;
    let checked = ceremonies.check_new_passkey(&challenge, body.credential).map_err(to_api_error)?;
    let mail = passkey_added_mail(&account.email, &name).map_err(ApiError::internal)?;
    let notice = NewMail { mail, valid_for: NOTICE_LIFETIME };
    let new = NewPasskey { name: name.clone(), credential_id: checked.credential_id, credential: checked.credential };
    let added = match state.db.add_passkey(account.user_id, new, notice).await? {
        PasskeyAddition::Added(added) => added,
        PasskeyAddition::Known => return Err(ApiError::of(ErrorCode::InvalidPasskey)),
        PasskeyAddition::TooMany => return Err(ApiError::of(ErrorCode::TooManyPasskeys)),
    };
    state.outbox.notify();
    tracing::info!(user = %account.user_id, passkey = %added.id, "passkey added");
    origin.record_audit_event(&state.db, account.user_id, AuditAction::PasskeyAdded, Some(name)).await;
    Ok(Envelope::new(AddedPasskeyData { passkey: added.into() }))
}

fn valid_name(name: &str) -> Result<String, ApiError> {
    let name = without_hidden_characters(name);
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > MAX_NAME_CHARS || name.chars().any(char::is_control) {
        let detail = "must have 1 to 100 characters, and no line breaks";
        return Err(ApiError::invalid("The name is not valid.", "/name", detail));
    }
    Ok(name.to_owned())
}
