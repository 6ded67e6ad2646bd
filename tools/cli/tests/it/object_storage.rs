//! A server that follows a bucket serves what another data folder publishes.

use crate::common::{Earshot, Server, client, feed};
use axum::Router;
use axum::routing::get;
use earshot_testkit::{LocalServer, s3_endpoint, wait_for};
use serde_json::Value;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Publishes the feeds of a folder and uploads the generation. Returns what the command prints.
fn publish(earshot: &Earshot, endpoint: &str, bucket: &str) -> Value {
    earshot.ok(&["pipeline", &earshot.path("feeds").display().to_string()]);
    earshot.json(&["publish", "--to", bucket, "--s3-endpoint", endpoint])
}

fn podcasts(server: &Server) -> Option<u64> {
    let response = client().get(format!("{}/api/v1/public/statistics", server.url)).send().ok()?;
    let body: Value = serde_json::from_str(&response.text().ok()?).ok()?;
    body["data"]["podcasts"].as_u64()
}

fn follow(earshot: &Earshot, endpoint: &str, bucket: &str) -> Command {
    let mut command = earshot.command(&["serve", "--listen", "127.0.0.1:0", "--from", bucket]);
    command.env("AWS_ENDPOINT_URL", endpoint);
    command
}

#[test]
fn a_server_serves_what_another_folder_uploads() {
    let Some(endpoint) = s3_endpoint() else { return };
    let bucket = format!("s3://earshot/cli-{}", std::process::id());
    let (publisher, copy) = (Earshot::new(), Earshot::new());
    publisher.write("feeds/tea.xml", feed("https://tea.example/feed", "Tea Talk", "oolong", 3));
    let printed = publish(&publisher, &endpoint, &bucket);
    let upload = |field: &str| printed["upload"][field].as_u64().expect("a count");
    // Equal files are sent once.
    assert!(upload("uploadedFiles") > 0 && upload("uploadedFiles") <= upload("files"), "{printed}");

    let server = Server::start(follow(&copy, &endpoint, &bucket));
    wait_for("the first copy", || (podcasts(&server) == Some(1)).then_some(()));
    publisher.write("feeds/coffee.xml", feed("https://coffee.example/feed", "Coffee Hour", "roasting", 3));
    publish(&publisher, &endpoint, &bucket);
    wait_for("the second copy", || (podcasts(&server) == Some(2)).then_some(()));
    copy.ok(&["verify"]);

    let refused = publisher.run(&["serve", "--from", &bucket, "--s3-endpoint", &endpoint]);
    assert_eq!(refused.code, Some(1), "the folder has a catalog of its own: {}", refused.stderr);
}

#[test]
fn the_second_of_two_publishers_exits_with_3() {
    let Some(endpoint) = s3_endpoint() else { return };
    let bucket = format!("s3://earshot/cli-two-{}", std::process::id());
    let (one, other) = (Earshot::new(), Earshot::new());
    one.write("feeds/tea.xml", feed("https://tea.example/feed", "Tea Talk", "oolong", 3));
    publish(&one, &endpoint, &bucket);
    other.write("feeds/coffee.xml", feed("https://coffee.example/feed", "Coffee Hour", "roasting", 3));
    other.ok(&["pipeline", &other.path("feeds").display().to_string()]);
    let refused = other.run(&["publish", "--to", &bucket, "--s3-endpoint", &endpoint]);
    assert_eq!(refused.code, Some(3), "{}", refused.stderr);
    assert!(refused.stderr.contains("000001"), "{}", refused.stderr);
}

#[test]
fn a_refresh_uploads_what_it_publishes() {
    let Some(endpoint) = s3_endpoint() else { return };
    let bucket = format!("s3://earshot/cli-refresh-{}", std::process::id());
    let earshot = Earshot::new();
    let episodes = Arc::new(AtomicUsize::new(1));
    let served = Arc::clone(&episodes);
    let read_feed = move || {
        let count = served.load(Ordering::SeqCst);
        std::future::ready(feed("https://tea.example/feed", "Tea Talk", "oolong", count))
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let web = runtime.block_on(LocalServer::serve(Router::new().route("/feed", get(read_feed))));
    earshot.ok(&["ingest", &web.url("/feed"), "--allow-private"]);
    let refresh = ["refresh", "--all", "--allow-private", "--publish", "--to", &bucket, "--s3-endpoint", &endpoint];
    for count in 2..=3 {
        episodes.store(count, Ordering::SeqCst);
        assert!(earshot.json(&refresh)["generation"].is_string());
        let again = earshot.json(&["publish", "--to", &bucket, "--s3-endpoint", &endpoint]);
        assert_eq!(again["upload"]["uploadedFiles"], 0, "it is uploaded already: {again}");
    }
}
