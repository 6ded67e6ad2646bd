//! Notices that a feed has news: Podping and WebSub. A notice is only a hint. It moves a check forward and changes
//! nothing else: what is true is what the feed says when it is read.
//!
//! Each [`HintSource`] gives hints; the [`FloodGuard`] sorts those of feeds we know from those of feeds we do not, and
//! lets no feed be read more than once a minute.

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

/// A feed that may have news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// http or https, without a fragment.
    pub feed_url: String,
    pub reason: HintReason,
    /// When it was said.
    pub received_at: Timestamp,
}

/// What the news is.
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

/// Gives hints.
pub trait HintSource {
    /// What was heard since the last time. Called every few seconds.
    ///
    /// # Errors
    /// [`HintError`] when the source could not be asked; what was not heard yet is heard next time.
    fn poll(&mut self, now: Timestamp) -> impl Future<Output = Result<Vec<Hint>, HintError>> + Send;
}

impl HintError {
    /// Kebab-case, for telling each kind once.
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

    /// Who could not be asked.
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

/// A source that could not be asked.
#[derive(Debug, thiserror::Error)]
pub enum HintError {
    #[error("{url} cannot be reached")]
    Transport { url: String, source: TransportError },
    #[error("{url} answered {status}")]
    Status { url: String, status: u16 },
    #[error("{url} refuses {method}: {message}")]
    Rpc { url: String, method: &'static str, message: String },
    #[error("the answer of {url} to {method} has another shape than expected")]
    UnexpectedResponse { url: String, method: &'static str },
}

/// Longer ones are no feeds.
const MAX_URL_BYTES: usize = 2_048;

/// A URL as hints carry it, or nothing when it is none that could be a feed.
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
