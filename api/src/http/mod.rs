//! HTTP types that handlers and layers share: accepted media types, entity tags, extensions, bodies that never change.

mod accept;
mod etag;
mod extensions;
mod static_body;
mod version_tag;

pub(crate) use accept::{accepts_media_type, names_media_type};
pub(crate) use etag::compute_etag;
pub(crate) use extensions::{NoCompression, RequestId};
pub(crate) use static_body::StaticBody;
pub(crate) use version_tag::version_tag;
