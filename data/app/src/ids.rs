//! New ids and tokens. Randomness comes from the operating system.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use earshot_model::Clock;
use rand::TryRngCore;
use rand::rngs::OsRng;
use sha2::{Digest, Sha256};
use uuid::{NoContext, Timestamp, Uuid};

/// Creates a UUIDv7: ids of rows sort by creation time.
#[must_use]
pub fn new_id(clock: &Clock) -> Uuid {
    let now = clock.now();
    let seconds = u64::try_from(now.timestamp()).unwrap_or(0);
    Uuid::new_v7(Timestamp::from_unix(NoContext, seconds, now.timestamp_subsec_nanos()))
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
