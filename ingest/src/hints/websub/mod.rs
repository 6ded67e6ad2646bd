//! WebSub: hubs that say when a feed changed (W3C Recommendation of 2018).
//!
//! The subscriptions are a value that the server shares with the source: its handler answers a hub's questions with
//! [`Subscriptions::verify`] and takes its deliveries with [`Subscriptions::accept_delivery`]; [`WebSubSource`] subscribes, renews, and
//! hands out the hints.

mod signature;
mod source;
mod subscription;
mod subscriptions;
mod verification;

pub use source::WebSubSource;
pub use subscription::{Subscription, WebSubRequest};
pub use subscriptions::{CallbackOutcome, CallbackRejection, SubscriptionChanges, Subscriptions};
