//! The events that clients poll.

pub mod updates;
