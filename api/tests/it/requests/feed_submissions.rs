//! Submitting a podcast, by the API and on its page: feeds, web pages, podcasts that are here, and what is refused.

use crate::support::catalog::generation;
use crate::support::prelude::*;
use axum::Router;
use axum::http::header;
use axum::response::Redirect;
use axum::routing::get;
use earshot_api_workspace::feed_submissions::document_kind::{DocumentKind, FeedStart, document_kind};
use earshot_api_workspace::feed_submissions::submitting::parse_url;
use earshot_app::{SubmissionFailure, SubmissionFailureKind};
use earshot_testkit::LocalServer;
use std::net::IpAddr;
use url::Url;

const PAGE: &str = "/for-podcasters/submit";

fn feed(title: &str) -> String {
    format!(
        "<rss version='2.0'><channel><title>{title}</title><link>https://a.example</link>\
         <item><title>One</title><enclosure url='https://a.example/1.mp3' type='audio/mpeg'/></item></channel></rss>"
    )
}

async fn serve() -> LocalServer {
    let page = "<!doctype html><html><head><link rel='alternate' type='application/rss+xml' href='/feed.xml'></head>";
    let blog = "<rss><channel><title>Blog</title><item><title>One</title></item></channel></rss>";
    let empty = "<rss><channel><title>Soon</title></channel></rss>";
    LocalServer::serve(
        Router::new()
            .route("/feed.xml", get(|| async { feed("Tea &amp; Salt") }))
            .route("/page", get(move || async move { ([(header::CONTENT_TYPE, "text/html")], page) }))
            .route("/blog", get(move || async move { blog }))
            .route("/empty", get(move || async move { empty }))
            .route("/binary", get(|| async { vec![0_u8; 3_000_000] }))
            .route("/forbidden", get(|| async { StatusCode::FORBIDDEN }))
            .route("/to-itself", get(|| async { Redirect::to("http://169.254.169.254/latest") })),
    )
    .await
}

async fn setup() -> (TestApp, ManualClock, LocalServer) {
    let (time, web) = (ManualClock::new(), serve().await);
    let address = web.address();
    let app = TestApp::with_config(time.clock(), |config| config.allowed_feed_addresses = vec![address]).await;
    app.state.swap_generation(generation("g1"));
    (app, time, web)
}

async fn submit(app: &TestApp, url: &str) -> TestResponse {
    // Each from an address of its own, so that they are not limited together.
    let address = IpAddr::from((0x0a10_0000 + rand_part(url)).to_be_bytes());
    let headers = [("content-type", "application/json")];
    let body = json!({ "feedUrl": url }).to_string();
    app.send_from(address, Method::POST, "/api/v1/public/feed-submissions", &headers, Some(body)).await
}

fn rand_part(text: &str) -> u32 {
    text.bytes().fold(0, |sum: u32, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte))) & 0xffff
}

fn submission(response: &TestResponse) -> Value {
    assert_eq!(response.status, StatusCode::OK, "{}", response.text);
    response.data()["submission"].clone()
}

#[tokio::test]
async fn a_feed_is_queued_and_its_outcome_can_be_read() {
    let (app, _, web) = setup().await;
    let queued = submission(&submit(&app, &web.url("/feed.xml#top")).await);
    assert_eq!((&queued["outcome"], &queued["title"]), (&json!("queued"), &json!("Tea&Salt")));
    assert!(queued["message"].as_str().expect("a text").contains("No feeds are read at the moment"), "{queued}");
    assert_eq!(submission(&submit(&app, &web.url("/feed.xml")).await)["id"], queued["id"], "it waits already");

    // What `earshot watch` does.
    let waiting = app.state.db.poll_submitted_feeds(10).await.expect("works");
    assert_eq!(waiting.iter().map(|feed| feed.feed_url.clone()).collect::<Vec<_>>(), [web.url("/feed.xml")]);
    let path = format!("/api/v1/public/feed-submissions/{}", queued["id"].as_str().expect("an id"));
    let polled = submission(&app.get(&path).await);
    assert!(polled["message"].as_str().expect("a text").contains("within a minute"), "{polled}");
    app.state.db.finish_feed_submission(waiting[0].id, None).await.expect("works");
    let gone = SubmissionFailure { kind: SubmissionFailureKind::NotFound, reason: "404 Not Found".to_owned() };
    assert_eq!(submission(&app.get(&path).await)["outcome"], "read");
    app.state.db.finish_feed_submission(waiting[0].id, Some(&gone)).await.expect("works");
    let failed = submission(&app.get(&path).await);
    assert_eq!(failed["outcome"], "failed");
    assert!(failed["message"].as_str().expect("a text").contains("404 Not Found"), "{failed}");
    for id in ["nonsense", "0197a000-0000-7000-8000-000000000000"] {
        let missing = app.get(&format!("/api/v1/public/feed-submissions/{id}")).await;
        assert_eq!(missing.status, StatusCode::NOT_FOUND, "{id}");
    }
}

