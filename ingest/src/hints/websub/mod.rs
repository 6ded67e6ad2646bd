//! WebSub: hubs that say when a feed changed (W3C Recommendation of 2018).
//!
//! The subscriptions are a value that the server shares with the source: its handler answers a hub's questions with
//! [`Subscriptions::verify`] and takes its deliveries with [`Subscriptions::accept`]; [`WebSub`] subscribes, renews, and
//! hands out the hints.

mod query;
mod signature;
mod source;
mod subscription;
mod subscriptions;

pub use source::WebSub;
pub use subscription::{Subscription, WebSubRequest};
pub use subscriptions::{Answer, Changes, Refused, Subscriptions};
