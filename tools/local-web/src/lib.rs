#![doc = include_str!("../README.md")]

mod charts;
mod conditional;
mod files;
mod manifest;
mod news;
mod server;
mod web;

pub use server::serve;
pub use web::{InventedWeb, OpenError, WebOptions};
