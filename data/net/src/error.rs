//! The errors of a fetch, by kind.

use crate::address_guard::UrlRejection;
use earshot_model::{Timestamp, public_url};
use std::io;
use std::time::Duration;
use url::Url;

/// The form of a URL that errors show.
pub(crate) fn display_url(url: &Url) -> String {
    public_url(url.as_str()).into_owned()
}

/// The phase of a fetch that took too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FetchPhase {
    /// DNS, connection and TLS.
    Connect,
    /// Until the headers of the response.
    FirstByte,
    /// The whole fetch, including redirects.
    Whole,
}

/// The resource for which a request would have to wait too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScarceResource {
    /// Requests to the host: its budget is used up, or it sent `Retry-After`.
    Host,
    /// Memory for response bodies.
    Memory,
}

/// A fetch without a complete response. Statuses such as 404 are not errors: they arrive as a
/// [`FetchResponse`](crate::FetchResponse).
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    #[error("{url:?} is not a URL")]
    BadUrl { url: String, source: url::ParseError },
    #[error("{url} may not be fetched: {rejection}")]
    Refused { url: String, rejection: UrlRejection },
    #[error("more than {limit} redirects from {url}")]
    TooManyRedirects { url: String, limit: usize },
    #[error("the redirects of {url} form a loop")]
    RedirectLoop { url: String },
    #[error("{url} redirects without a valid target")]
    BadRedirect { url: String },
    #[error("{url} redirects from https to http: {target}")]
    Downgrade { url: String, target: String },
    #[error("the headers of {url} are larger than {limit} bytes")]
    HeadersTooLarge { url: String, limit: usize },
    #[error("the body of {url} is larger than {limit} bytes")]
    TooLarge { url: String, limit: usize },
    #[error("the body of {url} is compressed more than {ratio} to 1")]
    DecompressionBomb { url: String, ratio: usize },
    #[error("the body of {url} cannot be decoded: {reason}")]
    BadEncoding { url: String, reason: String },
    #[error("{url} took longer than {} s ({phase:?})", .limit.as_secs_f32())]
    Timeout { url: String, phase: FetchPhase, limit: Duration },
    #[error("the body of {url} arrived at less than {bytes_per_second} bytes per second")]
    TooSlow { url: String, bytes_per_second: u64 },
    #[error("cannot find an address for the host of {url}")]
    Dns { url: String, source: reqwest::Error },
    #[error("{url} refuses connections")]
    ConnectionRefused { url: String, source: reqwest::Error },
    #[error("cannot connect to the server of {url}")]
    Connect { url: String, source: reqwest::Error },
    #[error("cannot establish a secure connection to {url}")]
    Tls { url: String, source: reqwest::Error },
    #[error("the server of {url} closed the connection without a response")]
    Closed { url: String, source: reqwest::Error },
    #[error("the server of {url} does not respond in HTTP")]
    NotHttp { url: String, source: reqwest::Error },
    #[error("the response of {url} was cut off")]
    Interrupted { url: String, source: io::Error },
    #[error("the body of {url} was not accepted: {source}")]
    NotAccepted { url: String, source: io::Error },
    #[error("{url} returned 304 (not modified) to an unconditional request")]
    UnexpectedNotModified { url: String },
    #[error("the request to {url} must wait until {until} ({scarce:?})")]
    Busy { url: String, until: Timestamp, scarce: ScarceResource },
    #[error("the HTTP client cannot start")]
    Setup { source: reqwest::Error },
}

impl FetchError {
    /// The error of a request that exceeded a time limit.
    pub(crate) fn timeout(url: &Url, phase: FetchPhase, limit: Duration) -> Self {
        Self::Timeout { url: display_url(url), phase, limit }
    }

    /// The kind in kebab-case, for metrics.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::BadUrl { .. } => "bad-url",
            Self::Refused { .. } => "refused",
            Self::TooManyRedirects { .. } | Self::BadRedirect { .. } => "redirects",
            Self::RedirectLoop { .. } => "redirect-loop",
            Self::Downgrade { .. } => "downgrade",
            Self::HeadersTooLarge { .. } => "headers-too-large",
            Self::TooLarge { .. } => "too-large",
            Self::DecompressionBomb { .. } => "too-dense",
            Self::BadEncoding { .. } => "bad-encoding",
            Self::Timeout { phase: FetchPhase::Connect, .. } => "connect-timeout",
            Self::Timeout { phase: FetchPhase::FirstByte, .. } => "answer-timeout",
            Self::Timeout { phase: FetchPhase::Whole, .. } => "timeout",
            Self::TooSlow { .. } => "too-slow",
            Self::Dns { .. } => "dns",
            Self::ConnectionRefused { .. } => "connection-refused",
            Self::Connect { .. } => "connect",
            Self::Tls { .. } => "tls",
            Self::Closed { .. } => "closed",
            Self::NotHttp { .. } => "not-http",
            Self::Interrupted { .. } => "broken",
            Self::NotAccepted { .. } => "not-accepted",
            Self::UnexpectedNotModified { .. } => "not-modified-unasked",
            Self::Busy { .. } => "busy",
            Self::Setup { .. } => "setup",
        }
    }

    /// Whether a retry of the same URL may succeed.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        matches!(
            self,
            Self::Timeout { .. }
                | Self::TooSlow { .. }
                | Self::Dns { .. }
                | Self::ConnectionRefused { .. }
                | Self::Connect { .. }
                | Self::Closed { .. }
                | Self::Interrupted { .. }
                | Self::UnexpectedNotModified { .. }
                | Self::Busy { .. }
        )
    }

    /// Whether the failure happened before anything was sent, so that it does not count against the server.
    #[must_use]
    pub fn is_client_side(&self) -> bool {
        matches!(self, Self::Busy { .. } | Self::Setup { .. })
    }

    /// What the user can do about it.
    #[must_use]
    pub fn hint(&self) -> Option<&'static str> {
        match self {
            Self::BadUrl { .. } => Some("use a URL that begins with https:// or http://"),
            Self::Refused {
                rejection: UrlRejection::Scheme | UrlRejection::UserInfo | UrlRejection::NoHost, ..
            } => Some("use an https:// or http:// URL with a host; a redirect may not name a user or password"),
            Self::Refused { .. } => Some("to fetch from your own server, allow private addresses"),
            Self::UnexpectedNotModified { .. } => Some("fetch it again without validators"),
            Self::Busy { scarce: ScarceResource::Host, .. } => Some("try again at the time given"),
            Self::Busy { scarce: ScarceResource::Memory, .. } => {
                Some("raise the memory for bodies, or process fewer responses at once")
            }
            Self::Setup { .. } => Some("install the system's certificates (package ca-certificates)"),
            _ => None,
        }
    }
}
