//! Entity tags of bodies.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use headers::ETag;
use sha2::{Digest as _, Sha256};

/// Bytes of the hash that are sent: enough to make a collision between two responses of one URL practically
/// impossible.
const ETAG_BYTES: usize = 12;

/// Returns the weak tag of a body.
pub fn compute_etag(body: &[u8]) -> Option<ETag> {
    let hash = Sha256::digest(body);
    format!("W/\"{}\"", BASE64_URL_SAFE_NO_PAD.encode(&hash[..ETAG_BYTES])).parse().ok()
}