#[tokio::test]
async fn a_podcast_that_is_here_is_linked_and_nothing_is_fetched() {
    let (app, _, _web) = setup().await;
    let known = submission(&submit(&app, " feed://feeds.example/rust-talk ").await);
    assert_eq!((&known["outcome"], &known["podcast"]["slug"]), (&json!("listed"), &json!("rust-talk")));
    assert!(app.state.db.poll_submitted_feeds(10).await.expect("works").is_empty());
}

#[tokio::test]
async fn what_is_no_feed_of_a_podcast_is_refused_with_the_reason() {
    let (app, _, web) = setup().await;
    let page = submission(&submit(&app, &web.url("/page")).await);
    assert_eq!((&page["outcome"], &page["feeds"]), (&json!("webPage"), &json!([web.url("/feed.xml")])));
    for (url, reason) in [
        (web.url("/blog"), "its entries are articles"),
        (web.url("/empty"), "no episodes yet"),
        (web.url("/binary"), "no podcast feed at this URL"),
        (web.url("/missing"), "no document at this URL"),
        (web.url("/forbidden"), "refuses to show"),
        (web.url("/to-itself"), "can’t be fetched"),
        ("tea".to_owned(), "Enter the URL of a feed"),
        ("http://127.0.0.1:1/feed".to_owned(), "can’t be used"),
        ("http://[::1]/feed".to_owned(), "can’t be used"),
        ("https://ann:secret@feeds.example/private".to_owned(), "can’t be used"),
        ("https://feeds.example/rss?token=0123456789abcdef0123456789abcdef".to_owned(), "private feed"),
    ] {
        let refused = submit(&app, &url).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{url}: {}", refused.text);
        assert!(refused.text.contains(reason), "{url}: {}", refused.text);
    }
    assert!(app.state.db.poll_submitted_feeds(10).await.expect("works").is_empty());
}

async fn post_form(app: &TestApp, url: &str) -> TestResponse {
    let form = url::form_urlencoded::Serializer::new(String::new()).append_pair("url", url).finish();
    let headers = [("content-type", "application/x-www-form-urlencoded")];
    app.send_from(IpAddr::from([10, 9, 8, 7]), Method::POST, PAGE, &headers, Some(form)).await
}

#[tokio::test]
async fn the_page_works_without_scripts_and_limits_one_client() {
    let (app, time, web) = setup().await;
    let offered = post_form(&app, &web.url("/page")).await;
    assert_eq!(offered.status, StatusCode::OK);
    assert!(offered.text.contains(&format!("<input type=\"hidden\" name=\"url\" value=\"{}\"", web.url("/feed.xml"))));
    let queued = post_form(&app, &web.url("/feed.xml")).await;
    assert_eq!(queued.status, StatusCode::SEE_OTHER);
    let place = queued.headers["location"].to_str().expect("text").to_owned();
    assert!(place.starts_with(&format!("{PAGE}?submission=")), "{place}");
    let shown = app.get(&place).await;
    assert!(shown.text.contains("<h2 id=\"outcome\">Tea&amp;Salt</h2>"), "{}", shown.text);
    assert!(shown.text.contains("data-outcome=\"queued\""), "{}", shown.text);
    let known = post_form(&app, "https://feeds.example/rust-talk").await;
    assert!(known.text.contains("href=\"/podcasts/rust-talk\">Open its page"), "{}", known.text);
    let refused = post_form(&app, "<script>").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.text.contains("value=\"&lt;script&gt;\"") && refused.text.contains("role=\"alert\""));

    for _ in 0..3 {
        post_form(&app, &web.url("/blog")).await;
    }
    let limited = post_form(&app, &web.url("/feed.xml")).await;
    assert_eq!(limited.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(limited.text.contains("You have submitted many feeds. Try again in a minute."), "{}", limited.text);
    time.advance(std::time::Duration::from_secs(60));
    assert_eq!(post_form(&app, &web.url("/feed.xml")).await.status, StatusCode::SEE_OTHER);
}

