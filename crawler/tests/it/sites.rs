//! Whole crawls of sites on a local server.

use axum::Router;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect};
use axum::routing::get;
use earshot_crawler::crawl::{CrawlLimits, CrawlOptions, FolderCache, NoCache, crawl_site};
use earshot_crawler::site::{CrawlResult, SiteState};
use earshot_net::{ClientConfig, HttpClient, Resolver};
use earshot_testkit::{LocalServer, fixed_clock};
use futures::future::BoxFuture;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

pub fn client() -> HttpClient {
    let config = ClientConfig { allow_private: true, ..ClientConfig::new("0", "", fixed_clock()) };
    HttpClient::new(config).expect("a client")
}

async fn crawl(url: &str) -> CrawlResult {
    crawl_site(url, &client(), &NoCache, &CrawlOptions::default()).await.expect("a site")
}

fn page(title: &str, body: &str) -> Html<String> {
    Html(format!(
        "<html lang=en><title>{title} | Slow Ledger</title><header><a href=/>Slow Ledger</a> <a href=/kontakt>Write</a></header>\
         <main><h1>{title}</h1>{body}</main>\
         <footer><a href='https://twitter.com/slowledger'><i class=icon></i></a>\
         <a href='https://twitter.com/intent/tweet?url=x'>Share</a> Theme by <a href=https://github.com/designer>D</a></footer>"
    ))
}

fn site() -> Router {
    Router::new()
        .route("/", get(|| async {
            page("Slow Ledger", "<p>Listen: <a href=https://podcasts.apple.com/us/podcast/slow/id158>Apple</a>\
                  <a href=/episodes/1>One</a> <a href=/secret/about>Hidden</a> <a href=https://other.example/contact>Contact</a>")
        }))
        .route("/kontakt", get(|| async {
            page("Kontakt", "<p>hi [at] slowledger.example or +45 33 12 12 12 \
                  <form action=/send><input name=name><input name=email><textarea name=message></textarea></form>")
        }))
        .route("/episodes/1", get(|| async {
            page("One", "<article><p>Our guest is <a href=https://twitter.com/cleo_guest>Cleo</a>, cleo@guest.example.</article>")
        }))
        .route("/episodes/2", get(|| async { Redirect::permanent("/episodes/1") }))
        .route("/secret/about", get(|| async { page("About", "secret@slowledger.example") }))
        .route("/robots.txt", get(|| async { "User-agent: *\nDisallow: /secret/\n" }))
}

#[tokio::test]
async fn a_site_is_crawled_from_its_front_page() {
    let web = LocalServer::serve(site()).await;
    let result = crawl(&web.url("/")).await;
    let emails: Vec<_> = result.emails.iter().map(|found| found.email.as_str()).collect();
    assert_eq!(emails, ["hi@slowledger.example"]);
    assert_eq!(result.primary_email.as_deref(), Some("hi@slowledger.example"));
    assert_eq!(result.phones.iter().map(|found| found.phone.as_str()).collect::<Vec<_>>(), ["+4533121212"]);
    let socials: Vec<_> = result.social_profiles().map(|found| (found.url.as_str(), found.pages.len())).collect();
    assert_eq!(socials, [("https://x.com/slowledger", 3)]);
    let directories: Vec<_> = result.directory_profiles().map(|found| found.url.as_str()).collect();
    assert_eq!(directories, ["https://podcasts.apple.com/podcast/id158"]);
    assert_eq!(result.contact_pages.len(), 1);
    assert!(result.contact_pages[0].has_form && result.contact_pages[0].url == web.url("/kontakt"));
    assert_eq!(result.stats.pages_crawled, 3, "{:?}", result.visited_urls);
    assert!(result.external_links.contains(&"https://other.example/contact".to_owned()));
    assert!(!result.visited_urls.iter().any(|url| url.contains("secret")), "robots.txt is kept to");
}

#[tokio::test]
async fn pages_that_did_not_change_are_not_sent_again() {
    let sent = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&sent);
    let answer = move |headers: HeaderMap| async move {
        if headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag == "\"1\"") {
            return StatusCode::NOT_MODIFIED.into_response();
        }
        counted.fetch_add(1, Ordering::SeqCst);
        ([(header::ETAG, "\"1\"")], page("Slow Ledger", "<p>hi@slowledger.example")).into_response()
    };
    let web = LocalServer::serve(Router::new().route("/", get(answer))).await;
    let folder = tempfile::tempdir().expect("a folder");
    let cache = FolderCache::new(folder.path());
    let (http, options) = (client(), CrawlOptions::default());
    let first = crawl_site(&web.url("/"), &http, &cache, &options).await.expect("a site");
    let second = crawl_site(&web.url("/"), &http, &cache, &options).await.expect("a site");
    assert_eq!((first.stats.cache_hits, second.stats.cache_hits), (0, 1));
    assert_eq!(sent.load(Ordering::SeqCst), 1);
    assert_eq!(first.emails[0].email, second.emails[0].email);
}

