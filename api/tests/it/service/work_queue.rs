//! The work queue: whom a task is counted for, when it stops, and which tasks wait for others.

use crate::support::catalog::{BLOCKED, Catalog, catalog};
use crate::support::documents::timestamp;
use crate::support::prelude::*;
use earshot_model::Clock;
use earshot_testkit::wait_until;
use std::net::IpAddr;
use std::sync::Arc;
use std::thread::available_parallelism;
use tokio::task::JoinHandle;

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";
const ATTACKER: [u8; 4] = [192, 0, 2, 1];
const NEIGHBOR: [u8; 4] = [192, 0, 2, 2];

async fn app_with_blocked_search() -> (Arc<TestApp>, Arc<Catalog>) {
    let clock = Clock::fixed(timestamp("2026-11-21T10:00:00Z"));
    // The tests look at the quota again and again, on a slow machine more often than a minute admits.
    let app = TestApp::with_config(clock, |config| config.requests_per_minute = None).await;
    let (generation, catalog) = catalog("g1");
    app.state.swap_generation(generation);
    (Arc::new(app), catalog)
}

fn cheap_search(text: &str) -> Value {
    json!({ "searchTerms": [{ "searchTerm": text, "searchTargets": ["podcast-title"] }] })
}

/// A fuzzy search for a hundred words.
fn expensive_search(number: usize) -> Value {
    let text = format!("{BLOCKED} {number} {}", "word ".repeat(90));
    json!({ "searchTerms": [
        { "searchTerm": text, "searchTargets": ["transcript"], "searchTermOptions": { "fuzzy": true } },
    ] })
}

async fn post(app: &TestApp, address: [u8; 4], path: &str, body: &Value) -> TestResponse {
    let headers = [("content-type", "application/json")];
    app.send_from(IpAddr::from(address), Method::POST, path, &headers, Some(body.to_string())).await
}

fn send(app: &Arc<TestApp>, address: [u8; 4], path: &'static str, body: Value) -> JoinHandle<TestResponse> {
    let app = Arc::clone(app);
    tokio::spawn(async move { post(&app, address, path, &body).await })
}

