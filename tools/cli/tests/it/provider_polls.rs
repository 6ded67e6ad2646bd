//! Polls of providers, with services on loopback in each protocol: due shows are requested once, a killed run loses
//! only the responses of its last unit, and without due shows no request is sent.

use crate::common::Earshot;
use axum::extract::{OriginalUri, State};
use axum::http::HeaderMap;
use axum::{Json, Router};
use earshot_testkit::{EpisodeBuilder, FeedBuilder, LocalServer, wait_for};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use tokio::runtime::Runtime;

/// The number of shows that are written together.
const SHOWS_PER_UNIT: usize = 20;

/// The requests that a service received, and after how many it stops responding.
#[derive(Default)]
struct FakeProvider {
    requested_urls: Vec<String>,
    silent_after: Option<usize>,
}

type SharedProvider = Arc<Mutex<FakeProvider>>;

struct ProviderServer {
    provider: SharedProvider,
    web: LocalServer,
    _runtime: Runtime,
}

impl ProviderServer {
    /// Starts a service that responds to each path and query with `answer`.
    fn start(answer: fn(&str, &HeaderMap) -> Value) -> Self {
        let provider = SharedProvider::default();
        let handler = move |State(service): State<SharedProvider>,
                            OriginalUri(uri): OriginalUri,
                            headers: HeaderMap| async move {
            let question = uri.to_string();
            let is_silent = {
                let mut service = service.lock().expect("the lock");
                service.requested_urls.push(question.clone());
                service.silent_after.is_some_and(|most| service.requested_urls.len() > most)
            };
            if is_silent {
                std::future::pending::<()>().await;
            }
            Json(answer(&question, &headers))
        };
        let runtime = Runtime::new().expect("a runtime");
        let router = Router::new().fallback(handler).with_state(Arc::clone(&provider));
        let web = runtime.block_on(LocalServer::serve(router));
        Self { provider, web, _runtime: runtime }
    }

    /// Returns the arguments of a command that polls this service without pauses.
    fn poll_arguments<'a>(&'a self, url: &'a str, command: &[&'a str]) -> Vec<&'a str> {
        [command, &["--service-url", url, "--allow-private", "--per-minute", "60000"]].concat()
    }

    /// Runs the command, and kills it when the service has sent this many responses and received one more request.
    /// Returns the number of requests by URL.
    fn kill_after(&self, earshot: &Earshot, command: &[&str], answers: usize) -> BTreeMap<String, usize> {
        self.provider.lock().expect("the lock").silent_after = Some(answers);
        let mut child =
            earshot.command(command).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
        wait_for("a further request", || {
            assert_eq!(child.try_wait().expect("waits"), None, "it ended before it was killed");
            (self.provider.lock().expect("the lock").requested_urls.len() > answers).then_some(())
        });
        child.kill().expect("kills");
        child.wait().expect("waits");
        self.provider.lock().expect("the lock").silent_after = None;
        self.take_request_counts()
    }

    /// Returns the number of requests by URL since the last call.
    fn take_request_counts(&self) -> BTreeMap<String, usize> {
        let requested = std::mem::take(&mut self.provider.lock().expect("the lock").requested_urls);
        let mut counts = BTreeMap::new();
        requested.into_iter().for_each(|question| *counts.entry(question).or_default() += 1);
        counts
    }
}

/// Writes a catalog of shows with the given descriptions.
fn catalog(earshot: &Earshot, shows: usize, description: impl Fn(usize) -> String) {
    for number in 0..shows {
        let feed = FeedBuilder::new(&format!("Show {number}"))
            .self_url(&format!("https://show{number}.example/feed"))
            .channel_xml(&format!("<language>en</language><description>{}</description>", description(number)))
            .episode(EpisodeBuilder::new("1", "one"));
        earshot.write(&format!("feeds/{number}.xml"), feed.build());
    }
    earshot.ok(&["--quiet", "pipeline", "feeds"]);
}

fn total(requested: &BTreeMap<String, usize>) -> usize {
    requested.values().sum()
}

fn stars(_: &str, _: &HeaderMap) -> Value {
    json!({"ratingAverage": 4.8, "ratingCount": 10, "ratingCountList": [0, 0, 0, 2, 8], "totalNumberOfReviews": 4})
}

