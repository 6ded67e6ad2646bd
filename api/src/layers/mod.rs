//! What happens around every request, from the outside in.

mod compression;
mod context;
mod csrf;
mod etag;
mod headers;
mod limits;
mod panic;

pub(crate) use compression::{NeverCompressed, compression};
pub(crate) use context::{RequestId, with_context};
pub(crate) use csrf::cross_site_check;
pub(crate) use etag::{tag_of, with_etag};
pub(crate) use headers::with_headers;
pub(crate) use limits::with_limits;
pub(crate) use panic::on_panic;
