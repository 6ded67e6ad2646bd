#![doc = include_str!("../README.md")]

mod body;
mod client;
mod error;
mod guard;
mod hosts;
mod request;
mod resolver;

pub use client::{ClientConfig, HttpClient};
pub use error::FetchError;
pub use guard::{Refusal, check_address, check_url};
pub use request::{FetchRequest, Fetched};
