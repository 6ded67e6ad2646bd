//! Sites that mean no good: the crawl ends soon, says what was wrong, and keeps what was right.

use crate::sites::client;
use earshot_crawler::crawl::{CrawlLimits, CrawlOptions, NoCache, crawl_site};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::hostile::{GOOD_CONTACT, hostile_sites};
use earshot_testkit::{Behaviour, MisbehavingServer, fixed_clock};
use std::time::Duration;

fn options() -> CrawlOptions {
    let limits =
        CrawlLimits { page_time: Duration::from_secs(2), time: Duration::from_secs(20), ..CrawlLimits::default() };
    CrawlOptions { limits, ..CrawlOptions::default() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hostile_sites_cost_little_and_lose_nothing() {
    for site in hostile_sites() {
        let web = site.serve().await;
        let result = crawl_site(&web.url("/"), &client(), &NoCache, &options()).await.expect("a site");
        let kinds: Vec<&str> = result.stats.errors.iter().map(|error| error.kind.as_str()).collect();
        assert!(site.expected.is_none_or(|expected| kinds.contains(&expected)), "{}: {kinds:?}", site.name);
        assert!(result.emails.iter().any(|found| found.email == GOOD_CONTACT), "{}: {:?}", site.name, result.emails);
        let limits = options().limits;
        assert!(result.stats.pages_crawled <= limits.pages && result.stats.errors.len() <= 50, "{}", site.name);
        assert!(result.stats.bytes <= limits.bytes + limits.page_bytes, "{}", site.name);
        // Two pages and robots.txt are asked for by every crawl, guesses and a sitemap by some.
        assert!(web.counts().requests() <= limits.pages * 2 + 10, "{}: {}", site.name, web.counts().requests());
        assert!(web.counts().sent() < 24 << 20, "{}: {}", site.name, web.counts().sent());
    }
}

#[tokio::test]
async fn nothing_private_is_reached_through_a_site() {
    let inside =
        MisbehavingServer::always(Behaviour::status(200, "content-type: text/html\r\n", "<p>hi@inside.example")).await;
    let targets = [
        inside.url("/"),
        "http://169.254.169.254/latest/meta-data/".to_owned(),
        "http://[::1]/".to_owned(),
        "http://2130706433/".to_owned(),
    ];
    for target in targets {
        let to = target.clone();
        let outside = MisbehavingServer::start(move |request| match request.target() {
            "/robots.txt" => Behaviour::status(404, "", ""),
            _ => Behaviour::redirect(&to),
        })
        .await;
        // The one server that may be reached, as if it were on the open web.
        let config = ClientConfig {
            allowed: vec![outside.address()],
            ports: vec![1..=u16::MAX],
            ..ClientConfig::new("0", "", fixed_clock())
        };
        let http = HttpClient::new(config).expect("a client");
        let result = crawl_site(&outside.url("/"), &http, &NoCache, &options()).await.expect("a site");
        assert_eq!(result.stats.errors.first().map(|error| error.kind.as_str()), Some("refused"), "{target}");
        assert!(result.emails.is_empty());
    }
    assert_eq!(inside.counts().connections(), 0);
}
