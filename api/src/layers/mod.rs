//! The layers around every request, from the outside in.

mod access;
mod body_budget;
mod compression;
mod context;
pub mod csrf;
mod etag;
mod headers;
mod panic;
mod rate_limits;
mod request_log;
mod time_limit;
mod unread_body;

pub(crate) use access::with_access;
pub(crate) use body_budget::with_body_budget;
pub(crate) use compression::compression_layer;
pub(crate) use context::with_context;
pub(crate) use csrf::cross_site_layer;
pub(crate) use etag::with_etag;
pub(crate) use headers::with_headers;
pub(crate) use panic::respond_to_panic;
pub(crate) use rate_limits::with_limits;
pub(crate) use request_log::with_request_log;
pub(crate) use time_limit::with_time_limit;
pub(crate) use unread_body::with_unread_body;
