#![doc = include_str!("../README.md")]

mod feed_links;
mod run;

pub use feed_links::{FoundLink, links_of_feed};
pub use run::{CrawlReport, crawl_feeds};
