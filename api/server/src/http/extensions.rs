//! Extensions that handlers and layers attach to requests and responses.

use std::sync::Arc;

/// The id of a request. The server creates it; the client cannot set it.
#[derive(Clone, Debug)]
pub struct RequestId(pub Arc<str>);

/// Marks a response that contains a secret. Its compressed size would leak information about the secret.
#[derive(Clone, Copy, Debug)]
pub struct NoCompression;
