//! The passkeys of the signed-in user.

pub mod add;
pub mod list;
pub mod remove;
pub mod request;

use earshot_api_server::prelude::*;
use earshot_app::Passkey;

/// A passkey, with which its owner signs in.
#[view]
pub struct PasskeyView {
    /// ID of the passkey.
    id: String,
    /// The name that its owner gave it.
    name: String,
    /// When it was added.
    created_at: TimestampView,
    /// When somebody last signed in with it; `null` when nobody has.
    last_used_at: Option<TimestampView>,
}

impl From<Passkey> for PasskeyView {
    fn from(passkey: Passkey) -> Self {
        Self {
            id: passkey.id.to_string(),
            name: passkey.name,
            created_at: passkey.created_at.into(),
            last_used_at: passkey.last_used_at.map(Into::into),
        }
    }
}
