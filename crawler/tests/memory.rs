//! Memory limits for hostile sites. The test has a process of its own, so that its peak memory
//! comes from these sites alone.
#![cfg(target_os = "linux")]

use earshot_crawler::crawl::{CrawlLimits, CrawlOptions, NoCache, crawl_site};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::fixed_clock;
use earshot_testkit::hostile::hostile_sites;
use std::time::Duration;

/// The most growth for all sites, servers included. The client alone may hold 256 MiB of bodies.
const MAX_GROWTH: u64 = 128 << 20;

/// Reads `VmRSS` or `VmHWM`, in bytes.
fn memory(name: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':')).expect("a line");
    line.split_whitespace().next().and_then(|kib| kib.parse::<u64>().ok()).expect("a number") << 10
}

#[tokio::test]
async fn hostile_sites_cost_little_memory() {
    let config = ClientConfig { allow_private: true, ..ClientConfig::new("0", "", fixed_clock()) };
    let client = HttpClient::new(config).expect("a client");
    // The first pages already exceed every limit.
    let limits = CrawlLimits { pages: 5, page_time: Duration::from_secs(1), ..CrawlLimits::default() };
    let options = CrawlOptions { limits, ..CrawlOptions::default() };
    let before = memory("VmRSS");
    for site in hostile_sites() {
        let web = site.serve().await;
        crawl_site(&web.url("/"), &client, &NoCache, &options).await.expect("a site");
        let grown = memory("VmHWM").saturating_sub(before);
        assert!(grown < MAX_GROWTH, "{}: {} MiB more than before", site.name, grown >> 20);
    }
}
