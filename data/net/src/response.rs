//! The response of a fetch.

use crate::link_header;
use crate::memory::MemoryPermit;
use crate::retry_after::parse_retry_after;
use earshot_model::Timestamp;
use reqwest::header::{self, HeaderMap, HeaderName};
use std::sync::Arc;
use std::time::Duration;
use url::Url;

/// Longer validators are dropped; no real server sends them.
const MAX_VALIDATOR_BYTES: usize = 4 << 10;
/// Longer values of `Retry-After` are capped (facts 1.2).
const MAX_RETRY_AFTER: Duration = Duration::from_secs(7 * 86_400);

/// The share of a body in the client's memory. Dropping the last clone returns it.
#[derive(Clone, Debug, Default)]
pub struct BodyPermit {
    #[expect(dead_code, reason = "dropping it returns the memory")]
    permit: Option<Arc<MemoryPermit>>,
}

impl From<MemoryPermit> for BodyPermit {
    fn from(permit: MemoryPermit) -> Self {
        Self { permit: Some(Arc::new(permit)) }
    }
}

/// A response of any status.
#[derive(Clone, Debug, Default)]
pub struct FetchResponse {
    /// Only 200 has the content of the URL. 202, 203, 210 and 999 mean "not now" (facts 1.2).
    pub status: u16,
    /// The URL of the response, after redirects.
    pub final_url: String,
    /// The URL at the end of the leading 301 and 308 redirects: the new address, if it proves stable. `None` when the
    /// first redirect was not permanent.
    pub permanent_url: Option<String>,
    /// Every redirect, in order: status and target.
    pub redirects: Vec<(u16, String)>,
    /// The target of a redirect that was not followed, in the response to a POST.
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
    /// The server's clock, verbatim.
    pub date: Option<String>,
    /// Seconds that the response spent in caches, verbatim.
    pub age: Option<String>,
    /// RFC 9110 10.2.3: the wait from now, at most seven days.
    pub retry_after: Option<Duration>,
    /// The hubs of `Link` headers (WebSub 4), as absolute URLs.
    pub hub_urls: Vec<String>,
    /// The topic of `Link` headers (WebSub 4), as an absolute URL.
    pub self_url: Option<String>,
    /// The `X-Robots-Tag` header, verbatim.
    pub robots_tag: Option<String>,
    /// Whether the body is a CAPTCHA or a consent wall in place of the requested document.
    pub is_challenge: bool,
    /// The decoded body.
    pub body: Vec<u8>,
    /// The body's share of the client's memory. Keep it as long as the body.
    pub permit: BodyPermit,
}

impl FetchResponse {
    /// Reads the headers. The body follows later.
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

    /// Whether the status is 304: the stored body is still current.
    #[must_use]
    pub fn is_not_modified(&self) -> bool {
        self.status == 304
    }

    /// Whether the body is the content of the URL, and not a notice or a challenge page.
    #[must_use]
    pub fn is_content(&self) -> bool {
        self.status == 200 && !self.is_challenge
    }
}

/// A header as text. Invalid UTF-8 is replaced.
pub(crate) fn read_header(headers: &HeaderMap, name: HeaderName) -> Option<String> {
    let value = String::from_utf8_lossy(headers.get(name)?.as_bytes());
    let value = value.trim();
    (!value.is_empty()).then(|| value.to_owned())
}

/// All lines of a list header, joined.
fn join_header(headers: &HeaderMap, name: HeaderName) -> Option<String> {
    let values: Vec<_> =
        headers.get_all(name).iter().map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned()).collect();
    (!values.is_empty()).then(|| values.join(", "))
}

/// A header that is sent back byte for byte. Dropped when it is not UTF-8 or too long.
fn read_validator(headers: &HeaderMap, name: HeaderName) -> Option<String> {
    let value = std::str::from_utf8(headers.get(name)?.as_bytes()).ok()?;
    (!value.is_empty() && value.len() <= MAX_VALIDATOR_BYTES).then(|| value.to_owned())
}
