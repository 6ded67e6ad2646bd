//! What the tests share.

pub mod app;
pub mod catalog;
pub mod charts;
pub mod databases;
pub mod documents;

pub use app::{Reply, TestApp};
