//! The log of requests with API keys. Requests wait in a bounded queue, which a task writes every few seconds, so that
//! the log slows no request.

mod queue;
mod writing;

pub use queue::RequestLog;
pub use writing::{log_requests_periodically, write_request_log};
