//! Hostile sites: the crawl ends soon, reports the failure, and keeps valid findings.

use crate::sites::client;
use earshot_crawler::crawl::{CrawlLimits, CrawlOptions, NoCache, crawl_site};
use earshot_net::{ClientConfig, HttpClient, Resolver, SystemResolver};
use earshot_testkit::hostile::{GOOD_CONTACT, hostile_sites};
use earshot_testkit::{Behavior, MAX_WAIT, MisbehavingServer, fixed_clock};
use futures::future::BoxFuture;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Only sites that are slow on purpose take longer than `page_time` for a page.
fn options(page_time: Duration) -> CrawlOptions {
    let limits = CrawlLimits { pages: 8, page_time, time: MAX_WAIT, ..CrawlLimits::default() };
    CrawlOptions { limits, ..CrawlOptions::default() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hostile_sites_cost_little_and_lose_nothing() {
    for site in hostile_sites() {
        let web = site.serve().await;
        let page_time = if site.expected == Some("timeout") { Duration::from_secs(3) } else { MAX_WAIT };
        let (start, http, options) = (web.url("/"), client(), options(page_time));
        let result = crawl_site(&start, &http, &NoCache, &options).await.expect("a site");
        let kinds: Vec<&str> = result.stats.errors.iter().map(|error| error.kind.as_str()).collect();
        assert!(site.expected.is_none_or(|expected| kinds.contains(&expected)), "{}: {kinds:?}", site.name);
        // Its first page links two bad URLs; most sites have one.
        let others = kinds.iter().filter(|kind| **kind != "status-404" && Some(**kind) != site.expected).count();
        assert_eq!(others, 0, "{}: {kinds:?}", site.name);
        let messages = result.stats.errors.iter().map(|error| &error.message);
        assert!(messages.clone().all(|message| !message.is_empty()), "{}: {:?}", site.name, result.stats.errors);
        assert_eq!(result.stats.stopped_by, site.stopped_by, "{}", site.name);
        let visited = |path: &str| result.visited_urls.iter().any(|url| url.ends_with(path));
        assert!(visited("/contact"), "{}: {:?}", site.name, result.visited_urls);
        assert!(site.name != "large-robots" || !visited("/about"), "the rules before the padding are kept to");
        assert!(result.emails.iter().any(|found| found.email == GOOD_CONTACT), "{}: {:?}", site.name, result.emails);
        let limits = options.limits;
        assert!(result.stats.pages_crawled <= limits.pages && result.stats.errors.len() <= 50, "{}", site.name);
        assert!(result.stats.bytes <= limits.bytes + limits.page_bytes, "{}", site.name);
        // Every crawl fetches two pages and robots.txt, and some also guessed paths and a sitemap.
        assert!(web.counts().requests() <= limits.pages * 2 + 10, "{}: {}", site.name, web.counts().requests());
        assert!(web.counts().bytes_sent() < 24 << 20, "{}: {}", site.name, web.counts().bytes_sent());
    }
}

/// Builds a client that may reach this one server as if it were public.
fn client_of(outside: &MisbehavingServer, resolver: Arc<dyn Resolver>) -> HttpClient {
    let config = ClientConfig {
        allowed_addresses: vec![outside.address()],
        ports: vec![1..=u16::MAX],
        resolver,
        ..ClientConfig::new("0", "", fixed_clock())
    };
    HttpClient::new(config).expect("a client")
}

fn home() -> Behavior {
    html(&format!("<title>Slow Ledger</title><p>Write to {GOOD_CONTACT} or <a href=/about>read about us</a>"))
}

/// Closes the connection, so that the next request resolves the name again.
fn html(body: &str) -> Behavior {
    let head = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n";
    Behavior::RespondAndClose(format!("{head}content-length: {}\r\n\r\n{body}", body.len()).into_bytes())
}

#[tokio::test]
async fn no_private_address_is_reached_through_a_site() {
    let inside =
        MisbehavingServer::always(Behavior::status(200, "content-type: text/html\r\n", "<p>hi@inside.example")).await;
    let targets = [
        inside.url("/"),
        "http://169.254.169.254/latest/meta-data/".to_owned(),
        "http://[fd00:ec2::254]/latest/meta-data/".to_owned(),
        "http://metadata.google.internal/computeMetadata/v1/".to_owned(),
        "http://[::1]/".to_owned(),
        "http://2130706433/".to_owned(),
    ];
    for target in targets {
        let to = target.clone();
        let outside = MisbehavingServer::start(move |request| match request.target() {
            "/robots.txt" => Behavior::status(404, "", ""),
            "/" => home(),
            _ => Behavior::redirect(&to),
        })
        .await;
        let http = client_of(&outside, Arc::new(SystemResolver));
        // A whole site, and one page of it.
        for (start, is_kept) in [("/moved", false), ("/", true)] {
            let result = crawl_site(&outside.url(start), &http, &NoCache, &options(MAX_WAIT)).await.expect("a site");
            let kinds: Vec<&str> = result.stats.errors.iter().map(|error| error.kind.as_str()).collect();
            assert_eq!(kinds, ["refused"], "{start} to {target}");
            let emails: Vec<&str> = result.emails.iter().map(|found| found.email.as_str()).collect();
            assert_eq!(emails, [GOOD_CONTACT][..usize::from(is_kept)], "{start} to {target}");
        }
    }
    assert_eq!(inside.counts().connections(), 0);
}

/// Resolves to a public address a number of times, then to an internal one.
#[derive(Debug)]
struct RebindingResolver {
    public: AtomicUsize,
}

impl Resolver for RebindingResolver {
    fn resolve<'a>(&'a self, _: &'a str) -> BoxFuture<'a, io::Result<Vec<IpAddr>>> {
        let left = self.public.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
        let address = if left.is_ok() { [127, 0, 0, 1] } else { [127, 0, 0, 2] };
        Box::pin(std::future::ready(Ok(vec![IpAddr::from(address)])))
    }
}

#[tokio::test]
async fn a_name_that_changes_to_a_private_address_is_not_followed() {
    let outside = MisbehavingServer::start(|request| match request.target() {
        "/robots.txt" => html("User-agent: *\nAllow: /"),
        _ => home(),
    })
    .await;
    // The test declares 127.0.0.1 public and 127.0.0.2 internal.
    let inside = ([127, 0, 0, 2], outside.address().port()).into();
    let inside = MisbehavingServer::start_at(inside, |_| html("<p>hi@inside.example")).await.expect("an address");
    // robots.txt and the first page are public; the next request would be internal.
    let http = client_of(&outside, Arc::new(RebindingResolver { public: AtomicUsize::new(2) }));
    let start = format!("http://rebind.example:{}/", outside.address().port());
    let result = crawl_site(&start, &http, &NoCache, &options(MAX_WAIT)).await.expect("a site");
    assert!(result.stats.errors.iter().any(|error| error.kind == "refused"), "{:?}", result.stats.errors);
    assert_eq!(result.emails.iter().map(|found| found.email.as_str()).collect::<Vec<_>>(), [GOOD_CONTACT]);
    assert_eq!((result.stats.pages_crawled, inside.counts().connections()), (1, 0));
}
