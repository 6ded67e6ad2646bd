//! URLs: what they lead to, and which parts of them are secret.

pub(crate) mod feed_url;
pub(crate) mod link;
pub(crate) mod media_type;
pub(crate) mod public_url;
pub(crate) mod url_recognition;
