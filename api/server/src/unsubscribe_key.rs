//! Tokens of unsubscribe links: signed, so that nothing has to be stored for a mail, and nobody can unsubscribe others.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use earshot_app::AddressHash;
use hmac::{Hmac, Mac as _};
use sha2::Sha256;
use uuid::Uuid;

const ID_BYTES: usize = 16;
const TAG_BYTES: usize = 16;

/// Signs and verifies the tokens.
#[derive(Clone)]
pub struct UnsubscribeKey(Hmac<Sha256>);

impl UnsubscribeKey {
    pub fn new(secret: &[u8]) -> Self {
        Self(Hmac::new_from_slice(secret).expect("HMAC takes keys of any length"))
    }

    /// The token that stops the digests of an alert to an address.
    pub fn sign(&self, alert: Uuid, address: AddressHash) -> String {
        let mut bytes = alert.as_bytes().to_vec();
        bytes.extend_from_slice(address.as_bytes());
        let mut mac = self.0.clone();
        mac.update(&bytes);
        bytes.extend_from_slice(&mac.finalize().into_bytes()[..TAG_BYTES]);
        BASE64_URL_SAFE_NO_PAD.encode(bytes)
    }

    /// Reads a token; `None` when it is not one of ours.
    pub fn verify(&self, token: &str) -> Option<(Uuid, AddressHash)> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(token).ok()?;
        let (payload, tag) = bytes.split_at_checked(bytes.len().checked_sub(TAG_BYTES)?)?;
        let mut mac = self.0.clone();
        mac.update(payload);
        mac.verify_truncated_left(tag).ok()?;
        let (alert, address) = payload.split_at_checked(ID_BYTES)?;
        Some((Uuid::from_slice(alert).ok()?, AddressHash::from_bytes(address)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_valid_only_with_its_key() {
        let key = UnsubscribeKey::new(b"secret");
        let address = AddressHash::from_bytes(&[7; 32]).expect("a hash");
        let token = key.sign(Uuid::from_u128(9), address);
        assert_eq!(key.verify(&token), Some((Uuid::from_u128(9), address)));
        assert_eq!(UnsubscribeKey::new(b"other").verify(&token), None);
        let changed = format!("{}{}", if token.starts_with('A') { 'B' } else { 'A' }, &token[1..]);
        for wrong in ["", "x", "!!!", &token[1..], &token[..40], &changed] {
            assert_eq!(key.verify(wrong), None, "{wrong}");
        }
    }
}
