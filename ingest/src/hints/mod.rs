//! Hints that a feed changed, from Podping and WebSub. A hint only moves a check forward and changes nothing else: only
//! the feed itself, when read, is trusted.
//!
//! Each [`HintSource`] returns hints. The [`FloodGuard`] separates hints of known feeds from unknown ones, and limits
//! reads to one per feed and minute.

mod flood_guard;
mod http;
mod podping;
mod transport;
mod websub;

pub use flood_guard::{FloodGuard, SortedHints};
pub use podping::{PodpingReport, PodpingSource};
pub use transport::{HintTransport, TransportError, TransportResponse};
pub use websub::{
    CallbackOutcome, CallbackRejection, Subscription, SubscriptionChanges, Subscriptions, WebSubRequest, WebSubSource,
};

use earshot_model::Timestamp;
use std::future::Future;

/// A feed that may have changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// http or https, without a fragment.
    pub feed_url: String,
    pub reason: HintReason,
    /// Time of the notice.
    pub received_at: Timestamp,
}

/// The kind of change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintReason {
    /// The feed changed.
    #[default]
    Update,
    /// A live show begins.
    Live,
    /// A live show ended.
    LiveEnd,
}

/// A source of hints.
pub trait HintSource {
    /// Returns the hints since the last call. Called every few seconds.
    ///
    /// # Errors
    /// [`HintError`] when the source cannot be reached. The next call returns the missed hints.
    fn poll(&mut self, now: Timestamp) -> impl Future<Output = Result<Vec<Hint>, HintError>> + Send;
}

impl HintError {
    /// The name of the variant in kebab-case; each kind is reported once.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Transport { source: TransportError::TooLarge { .. }, .. } => "too-large",
            Self::Transport { .. } => "no-answer",
            Self::Status { .. } => "status",
            Self::Rpc { .. } => "refused",
            Self::UnexpectedResponse { .. } => "shape",
        }
    }

    /// The URL that failed.
    #[must_use]
    pub fn url(&self) -> &str {
        match self {
            Self::Transport { url, .. }
            | Self::Status { url, .. }
            | Self::Rpc { url, .. }
            | Self::UnexpectedResponse { url, .. } => url,
        }
    }
}

/// A failed poll of a source.
#[derive(Debug, thiserror::Error)]
pub enum HintError {
    #[error("{url} cannot be reached")]
    Transport { url: String, source: TransportError },
    #[error("{url} answered {status}")]
    Status { url: String, status: u16 },
    #[error("{url} rejects {method}: {message}")]
    Rpc { url: String, method: &'static str, message: String },
    #[error("unexpected response of {url} to {method}")]
    UnexpectedResponse { url: String, method: &'static str },
}

/// Longer URLs are not feeds.
const MAX_URL_BYTES: usize = 2_048;

/// Normalizes the URL of a hint; `None` when it cannot be a feed URL.
fn parse_feed_url(text: &str) -> Option<String> {
    let text = text.trim();
    if text.len() > MAX_URL_BYTES {
        return None;
    }
    let mut url = url::Url::parse(text).ok()?;
    url.set_fragment(None);
    let is_plain = matches!(url.scheme(), "http" | "https") && url.has_host() && url.username().is_empty();
    is_plain.then(|| url.into())
}
