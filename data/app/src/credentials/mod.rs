//! The register of credentials, and the walk through it when a member leaves a team, loses rights, or is deleted.
//!
//! This module works on entities alone, because all modules that create credentials may end them here.

mod ending;
mod kept;
mod register;

pub use ending::EndedCredentials;
pub(crate) use ending::{CredentialOwner, end_credentials};
pub(crate) use kept::credentials_kept_by_team;
pub use kept::{KeptCredentials, KeptRecipients, KeptShare, KeptWebhook};
pub use register::{
    CREDENTIALS, CredentialEvent, CredentialKind, CredentialOutcome, CredentialRotation, CredentialRow,
};
