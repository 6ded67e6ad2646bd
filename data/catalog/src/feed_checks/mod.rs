//! Feed checks: when each feed was polled and when it is due next, in a SQLite file beside the catalog's database.
//!
//! Most polls find nothing new. Such a poll changes one short row. It must not rewrite columns of an analytical table
//! or wait for the catalog's writer, so these rows have a store of their own.
//! The store is never ahead of the catalog: validators are written after the content they validate. A process killed
//! between the two writes costs one extra request.

mod check_rows;
mod feed_check;
mod hints;
mod schema;
mod store;

pub use feed_check::{FeedCheck, FeedMove, FeedMoveKind, FeedOrigin, PollingPreferences};
pub use hints::SubscriptionRecord;
pub use store::{DuePageKey, FeedCheckStore};
