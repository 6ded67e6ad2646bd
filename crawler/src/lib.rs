#![doc = include_str!("../README.md")]

pub mod contacts;
pub mod crawl;
pub mod extract;
mod feed_links;
pub mod page;
mod run;
pub mod site;
mod sites;
#[cfg(test)]
mod testing;

pub use feed_links::{FoundLink, links_of_feed};
pub use run::{CrawlReport, crawl_feeds, site_key};
pub use sites::{MailServers, NobodyAsked, SiteCrawl, SiteReport, crawl_sites};