#[tokio::test]
async fn what_robots_txt_forbids_is_not_fetched() {
    for (status, text, expected) in [
        (StatusCode::OK, "User-agent: *\nDisallow: /", Some("robots")),
        (StatusCode::OK, "User-agent: Earshot\nDisallow: /\nUser-agent: *\nAllow: /", Some("robots")),
        (StatusCode::INTERNAL_SERVER_ERROR, "", Some("robots-unreachable")),
        (StatusCode::NOT_FOUND, "User-agent: *\nDisallow: /", None),
        (StatusCode::FORBIDDEN, "", None),
        (StatusCode::OK, "<html>not found</html>", None),
    ] {
        let robots = get(move || async move { (status, text) });
        let web =
            LocalServer::serve(Router::new().route("/", get(|| async { page("x", "") })).route("/robots.txt", robots))
                .await;
        let result = crawl(&web.url("/")).await;
        let kind = result.stats.errors.iter().map(|error| error.kind.as_str()).find(|kind| kind.starts_with("robots"));
        assert_eq!((kind, result.stats.pages_crawled), (expected, usize::from(expected.is_none())), "{status} {text}");
    }
}

#[tokio::test]
async fn a_sitemap_and_guesses_help_where_no_link_does() {
    let contact = || async { page("Contact us", "hi@slowledger.example") };
    let bare = || async { Html("<title>Slow</title><p>Nothing here but a word or two.") };
    let web = LocalServer::serve(Router::new().route("/", get(bare)).route("/contact", get(contact))).await;
    let result = crawl(&web.url("/")).await;
    assert_eq!(result.emails.len(), 1);
    assert!(result.stats.errors.is_empty(), "a failed guess is not an error: {:?}", result.stats.errors);

    let map = |headers: HeaderMap| async move {
        let host = headers[header::HOST].to_str().unwrap_or_default().to_owned();
        format!(
            "<urlset><url><loc>http://{host}/wer/kontakt.html</loc></url><url><loc>http://{host}/x</loc></url></urlset>"
        )
    };
    let router =
        Router::new().route("/", get(bare)).route("/wer/kontakt.html", get(contact)).route("/sitemap.xml", get(map));
    let web = LocalServer::serve(router).await;
    assert_eq!(crawl(&web.url("/")).await.visited_urls, [web.url("/"), web.url("/wer/kontakt.html")]);

    // A server without 404 responses gives no findings for guessed paths.
    let web = LocalServer::serve(Router::new().fallback(bare)).await;
    assert_eq!(crawl(&web.url("/")).await.visited_urls, [web.url("/")]);
}

#[tokio::test]
async fn broken_relative_links_do_not_end_the_crawl() {
    // Relative links of the page below `/show/` are written as if it were the front page.
    let names = ["about", "contact", "imprint", "team", "press", "hosts"];
    let broken: String = (0..60).map(|link| format!("<a href={}/{link}>Contact {link}</a>", names[link % 6])).collect();
    let show = move || {
        let html = format!("<title>Slow Ledger</title><p>Talks on tea. {broken}");
        async move { Html(html) }
    };
    let contact = || async { page("Contact", "hi@slowledger.example") };
    let router = Router::new().route("/show/", get(show.clone())).route("/kontakt", get(contact));
    let web = LocalServer::serve(router).await;
    let result = crawl(&web.url("/show/")).await;
    assert!(result.visited_urls.contains(&web.url("/kontakt")), "by guess: {:?}", result.visited_urls);
    assert_eq!((result.emails.len(), result.stats.stopped_by), (1, None));

    let map = |headers: HeaderMap| async move {
        let host = headers[header::HOST].to_str().unwrap_or_default().to_owned();
        format!("<urlset><url><loc>http://{host}/wer/kontakt.html</loc></url></urlset>")
    };
    let router = Router::new()
        .route("/show/", get(show.clone()))
        .route("/wer/kontakt.html", get(contact))
        .route("/sitemap.xml", get(map));
    let web = LocalServer::serve(router).await;
    let result = crawl(&web.url("/show/")).await;
    assert!(result.visited_urls.contains(&web.url("/wer/kontakt.html")), "by sitemap: {:?}", result.visited_urls);

    let front = || async { Html("<title>Slow</title><p><a href=/x/mail>Contact</a>") };
    let router = Router::new().route("/show/", get(show)).route("/", get(front)).route("/x/mail", get(contact));
    let web = LocalServer::serve(router).await;
    let result = crawl(&web.url("/show/")).await;
    assert!(result.visited_urls.contains(&web.url("/x/mail")), "from the front page: {:?}", result.visited_urls);
}

