//! What can go wrong with a request, by kind.

use crate::guard::Refusal;
use std::time::Duration;

/// A request that brought nothing. Statuses such as 404 are no errors here: they come as `Fetched`.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    #[error("{url:?} is no URL")]
    BadUrl { url: String, source: url::ParseError },
    #[error("{url} is refused: {refusal}")]
    Refused { url: String, refusal: Refusal },
    #[error("more than {limit} redirects from {url}")]
    TooManyRedirects { url: String, limit: usize },
    #[error("{url} redirects to nowhere")]
    BadRedirect { url: String },
    #[error("the body of {url} is larger than {limit} bytes")]
    TooLarge { url: String, limit: usize },
    #[error("the body of {url} is packed more than {ratio} to 1")]
    TooDense { url: String, ratio: usize },
    #[error("{url} took longer than {} s", .limit.as_secs_f32())]
    TooSlow { url: String, limit: Duration },
    #[error("cannot connect to {url}")]
    Connect { url: String, source: reqwest::Error },
    #[error("the answer of {url} broke off")]
    Broken { url: String, source: reqwest::Error },
    #[error("the body of {url} cannot be decoded: {reason}")]
    BadEncoding { url: String, reason: String },
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
            Self::TooLarge { .. } => "too-large",
            Self::TooDense { .. } => "too-dense",
            Self::TooSlow { .. } => "too-slow",
            Self::Connect { .. } => "connect",
            Self::Broken { .. } => "broken",
            Self::BadEncoding { .. } => "bad-encoding",
            Self::Setup { .. } => "setup",
        }
    }

    /// Whether trying again later may help.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        matches!(self, Self::TooSlow { .. } | Self::Connect { .. } | Self::Broken { .. })
    }
}
