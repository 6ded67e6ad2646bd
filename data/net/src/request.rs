//! What is asked for.

use std::time::Duration;

/// The least that a body has to come with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// On the wire, since the headers; 0 for none.
    pub bytes_per_second: u64,
    /// When it begins to count.
    pub grace: Duration,
}

impl Default for Pace {
    /// Facts 1.9: one byte every 300 ms keeps any limit on silence happy.
    fn default() -> Self {
        Self { bytes_per_second: 1_024, grace: Duration::from_secs(10) }
    }
}

/// A GET request, or what surrounds the form or the JSON of a POST.
#[derive(Clone, Debug)]
pub struct FetchRequest {
    pub url: String,
    /// The `Accept` header; some firewalls answer 415 without one.
    pub accept: &'static str,
    /// More headers, as a source asks for them (a key, a country). Not sent on to another host.
    pub headers: Vec<(&'static str, String)>,
    /// Sent back verbatim (RFC 9110 13.1.2).
    pub etag: Option<String>,
    /// Sent back verbatim (RFC 9110 13.1.3).
    pub last_modified: Option<String>,
    /// Largest body, in bytes, decoded; and about as much on the wire.
    pub max_bytes: usize,
    /// A larger body is cut off there, where its beginning has a meaning of its own (robots.txt).
    pub truncates_body: bool,
    /// From connecting to the headers of the answer, for each hop.
    pub first_byte_timeout: Duration,
    /// From the first byte sent to the last received, redirects included. Waiting for one's turn does not count.
    pub timeout: Duration,
    pub pace: Pace,
    /// Refuses redirects from https to http, as is right where a key is sent.
    pub forbids_downgrade: bool,
}

impl FetchRequest {
    /// Facts 1.2.
    const ACCEPT_FEED: &str = "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, application/feed+json;q=0.7, */*;q=0.1";

    /// A request for anything at a URL: 2 MiB, 30 s, headers within 20 s.
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
            pace: Pace::default(),
            forbids_downgrade: false,
        }
    }

    /// A request for a feed: the limit of the model on feeds, 90 s.
    #[must_use]
    pub fn for_feed(url: impl Into<String>) -> Self {
        Self {
            accept: Self::ACCEPT_FEED,
            max_bytes: earshot_model::limits::MAX_FEED_BYTES,
            timeout: Duration::from_secs(90),
            ..Self::new(url)
        }
    }

    /// The same with the validators of the last answer; only when its body is still held.
    #[must_use]
    pub fn with_validators(mut self, etag: Option<String>, last_modified: Option<String>) -> Self {
        self.etag = etag;
        self.last_modified = last_modified;
        self
    }

    /// Whether 304 may be the answer.
    pub(crate) fn is_conditional(&self) -> bool {
        self.etag.is_some() || self.last_modified.is_some()
    }
}
