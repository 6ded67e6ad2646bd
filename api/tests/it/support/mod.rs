//! What the tests share.

pub mod app;
pub mod calls;
pub mod catalog;
pub mod charts;
pub mod databases;
pub mod documents;
mod ratings;
pub mod smtp;

pub use app::{Reply, TestApp};
pub use databases::Hand;
