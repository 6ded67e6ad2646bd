//! How matches of alerts reach people: distribution of events, digests by mail, their recipients, and private feeds.

mod confirmations;
mod delivered;
mod digests;
mod fan_out;
mod feeds;
mod lag;
mod recipients;
mod unsubscribing;

pub use confirmations::ConfirmationRequest;
pub use delivered::{DeliveredMatch, DeliveryAlert};
pub use digests::{DigestCommit, DigestContent, DigestOutcome, DueDigest};
pub use fan_out::{FanOutBatch, NewDelivery, PendingDigest};
pub use feeds::{AlertFeed, FeedAlert};
pub use lag::DeliveryLag;
pub use recipients::{AlertRecipient, RecipientKind, RecipientState};
pub use unsubscribing::SuppressionReason;