#[test]
fn a_killed_round_of_ratings_resumes_and_ends() {
    let earshot = Earshot::new();
    let shows = SHOWS_PER_UNIT + 8;
    catalog(&earshot, shows, |number| format!("On https://podcasts.apple.com/us/podcast/show/id{}", 100 + number));
    let services = ProviderServer::start(stars);
    let url = services.web.url("");
    let fetch = services.poll_arguments(&url, &["ratings", "fetch", "--country", "us"]);

    let first = services.kill_after(&earshot, &fetch, SHOWS_PER_UNIT + 3);
    assert_eq!((first.len(), total(&first)), (SHOWS_PER_UNIT + 4, SHOWS_PER_UNIT + 4), "each once");
    let rest = earshot.json(&fetch);
    assert_eq!((&rest["payloads"], &rest["ratings"], &rest["failed"]), (&json!(8), &json!(8), &json!(0)), "{rest}");
    let second = services.take_request_counts();
    assert_eq!(first.keys().chain(second.keys()).collect::<std::collections::BTreeSet<_>>().len(), shows);

    let nothing = earshot.json(&fetch);
    assert_eq!((&nothing["payloads"], &nothing["ratings"]), (&json!(0), &json!(0)), "{nothing}");
    assert_eq!(services.take_request_counts(), BTreeMap::new());

    // All shows are due again, each once, without new data.
    let again = earshot.json(&[fetch.as_slice(), &["--older-than", "0"]].concat());
    assert_eq!((&again["payloads"], &again["ratings"]), (&json!(shows), &json!(0)), "{again}");
    let another =
        earshot.json(&services.poll_arguments(&url, &["ratings", "fetch", "--country", "gb", "--limit", "3"]));
    assert_eq!(another["ratings"], 3, "another country is another question: {another}");
}

fn channel(question: &str, headers: &HeaderMap) -> Value {
    assert_eq!(headers["x-goog-api-key"], "secret");
    assert!(question.contains("forHandle=@show"), "{question}");
    json!({"kind": "youtube#channelListResponse", "items": [{"id": "UC1", "snippet": {"title": "Idle"},
        "statistics": {"subscriberCount": "1200", "viewCount": "9", "videoCount": "2"}}]})
}

#[test]
fn a_round_of_followers_skips_urls_without_a_profile() {
    let earshot = Earshot::new();
    // Names longer than any valid key once they are percent-encoded, and more than fit into a unit. They come first in
    // sort order.
    let (nameless, named) = (SHOWS_PER_UNIT + 3, SHOWS_PER_UNIT + 1);
    catalog(&earshot, nameless + named, |number| match number.checked_sub(nameless) {
        None => format!("https://www.youtube.com/@a{number}{}", "%E3%81%8B".repeat(80)),
        Some(number) => format!("https://www.youtube.com/@show{number}"),
    });
    let services = ProviderServer::start(channel);
    let url = services.web.url("");
    let fetch = services.poll_arguments(&url, &["social", "fetch", "--platform", "youtube", "--youtube-key", "secret"]);

    // The first unit has only such names; the second has the other three, and the first valid profiles.
    let kept = SHOWS_PER_UNIT - 3;
    let first = services.kill_after(&earshot, &fetch, kept + 1);
    assert_eq!((first.len(), total(&first)), (kept + 2, kept + 2), "each once");
    let rest = earshot.json(&fetch);
    assert_eq!((&rest["profiles"], &rest["unknown"]), (&json!(named - kept), &json!(0)), "{rest}");
    assert_eq!(total(&services.take_request_counts()), named - kept);

    let nothing = earshot.json(&fetch);
    assert_eq!((&nothing["payloads"], &nothing["problems"]), (&json!(0), &json!([])), "{nothing}");
    assert_eq!(services.take_request_counts(), BTreeMap::new());
    let again = earshot.json(&[fetch.as_slice(), &["--older-than", "0"]].concat());
    assert_eq!((&again["payloads"], &again["unknown"]), (&json!(named), &json!(nameless)), "{again}");
}

/// Returns the show with the title, and another one with the same title and a foreign feed. Returns nothing for the
/// last show.
fn search(question: &str, _: &HeaderMap) -> Value {
    if !question.starts_with("/search?") {
        return stars(question, &HeaderMap::new());
    }
    let (_, query) = question.split_once("term=Show+").expect("the title is what is searched for");
    let (number, query) = query.split_once('&').expect("more parameters");
    assert_eq!(query, "media=podcast&entity=podcast&country=us&limit=50");
    let number: usize = number.parse().expect("a number");
    let show = |id: usize, feed: String| json!({"kind": "podcast", "collectionId": id, "collectionName": "Show", "feedUrl": feed});
    let results = match number {
        0 => vec![],
        _ => vec![
            show(900 + number, format!("https://other{number}.example/feed")),
            show(100 + number, format!("http://www.show{number}.example/feed/")),
        ],
    };
    json!({"resultCount": results.len(), "results": results})
}

