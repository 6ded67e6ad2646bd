//! Feeds that people submit: checked at once, then queued for `earshot watch`.

pub mod create;
mod document_kind;
pub mod get;
mod submitting;
mod view;

pub(crate) use document_kind::decode;
pub use submitting::{read_submission, submit_feed};
pub use view::{FeedSubmissionView, SubmissionOutcome};
