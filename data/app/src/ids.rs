//! New ids and tokens. Randomness comes from the operating system.

use crate::prelude::*;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use earshot_model::Clock;
use hmac::{Hmac, Mac};
use rand::TryRngCore;
use rand::rngs::OsRng;
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicU32, Ordering};
use uuid::Builder;

/// Creates a UUIDv7: ids of rows sort by creation time. Those of one millisecond and process sort in the order of creation.
#[must_use]
pub fn new_id(clock: &Clock) -> Uuid {
    new_id_at(clock.now())
}

/// Creates a UUIDv7 of another time, for a row that sorts as if it had been created then.
#[must_use]
pub fn new_id_at(time: Timestamp) -> Uuid {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    let count = COUNTER.fetch_add(1, Ordering::Relaxed);
    let mut tail = random_bytes::<10>();
    // The counter of 26 bits takes the highest bits that the version and the variant leave (RFC 9562 6.2, method 1).
    tail[..4].copy_from_slice(&[
        (count >> 22) as u8 & 0x0f,
        (count >> 14) as u8,
        (count >> 8) as u8 & 0x3f,
        count as u8,
    ]);
    let millis = u64::try_from(time.timestamp_millis()).unwrap_or(0);
    Builder::from_unix_timestamp_millis(millis, &tail).into_uuid()
}

/// Returns random bytes.
#[must_use]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    OsRng.try_fill_bytes(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// Creates a secret of 256 bits, for links and cookies.
#[must_use]
pub fn new_token() -> String {
    URL_SAFE_NO_PAD.encode(random_bytes::<32>())
}

/// Makes the token of an id: a MAC with a secret of the installation, as long as a random token.
#[must_use]
pub(crate) fn token_of_id(secret: &[u8], id: Uuid) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("HMAC takes keys of any length");
    mac.update(id.as_bytes());
    URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes())
}

/// Creates a code of eight digits for typing. All codes are equally likely.
#[must_use]
pub fn new_code() -> String {
    const CODES: u64 = 100_000_000;
    // Values above the largest multiple of `CODES` would favor small codes.
    let fair = u64::MAX - u64::MAX % CODES;
    loop {
        let number = u64::from_le_bytes(random_bytes());
        if number < fair {
            return format!("{:08}", number % CODES);
        }
    }
}

/// Hashes a token with SHA-256 for storage. Tokens are random, so the hash needs no salt.
#[must_use]
pub fn hash_token(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}
