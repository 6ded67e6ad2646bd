//! `X-Hub-Signature`: that a delivery is from the hub we gave the secret to (WebSub 8).

use hmac::{Hmac, Mac};
use sha1::Sha1;
use sha2::{Sha256, Sha384, Sha512};

/// Whether `<method>=<hex>` signs the body with the secret. Compared in constant time.
pub(super) fn is_valid(header: &str, secret: &[u8], body: &[u8]) -> bool {
    let Some((method, hex)) = header.trim().split_once('=') else { return false };
    let Some(tag) = unhex(hex) else { return false };
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

/// Bytes as lower-case hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |text, byte| text + &format!("{byte:02x}"))
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    // The longest is that of SHA-512.
    if text.len() > 128 || !text.len().is_multiple_of(2) {
        return None;
    }
    let digit = |byte: &u8| char::from(*byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    text.as_bytes().chunks_exact(2).map(|pair| Some(digit(&pair[0])? << 4 | digit(&pair[1])?)).collect()
}
