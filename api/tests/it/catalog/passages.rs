//! The passages of a transcript, and alternative spellings of a name.

use crate::support::catalog::{TOO_MANY_WORDS, catalog};
use crate::support::documents::{episode, former_id, podcast, timestamp};
use crate::support::prelude::*;
use chrono::TimeDelta;
use earshot_model::{Clock, EpisodeId};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

const SPELLINGS: &str = "/api/v1/agent/alternative-spellings";

fn path(number: i32) -> String {
    let id = episode(&podcast("rust-talk", "Rust Talk"), number).episode.id;
    format!("/api/v1/search/episodes/{id}/transcript")
}

fn passages_body(text: &str, page_size: impl Into<Value>, cursor: Option<&str>) -> Value {
    json!({
        "searchOptions": {
            "searchTerms": [{ "searchTerm": text, "searchTargets": ["transcript"] }],
            "includeTranscriptSnippet": true, "transcriptSnippetLength": 200,
        },
        "pageSize": page_size.into(), "cursor": cursor,
    })
}

#[tokio::test]
async fn pages_contain_every_passage_once() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Free).await;
    let mut texts = Vec::new();
    let mut pages = Vec::new();
    let mut cursor: Option<String> = None;
    loop {
        let reply = app.post_as(&path(1), &passages_body("rust", 20, cursor.as_deref()), &[("cookie", &cookie)]).await;
        let data = reply.data();
        assert_eq!(data["total"], json!({ "value": 45, "relation": "eq" }));
        assert_eq!((&data["passageLimit"], &data["truncated"]), (&json!(100), &json!(false)));
        pages.push((data["additionalCount"].clone(), data["hasMore"].clone()));
        for passage in data["passages"].as_array().expect("passages") {
            texts.push(passage["text"].as_str().expect("a text").to_owned());
        }
        cursor = data["nextCursor"].as_str().map(str::to_owned);
        if cursor.is_none() {
            break;
        }
    }
    assert_eq!(pages, [(json!(25), json!(true)), (json!(5), json!(true)), (json!(0), json!(false))]);
    assert_eq!(texts, (0..45).map(|number| format!("sentence {number} of rust")).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_passage_has_its_id_and_times() {
    let app = TestApp::new().await;
    let (generation, catalog) = catalog("g1");
    app.state.swap_generation(generation);
    let data = app.post(&path(1), &passages_body("rust", 1, None)).await.data();
    let id = data["episodeId"].as_str().expect("an id");
    assert_eq!(
        data["bestPassage"],
        json!({
            "id": format!("{id}:7"), "text": "sentence 7 of rust", "highlighted": "sentence 7 of <em>rust</em>",
            "startSecond": 7.0, "endSecond": null, "matchSecond": null, "byMeaning": false, "speaker": null, "turns": [],
        })
    );
    assert_eq!(data["passages"][0]["id"], format!("{id}:0"));
    assert_eq!(catalog.last_search().snippets.snippet_chars, 200);
}

#[tokio::test]
async fn an_anonymous_caller_sees_the_first_passages() {
    let app = TestApp::new().await;
    let first = app.post(&path(1), &passages_body("rust", 2, None)).await.data();
    assert_eq!((&first["truncated"], &first["hasMore"]), (&json!(true), &json!(true)));
    let cursor = first["nextCursor"].as_str().expect("more");
    let second = app.post(&path(1), &passages_body("rust", 2, Some(cursor))).await.data();
    assert_eq!(second["passages"].as_array().map(Vec::len), Some(1));
    assert_eq!((&second["hasMore"], &second["nextCursor"]), (&json!(false), &json!(null)));
}

#[tokio::test]
async fn the_quote_budget_limits_an_anonymous_caller() {
    let clock = Arc::new(AtomicI64::new(0));
    let ticking = Arc::clone(&clock);
    let began = timestamp("2026-11-21T10:00:00Z");
    let clock_of_app = Clock::from_fn(move || began + TimeDelta::hours(ticking.load(Ordering::SeqCst)));
    let app = TestApp::with_config(clock_of_app, |config| config.requests_per_minute = None).await;
    app.state.swap_generation(catalog("g1").0);
    let word = |number: usize| format!("{number} {}", "word ".repeat(60));
    let mut shown = HashSet::new();
    let mut refused = 0;
    for number in 0..60 {
        let reply = app.post(&path(1), &passages_body(&word(number), 20, None)).await;
        if reply.status == StatusCode::TOO_MANY_REQUESTS {
            refused += 1;
            assert_eq!(reply.json()["code"], "quota_exceeded");
            assert_eq!(
                reply.message(),
                "Without an account, you can read 4000 characters of a transcript per day, besides its preview. Sign in to read all of it."
            );
            assert_eq!(reply.header("retry-after"), "50400");
            continue;
        }
        let data = reply.data();
        let passages = data["passages"].as_array().expect("passages").iter().chain([&data["bestPassage"]]);
        shown.extend(passages.filter_map(|passage| passage["text"].as_str().map(str::to_owned)));
    }
    let chars: usize = shown.iter().map(|text| text.chars().count()).sum();
    assert!((2_000..=4_000).contains(&chars), "{chars} characters");
    assert!(refused > 50, "{refused}");
    let first = app.post(&path(1), &passages_body(&word(0), 20, None)).await.data();
    assert_eq!(first["passages"].as_array().map(Vec::len), Some(3), "what was shown that day is free");

    // Search results and pages spend from the same budget.
    let search = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["transcript"] }] });
    let hits = app.post("/api/v1/search/episodes", &search).await.data()["result"]["hits"].clone();
    let matches = |hit: &Value| hit["transcriptMatches"].as_array().map(Vec::len);
    assert_eq!((matches(&hits[0]), &hits[0]["transcriptTextSnippet"]), (Some(0), &Value::Null), "{}", hits[0]);
    assert_eq!(matches(&hits[1]), Some(1), "of another episode");
    let page = app.get("/search?mode=episodes&q=rust").await.text;
    assert_eq!(page.matches("we talk of").count(), 2, "{page}");

    let body = passages_body(&word(59), 20, None);
    let cookie = app.cookie(Tier::Free).await;
    let user = app.post_as(&path(1), &body, &[("cookie", &cookie)]).await.data();
    assert_eq!(user["passages"].as_array().map(Vec::len), Some(20), "users may read the whole");
    let headers = [("content-type", "application/json")];
    let other = app.send_from([192, 0, 2, 7].into(), Method::POST, &path(1), &headers, Some(body.to_string())).await;
    assert_eq!(other.status, StatusCode::OK, "another address has its own budget");
    clock.store(14, Ordering::SeqCst);
    assert_eq!(app.post(&path(1), &body).await.status, StatusCode::OK, "and tomorrow is another day");
}

