#![doc = include_str!("../README.md")]

mod charts;
mod files;
mod invented_web;
mod manifest;
mod rounds;
mod server;
mod sites;
mod validators;

pub use invented_web::{InventedWeb, OpenError, WebOptions};
pub use server::serve;
pub use sites::{serve_sites, site_address, site_name, site_router};
