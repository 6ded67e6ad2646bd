//! Cursors of searches: opaque, signed, and bound to one query.
//!
//! A cursor holds the number of hits already returned, the query, the time of the first page and the generation.
//! Relative dates count back from that time on every page, and every page is read from that generation. So no hit
//! repeats or is missing when a new generation is published in between. When the generation is no longer open, the
//! call fails with 409 and code `cursor_outdated` (decision 028).
//!
//! A cursor also holds who paid for the search. Further pages are free for that payer; for anyone else a page costs
//! a search.

use crate::error::{ApiError, ErrorCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use earshot_model::Timestamp;
use hmac::{Hmac, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const TAG_BYTES: usize = 16;

/// Signs and verifies cursors. Cheap to clone.
#[derive(Clone)]
pub struct CursorKey(Hmac<Sha256>);

impl std::fmt::Debug for CursorKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CursorKey(…)")
    }
}

/// Where a search continues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cursor {
    /// Hits already returned.
    #[serde(rename = "s")]
    pub skip: usize,
    /// The query that the cursor belongs to, see [`query_hash`].
    #[serde(rename = "q")]
    pub query_hash: String,
    /// When the first page was requested.
    #[serde(rename = "t", with = "chrono::serde::ts_seconds")]
    pub first_page_at: Timestamp,
    /// When the podcasts were read that the team hides; `None` in cursors of earlier versions.
    #[serde(rename = "h", with = "chrono::serde::ts_milliseconds_option", default)]
    pub hidden_at: Option<Timestamp>,
    /// Name of the first page's generation.
    #[serde(rename = "g")]
    pub generation: String,
    /// Who paid for the search, see [`payer_hash`]. For anyone else the page costs a search.
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

    /// Reads a cursor and checks its signature.
    ///
    /// # Errors
    /// When this API did not issue the cursor, or when it belongs to another query than `query`.
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

/// Hashes the subject whose quota was used, so that the cursor does not reveal it.
#[must_use]
pub fn payer_hash(subject: &str) -> String {
    query_hash("payer", subject)
}

/// Hashes a query. `canonical` is its JSON without cursor, page size and options that affect only the format of the
/// response.
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
            hidden_at: Some("2026-11-21T10:00:00.250Z".parse().expect("a date")),
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
