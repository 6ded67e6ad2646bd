#![doc = include_str!("../README.md")]

pub mod contacts;
pub mod crawl;
pub mod extract;
mod feed_link_batch;
mod feed_links;
pub mod page;
mod page_kind;
pub mod site;
mod site_batch;
#[cfg(test)]
mod test_support;

pub use feed_link_batch::{FeedLinkReport, extract_links_of_feeds, site_key};
pub use feed_links::{FeedLink, extract_feed_links};
pub use site_batch::{MailServers, NoMailServers, SiteCrawl, SiteCrawlReport, crawl_sites};