#[test]
fn apple_search_identifies_podcasts() {
    let earshot = Earshot::new();
    let shows = SHOWS_PER_UNIT + 2;
    catalog(&earshot, shows, |_| "Tea".to_owned());
    let services = ProviderServer::start(search);
    let url = services.web.url("");
    let fetch = services.poll_arguments(&url, &["ratings", "fetch", "--country", "us"]);
    assert_eq!(earshot.json(&fetch)["payloads"], 0, "no show has an Apple id yet");

    let identify = services.poll_arguments(&url, &["ratings", "identify"]);
    let first = services.kill_after(&earshot, &identify, SHOWS_PER_UNIT + 1);
    assert_eq!(total(&first), SHOWS_PER_UNIT + 2);
    let rest = earshot.json(&identify);
    assert_eq!(rest["payloads"], shows - SHOWS_PER_UNIT, "{rest}");
    services.take_request_counts();
    assert_eq!(earshot.json(&identify)["payloads"], 0);
    assert_eq!(services.take_request_counts(), BTreeMap::new());

    let rated = earshot.json(&fetch);
    assert_eq!((&rated["payloads"], &rated["podcasts"]), (&json!(shows - 1), &json!(shows - 1)), "{rated}");
    let requested = services.take_request_counts();
    assert!(requested.keys().all(|question| question.starts_with("/us/customer-reviews/id1")), "{requested:?}");
}

const OP3_SHOW: &str = "3299ee267635404e9cd660088a755b34";

fn op3(question: &str, headers: &HeaderMap) -> Value {
    assert_eq!(headers["authorization"], "Bearer secret");
    assert!(!question.contains("secret"), "keys are not for addresses: {question}");
    if question.starts_with("/api/1/shows/") {
        return json!({"showUuid": OP3_SHOW, "title": "Show"});
    }
    assert_eq!(question, format!("/api/1/queries/show-download-counts?showUuid={OP3_SHOW}"));
    let counts = json!({"days": "1", "monthlyDownloads": 5270, "weeklyDownloads": [1275], "weeklyAvgDownloads": 1275});
    json!({"asof": "2026-01-05T23:00:00.000Z", "showDownloadCounts": {OP3_SHOW: counts}})
}

#[test]
fn downloads_are_fetched_for_public_podcasts_with_the_prefix_and_for_no_other() {
    let earshot = Earshot::new();
    let media = "https://media.example/";
    let shows = [
        ("prefix", "https://a.example/feed", "https://op3.dev/e/media.example/"),
        ("nested", "https://b.example/feed", "http://dts.podtrac.com/redirect.mp3/op3.dev/e/media.example/"),
        ("none", "https://c.example/feed", media),
        ("looks-like", "https://d.example/feed", "https://media.example/?of=op3.dev/e/"),
        ("private", "https://e.example/feed?token=0123456789abcdef", "https://op3.dev/e/media.example/"),
    ];
    for (name, feed_url, prefix) in shows {
        let feed = FeedBuilder::new(name)
            .self_url(feed_url)
            .channel_xml("<language>en</language>")
            .episode(EpisodeBuilder::new("1", "one"));
        earshot.write(&format!("feeds/{name}.xml"), feed.build().replace(media, prefix));
    }
    earshot.ok(&["--quiet", "pipeline", "feeds"]);
    let services = ProviderServer::start(op3);
    let url = services.web.url("");
    let refused = earshot.run(&["downloads", "fetch"]);
    assert!(refused.code != Some(0) && refused.stderr.contains("EARSHOT_OP3_KEY"), "{refused:?}");

    let fetch = services.poll_arguments(&url, &["downloads", "fetch", "--op3-key", "secret"]);
    let report = earshot.json(&fetch);
    assert_eq!(
        (&report["payloads"], &report["ratings"], &report["failed"]),
        (&json!(2), &json!(2), &json!(0)),
        "{report}"
    );
    assert_eq!(report["issues"], json!({"no-prefix": 1, "private-feed": 1}), "{report}");
    assert_eq!(total(&services.take_request_counts()), 4, "a lookup and a count for each of two podcasts");
    assert_eq!(earshot.json(&fetch)["payloads"], 0, "nothing is due");
    assert_eq!(services.take_request_counts(), BTreeMap::new());
}
