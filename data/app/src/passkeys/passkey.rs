//! A passkey, and what becomes of it.

use crate::entities::passkeys::Model;
use crate::prelude::*;

/// Most passkeys of an account.
pub const MAX_PASSKEYS: u64 = 20;

/// A passkey as its user sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    pub id: Uuid,
    pub name: String,
    pub created_at: Timestamp,
    /// `None` when nobody has signed in with it.
    pub last_used_at: Option<Timestamp>,
}

impl Passkey {
    pub(super) fn from_row(row: Model) -> Self {
        Self {
            id: row.id,
            name: row.name,
            created_at: row.created_at.into(),
            last_used_at: row.last_used_at.map(Into::into),
        }
    }
}

/// A passkey with what checks its signatures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPasskey {
    pub id: Uuid,
    pub name: String,
    /// Public key and counter, as JSON.
    pub credential: String,
}

/// A passkey to add.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPasskey {
    pub name: String,
    /// The id of it on the device, in base64url.
    pub credential_id: String,
    /// Public key and counter, as JSON.
    pub credential: String,
}

/// What became of a passkey to add.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasskeyAddition {
    Added(Passkey),
    /// An account has it already.
    Known,
    TooMany,
}

/// What became of a sign-in with a passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyUse {
    Recorded,
    /// It was removed, or used at the same time.
    Changed,
}