async fn searches_left(app: &TestApp, address: [u8; 4]) -> String {
    let reply = app.send_from(IpAddr::from(address), Method::GET, "/api/v1/podcasts/rust-talk", &[], None).await;
    let header = reply.header("ratelimit").to_owned();
    let searches = header.split(", ").find(|part| part.starts_with("\"searches\"")).unwrap_or_default();
    searches.split(';').nth(1).unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_dropped_search_stops_and_stays_charged() {
    let (app, catalog) = app_with_blocked_search().await;
    for body in [expensive_search(0), cheap_search(BLOCKED)] {
        let request = send(&app, ATTACKER, EPISODES, body);
        wait_until("the search runs", async || catalog.blocked() == 1).await;
        request.abort();
        wait_until("the search stops", async || catalog.blocked() == 0).await;
    }
    assert_eq!((catalog.searches(), catalog.cancelled()), (2, 2));
    // A wrong refund would happen independently of the responses, so the test gives it time to happen.
    assert_eq!(post(&app, ATTACKER, PODCASTS, &cheap_search("rust")).await.status, StatusCode::OK);
    assert_eq!(searches_left(&app, ATTACKER).await, "r=17");
}

#[tokio::test]
async fn a_search_that_never_started_is_refunded() {
    let (app, catalog) = app_with_blocked_search().await;
    let dear_slots = (available_parallelism().map_or(1, usize::from) / 2).max(1);
    let running: Vec<_> =
        (0..dear_slots).map(|number| send(&app, NEIGHBOR, EPISODES, expensive_search(number))).collect();
    wait_until("all dear slots are taken", async || catalog.blocked() == dear_slots).await;
    let waiting = send(&app, ATTACKER, EPISODES, expensive_search(100));
    wait_until("it is paid for", async || searches_left(&app, ATTACKER).await == "r=19").await;
    waiting.abort();
    wait_until("it is refunded", async || searches_left(&app, ATTACKER).await == "r=20").await;
    assert_eq!(catalog.searches(), dear_slots);
    catalog.release();
    for request in running {
        assert_eq!(request.await.expect("an answer").status, StatusCode::OK);
    }
    assert_eq!(catalog.searches(), dear_slots, "what was given up is not searched for later");
}

#[tokio::test]
async fn callers_without_quota_never_reach_the_engine() {
    let (app, catalog) = app_with_blocked_search().await;
    for number in 0..20 {
        assert_eq!(
            post(&app, ATTACKER, PODCASTS, &cheap_search(&format!("word {number}"))).await.status,
            StatusCode::OK
        );
    }
    assert_eq!(catalog.searches(), 20);
    for number in 0..5 {
        let refused = post(&app, ATTACKER, EPISODES, &expensive_search(number)).await;
        assert_eq!(refused.json()["code"], "quota_exceeded");
    }
    let page = |number: usize| {
        let app = &app;
        async move { app.get(&format!("/search?q=word+{number}")).await }
    };
    for number in 0..25 {
        page(number).await;
    }
    assert_eq!(catalog.searches(), 40, "twenty searches of the page, and none of the refused");
    assert_eq!(
        post(&app, ATTACKER, PODCASTS, &cheap_search("word 7")).await.status,
        StatusCode::OK,
        "a repeat is free"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn sixteen_expensive_searches_do_not_block_others() {
    let (app, catalog) = app_with_blocked_search().await;
    let cookie = app.cookie(Tier::Agency).await;
    let worst: Vec<_> = (0..16).map(|number| send(&app, ATTACKER, EPISODES, expensive_search(number))).collect();
    let pages: Vec<_> = (0..16)
        .map(|number| {
            let (app, cookie) = (Arc::clone(&app), cookie.clone());
            let text = format!("{BLOCKED} {number} {}", "word ".repeat(90)).replace(' ', "+");
            tokio::spawn(
                async move { app.get_as(&format!("/search?mode=episodes&q={text}"), &[("cookie", &cookie)]).await },
            )
        })
        .collect();
    let dear_slots = (available_parallelism().map_or(1, usize::from) / 2).max(1);
    wait_until("all dear slots are taken", async || catalog.blocked() == dear_slots).await;
    for (address, number) in [(NEIGHBOR, 0), (NEIGHBOR, 1), (ATTACKER, 2)] {
        let found = post(&app, address, PODCASTS, &cheap_search(&format!("word {number}"))).await;
        assert_eq!(found.status, StatusCode::OK, "{}", found.text);
        let completed = app.get("/api/v1/autocomplete/podcasts?query=ru").await;
        assert_eq!(completed.status, StatusCode::OK, "{}", completed.text);
    }
    assert_eq!(catalog.blocked(), dear_slots, "they are still there");
    catalog.release();
    for request in worst.into_iter().chain(pages) {
        assert_eq!(request.await.expect("an answer").status, StatusCode::OK);
    }
}

#[tokio::test]
async fn a_full_queue_sends_retry_after() {
    let (app, catalog) = app_with_blocked_search().await;
    let cookie = app.cookie(Tier::Agency).await;
    let ask = |number: usize| {
        let (app, cookie) = (Arc::clone(&app), cookie.clone());
        async move { app.post_as(EPISODES, &expensive_search(number), &[("cookie", &cookie)]).await }
    };
    let dear_slots = (available_parallelism().map_or(1, usize::from) / 2).max(1);
    let requests: Vec<_> = (0..64 + dear_slots).map(|number| tokio::spawn(ask(number))).collect();
    wait_until("it is full", async || {
        let reply = app.get_as("/api/v1/auth/me", &[("cookie", &cookie)]).await;
        reply.header("x-usage-monthly") == (64 + dear_slots).to_string() && catalog.blocked() == dear_slots
    })
    .await;
    let refused = ask(1_000).await;
    assert_eq!((refused.status, refused.header("retry-after")), (StatusCode::TOO_MANY_REQUESTS, "2"));
    assert_eq!(refused.header("x-usage-monthly"), (64 + dear_slots).to_string(), "and costs nothing");
    let other = app.cookie_of("eve@example.org", Tier::Agency).await;
    let found = app.post_as(PODCASTS, &cheap_search("rust"), &[("cookie", &other)]).await;
    assert_eq!(found.status, StatusCode::OK, "it is full for one caller");
    catalog.release();
    for request in requests {
        assert_eq!(request.await.expect("an answer").status, StatusCode::OK);
    }
}
