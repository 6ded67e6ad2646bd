//! Feeds that people submit: checked at once, then queued for `earshot watch`.

pub mod create;
pub mod document_kind;
pub mod get;
mod reader;
pub mod submitting;
mod view;

pub(crate) use document_kind::decode;
pub(crate) use reader::{is_reader_running, queue_message};
pub use submitting::{read_submission, submit_feed};
pub use view::{FeedSubmissionView, SubmissionOutcome};
