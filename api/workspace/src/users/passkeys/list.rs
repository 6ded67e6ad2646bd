//! `GET /api/v1/users/passkeys`

use super::PasskeyView;
use earshot_api_server::prelude::*;

/// All passkeys of the user.
#[view]
pub struct PasskeysData {
    /// Newest first.
    passkeys: Vec<PasskeyView>,
    /// Whether this server takes passkeys: it has to be reached under a domain, and to be built with them.
    is_available: bool,
}

/// Lists the passkeys of the user.
#[endpoint(
    get "/api/v1/users/passkeys",
    (status = 200, description = "The passkeys", body = Envelope<PasskeysData>),
    security(("session" = []))
)]
pub async fn list_passkeys(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
) -> Result<Envelope<PasskeysData>, ApiError> {
    let passkeys = state.db.passkeys_of(account.user_id).await?;
    let is_available = state.passkeys.is_some();
    Ok(Envelope::new(PasskeysData { passkeys: passkeys.into_iter().map(Into::into).collect(), is_available }))
}
