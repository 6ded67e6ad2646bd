//! What is asked for and what comes back.

use std::time::Duration;

/// A GET request.
#[derive(Clone, Debug)]
pub struct FetchRequest {
    pub url: String,
    /// The `Accept` header; some firewalls answer 415 without one.
    pub accept: &'static str,
    /// Sent back verbatim (RFC 9110 13.1.2).
    pub etag: Option<String>,
    /// Sent back verbatim (RFC 9110 13.1.3).
    pub last_modified: Option<String>,
    /// Largest decoded body, in bytes.
    pub max_bytes: usize,
    /// From the first byte sent to the last received, redirects included.
    pub deadline: Duration,
}

impl FetchRequest {
    /// Facts 1.2.
    const ACCEPT_FEED: &str = "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, application/feed+json;q=0.7, */*;q=0.1";

    /// A request for anything at a URL: 2 MiB, 30 s.
    #[must_use]
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            accept: "*/*",
            etag: None,
            last_modified: None,
            max_bytes: 2 << 20,
            deadline: Duration::from_secs(30),
        }
    }

    /// A request for a feed: the limit of the model on feeds, 90 s.
    #[must_use]
    pub fn feed(url: impl Into<String>) -> Self {
        Self {
            accept: Self::ACCEPT_FEED,
            max_bytes: earshot_model::limits::MAX_FEED_BYTES,
            deadline: Duration::from_secs(90),
            ..Self::new(url)
        }
    }

    /// The same with the validators of the last answer; only when its body is still held.
    #[must_use]
    pub fn if_changed(mut self, etag: Option<String>, last_modified: Option<String>) -> Self {
        self.etag = etag;
        self.last_modified = last_modified;
        self
    }
}

/// An answer, whatever its status.
#[derive(Clone, Debug)]
pub struct Fetched {
    pub status: u16,
    /// Where the answer came from, after redirects.
    pub final_url: String,
    /// The URL that 301 and 308 alone led to: the new home, should it prove stable. `None` when the first hop was not
    /// permanent.
    pub permanent_url: Option<String>,
    /// Every hop, in order: status and target.
    pub redirects: Vec<(u16, String)>,
    pub content_type: Option<String>,
    /// Verbatim.
    pub etag: Option<String>,
    /// Verbatim.
    pub last_modified: Option<String>,
    /// Verbatim.
    pub cache_control: Option<String>,
    /// Verbatim.
    pub expires: Option<String>,
    /// RFC 9110 10.2.3, as a wait from now, at most seven days.
    pub retry_after: Option<Duration>,
    /// Decoded.
    pub body: Vec<u8>,
}

impl Fetched {
    /// 304: what is held is still good.
    #[must_use]
    pub fn is_not_modified(&self) -> bool {
        self.status == 304
    }
}