#[tokio::test]
async fn one_good_link_among_broken_ones_does_not_use_up_the_crawl() {
    let broken: String = (0..200).map(|link| format!("<a href=b{link}/contact>Contact</a>")).collect();
    let home = move || {
        let html = format!("<title>Slow Ledger</title><p>Talks on tea. <a href=/about>About</a> {broken}");
        async move { Html(html) }
    };
    for (place, title, sitemap) in
        [("/contact", "Contact", false), ("/imprint", "Imprint", false), ("/wer/kontakt.html", "Kontakt", true)]
    {
        let contact = move || async move { page(title, "hi@slowledger.example") };
        let map = move |headers: HeaderMap| async move {
            let host = headers[header::HOST].to_str().unwrap_or_default().to_owned();
            if !sitemap {
                return StatusCode::NOT_FOUND.into_response();
            }
            format!("<urlset><url><loc>http://{host}{place}</loc></url></urlset>").into_response()
        };
        let bare = || async { Html("<title>About</title><h1>About</h1><p>We talk about tea.") };
        let router = Router::new()
            .route("/", get(home.clone()))
            .route("/about", get(bare))
            .route(place, get(contact))
            .route("/sitemap.xml", get(map));
        let web = LocalServer::serve(router).await;
        let result = crawl(&web.url("/")).await;
        assert!(result.visited_urls.contains(&web.url(place)), "{place}: {:?}", result.visited_urls);
        assert_eq!(result.emails.len(), 1, "{place}");
    }
}

#[tokio::test]
async fn a_host_that_fails_ends_the_crawl() {
    let links: String = (0..60).map(|link| format!("<a href=/contact/{link}>Contact</a>")).collect();
    let front = move || {
        let html = format!("<title>Slow</title><p>{links}");
        async move { Html(html) }
    };
    let fails = || async { StatusCode::BAD_GATEWAY };
    let web = LocalServer::serve(Router::new().route("/", get(front)).route("/contact/{id}", get(fails))).await;
    let result = crawl(&web.url("/")).await;
    assert_eq!((result.stats.errors.len(), result.stats.stopped_by), (10, Some("errors")));
}

#[tokio::test]
async fn a_first_page_that_leads_elsewhere_is_followed() {
    let home = || async { page("Slow Ledger", "hi@slowledger.example") };
    let site = LocalServer::serve(Router::new().route("/", get(home)).route("/welcome", get(home))).await;
    let at_start = |html: String| Router::new().route("/", get(move || std::future::ready(Html(html.clone()))));
    let (front, welcome) = (site.url("/"), site.url("/welcome"));
    for (html, expected) in [
        (format!("<meta http-equiv=refresh content='0; url={welcome}'><p>Moved."), Some(&welcome)),
        (format!("<title>Slow Ledger | Slow Ledger</title><link rel=canonical href={front}><p>Hello."), Some(&front)),
        // A theme that names the site of its author.
        (format!("<title>Tea Time</title><link rel=canonical href={front}><p>Hello."), None),
        // A page with content that only refreshes itself from time to time.
        (format!("<title>Tea Time</title><meta http-equiv=refresh content='300; url={front}'><p>Hello."), None),
        (
            "<title>Tea Time</title><meta http-equiv=refresh content='0; url=http://127.0.0.1:9/'><p>Hi.".to_owned(),
            None,
        ),
        ("<title>Tea Time</title><meta http-equiv=refresh content='0; url=/'><p>Hello.".to_owned(), None),
        (
            "<title>Tea Time</title><meta http-equiv=refresh content='0; url=https://www.instagram.com/tea'><p>x"
                .to_owned(),
            None,
        ),
    ] {
        let web = LocalServer::serve(at_start(html.clone())).await;
        let own = web.url("/");
        let result = crawl(&own).await;
        let base = expected.unwrap_or(&own);
        assert_eq!(result.stats.base_url, *base, "{html}");
        assert_eq!(result.emails.len(), usize::from(expected.is_some()), "{html}");
    }
}

