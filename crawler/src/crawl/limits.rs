//! What one site may cost.

use std::time::Duration;

/// Limits of the crawl of one site (facts 3.1).
#[derive(Clone, Copy, Debug)]
pub struct CrawlLimits {
    pub pages: usize,
    /// Pages that promise nothing by their name; a few show what stands on every page.
    pub other_pages: usize,
    /// Links from the first page.
    pub depth: usize,
    /// Of all bodies together.
    pub bytes: usize,
    pub page_bytes: usize,
    /// Of the whole crawl, waiting for one's turn included.
    pub time: Duration,
    pub page_time: Duration,
    /// Requests that failed, after which a site is let alone.
    pub errors: usize,
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
            errors: 10,
        }
    }
}
