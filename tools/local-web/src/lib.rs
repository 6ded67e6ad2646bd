#![doc = include_str!("../README.md")]

mod charts;
mod conditional;
mod files;
mod manifest;
mod news;
mod server;
mod sites;
mod web;

pub use server::serve;
pub use sites::{serve_sites, site_address, site_name};
pub use web::{InventedWeb, OpenError, WebOptions};
