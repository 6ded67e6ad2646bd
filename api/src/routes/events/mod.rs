//! Changes as they happen.

pub mod stream;
