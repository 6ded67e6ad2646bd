//! Invitations to teams. The token of an invitation is only in its mail; the database stores its hash.

mod accept;
mod create;
mod invitation;
mod manage;

pub use accept::AcceptedInvitation;
pub use create::{INVITATION_LIFETIME, InvitationMail};
pub use invitation::{Invitation, InvitationDetails};

use crate::entities::invitations;
use crate::prelude::*;

/// Invitations that were neither accepted nor revoked. They may have expired.
fn open_condition() -> Condition {
    Condition::all().add(invitations::Column::AcceptedAt.is_null()).add(invitations::Column::RevokedAt.is_null())
}

/// Open invitations that have not expired.
fn valid_condition(now: EpochMillis) -> Condition {
    open_condition().add(invitations::Column::ExpiresAt.gt(now))
}
