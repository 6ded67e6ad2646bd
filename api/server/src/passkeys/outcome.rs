//! What the ceremonies of passkeys take and return.

use serde_json::Value;
use uuid::Uuid;

/// What a browser has to sign.
#[derive(Clone, Debug)]
pub struct PasskeyRequest {
    /// The options for the browser, as WebAuthn writes them in JSON.
    pub options: Value,
    /// What checks the signature, as JSON.
    pub state: String,
}

/// A new passkey that was checked.
#[derive(Clone, Debug)]
pub struct RegisteredPasskey {
    /// In base64url.
    pub credential_id: String,
    /// Public key and counter, as JSON.
    pub credential: String,
}

/// The passkey that a response names. Nothing of it is checked yet.
#[derive(Clone, Debug)]
pub struct NamedPasskey {
    pub user: Uuid,
    /// In base64url.
    pub credential_id: String,
}

/// A use that was checked.
#[derive(Clone, Debug)]
pub struct CheckedUse {
    /// The credential with its new counter.
    pub credential: String,
}

/// Why a ceremony failed.
#[derive(Debug, thiserror::Error)]
pub enum PasskeyError {
    #[error("the response of the passkey is not valid: {0}")]
    Invalid(String),
    /// The counter of the passkey did not rise: two devices may have the same key.
    #[error("the passkey may be copied: its counter went back")]
    Copied,
    #[error("a stored passkey or challenge is damaged: {0}")]
    Damaged(String),
}
