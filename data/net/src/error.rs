//! What can go wrong with a request, by kind.

use crate::address_guard::Refusal;
use earshot_model::Timestamp;
use std::io;
use std::time::Duration;

/// What took too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FetchPhase {
    /// Name, connection and TLS.
    Connect,
    /// The headers of the answer.
    FirstByte,
    /// The whole of it, redirects included.
    Whole,
}

/// What there was no room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScarceResource {
    /// Requests to the host: its budget is used up, or it asked for peace (`Retry-After`).
    Host,
    /// Memory for bodies.
    Memory,
}

/// A request that brought nothing. Statuses such as 404 are no errors here: they come as `Fetched`.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    #[error("{url:?} is no URL")]
    BadUrl { url: String, source: url::ParseError },
    #[error("{url} is refused: {refusal}")]
    Refused { url: String, refusal: Refusal },
    #[error("more than {limit} redirects from {url}")]
    TooManyRedirects { url: String, limit: usize },
    #[error("the redirects of {url} lead back to it")]
    RedirectLoop { url: String },
    #[error("{url} redirects to nowhere")]
    BadRedirect { url: String },
    #[error("{url} redirects from https to {target}")]
    Downgrade { url: String, target: String },
    #[error("the headers of {url} are larger than {limit} bytes")]
    HeadersTooLarge { url: String, limit: usize },
    #[error("the body of {url} is larger than {limit} bytes")]
    TooLarge { url: String, limit: usize },
    #[error("the body of {url} is packed more than {ratio} to 1")]
    DecompressionBomb { url: String, ratio: usize },
    #[error("the body of {url} cannot be decoded: {reason}")]
    BadEncoding { url: String, reason: String },
    #[error("{url} took longer than {} s ({phase:?})", .limit.as_secs_f32())]
    Timeout { url: String, phase: FetchPhase, limit: Duration },
    #[error("the body of {url} came slower than {bytes_per_second} bytes a second")]
    TooSlow { url: String, bytes_per_second: u64 },
    #[error("the host of {url} has no address")]
    Dns { url: String, source: reqwest::Error },
    #[error("{url} refuses connections")]
    ConnectionRefused { url: String, source: reqwest::Error },
    #[error("cannot connect to {url}")]
    Connect { url: String, source: reqwest::Error },
    #[error("no safe connection to {url}")]
    Tls { url: String, source: reqwest::Error },
    #[error("{url} closed the connection without an answer")]
    Closed { url: String, source: reqwest::Error },
    #[error("{url} does not answer in HTTP")]
    NotHttp { url: String, source: reqwest::Error },
    #[error("the answer of {url} broke off")]
    Interrupted { url: String, source: io::Error },
    #[error("{url} answered that nothing changed, but was not asked")]
    UnexpectedNotModified { url: String },
    #[error("{url} has to wait until {until} ({scarce:?})")]
    Busy { url: String, until: Timestamp, scarce: ScarceResource },
    #[error("the HTTP client cannot start")]
    Setup { source: reqwest::Error },
}

impl FetchError {
    /// Kebab-case, for counting.
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
            Self::UnexpectedNotModified { .. } => "not-modified-unasked",
            Self::Busy { .. } => "busy",
            Self::Setup { .. } => "setup",
        }
    }

    /// Whether trying again later may help, the URL being the same.
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

    /// Whether the server had no part in it: nothing was sent, and nothing is to be held against it.
    #[must_use]
    pub fn is_client_side(&self) -> bool {
        matches!(self, Self::Busy { .. } | Self::Setup { .. })
    }

    /// What the person at the keyboard can do about it.
    #[must_use]
    pub fn hint(&self) -> Option<&'static str> {
        match self {
            Self::BadUrl { .. } => Some("a URL begins with https:// or http://"),
            Self::Refused { refusal: Refusal::Scheme | Refusal::UserInfo | Refusal::NoHost, .. } => {
                Some("use an https:// or http:// URL with a host and without a user")
            }
            Self::Refused { .. } => Some("for a server of your own, allow private addresses"),
            Self::UnexpectedNotModified { .. } => Some("fetch it again without validators"),
            Self::Busy { scarce: ScarceResource::Host, .. } => Some("try again at the time given"),
            Self::Busy { scarce: ScarceResource::Memory, .. } => {
                Some("raise the memory for bodies, or hold fewer at once")
            }
            Self::Setup { .. } => Some("install the certificates of the machine (ca-certificates)"),
            _ => None,
        }
    }
}
