//! What every response has: the envelope, versions, timestamps and messages.

mod envelope;
mod message;
mod timestamp;
mod versioned;

pub use envelope::Envelope;
pub use message::MessageData;
pub use timestamp::{TimestampView, format_date};
pub use versioned::Versioned;
