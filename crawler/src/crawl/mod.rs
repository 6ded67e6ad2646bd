//! Crawls one site: from a URL to a [`CrawlResult`]. The crawl returns a result whatever a server does; its statistics
//! list the errors.

mod cache;
mod fetch;
mod frontier;
mod limits;
mod link_in_bio_page;
mod moved_page;
mod options;
mod page_fetch;
mod page_order;
mod robots;
mod site_contents;
mod site_crawl;
mod sitemap;
mod start_url;
mod validators;

pub use cache::{CachedPage, FolderCache, NoCache, PageCache};
pub use fetch::Fetcher;
pub use limits::CrawlLimits;
pub use options::CrawlOptions;
pub use site_contents::SiteContents;
pub use start_url::InvalidSiteUrl;
pub use validators::Validators;

use crate::site::{CrawlError, CrawlResult};
use earshot_model::{RecognizedUrl, SocialKind, recognize_url};
use site_crawl::Crawl;
use start_url::parse_start_url;
use tokio::time::Instant;

/// Crawls a site.
///
/// # Errors
/// When the start is not an http(s) URL. Every other failure is part of the result.
pub async fn crawl_site(
    start: &str,
    fetcher: &impl Fetcher,
    cache: &impl PageCache,
    options: &CrawlOptions,
) -> Result<CrawlResult, InvalidSiteUrl> {
    let reading = read_site(start, fetcher, cache, options).await?;
    Ok(reading.to_result(&options.names, &options.boilerplate))
}

/// Crawls a site without attributing its findings to a show.
///
/// # Errors
/// When the start is not an http(s) URL. Every other failure is part of the result.
pub async fn read_site(
    start: &str,
    fetcher: &impl Fetcher,
    cache: &impl PageCache,
    options: &CrawlOptions,
) -> Result<SiteContents, InvalidSiteUrl> {
    let start = parse_start_url(start)?;
    let began = Instant::now();
    let mut crawl = Crawl::new(&start, fetcher, cache, options, began);
    match recognize_url(start.as_str()) {
        // A Linktree page belongs to one account: it is the only page to read.
        RecognizedUrl::Profile { kind: SocialKind::Linktree, .. } => crawl.crawl_first_page(&start).await,
        RecognizedUrl::Profile { .. } | RecognizedUrl::Directory { .. } => {
            let message = "the URL is on a platform, not on a site of the show".to_owned();
            crawl.add_error(CrawlError { url: start.to_string(), kind: "platform".to_owned(), message });
        }
        RecognizedUrl::Rejected { .. } | RecognizedUrl::Unknown => crawl.run(&start, &options.extra_urls).await,
    }
    Ok(crawl.finish(start, began))
}
