//! The text of an API key: `pk_live_<8 id>_<32 secret>_<8 checksum>`.
//!
//! The prefix lets scanners for leaked secrets find it, the underscores let a double click select all of it, and the
//! checksum rejects typing errors before the database is queried.

use crate::ids;

const ID_CHARS: usize = 8;
const SECRET_CHARS: usize = 32;
const PREFIX: &str = "pk_live_";
const BASE62: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Generates a key, and returns it with its public id.
pub(crate) fn generate_key() -> (String, String) {
    let public_id = random_base62(ID_CHARS);
    (with_checksum(&format!("{PREFIX}{public_id}_{}", random_base62(SECRET_CHARS))), public_id)
}

/// Returns the part of a key that may be shown.
pub(crate) fn key_prefix(public_id: &str) -> String {
    format!("{PREFIX}{public_id}")
}

/// Returns the public id of a key. `None` when the text cannot be a key.
pub(crate) fn public_id(key: &str) -> Option<&str> {
    let (body, _) = key.rsplit_once('_')?;
    let (id, secret) = body.strip_prefix(PREFIX)?.split_once('_')?;
    let is_whole = id.len() == ID_CHARS && secret.len() == SECRET_CHARS && with_checksum(body) == key;
    is_whole.then_some(id)
}

/// Returns the public id of a key's prefix, as it is listed.
pub(crate) fn public_id_of_prefix(prefix: &str) -> &str {
    prefix.strip_prefix(PREFIX).unwrap_or(prefix)
}

/// Random letters and digits, all equally likely.
fn random_base62(length: usize) -> String {
    let mut text = String::with_capacity(length);
    while text.len() < length {
        // 248 is the largest multiple of 62 in a byte.
        let fair = ids::random_bytes::<64>().into_iter().filter(|&byte| byte < 248);
        text.extend(fair.take(length - text.len()).map(|byte| char::from(BASE62[usize::from(byte % 62)])));
    }
    text
}

fn with_checksum(body: &str) -> String {
    format!("{body}_{:08x}", crc32fast::hash(body.as_bytes()))
}
