//! The change of the user's email address: the current one is confirmed first, then the new one by a code.

pub mod confirm;
pub mod request;