#[tokio::test]
async fn the_canonical_page_of_the_first_page_is_read() {
    let start = || async { Html("<title>Slow</title><link rel=canonical href=/show/home><p>A frame.") };
    let show = || async { page("Slow Ledger", "hi@slowledger.example") };
    let web = LocalServer::serve(Router::new().route("/index.cgi", get(start)).route("/show/home", get(show))).await;
    let result = crawl(&web.url("/index.cgi")).await;
    assert!(result.visited_urls.contains(&web.url("/show/home")), "{:?}", result.visited_urls);
}

#[tokio::test]
async fn parked_domains_shells_and_platforms_are_reported() {
    for (html, state) in [
        ("<h1>slow.example</h1><p>This domain is for sale. <a href=/contact>Contact</a>", SiteState::Parked),
        ("<div id=root></div><script src=/app.js></script>", SiteState::NeedsJavascript),
    ] {
        let web = LocalServer::serve(Router::new().route("/", get(move || async move { Html(html) }))).await;
        let result = crawl(&web.url("/")).await;
        assert_eq!((result.state, result.emails.len()), (state, 0));
    }
    let result = crawl("https://www.instagram.com/slowledger").await;
    assert_eq!((result.stats.errors[0].kind.as_str(), result.state), ("platform", SiteState::Unread));
    assert_eq!(
        result.social_profiles().next().map(|found| found.url.as_str()),
        Some("https://www.instagram.com/slowledger")
    );
    for no_site in ["", "mailto:a@b.example", "ftp://a.example", "https://"] {
        assert!(crawl_site(no_site, &client(), &NoCache, &CrawlOptions::default()).await.is_err(), "{no_site}");
    }
}

#[tokio::test]
async fn a_crawl_ends_at_its_limits() {
    let many = |at: usize| (0..50).map(|link| format!("<a href=/team/{at}-{link}>Team</a>")).collect::<String>();
    let router = Router::new().route("/", get(move || async move { page("Slow", &many(0)) })).route(
        "/team/{id}",
        get(move |axum::extract::Path(id): axum::extract::Path<String>| async move { page(&id, &many(id.len())) }),
    );
    let web = LocalServer::serve(router).await;
    let limits = CrawlLimits { pages: 5, ..CrawlLimits::default() };
    let options = CrawlOptions { limits, ..CrawlOptions::default() };
    let result = crawl_site(&web.url("/"), &client(), &NoCache, &options).await.expect("a site");
    assert_eq!((result.stats.pages_crawled, result.stats.stopped_by), (5, Some("pages")));
}

/// Resolves every name to this machine.
#[derive(Debug)]
struct LocalResolver;

impl Resolver for LocalResolver {
    fn resolve<'a>(&'a self, _: &'a str) -> BoxFuture<'a, io::Result<Vec<IpAddr>>> {
        Box::pin(std::future::ready(Ok(vec![IpAddr::from([127, 0, 0, 1])])))
    }
}

#[tokio::test]
async fn the_link_in_bio_page_of_a_site_is_crawled() {
    let list = || async {
        Html(
            "<title>@slow | Beacons</title><main><a href=https://www.instagram.com/theirpictures>Pictures</a>\
             <a href=https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk>Listen</a> <a href=mailto:mail@slowledger.example>Mail</a>\
             </main><footer><a href=https://www.instagram.com/beaconsai>Beacons</a> <a href=/terms>Terms</a></footer>",
        )
    };
    let services = LocalServer::serve(Router::new().route("/slow", get(list))).await;
    let address = format!("http://beacons.ai:{}/slow", services.address().port());
    let home = move || {
        let html = format!(
            "<title>Slow Ledger</title><p>Welcome. <a href={address}>All our links</a><p>Write to hi@slowledger.example\
             <footer><a href=https://twitter.com/slowledger>Follow</a></footer>"
        );
        async move { Html(html) }
    };
    let web = LocalServer::serve(Router::new().route("/", get(home))).await;
    let config = ClientConfig {
        allow_private: true,
        resolver: Arc::new(LocalResolver),
        ..ClientConfig::new("0", "", fixed_clock())
    };
    let http = HttpClient::new(config).expect("a client");
    let result = crawl_site(&web.url("/"), &http, &NoCache, &CrawlOptions::default()).await.expect("a site");
    assert_eq!(result.stats.errors, []);
    let profiles: Vec<_> = result.profiles.iter().map(|found| found.url.as_str()).collect();
    let expected = [
        "https://www.instagram.com/theirpictures",
        "https://x.com/slowledger",
        "https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk",
    ];
    assert_eq!(profiles, expected);
    assert!(result.emails.iter().any(|found| found.email == "mail@slowledger.example"));
    assert_eq!((result.stats.pages_crawled, result.visited_urls.len()), (2, 2));
    assert!(result.external_links.iter().all(|url| !url.contains("/terms")), "{:?}", result.external_links);
}
