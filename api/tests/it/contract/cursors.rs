//! Paging: cursors that continue a search, and cursors that are rejected.

use crate::support::catalog::catalog;
use crate::support::documents::timestamp;
use crate::support::prelude::*;
use earshot_model::Clock;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";

fn search(text: &str, extra: Value) -> Value {
    let mut body = json!({ "searchTerms": [{ "searchTerm": text, "searchTargets": ["podcast-title"] }] });
    for (key, value) in extra.as_object().expect("an object") {
        body[key] = value.clone();
    }
    body
}

async fn first_cursor(app: &TestApp, cookie: &str) -> String {
    let data = app.post_as(PODCASTS, &search("rust", json!({})), &[("cookie", cookie)]).await.data();
    data["cursor"].as_str().expect("more").to_owned()
}

#[tokio::test]
async fn a_cursor_of_another_search_is_rejected() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Individual).await;
    let cursor = first_cursor(&app, &cookie).await;
    let other = TestApp::new().await;
    let of_another_server = first_cursor(&other, &other.cookie(Tier::Individual).await).await;
    let tampered = format!("A{}", &cursor[1..]);
    let forged = "eyJzIjowLCJxIjoiIiwidCI6MCwiZyI6ImcxIn0AAAAAAAAAAAAAAAAAAAAA";
    let long = "A".repeat(500_000);
    let cases = [
        (PODCASTS, "bread", json!({ "cursor": cursor }), "another search"),
        (PODCASTS, "rust", json!({ "cursor": cursor, "languages": ["en"] }), "another search"),
        (PODCASTS, "rust", json!({ "cursor": cursor, "sortOrder": [{ "field": "title" }] }), "another search"),
        (EPISODES, "rust", json!({ "cursor": cursor }), "another search"),
        (PODCASTS, "rust", json!({ "cursor": tampered }), "not a cursor"),
        (PODCASTS, "rust", json!({ "cursor": format!("{cursor}A") }), "not a cursor"),
        (PODCASTS, "rust", json!({ "cursor": of_another_server }), "not a cursor"),
        (PODCASTS, "rust", json!({ "cursor": forged }), "not a cursor"),
        (PODCASTS, "rust", json!({ "cursor": long }), "not a cursor"),
        (PODCASTS, "rust", json!({ "cursor": "\u{0}\u{202e}🎧" }), "not a cursor"),
        (PODCASTS, "rust", json!({ "cursor": "" }), "not a cursor"),
    ];
    for (path, text, extra, why) in cases {
        let reply = app.post_as(path, &search(text, extra), &[("cookie", &cookie)]).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST);
        assert_eq!(reply.message(), "The cursor is not valid for this search.");
        let error = reply.json()["errors"][0].clone();
        assert_eq!(error["pointer"], "/cursor");
        assert!(error["message"].as_str().unwrap_or_default().contains(why), "{error}");
    }
}

#[tokio::test]
async fn display_options_may_change_between_pages() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    let auth = [("authorization", key.as_str())];
    let first = app.post_as(EPISODES, &search("rust", json!({ "facets": ["genre"] })), &auth).await.data();
    let next = json!({ "cursor": first["cursor"], "explain": true, "pageSize": 5, "includeMatchSnippet": true });
    let second = app.post_as(EPISODES, &search("rust", next), &auth).await.data();
    assert_eq!((&second["result"]["hitsReturned"], &second["facets"]), (&json!(5), &json!([])));
}

#[tokio::test]
async fn a_cursor_of_a_better_plan_goes_no_deeper() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Individual).await;
    let cursor = first_cursor(&app, &cookie).await;
    let reply = app.post(PODCASTS, &search("rust", json!({ "cursor": cursor }))).await;
    assert_eq!(reply.status, StatusCode::BAD_REQUEST);
    assert_eq!(reply.json()["errors"][0]["message"], "goes beyond the 3 results of your plan");
}

#[tokio::test]
async fn the_cursor_of_another_caller_costs_a_search() {
    let app = TestApp::new().await;
    let (ann, bob) = (app.cookie(Tier::Individual).await, app.cookie_of("bob@example.org", Tier::Individual).await);
    let ask = |cookie: &str, extra: Value| {
        let (app, cookie) = (&app, cookie.to_owned());
        async move { app.post_as(PODCASTS, &search("rust", extra), &[("cookie", &cookie)]).await }
    };
    let used = |reply: &crate::support::TestResponse| reply.header("x-usage-monthly").to_owned();
    let first = ask(&ann, json!({})).await;
    assert_eq!(used(&first), "1");
    let next = json!({ "cursor": first.data()["cursor"] });
    assert_eq!(used(&ask(&ann, next.clone()).await), "1", "whoever paid turns pages for free");
    let of_bob = ask(&bob, next.clone()).await;
    assert_eq!((of_bob.status, used(&of_bob).as_str()), (StatusCode::OK, "1"), "others pay");
    let further = json!({ "cursor": of_bob.data()["cursor"] });
    assert_eq!(used(&ask(&bob, further).await), "1", "and turn pages for free from then on");
}

#[tokio::test]
async fn relative_dates_count_from_the_first_page() {
    let began = timestamp("2026-11-21T10:00:00Z");
    let hours = Arc::new(AtomicI64::new(0));
    let ticking = hours.clone();
    let clock = Clock::from_fn(move || began + chrono::TimeDelta::hours(ticking.load(Ordering::SeqCst)));
    let app = TestApp::with_clock(clock).await;
    let (generation, catalog) = catalog("g1");
    app.state.swap_generation(generation);
    let cookie = app.cookie(Tier::Individual).await;
    let active = json!({ "lastEpisodeDateSince": { "unit": "days", "value": 1 } });
    let first = app.post_as(PODCASTS, &search("rust", active.clone()), &[("cookie", &cookie)]).await.data();
    let since = catalog.last_search().filters.last_episode_since;
    assert_eq!(since, Some(timestamp("2026-11-20T10:00:00Z")));

    hours.store(2, Ordering::SeqCst);
    let mut next = active;
    next["cursor"] = first["cursor"].clone();
    app.post_as(PODCASTS, &search("rust", next.clone()), &[("cookie", &cookie)]).await.data();
    assert_eq!(catalog.last_search().filters.last_episode_since, since);
    next.as_object_mut().expect("an object").remove("cursor");
    app.post_as(PODCASTS, &search("rust", next), &[("cookie", &cookie)]).await.data();
    assert_eq!(catalog.last_search().filters.last_episode_since, Some(timestamp("2026-11-20T12:00:00Z")));
}
