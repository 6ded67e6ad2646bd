#![doc = include_str!("../README.md")]

pub mod contacts;
pub mod crawl;
pub mod extract;
mod feed_crawl;
mod feed_links;
pub mod page;
mod page_kind;
pub mod site;
mod site_batch;
#[cfg(test)]
mod test_support;

pub use feed_crawl::{CrawlReport, crawl_feeds, site_key};
pub use feed_links::{FeedLink, extract_feed_links};
pub use site_batch::{MailServers, NoMailServers, SiteCrawl, SiteReport, crawl_sites};
