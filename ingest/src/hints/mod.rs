//! Hints that a feed changed, from Podping and WebSub. A hint only moves a check forward and changes nothing else: only
//! the feed itself, when read, is trusted.
//!
//! Each [`HintSource`] returns hints. The [`FloodGuard`] separates hints of known feeds from unknown ones, and limits
//! reads to one per feed and minute.

mod flood_guard;
mod hint;
mod hint_error;
mod hint_source;
mod http;
mod podping;
mod transport;
mod websub;

pub use flood_guard::{FloodGuard, SortedHints};
pub use hint::{Hint, HintReason};
pub use hint_error::HintError;
pub use hint_source::HintSource;
pub use podping::{PodpingReport, PodpingSource};
pub use transport::{HintTransport, TransportError, TransportResponse};
pub use websub::{
    CallbackOutcome, CallbackRejection, Subscription, SubscriptionChanges, Subscriptions, WebSubRequest, WebSubSource,
};
