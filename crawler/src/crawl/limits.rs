//! Limits of a site crawl.

use std::time::Duration;

/// Limits of the crawl of one site (facts 3.1).
#[derive(Clone, Copy, Debug)]
pub struct CrawlLimits {
    pub pages: usize,
    /// Pages without a promising name. A few are enough to see what is on every page.
    pub other_pages: usize,
    /// Number of links from the first page.
    pub depth: usize,
    /// Bytes of all bodies together.
    pub bytes: usize,
    pub page_bytes: usize,
    /// Duration of the whole crawl, including waits.
    pub time: Duration,
    pub page_time: Duration,
    /// Failures of the host after which the crawl stops: no response, a refusal, an error of the server.
    pub host_failures: usize,
    /// Missing pages after which the crawl stops.
    pub missing_pages: usize,
}

impl Default for CrawlLimits {
    fn default() -> Self {
        Self {
            pages: 20,
            other_pages: 6,
            depth: 3,
            bytes: 20 << 20,
            page_bytes: 2 << 20,
            time: Duration::from_secs(60),
            page_time: Duration::from_secs(15),
            host_failures: 10,
            missing_pages: 40,
        }
    }
}
