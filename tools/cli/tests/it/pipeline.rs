//! From a local web to a search over HTTP, and a new generation under load.

use crate::common::{Earshot, client, feed};
use axum::Router;
use axum::routing::get;
use earshot_testkit::{LocalServer, wait_for};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

const VTT: &str = "WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ada>Welcome to the tea show.\n\n\
    01:05.500 --> 01:09.000\n<v Ben>Oolong is rolled by hand before it is roasted.\n";

fn search(client: &reqwest::blocking::Client, server: &str, mode: &str, text: &str, targets: &[&str]) -> Value {
    let term = json!({ "searchTerm": text, "searchType": "text", "searchTargets": targets,
                       "searchTermOptions": { "matchMode": "must" } });
    let answer = client
        .post(format!("{server}/api/v1/search/{mode}"))
        .header("content-type", "application/json")
        .body(json!({ "searchTerms": [term] }).to_string())
        .send()
        .expect("an answer");
    assert!(answer.status().is_success(), "{}: {}", answer.status(), answer.text().unwrap_or_default());
    serde_json::from_str(&answer.text().expect("a body")).expect("JSON")
}

#[test]
fn a_feed_on_the_web_is_found_by_its_transcript() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let web = runtime.block_on(async {
        let xml = feed("https://tea.example/feed", "Tea Talk", "oolong", 3).replacen(
            "<item>",
            "<item><podcast:transcript url=\"/1.vtt\" type=\"text/vtt\"/>",
            1,
        );
        let router = Router::new()
            .route("/feed.xml", get(move || std::future::ready(([("content-type", "application/rss+xml")], xml))))
            .route("/1.vtt", get(|| std::future::ready(([("content-type", "text/vtt")], VTT))));
        LocalServer::serve(router).await
    });

    let earshot = Earshot::new();
    let url = format!("http://{}/feed.xml", web.address());
    let refused = earshot.run(&["ingest", &url]);
    assert_eq!(refused.code, Some(1), "loopback is refused by default: {}", refused.stderr);
    earshot.ok(&["pipeline", &url, "--allow-private", "--transcripts", "new"]);

    let server = earshot.serve();
    let client = client();
    let found = search(&client, &server.url, "episodes", "rolled by hand", &["transcript"]);
    let hit = &found["data"]["result"]["hits"][0];
    assert_eq!(found["data"]["result"]["total"], json!({ "value": 1, "relation": "eq" }));
    assert_eq!(hit["episodeHasTranscript"], true);
    assert_eq!(hit["transcriptMatches"][0]["startSecond"], 65.5);
    assert!(hit["transcriptHighlights"][0].as_str().expect("text").contains("<em>rolled</em>"), "{hit}");

    let slug = hit["podcastSlug"].as_str().expect("a slug");
    let page = client.get(format!("{}/podcasts/{slug}", server.url)).send().expect("an answer");
    let page = page.text().expect("a body");
    assert!(page.contains("Tea Talk") && page.contains("oolong number 3"), "the page has its content without scripts");
}

#[test]
fn a_merged_podcast_leaves_the_next_generation_and_its_old_names_redirect() {
    let earshot = Earshot::new();
    let files = [
        earshot.write("a.xml", feed("https://a.example/feed", "Tea Talk", "oolong", 4)),
        earshot.write("b.xml", feed("https://b.example/feed", "Another Name", "oolong", 3)),
    ];
    let ingest = |file: &str| earshot.json(&["ingest", file]);
    ingest(&files[0]);
    ingest(&files[1]);
    earshot.ok(&["index"]);
    assert_eq!(earshot.json(&["publish"])["podcasts"], 2);

    // The second feed takes the first one's title, and is detected as the same show.
    earshot.write("b.xml", feed("https://b.example/feed", "Tea Talk", "oolong", 3));
    assert_eq!(ingest(&files[1])["merged"], 1);
    let figures = |arguments: &[&str]| {
        earshot.ok(arguments);
        let published = earshot.json(&["publish"]);
        let found = earshot.json(&["search", "oolong", "--episodes"]);
        (published["podcasts"].clone(), published["episodes"].clone(), found["total"].clone())
    };
    let incremental = figures(&["index"]);
    assert_eq!((&incremental.0, &incremental.1), (&json!(1), &json!(4)));
    let server = earshot.serve();
    let client = client();
    let title = |path: &str| {
        let answer = client.get(format!("{}/api/v1/podcasts/{path}", server.url)).send().expect("an answer");
        let data: Value = serde_json::from_str(&answer.text().expect("a body")).expect("JSON");
        data["data"]["podcast"]["slug"].as_str().map(str::to_owned)
    };
    let old_id = earshot_model::PodcastId::from_feed_url("https://b.example/feed").to_string();
    for name in ["tea-talk", "another-name", &old_id, "by-feed-url?rssFeedUrl=https://b.example/feed"] {
        assert_eq!(title(name).as_deref(), Some("tea-talk"), "{name}");
    }
    assert_eq!(figures(&["index", "--full"]), incremental, "from scratch it comes to the same");
}

#[test]
fn a_new_generation_is_served_without_a_failed_request() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://tea.example/feed", "Tea Talk", "oolong", 3));
    earshot.ok(&["pipeline", &file]);
    let server = earshot.serve();

    let stop = AtomicBool::new(false);
    let answers = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                let client = client();
                while !stop.load(Ordering::Relaxed) {
                    // Panics, which fails the test, unless the search succeeds.
                    let found = search(&client, &server.url, "episodes", "oolong", &["episode-title"]);
                    assert!(found["data"]["result"]["total"]["value"].as_u64().expect("a number") >= 3);
                    answers.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        for round in 1..=3_usize {
            earshot.write("feed.xml", feed("https://tea.example/feed", "Tea Talk", "oolong", 3 + round));
            earshot.ok(&["pipeline", &file]);
            let client = client();
            wait_for(&format!("generation {} is served", round + 1), || {
                let found = search(&client, &server.url, "episodes", "oolong", &["episode-title"]);
                (found["data"]["result"]["total"]["value"] == 3 + round).then_some(())
            });
        }
        wait_for("the clients are answered", || (answers.load(Ordering::Relaxed) > 10).then_some(()));
        stop.store(true, Ordering::Relaxed);
    });
}
