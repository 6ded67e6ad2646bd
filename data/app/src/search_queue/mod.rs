//! Searches of teams, and those that wait to be written.

mod stored_search;
mod write_queue;

pub use stored_search::{SearchPosition, StoredSearch};
pub(crate) use write_queue::WriterGuard;
pub use write_queue::{QueueFull, SearchWriteQueue};
