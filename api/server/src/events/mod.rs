//! Changes for open pages: handlers publish them after their commit, and each open page of the team gets them through
//! `GET /api/v1/events` within a second.
//!
//! A hub is in memory. Servers on one PostgreSQL database pass changes to each other ([`sharing`]). Nothing is stored
//! for pages that are not open: a page that connects again reads its data again.

mod change;
mod hub;
mod shared_event;
mod sharing;
mod stream;
mod stream_slots;

pub use change::{ChangeKind, ChangePublished, ChangeView};
pub use hub::EventHub;
pub use hub::Subscriber;
pub use stream::{EndReason, event_stream};
pub use stream_slots::StreamLimits;
pub use stream_slots::StreamsExhausted;
