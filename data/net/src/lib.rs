#![doc = include_str!("../README.md")]

mod answer;
mod body;
mod challenge;
mod classify;
mod client;
mod config;
mod decode;
mod error;
mod guard;
mod hop;
mod links;
mod mail;
mod memory;
mod politeness;
mod request;
mod resolver;
mod wait;

pub use answer::{BodyHold, Fetched};
pub use client::HttpClient;
pub use config::ClientConfig;
pub use error::{FetchError, Phase, Scarce};
pub use guard::{Guard, Refusal, check_address};
pub use mail::MailExchanges;
pub use politeness::{Budget, Politeness};
pub use request::{FetchRequest, Pace};
pub use resolver::{Resolver, SystemResolver};
pub use wait::{ServerWait, WaitCaps, WaitSource, server_wait};
