//! A fetch request with its limits.

use std::time::Duration;

/// The lowest transfer rate at which a body may arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MinTransferRate {
    /// Bytes per second on the wire, counted from the headers; 0 for no limit.
    pub bytes_per_second: u64,
    /// The time from the headers after which the rate is checked.
    pub grace: Duration,
}

impl Default for MinTransferRate {
    /// Facts 1.9: a server that sends one byte every 300 ms passes any limit on silence, so the rate has its own limit.
    fn default() -> Self {
        Self { bytes_per_second: 1_024, grace: Duration::from_secs(10) }
    }
}

/// The body of a POST that streams a file, such as a part of a form.
#[derive(Debug)]
pub struct FileUpload {
    pub content_type: String,
    /// Sent before the file.
    pub head: String,
    pub file: std::fs::File,
    /// The size of the file.
    pub file_bytes: u64,
    /// Sent after the file.
    pub tail: String,
}

/// A GET request, or the URL, headers and limits of a POST.
#[derive(Clone, Debug)]
pub struct FetchRequest {
    pub url: String,
    /// The `Accept` header. Some firewalls respond with 415 without one.
    pub accept: &'static str,
    /// Further headers that a service requires, such as a key. They are not sent to other hosts after a redirect.
    pub headers: Vec<(&'static str, String)>,
    /// Sent back verbatim (RFC 9110 13.1.2).
    pub etag: Option<String>,
    /// Sent back verbatim (RFC 9110 13.1.3).
    pub last_modified: Option<String>,
    /// The largest body after decoding, in bytes. About the same limit applies on the wire.
    pub max_bytes: usize,
    /// Truncates a larger body at the limit, for documents whose beginning is useful alone (robots.txt).
    pub truncates_body: bool,
    /// The time from connecting to the headers of the response, for each hop.
    pub first_byte_timeout: Duration,
    /// The time from the first byte sent to the last received, including redirects. Waiting for host permits or memory
    /// does not count.
    pub timeout: Duration,
    pub min_transfer_rate: MinTransferRate,
    /// Rejects redirects from https to http. Set it when a key is sent.
    pub forbids_downgrade: bool,
}

impl FetchRequest {
    /// Facts 1.2.
    const ACCEPT_FEED: &str = "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, application/feed+json;q=0.7, */*;q=0.1";

    /// A request for any document: at most 2 MiB, 30 s in total, 20 s until the headers.
    #[must_use]
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            accept: "*/*",
            headers: Vec::new(),
            etag: None,
            last_modified: None,
            max_bytes: 2 << 20,
            truncates_body: false,
            first_byte_timeout: Duration::from_secs(20),
            timeout: Duration::from_secs(30),
            min_transfer_rate: MinTransferRate::default(),
            forbids_downgrade: false,
        }
    }

    /// A request for a feed: at most [`MAX_FEED_BYTES`](earshot_model::limits::MAX_FEED_BYTES), 90 s in total.
    #[must_use]
    pub fn for_feed(url: impl Into<String>) -> Self {
        Self {
            accept: Self::ACCEPT_FEED,
            max_bytes: earshot_model::limits::MAX_FEED_BYTES,
            timeout: Duration::from_secs(90),
            ..Self::new(url)
        }
    }

    /// Adds the validators of the last response. Only for callers that still have its body.
    #[must_use]
    pub fn with_validators(mut self, etag: Option<String>, last_modified: Option<String>) -> Self {
        self.etag = etag;
        self.last_modified = last_modified;
        self
    }

    /// Whether the server may respond with 304.
    pub(crate) fn is_conditional(&self) -> bool {
        self.etag.is_some() || self.last_modified.is_some()
    }
}
