//! Checks `X-Hub-Signature`: a delivery comes from the hub that has the secret (WebSub 8).

use hmac::{Hmac, Mac};
use sha1::Sha1;
use sha2::{Sha256, Sha384, Sha512};

/// Whether `<method>=<hex>` signs the body with the secret. Compares in constant time.
pub(super) fn is_valid(header: &str, secret: &[u8], body: &[u8]) -> bool {
    let Some((method, hex)) = header.trim().split_once('=') else { return false };
    // The longest signature is that of SHA-512.
    let Some(tag) = Some(hex).filter(|hex| hex.len() <= 128).and_then(|hex| hex::decode(hex).ok()) else {
        return false;
    };
    match method.to_ascii_lowercase().as_str() {
        "sha1" => matches(Hmac::<Sha1>::new_from_slice(secret), body, &tag),
        "sha256" => matches(Hmac::<Sha256>::new_from_slice(secret), body, &tag),
        "sha384" => matches(Hmac::<Sha384>::new_from_slice(secret), body, &tag),
        "sha512" => matches(Hmac::<Sha512>::new_from_slice(secret), body, &tag),
        _ => false,
    }
}

fn matches<M: Mac, E>(mac: Result<M, E>, body: &[u8], tag: &[u8]) -> bool {
    mac.is_ok_and(|mac| mac.chain_update(body).verify_slice(tag).is_ok())
}