#[tokio::test]
async fn an_episode_is_found_by_its_former_id_too() {
    let app = TestApp::new().await;
    let former = EpisodeId::derive(former_id("rust-talk"), "1");
    let data =
        app.post(&format!("/api/v1/search/episodes/{former}/transcript"), &passages_body("rust", 1, None)).await.data();
    assert_eq!(data["episodeId"], episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id.to_string());
}

#[tokio::test]
async fn invalid_requests_for_passages() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Free).await;
    let first = app.post_as(&path(1), &passages_body("rust", 2, None), &[("cookie", &cookie)]).await.data();
    let cursor = first["nextCursor"].as_str();
    let with = |key: &str, value: Value| {
        let mut body = passages_body("rust", 2, None);
        body["searchOptions"][key] = value;
        body
    };
    let cases = [
        (path(1), passages_body("rust", 0, None), 400, "/pageSize", "must be 1 to 100"),
        (path(1), passages_body("rust", 101, None), 400, "/pageSize", "must be 1 to 100"),
        (path(1), passages_body("rust", -1, None), 400, "/pageSize", "must be 1 to 100"),
        (path(1), passages_body("rust", 1e300, None), 400, "/pageSize", "must be a whole number that is not too large"),
        (path(1), json!({ "pageSize": 2 }), 400, "", "must have searchOptions"),
        (path(1), json!({ "searchOptions": {} }), 400, "", "must have pageSize"),
        (path(1), json!({ "searchOptions": {}, "pageSize": 2 }), 400, "/searchOptions", "At least one search term"),
        (
            path(1),
            json!({ "searchOptions": {}, "pageSize": 2, "x": 1 }),
            400,
            "/x",
            "is not known: the keys are searchOptions, pageSize, cursor",
        ),
        (path(1), with("luck", json!(1)), 400, "/searchOptions/luck", "Search filter \"luck\" is not supported."),
        (
            path(1),
            with("podcastCountries", json!(["GB"])),
            403,
            "/searchOptions/podcastCountries",
            "Search filter \"podcastCountries\" is not available for your plan.",
        ),
        (path(1), with("languages", json!("en")), 400, "/searchOptions/languages", "must be an array"),
        (path(1), passages_body("r", 2, None), 400, "/searchOptions/searchTerms/0/searchTerm", "must have at least 2"),
        (
            path(1),
            passages_body(TOO_MANY_WORDS, 2, None),
            400,
            "/searchOptions/searchTerms",
            "the search terms together must have",
        ),
        (path(1), passages_body("go", 2, cursor), 400, "/cursor", "belongs to another search"),
        (path(2), passages_body("rust", 2, cursor), 400, "/cursor", "belongs to another search"),
        (path(1), passages_body("rust", 2, Some("x")), 400, "/cursor", "is not a cursor of this API"),
    ];
    for (path, body, status, pointer, message) in cases {
        let reply = app.post_as(&path, &body, &[("cookie", &cookie)]).await;
        assert_eq!(reply.status.as_u16(), status, "{body} {}", reply.text);
        let error = &reply.json()["errors"][0];
        assert_eq!(error["pointer"], pointer, "{body} {error}");
        assert!(error["message"].as_str().unwrap_or_default().starts_with(message), "{body} {error}");
    }
    for (path, message) in [
        (path(2), "Transcript not found"),
        ("/api/v1/search/episodes/none/transcript".to_owned(), "Episode not found"),
        (format!("/api/v1/search/episodes/{}/transcript", former_id("x")), "Episode not found"),
    ] {
        let reply = app.post(&path, &passages_body("rust", 2, None)).await;
        assert_eq!((reply.status, reply.message().as_str()), (StatusCode::NOT_FOUND, message));
    }
}

#[tokio::test]
async fn other_spellings_of_a_name() {
    let app = TestApp::new().await;
    assert_eq!(app.post(SPELLINGS, &json!({ "value": " Jon " })).await.data(), json!({ "spellings": ["Jone"] }));
    let cases = [
        (json!({ "value": "" }), "/value", "must have at least 2 characters and not be blank"),
        (json!({ "value": "\u{200b}\u{200b}" }), "/value", "must have at least 2 characters and not be blank"),
        (json!({ "value": "Jo\u{0}n" }), "/value", "must not have control characters"),
        (json!({ "value": "é".repeat(101) }), "/value", "must have at most 100 characters"),
        (json!({ "value": 3 }), "/value", "must be a string"),
        (json!({}), "", "must have value"),
        (json!({ "value": "Jon", "limit": 3 }), "/limit", "is not known: the keys are value"),
    ];
    for (body, pointer, message) in cases {
        let reply = app.post(SPELLINGS, &body).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST);
        assert_eq!(reply.json()["errors"][0], json!({ "pointer": pointer, "message": message }));
    }
}
