//! WebSub: hubs that notify subscribers of changed feeds (W3C Recommendation of 2018).
//!
//! Server and source share [`Subscriptions`]. The server's handler verifies hubs with [`Subscriptions::verify`] and
//! accepts deliveries with [`Subscriptions::accept_delivery`]. [`WebSubSource`] subscribes, renews, and returns the
//! hints.

mod signature;
mod source;
mod subscription;
mod subscriptions;
mod verification;

pub use source::WebSubSource;
pub use subscription::{Subscription, WebSubRequest};
pub use subscriptions::{CallbackOutcome, CallbackRejection, SubscriptionChanges, Subscriptions};
