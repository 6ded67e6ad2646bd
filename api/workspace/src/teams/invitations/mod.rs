//! Invitations to the team.

pub mod accept;
pub mod by_token;
pub mod create;
pub mod list;
pub mod resend;
pub mod revoke;
mod view;

pub use view::{InvitationData, InvitationView};

use crate::auth::sign_in_flow::count_attempt;
use earshot_api_server::mail::{invitation_mail, invitation_url};
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::{INVITATION_LIFETIME, InvitationMail, NewMail, ids};
use earshot_model::{EmailAddress, Role};

/// Counts an invitation to an address. Neither a team, nor many teams together, flood a mailbox, and no team uses our
/// mails to write to many strangers.
fn count_invitation(state: &AppState, account: &Account, address: &EmailAddress) -> Result<(), ApiError> {
    let (team, key) = (account.team_id, address.key());
    count_attempt(state, AttemptKind::InvitationByTeam, &team.to_string())?;
    count_attempt(state, AttemptKind::InvitationToAddressByTeam, &format!("{team} {}", key.as_str()))?;
    count_attempt(state, AttemptKind::InvitationToAddress, key.as_str())
}

/// Writes the mail of an invitation with a new link.
fn write_mail(state: &AppState, account: &Account, to: &str, role: Role) -> Result<InvitationMail, ApiError> {
    let placeholder = ids::new_token();
    let link = invitation_url(&state.config.public_url, &placeholder);
    let mail = invitation_mail(to, &account.email, role, &link).map_err(ApiError::internal)?;
    Ok(InvitationMail { placeholder, mail: NewMail { mail, valid_for: INVITATION_LIFETIME } })
}
