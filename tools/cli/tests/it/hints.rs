//! `earshot watch` with hints: after a hub's delivery or a block of the chain, the feed is read at once.

use crate::common::{Earshot, client, feed};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use earshot_catalog::{DataDir, DuePageKey, FeedCheck, FeedCheckStore};
use earshot_testkit::{LocalServer, wait_for};
use hmac::{Hmac, Mac as _};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

/// The content of the web, and the requests that it received.
#[derive(Default)]
struct FakeWeb {
    /// By name: the body, and the number of requests.
    feeds: HashMap<String, (String, usize)>,
    /// Forms that the hub received.
    forms: Vec<HashMap<String, String>>,
    /// Operations that publishers wrote to the chain, one block each, after block 1000.
    blocks: Vec<Value>,
    /// Number of requests for the newest block.
    heads: usize,
}

type SharedWeb = Arc<Mutex<FakeWeb>>;

async fn serve(web: SharedWeb) -> LocalServer {
    let feed = |State(web): State<SharedWeb>, Path(name): Path<String>| async move {
        let mut web = web.lock().expect("the lock");
        let (body, requested) = web.feeds.get_mut(&name).ok_or(StatusCode::NOT_FOUND)?;
        *requested += 1;
        Ok::<_, StatusCode>(([("content-type", "application/rss+xml")], body.clone()))
    };
    let hub = |State(web): State<SharedWeb>, Form(form): Form<HashMap<String, String>>| async move {
        web.lock().expect("the lock").forms.push(form);
        StatusCode::ACCEPTED
    };
    let node = |State(web): State<SharedWeb>, Json(question): Json<Value>| async move {
        let mut web = web.lock().expect("the lock");
        let result = match question["method"].as_str() {
            Some("condenser_api.get_dynamic_global_properties") => {
                web.heads += 1;
                json!({ "head_block_number": 1_000 + web.blocks.len() })
            }
            Some("block_api.get_block_range") => {
                let first = question["params"]["starting_block_num"].as_u64().expect("a number") as usize;
                let count = question["params"]["count"].as_u64().expect("a number") as usize;
                let blocks: Vec<_> = web.blocks.iter().skip(first - 1_001).take(count).collect();
                json!({ "blocks": blocks })
            }
            other => panic!("{other:?}"),
        };
        Json(json!({ "jsonrpc": "2.0", "id": 1, "result": result }))
    };
    let router = Router::new()
        .route("/feeds/{name}", get(feed))
        .route("/hub", post(hub))
        .route("/node", post(node))
        .with_state(web);
    LocalServer::serve(router).await
}

fn serve_feed_with_hub(web: &LocalServer, name: &str, episodes: usize) -> String {
    let hub = format!("<atom:link rel=\"hub\" href=\"{}\"/><language>", web.url("/hub"));
    feed(&web.url(&format!("/feeds/{name}")), name, "tea", episodes).replacen("<language>", &hub, 1)
}

/// A running `watch`, stopped when dropped.
struct WatchProcess {
    child: Child,
    /// The address of its hub listener.
    hubs: String,
}

impl WatchProcess {
    fn start(earshot: &Earshot, web: &LocalServer) -> Self {
        let node = web.url("/node");
        let mut child = earshot
            .command(&["watch", "--allow-private", "--podping", &node, "--websub-listen", "127.0.0.1:0"])
            .args(["--websub-url", "https://us.example/websub"])
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines().map_while(Result::ok);
        let hubs = lines.find_map(|line| line.strip_prefix("listening for hubs on ").map(str::to_owned));
        // A thread reads the rest, because the process would block on a full pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, hubs: hubs.expect("prints the listener's address") }
    }

    /// Stops it like Ctrl-C.
    fn stop(mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill runs").success());
        let status = wait_for("it stops", || self.child.try_wait().expect("waits"));
        assert_eq!(status.code(), Some(0));
    }
}

impl Drop for WatchProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Makes the feeds look as if they were polled an hour ago and are due in a day.
fn postpone_checks(checks: &FeedCheckStore) {
    let now = earshot_model::Clock::system().now();
    let day = now + chrono::TimeDelta::days(1);
    let (feeds, _) = checks.feeds_with_hub(&DuePageKey::default(), 10).expect("readable");
    let (checked_at, next_at) = (Some(now - chrono::TimeDelta::hours(1)), day);
    let later: Vec<_> = feeds.into_iter().map(|check| FeedCheck { checked_at, next_at, ..check }).collect();
    assert_eq!(later.len(), 2);
    checks.put(&later).expect("written");
}

fn signature(secret: &str, body: &str) -> String {
    let mac = Hmac::<sha2::Sha256>::new_from_slice(secret.as_bytes()).expect("any key");
    let tag = mac.chain_update(body).finalize().into_bytes();
    tag.iter().fold("sha256=".to_owned(), |text, byte| text + &format!("{byte:02x}"))
}

fn podping(urls: &[&str]) -> Value {
    let message = json!({ "version": "1.1", "medium": "podcast", "reason": "update", "iris": urls }).to_string();
    let value = json!({ "id": "pp_podcast_update", "json": message });
    let operation = json!({ "type": "custom_json_operation", "value": value });
    json!({ "timestamp": "2026-11-01T12:00:03", "transactions": [{ "operations": [operation] }] })
}

