//! HTTP types that handlers and layers share: accepted media types, entity tags, extensions, bodies that never change.

mod accept;
mod etag;
mod extensions;
mod static_body;
mod version_tag;

pub use accept::{accepts_media_type, names_media_type};
pub use etag::compute_etag;
pub use extensions::{NoCompression, RequestId};
pub use static_body::StaticBody;
pub use version_tag::version_tag;
