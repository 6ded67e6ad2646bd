//! A build without passkeys.

use super::outcome::{CheckedUse, NamedPasskey, PasskeyError, PasskeyRequest, RegisteredPasskey};
use serde_json::Value;
use uuid::Uuid;

/// There are none in this build.
#[derive(Clone, Debug)]
pub enum PasskeyCeremonies {}

impl PasskeyCeremonies {
    /// `None`: this build has no passkeys.
    #[must_use]
    pub fn new(_public_url: &str) -> Option<Self> {
        None
    }

    /// # Errors
    /// Never: there is no value of this type.
    pub fn request_passkey(
        &self,
        _user: Uuid,
        _email: &str,
        _existing: &[String],
    ) -> Result<PasskeyRequest, PasskeyError> {
        match *self {}
    }

    /// # Errors
    /// Never: there is no value of this type.
    pub fn check_new_passkey(&self, _state: &str, _credential: Value) -> Result<RegisteredPasskey, PasskeyError> {
        match *self {}
    }

    /// # Errors
    /// Never: there is no value of this type.
    pub fn request_sign_in(&self) -> Result<PasskeyRequest, PasskeyError> {
        match *self {}
    }

    /// # Errors
    /// Never: there is no value of this type.
    pub fn named_passkey(&self, _credential: &Value) -> Result<NamedPasskey, PasskeyError> {
        match *self {}
    }

    /// # Errors
    /// Never: there is no value of this type.
    pub fn check_sign_in(&self, _state: &str, _credential: &Value, _stored: &str) -> Result<CheckedUse, PasskeyError> {
        match *self {}
    }
}
