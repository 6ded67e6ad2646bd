//! What handlers and layers share about HTTP messages: entity tags, extensions, bodies that never change.

mod etag;
mod extensions;
mod static_body;

pub(crate) use etag::compute_etag;
pub(crate) use extensions::{NoCompression, RequestId};
pub(crate) use static_body::StaticBody;
