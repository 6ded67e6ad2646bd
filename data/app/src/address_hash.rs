//! The hash of an address, under which unsubscriptions and suppressed addresses are stored. The lists show no address.

use earshot_model::EmailKey;
use sha2::{Digest, Sha256};

/// Bytes of a hash.
const HASH_BYTES: usize = 32;

/// The SHA-256 of an address, ignoring case and spelling variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AddressHash([u8; HASH_BYTES]);

impl AddressHash {
    #[must_use]
    pub fn from_key(key: &EmailKey) -> Self {
        Self::of_key(key.as_str())
    }

    pub(crate) fn of_key(key: &str) -> Self {
        Self(Sha256::digest(key.as_bytes()).into())
    }

    /// Reads a hash from bytes; `None` when they have another length.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The value of the column.
    pub(crate) fn to_text(self) -> String {
        self.0.iter().fold(String::with_capacity(2 * HASH_BYTES), |mut text, byte| {
            for digit in [byte >> 4, byte & 15] {
                text.push(char::from_digit(u32::from(digit), 16).unwrap_or('0'));
            }
            text
        })
    }
}
