//! Cursors of searches: opaque, signed, good for one query only.
//!
//! A cursor names who paid for its search: their further pages are free, and whoever else sends it pays for a search.
//!
//! A cursor says how many hits were passed over, for which query, when it was first asked and on which generation. Dates
//! that are relative count back from that moment on every page, and every page comes from that generation: none of the
//! hits repeats or is missed when another is published in between. When it is open no longer the answer is 409, code
//! `cursor_outdated` (decision 028).

use crate::error::{ApiError, ErrorCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use earshot_model::Timestamp;
use hmac::{Hmac, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const TAG_BYTES: usize = 16;

/// Signs cursors. Cheap to clone.
#[derive(Clone)]
pub struct CursorKey(Hmac<Sha256>);

impl std::fmt::Debug for CursorKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CursorKey(…)")
    }
}

/// Where a search goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cursor {
    /// Hits passed over.
    #[serde(rename = "s")]
    pub skip: usize,
    /// The query that it belongs to, see [`query_hash`].
    #[serde(rename = "q")]
    pub query_hash: String,
    /// When the first page was asked for.
    #[serde(rename = "t", with = "chrono::serde::ts_seconds")]
    pub first_page_at: Timestamp,
    /// Of the first page, by its name.
    #[serde(rename = "g")]
    pub generation: String,
    /// Who paid for the search, see [`payer_hash`]. For anybody else the page costs a search.
    #[serde(rename = "p", default)]
    pub payer_hash: String,
}

impl CursorKey {
    #[must_use]
    pub fn new(secret: &[u8]) -> Self {
        Self(Hmac::new_from_slice(secret).expect("HMAC takes keys of any length"))
    }

    #[must_use]
    pub fn sign(&self, cursor: &Cursor) -> String {
        let mut bytes = serde_json::to_vec(cursor).expect("a cursor is plain data");
        let mut mac = self.0.clone();
        mac.update(&bytes);
        bytes.extend_from_slice(&mac.finalize().into_bytes()[..TAG_BYTES]);
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// # Errors
    /// When the cursor is not one of ours, or of another query than `query`.
    pub fn verify(&self, sealed: &str, query: &str) -> Result<Cursor, ApiError> {
        let refused = |why: &str| ApiError::of(ErrorCode::InvalidCursor).with_detail("/cursor", why);
        let bytes = URL_SAFE_NO_PAD.decode(sealed).map_err(|_| refused("is not a cursor of this API"))?;
        let tag_at = bytes.len().checked_sub(TAG_BYTES).ok_or_else(|| refused("is not a cursor of this API"))?;
        let (payload, tag) = bytes.split_at(tag_at);
        let mut mac = self.0.clone();
        mac.update(payload);
        mac.verify_truncated_left(tag).map_err(|_| refused("is not a cursor of this API"))?;
        let cursor: Cursor = serde_json::from_slice(payload).map_err(|_| refused("is not a cursor of this API"))?;
        if cursor.query_hash != query {
            return Err(refused("belongs to another search; send it with the search that it came from"));
        }
        Ok(cursor)
    }
}

/// Identifies whose allowance was used, without naming them.
#[must_use]
pub fn payer_hash(subject: &str) -> String {
    query_hash("payer", subject)
}

/// Identifies a query. `canonical` is its JSON without cursor, page size and what only shapes the answer.
#[must_use]
pub fn query_hash(mode: &str, canonical: &str) -> String {
    let mut hasher = Sha256::new();
    hasher.update(mode);
    hasher.update([0]);
    hasher.update(canonical);
    URL_SAFE_NO_PAD.encode(&hasher.finalize()[..12])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_opens_only_with_its_key_and_query() {
        let key = CursorKey::new(b"secret");
        let cursor = Cursor {
            skip: 20,
            query_hash: query_hash("podcasts", "{}"),
            first_page_at: "2026-11-21T10:00:00Z".parse().expect("a date"),
            generation: "g1".to_owned(),
            payer_hash: payer_hash("address a"),
        };
        let sealed = key.sign(&cursor);
        assert_eq!(key.verify(&sealed, &cursor.query_hash).expect("its own"), cursor);
        assert!(CursorKey::new(b"other").verify(&sealed, &cursor.query_hash).is_err());
        assert!(key.verify(&sealed, &query_hash("episodes", "{}")).is_err());
        let own = URL_SAFE_NO_PAD.encode(r#"{"s":20,"q":"","t":0,"g":"g1"}0123456789abcdef"#);
        for wrong in ["", "x", "!!!", &sealed[1..], &sealed[..sealed.len() - 1], &own] {
            assert!(key.verify(wrong, &cursor.query_hash).is_err(), "{wrong}");
        }
    }
}