#[test]
fn urls_are_read_as_people_enter_them() {
    for (text, url) in [
        (" https://tea.example/feed.xml#top ", "https://tea.example/feed.xml"),
        ("tea.example/feed", "https://tea.example/feed"),
        ("feed://tea.example/rss", "https://tea.example/rss"),
        ("feed:https://tea.example/rss", "https://tea.example/rss"),
        ("HTTP://TEA.example", "http://tea.example/"),
    ] {
        assert_eq!(parse_url(text).expect("a URL").as_str(), url, "{text}");
    }
    let refusal = "Enter the URL of a feed, such as https://example.com/feed.xml.";
    let long = "https://a.example/".to_owned() + &"a".repeat(2_048);
    for text in ["", "tea", "https://", "ftp://tea.example/", "file:///etc/passwd", "a b.example", "a\n.example", &long]
    {
        assert_eq!(parse_url(text).expect_err("no URL").message, refusal, "{text}");
    }
}

fn kind_of(text: &str) -> DocumentKind {
    document_kind(text.as_bytes(), &Url::parse("https://tea.example/show/").expect("a URL"))
}

fn feed_kind(title: &str, guid: Option<&str>, has_entries: bool, has_media: bool) -> DocumentKind {
    let guid = guid.map(str::to_owned);
    DocumentKind::Feed(FeedStart { title: title.to_owned(), guid, has_entries, has_media })
}

#[test]
fn feeds_of_all_formats_are_recognized() {
    let rss = "<?xml version='1.0'?><rss><channel><title>Tea &amp; <![CDATA[Salt]]></title>\
        <podcast:guid>917393e3</podcast:guid><image><title>other</title></image>\
        <item><title>One</title><guid>1</guid><enclosure url='a.mp3'/></item></channel></rss>";
    assert_eq!(kind_of(rss), feed_kind("Tea&Salt", Some("917393e3"), true, true));
    let atom = "<feed xmlns='a'><title>Tea</title><entry><link rel='enclosure' href='a.mp3'/></entry></feed>";
    assert_eq!(kind_of(atom), feed_kind("Tea", None, true, true));
    let blog = "<rss><channel><title>Blog</title><item><media:content medium='image'/></item></channel></rss>";
    assert_eq!(kind_of(blog), feed_kind("Blog", None, true, false));
    let cut = "<rss><channel><title>Tea</title><item><title>One";
    assert_eq!(kind_of(cut), feed_kind("Tea", None, true, false));
    let json = r#"{"version":"https://jsonfeed.org/version/1.1","title":"Tea","items":[{"attachments":[{}]}]}"#;
    assert_eq!(kind_of(json), feed_kind("Tea", None, true, true));
    let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain(cut.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let url = Url::parse("https://tea.example/").expect("a URL");
    assert_eq!(document_kind(&wide, &url), feed_kind("Tea", None, true, false));
}

#[test]
fn a_page_offers_the_feeds_that_it_links_to() {
    let page = "<!DOCTYPE html><html><head><LINK rel=alternate type=application/rss+xml href=feed.xml>\
        <link rel='alternate' type='application/rss+xml' href='feed.xml' />\
        <link rel='alternate' type='application/atom+xml' href='https://b.example/a?x=1&amp;y=2'>\
        <link rel='alternate' type='application/rss+xml' href='javascript:alert(1)'>\
        <link rel='stylesheet' href='a.css'></head><body>";
    let feeds = ["https://tea.example/show/feed.xml", "https://b.example/a?x=1&y=2"].map(str::to_owned);
    assert_eq!(kind_of(page), DocumentKind::Page(feeds.to_vec()));
    assert_eq!(kind_of("<html><body>hello"), DocumentKind::Page(Vec::new()));
}

#[test]
fn other_documents_and_damage_are_neither() {
    for text in ["", "{", "{\"version\": 3}", "ID3\u{0}\u{0}", "<svg/>", "<", "<link ", "<!-- ", "&", "<a><b></a>"] {
        assert_eq!(kind_of(text), DocumentKind::Other, "{text:?}");
    }
    assert_eq!(kind_of("<opml><body/></opml>"), DocumentKind::Opml);
    assert_eq!(document_kind(&[0xff; 5_000], &Url::parse("https://a.example").expect("a URL")), DocumentKind::Other);
    let deep = "<rss>".to_owned() + &"<a>".repeat(200_000);
    assert_eq!(kind_of(&deep), feed_kind("", None, false, false));
}