#[test]
fn feeds_are_read_when_a_hub_or_podping_hints() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let shared = SharedWeb::default();
    let web = runtime.block_on(serve(Arc::clone(&shared)));
    let publish = |name: &str, episodes: usize| {
        let body = serve_feed_with_hub(&web, name, episodes);
        shared.lock().expect("the lock").feeds.entry(name.to_owned()).or_default().0 = body;
    };
    let requested = |name: &str| shared.lock().expect("the lock").feeds[name].1;
    let (ada, ben) = (web.url("/feeds/ada"), web.url("/feeds/ben"));
    publish("ada", 1);
    publish("ben", 1);

    let earshot = Earshot::new();
    earshot.ok(&["ingest", &ada, &ben, "--allow-private"]);
    let checks = FeedCheckStore::open(&DataDir::new(earshot.data())).expect("the checks");
    postpone_checks(&checks);
    assert_eq!((requested("ada"), requested("ben")), (1, 1));
    let watch = WatchProcess::start(&earshot, &web);
    let client = client();
    let episodes = |url: &str| earshot.json(&["feed", "status", url])["feed"]["episodes"].as_u64();

    // The hub sends its verification, and receives its challenge.
    let forms = wait_for("both feeds are subscribed to", || {
        let web = shared.lock().expect("the lock");
        (web.forms.len() == 2).then(|| web.forms.clone())
    });
    let mut subscribed = HashMap::new();
    for form in forms {
        let path = form["hub.callback"].strip_prefix("https://us.example/websub/").expect("our callback");
        let callback = format!("http://{}/{path}", watch.hubs);
        let query = "hub.mode=subscribe&hub.challenge=said&hub.lease_seconds=86400&hub.topic=";
        let answer = client.get(format!("{callback}?{query}{}", form["hub.topic"])).send().expect("an answer");
        assert_eq!((answer.status().as_u16(), answer.text().expect("a body").as_str()), (200, "said"));
        subscribed.insert(form["hub.topic"].clone(), (callback, form["hub.secret"].clone()));
    }
    let nobody = client.get(format!("http://{}/guessed?hub.mode=subscribe", watch.hubs)).send().expect("an answer");
    assert_eq!(nobody.status().as_u16(), 410);

    // Both feeds change. One gets a forged delivery, the other a real one from the hub.
    publish("ada", 2);
    publish("ben", 2);
    let deliver = |url: &str, secret: &str| {
        let body = "<rss/>";
        let call = client.post(&subscribed[url].0).header("x-hub-signature", signature(secret, body)).body(body);
        assert_eq!(call.send().expect("an answer").status().as_u16(), 202);
    };
    deliver(&ada, "no secret of ours");
    deliver(&ben, &subscribed[&ben].1);
    wait_for("the delivery leads to the new episode", || (episodes(&ben) == Some(2)).then_some(()));
    // A trusted forgery would have caused a request before this point.
    assert_eq!((requested("ada"), requested("ben")), (1, 2));

    // The chain names the other feed, and an unknown one.
    wait_for("the node returned the head of the chain", || (shared.lock().expect("the lock").heads > 0).then_some(()));
    let unknown = "https://unknown.example/feed";
    shared.lock().expect("the lock").blocks.push(podping(&[unknown, &ada]));
    wait_for("the block leads to the new episode", || (episodes(&ada) == Some(2)).then_some(()));
    assert_eq!((requested("ada"), requested("ben")), (2, 2));

    watch.stop();
    assert_eq!(checks.hint_checkpoint("podping").expect("readable").as_deref(), Some("1001"));
    assert_eq!(checks.subscriptions("", 10).expect("readable").len(), 2);
    let discovered = std::fs::read_to_string(earshot.data().join("discovered.txt")).expect("the list");
    assert_eq!(discovered, format!("{unknown}\n"));

    // Subscriptions survive a restart: no new request to the hub, and deliveries still count.
    postpone_checks(&checks);
    let watch = WatchProcess::start(&earshot, &web);
    publish("ada", 3);
    let (callback, secret) = &subscribed[&ada];
    let path = callback.rsplit('/').next().expect("a path");
    let call =
        client.post(format!("http://{}/{path}", watch.hubs)).body("").header("x-hub-signature", signature(secret, ""));
    assert_eq!(call.send().expect("an answer").status().as_u16(), 202);
    wait_for("the delivery leads to the new episode", || (episodes(&ada) == Some(3)).then_some(()));
    assert_eq!(shared.lock().expect("the lock").forms.len(), 2);
    watch.stop();
}

#[test]
fn a_failing_source_does_not_stop_the_watch() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let web = runtime.block_on(serve(SharedWeb::default()));
    let earshot = Earshot::new();
    let mut child = earshot
        .command(&["watch", "--allow-private", "--podping", &web.url("/nowhere")])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines().map_while(Result::ok);
    let line = lines.find(|line| line.starts_with("podping: ")).expect("prints the failure");
    assert!(line.contains("/nowhere answered 404; retrying"), "{line}");
    std::thread::spawn(move || lines.for_each(drop));
    WatchProcess { child, hubs: String::new() }.stop();
    let alone = earshot.run(&["watch", "--websub-listen", "127.0.0.1:0"]);
    assert_eq!(alone.code, Some(1), "{}", alone.stderr);
    assert!(alone.stderr.contains("--websub-url"), "{}", alone.stderr);
    let no_url = earshot.run(&["watch", "--podping", "api.example"]);
    assert!(no_url.stderr.contains("expected a URL like https://host/path"), "{}", no_url.stderr);
    assert_eq!(no_url.code, Some(1));
}
