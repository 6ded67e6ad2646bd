//! A submitted podcast, from the page's call to its place in the catalog, and one that is read again at a request, with a
//! server and `earshot watch` as an operator runs them.

use crate::common::{Earshot, Server, client};
use axum::Router;
use axum::http::StatusCode;
use axum::routing::get;
use earshot_testkit::{EpisodeBuilder, FeedBuilder, LocalServer, wait_for};
use serde_json::{Value, json};
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Stopped when dropped.
struct Watch(Child);

impl Drop for Watch {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A feed of one episode, without its own URL.
fn feed(title: &str) -> String {
    feed_of_episodes(title, 1)
}

fn feed_of_episodes(title: &str, count: usize) -> String {
    let episode = |number: usize| {
        let date = format!("<pubDate>{number:02} Oct 2026 08:00:00 GMT</pubDate>");
        EpisodeBuilder::new(&format!("{title} {number}"), &format!("Number {number}")).item_xml(&date)
    };
    (1..=count).fold(FeedBuilder::new(title), |feed, number| feed.episode(episode(number))).build()
}

#[test]
fn a_submitted_feed_is_read_and_published() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let requests = Arc::new(AtomicUsize::new(0));
    let seen = Arc::clone(&requests);
    // There when it is submitted, and gone when it is read.
    let vanishing = move || {
        let first = seen.fetch_add(1, Ordering::SeqCst) == 0;
        async move { if first { Ok(feed("Salt")) } else { Err(StatusCode::GONE) } }
    };
    let router = Router::new().route("/tea", get(|| async { feed("Tea") })).route("/salt", get(vanishing));
    let web = runtime.block_on(LocalServer::serve(router));

    let earshot = Earshot::new();
    let server = Server::start(earshot.command(&["serve", "--listen", "127.0.0.1:0", "--private-feeds"]));
    let client = client();
    let calls = format!("{}/api/v1/public/feed-submissions", server.url);
    let submission = |response: reqwest::blocking::Response| {
        let body: Value = response.json().expect("JSON");
        body["data"]["submission"].clone()
    };
    let submit =
        |path: &str| submission(client.post(&calls).json(&json!({ "feedUrl": web.url(path) })).send().expect("sent"));
    let (tea, salt) = (submit("/tea"), submit("/salt"));
    assert_eq!((&tea["outcome"], &tea["title"]), (&json!("queued"), &json!("Tea")), "{tea}");
    assert!(tea["message"].as_str().expect("a text").contains("No feeds are read at the moment"), "{tea}");

    let watch = earshot
        .command(&["watch", "--allow-private", "--publish"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let _watch = Watch(watch);
    let outcome = |submitted: &Value, expected: &str| {
        let url = format!("{calls}/{}", submitted["id"].as_str().expect("an id"));
        wait_for(expected, || {
            let now = submission(client.get(&url).send().expect("sent"));
            let is_there = now["outcome"] == expected;
            if !is_there {
                std::thread::sleep(std::time::Duration::from_millis(100));
            }
            is_there.then_some(now)
        })
    };
    assert_eq!(outcome(&tea, "listed")["podcast"]["title"], "Tea");
    let failed = outcome(&salt, "failed");
    assert!(failed["message"].as_str().expect("a text").contains("410"), "{failed}");
    // Read once, although several rounds have passed.
    assert_eq!(requests.load(Ordering::SeqCst), 2);
    assert_eq!(submit("/tea")["outcome"], "listed");
}

#[test]
fn a_podcast_is_read_again_at_a_request_and_shows_its_new_episode() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let has_grown = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&has_grown);
    let growing = move || {
        let count = if seen.load(Ordering::SeqCst) { 2 } else { 1 };
        async move { feed_of_episodes("Coffee", count) }
    };
    let router = Router::new().route("/coffee", get(growing)).route("/tea", get(|| async { feed("Tea") }));
    let web = runtime.block_on(LocalServer::serve(router));
    let earshot = Earshot::new();
    earshot.ok(&["pipeline", &web.url("/coffee"), "--allow-private"]);
    earshot.ok(&["users", "create", "--email", "ann@example.org", "--plan", "business"]);
    let key = earshot.ok(&["keys", "create", "--email", "ann@example.org", "--scope", "write"]);
    let server = Server::start(earshot.command(&["serve", "--listen", "127.0.0.1:0", "--private-feeds"]));
    let watch = earshot
        .command(&["watch", "--allow-private", "--publish"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let _watch = Watch(watch);
    let client = client();
    let call = |request: reqwest::blocking::RequestBuilder| -> Value {
        let response = request.header("authorization", key.trim()).send().expect("sent");
        response.json::<Value>().expect("JSON")["data"].clone()
    };
    // Once a submitted feed is in the catalog, the reader is running.
    let submission = json!({ "feedUrl": web.url("/tea") });
    wait_for("the reader runs", || {
        let calls = format!("{}/api/v1/public/feed-submissions", server.url);
        let submitted = call(client.post(calls).json(&submission))["submission"].clone();
        (submitted["outcome"] == "listed").then_some(())
    });
    has_grown.store(true, Ordering::SeqCst);
    let podcast = format!("{}/api/v1/podcasts/coffee", server.url);
    let refreshed = call(client.post(format!("{podcast}/refresh")));
    assert_eq!(refreshed["success"], true, "{refreshed}");
    wait_for("the new episode", || {
        let count = call(client.get(&podcast))["podcast"]["stats"]["episodeCount"].clone();
        (count == 2).then_some(())
    });
}
