//! What comes back.

use crate::link_header;
use crate::memory::MemoryPermit;
use crate::server_wait::parse_retry_after;
use earshot_model::Timestamp;
use reqwest::header::{self, HeaderMap, HeaderName};
use std::sync::Arc;
use std::time::Duration;
use url::Url;

/// A validator longer than this is nobody's; it is not worth a row of the catalog.
const MAX_VALIDATOR_BYTES: usize = 4 << 10;
/// `Retry-After` is believed up to here (facts 1.2).
const MAX_RETRY_AFTER: Duration = Duration::from_secs(7 * 86_400);

/// Memory that a body takes of what its client has for bodies; free again with the last clone.
#[derive(Clone, Debug, Default)]
pub struct BodyPermit {
    #[expect(dead_code, reason = "held for what happens when it is dropped")]
    permit: Option<Arc<MemoryPermit>>,
}

impl From<MemoryPermit> for BodyPermit {
    fn from(hold: MemoryPermit) -> Self {
        Self { permit: Some(Arc::new(hold)) }
    }
}

/// An answer, whatever its status.
#[derive(Clone, Debug, Default)]
pub struct FetchResponse {
    /// 200 alone brings a body that stands for the URL; 202, 203, 210 and 999 are ways to say "not now" (facts 1.2).
    pub status: u16,
    /// Where the answer came from, after redirects.
    pub final_url: String,
    /// The URL that 301 and 308 alone led to: the new home, should it prove stable. `None` when the first hop was not
    /// permanent.
    pub permanent_url: Option<String>,
    /// Every hop, in order: status and target.
    pub redirects: Vec<(u16, String)>,
    /// Where a redirect points that was not followed: the answer to a POST.
    pub location: Option<String>,
    pub content_type: Option<String>,
    /// Verbatim.
    pub etag: Option<String>,
    /// Verbatim.
    pub last_modified: Option<String>,
    /// Verbatim.
    pub cache_control: Option<String>,
    /// Verbatim.
    pub expires: Option<String>,
    /// The time by the server's clock, verbatim.
    pub date: Option<String>,
    /// Seconds that the answer lay in a cache, verbatim.
    pub age: Option<String>,
    /// RFC 9110 10.2.3, as a wait from now, at most seven days.
    pub retry_after: Option<Duration>,
    /// The hubs of `Link` headers (WebSub 4), absolute.
    pub hub_urls: Vec<String>,
    /// The topic of `Link` headers (WebSub 4), absolute.
    pub self_url: Option<String>,
    /// What `X-Robots-Tag` says, verbatim.
    pub robots_tag: Option<String>,
    /// A page that asks for a proof of being human, or for consent, in place of what was asked for.
    pub is_challenge: bool,
    /// Decoded.
    pub body: Vec<u8>,
    /// The body's part of the client's memory: to be kept as long as the body is.
    pub permit: BodyPermit,
}

impl FetchResponse {
    /// What the headers say; the body is to come.
    pub(crate) fn from_headers(status: u16, url: &Url, headers: &HeaderMap, now: Timestamp) -> Self {
        let links =
            link_header::read_link_headers(headers.get_all(header::LINK).iter().map(|value| value.as_bytes()), url);
        Self {
            status,
            final_url: url.to_string(),
            permanent_url: None,
            redirects: Vec::new(),
            location: None,
            content_type: read_header(headers, header::CONTENT_TYPE),
            etag: read_validator(headers, header::ETAG),
            last_modified: read_validator(headers, header::LAST_MODIFIED),
            cache_control: join_header(headers, header::CACHE_CONTROL),
            expires: read_header(headers, header::EXPIRES),
            date: read_header(headers, header::DATE),
            age: read_header(headers, header::AGE),
            retry_after: read_header(headers, header::RETRY_AFTER)
                .and_then(|value| parse_retry_after(&value, now))
                .map(|wait| wait.min(MAX_RETRY_AFTER)),
            hub_urls: links.hub_urls,
            self_url: links.self_url,
            robots_tag: join_header(headers, HeaderName::from_static("x-robots-tag")),
            is_challenge: false,
            body: Vec::new(),
            permit: BodyPermit::default(),
        }
    }

    /// 304: what is held is still good.
    #[must_use]
    pub fn is_not_modified(&self) -> bool {
        self.status == 304
    }

    /// Whether the body is what is at the URL, and neither a word of waiting nor a challenge.
    #[must_use]
    pub fn is_content(&self) -> bool {
        self.status == 200 && !self.is_challenge
    }
}

/// A header as text; what is no text is replaced.
pub(crate) fn read_header(headers: &HeaderMap, name: HeaderName) -> Option<String> {
    let value = String::from_utf8_lossy(headers.get(name)?.as_bytes());
    let value = value.trim();
    (!value.is_empty()).then(|| value.to_owned())
}

/// All lines of a header that is a list.
fn join_header(headers: &HeaderMap, name: HeaderName) -> Option<String> {
    let values: Vec<_> =
        headers.get_all(name).iter().map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned()).collect();
    (!values.is_empty()).then(|| values.join(", "))
}

/// A header that goes back as it came, byte for byte, or not at all.
fn read_validator(headers: &HeaderMap, name: HeaderName) -> Option<String> {
    let value = std::str::from_utf8(headers.get(name)?.as_bytes()).ok()?;
    (!value.is_empty() && value.len() <= MAX_VALIDATOR_BYTES).then(|| value.to_owned())
}
