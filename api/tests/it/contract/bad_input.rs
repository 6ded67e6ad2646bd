//! Malformed search bodies: each gets a clear error with a position, and none leads to a server fault.

use crate::support::prelude::*;

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";
/// Longest response to an invalid request, whatever was sent.
const SHORT: usize = 5_000;

fn term() -> Value {
    json!({ "searchTerm": "rust", "searchTargets": ["podcast-title"] })
}

/// A search with another value at a pointer.
fn search_body_with(pointer: &str, value: Value) -> String {
    let mut body = json!({
        "searchTerms": [term()],
        "searchTermGroups": [{ "searchTerms": [term()] }],
        "sortOrder": [{ "field": "title" }],
        "foundedSince": { "unit": "days", "value": 3 },
        "podcastAuthorityScore": { "qualityScore": { "min": 1, "max": 2 } },
        "podcastAudienceEstimatedMonthlyListeners": { "min": 1 },
        "personFilters": [{ "name": "Ada", "type": "guest" }],
        "sponsorFilters": [{ "name": "Acme" }],
    });
    body["searchTerms"][0]["searchTermOptions"] = json!({ "matchMode": "must" });
    body["searchTermGroups"][0]["searchTerms"][0]["searchTermOptions"] = json!({ "fuzzy": true });
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    match body.pointer_mut(parent).expect("a place") {
        Value::Array(list) => list[key.parse::<usize>().expect("an index")] = value,
        place => place[key] = value,
    }
    body.to_string()
}

async fn rejection_of(app: &TestApp, key: &str, body: String) -> (u16, String, String, String) {
    let headers = [("authorization", key), ("content-type", "application/json")];
    let reply = app.send(Method::POST, EPISODES, &headers, Some(body)).await;
    assert!(reply.text.len() < SHORT, "{} bytes", reply.text.len());
    let body = reply.json();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let error = &body["errors"][0];
    (reply.status.as_u16(), text(&body["code"]), text(&error["pointer"]), text(&error["message"]))
}

#[tokio::test]
async fn unknown_keys_are_rejected_at_every_level() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    for level in [
        "/searchTerms/0",
        "/searchTerms/0/searchTermOptions",
        "/searchTermGroups/0",
        "/searchTermGroups/0/searchTerms/0",
        "/searchTermGroups/0/searchTerms/0/searchTermOptions",
        "/sortOrder/0",
        "/foundedSince",
        "/podcastAuthorityScore",
        "/podcastAuthorityScore/qualityScore",
        "/podcastAudienceEstimatedMonthlyListeners",
        "/personFilters/0",
        "/sponsorFilters/0",
    ] {
        let pointer = format!("{level}/luck");
        let (status, code, at, message) = rejection_of(&app, &key, search_body_with(&pointer, json!(1))).await;
        assert_eq!((status, code.as_str(), at), (400, "invalid_search", pointer));
        assert!(message.starts_with("is not known: the keys are "), "{message}");
    }
    // A term of a group has no match mode.
    let pointer = "/searchTermGroups/0/searchTerms/0/searchTermOptions/matchMode";
    let (status, _, at, _) = rejection_of(&app, &key, search_body_with(pointer, json!("must"))).await;
    assert_eq!((status, at.as_str()), (400, pointer));
    let (status, code, at, message) = rejection_of(&app, &key, search_body_with("/luck", json!(1))).await;
    assert_eq!((status, code.as_str(), at.as_str()), (400, "filter_not_supported", "/luck"));
    assert_eq!(message, "Search filter \"luck\" is not supported.");
}

#[tokio::test]
async fn wrong_types_are_pointed_at() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    let text = || json!("x".repeat(300_000));
    let cases = [
        ("/searchTerms", json!({})),
        ("/searchTerms/0", json!(7)),
        ("/searchTerms/0/searchTerm", json!(["rust"])),
        ("/searchTerms/0/searchTargets", json!("podcast-title")),
        ("/searchTerms/0/searchTermOptions", json!([])),
        ("/searchTerms/0/searchTermOptions/slop", json!("2")),
        ("/searchTerms/0/searchTermOptions/fuzzy", json!(1)),
        ("/searchTermGroups", text()),
        ("/searchTermGroups/0", json!([term()])),
        ("/sortOrder", json!("title")),
        ("/sortOrder/0/field", json!(null)),
        ("/languages", json!("en")),
        ("/languages", json!([1])),
        ("/topics", json!("seed round")),
        ("/includePodcastIds", json!([["x"]])),
        ("/foundedSince", json!(20_200_131)),
        ("/foundedSince", json!([])),
        ("/foundedSince/value", json!(1.5)),
        ("/foundedSince/value", json!("3")),
        ("/foundedSince/date", json!("2026-01-31")),
        ("/minTotalEpisodes", json!(1.0)),
        ("/minTotalEpisodes", json!("1")),
        ("/maxTotalEpisodes", json!(1e300)),
        ("/minItunesRating", json!("5")),
        ("/minCastboxPlays", text()),
        ("/podcastHasGuests", json!("true")),
        ("/podcastAuthorityScore", json!(50)),
        ("/podcastAuthorityScore/qualityScore/min", json!("1")),
        ("/personFilters", json!({})),
        ("/personFilters/0/type", json!(1)),
        ("/sponsorFilters/0/name", json!(null)),
        ("/project", json!("x")),
        ("/pageSize", json!(true)),
        ("/cursor", json!(5)),
        ("/facets", json!("genre")),
        ("/explain", json!("yes")),
    ];
    for (pointer, value) in cases {
        let shown: String = value.to_string().chars().take(40).collect();
        let (status, code, at, message) = rejection_of(&app, &key, search_body_with(pointer, value)).await;
        assert_eq!((status, code.as_str()), (400, "invalid_search"), "{pointer} {shown}");
        // The reported position is the pointer, or directly above or below it.
        assert!(at.starts_with(pointer) || pointer.starts_with(&at) && !at.is_empty(), "{pointer} {shown}: {at}");
        assert!(!message.is_empty(), "{pointer} {shown}");
    }
}

/// Many clients send `null` for what they leave out.
#[tokio::test]
async fn null_counts_as_absent_at_every_level() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    let headers = [("authorization", key.as_str()), ("content-type", "application/json")];
    for pointer in [
        "/searchTermGroups",
        "/searchTerms/0/searchType",
        "/searchTerms/0/searchTermOptions",
        "/searchTerms/0/searchTermOptions/matchMode",
        "/searchTerms/0/searchTermOptions/phraseMatch",
        "/searchTermGroups/0/searchTerms/0/searchType",
        "/searchTermGroups/0/searchTerms/0/searchTermOptions",
        "/searchTermGroups/0/searchTerms/0/searchTermOptions/slop",
        "/foundedSince",
        "/foundedSince/date",
        "/podcastAuthorityScore",
        "/podcastAuthorityScore/qualityScore",
        "/podcastAuthorityScore/qualityScore/min",
        "/podcastAudienceEstimatedMonthlyListeners/max",
        "/personFilters/0/matchMode",
        "/sponsorFilters/0/fuzzy",
        "/sortOrder",
        "/sortOrder/0/direction",
        "/languages",
        "/cursor",
        "/project",
        "/projectId",
        "/mode",
        "/countOnly",
    ] {
        let body = search_body_with(pointer, json!(null));
        let reply = app.send(Method::POST, EPISODES, &headers, Some(body)).await;
        assert_eq!(reply.status.as_u16(), 200, "{pointer}: {}", reply.text);
    }
    // A required key that is null is a missing one.
    for (pointer, missing) in [
        ("/searchTerms/0/searchTerm", "searchTerm"),
        ("/searchTerms/0/searchTargets", "searchTargets"),
        ("/searchTermGroups/0/searchTerms", "searchTerms"),
        ("/sortOrder/0/field", "field"),
        ("/personFilters/0/name", "name"),
        ("/personFilters/0/type", "type"),
        ("/sponsorFilters/0/name", "name"),
    ] {
        let null = search_body_with(pointer, json!(null));
        let mut without: Value = serde_json::from_str(&null).expect("JSON");
        let (parent, last) = pointer.rsplit_once('/').expect("a pointer");
        without.pointer_mut(parent).and_then(Value::as_object_mut).expect("an object").remove(last);
        let found = rejection_of(&app, &key, null).await;
        assert_eq!(found, rejection_of(&app, &key, without.to_string()).await, "{pointer}");
        assert_eq!(found, (400, "invalid_search".to_owned(), parent.to_owned(), format!("must have {missing}")));
    }
    // A list has no place for null, and an unknown key stays unknown.
    for (pointer, at) in [("/languages", "/languages/0"), ("/searchTerms", "/searchTerms/0"), ("/facets", "/facets/0")]
    {
        let (status, code, found, _) = rejection_of(&app, &key, search_body_with(pointer, json!([null]))).await;
        assert_eq!((status, code.as_str(), found.as_str()), (400, "invalid_search", at));
    }
    let (status, code, ..) = rejection_of(&app, &key, search_body_with("/luck", json!(null))).await;
    assert_eq!((status, code.as_str()), (400, "filter_not_supported"));
}

#[tokio::test]
async fn wrong_values_are_pointed_at() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    let slop = "/searchTerms/0/searchTermOptions/slop";
    let cases = [
        ("/searchTerms", json!(vec![term(); 10_000])),
        ("/searchTermGroups", json!(vec![json!({ "searchTerms": [term()] }); 5_000])),
        ("/searchTerms/0/searchTerm", json!("")),
        ("/searchTerms/0/searchTerm", json!(" \t\n\u{3000}")),
        ("/searchTerms/0/searchTerm", json!("\u{200b}\u{200e}\u{feff}")),
        ("/searchTerms/0/searchTerm", json!("**")),
        ("/searchTerms/0/searchTerm", json!("*".repeat(500))),
        ("/searchTerms/0/searchTerm", json!("\\\"'; --")),
        ("/personFilters/0/name", json!("%")),
        ("/searchTerms/0/searchTerm", json!("ru\u{0}st")),
        ("/searchTerms/0/searchTerm", json!("\u{1b}[2Jrust")),
        ("/searchTerms/0/searchTerm", json!("x".repeat(900_000))),
        (slop, json!(4_000_000_000_u64)),
        (slop, json!(-1)),
        (slop, json!(0.5)),
        ("/sortOrder/0/field", json!("x".repeat(100_000))),
        ("/languages/0", json!("\u{0}")),
        ("/includePodcastIds", json!(vec!["0b8a4c54-6a64-5a3d-9d4f-3b2f4d9c1e11"; 1_001])),
        ("/includePodcastIds/0", json!("x".repeat(100_000))),
        ("/podcastCountries/0", json!("../../etc/passwd")),
        ("/foundedSince/value", json!(0)),
        ("/foundedSince/value", json!(i64::MAX)),
        ("/foundedSince/unit", json!("fortnights")),
        ("/pageSize", json!(0)),
    ];
    for (pointer, value) in cases {
        let shown: String = value.to_string().chars().take(40).collect();
        let (place, value) = match pointer.strip_suffix("/0") {
            Some(list) if !list.contains("searchTerms") => (list, json!([value])),
            _ => (pointer, value),
        };
        let (status, code, at, message) = rejection_of(&app, &key, search_body_with(place, value)).await;
        assert_eq!((status, code.as_str()), (400, "invalid_search"), "{pointer} {shown}: {message}");
        assert!(pointer.starts_with(&at) && !at.is_empty(), "{pointer} {shown}: {at}");
    }
}

#[tokio::test]
async fn invalid_json_and_large_bodies_are_rejected() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    let slop = |number: &str| {
        search_body_with("/searchTerms/0/searchTermOptions/slop", json!(1))
            .replace("\"slop\":1", &format!("\"slop\":{number}"))
    };
    let deep = |open: &str| open.repeat(100_000);
    let cases = [
        (String::new(), 400, "invalid_json"),
        ("{".to_owned(), 400, "invalid_json"),
        ("{\"searchTerms\": [\u{0}]}".to_owned(), 400, "invalid_json"),
        (slop("NaN"), 400, "invalid_json"),
        (slop("Infinity"), 400, "invalid_json"),
        (slop("1e999"), 400, "invalid_search"),
        (deep("["), 400, "invalid_json"),
        (deep("{\"a\":"), 400, "invalid_json"),
        (format!("{}{}", deep("["), deep("]")), 400, "invalid_search"),
        (format!("{{\"searchTerms\": {}{}}}", deep("["), deep("]")), 400, "invalid_search"),
        (format!("{{\"foundedSince\": {{\"date\": {}{}}}}}", deep("["), deep("]")), 400, "invalid_search"),
        (format!("{{\"luck\": {}{}}}", deep("["), deep("]")), 400, "invalid_search"),
        (format!("{{\"{}\": 1}}", "x".repeat(500_000)), 400, "filter_not_supported"),
        ("[]".to_owned(), 400, "invalid_search"),
        ("null".to_owned(), 400, "invalid_search"),
        ("7".to_owned(), 400, "invalid_search"),
        ("\"rust\"".to_owned(), 400, "invalid_search"),
        ("{\"explicit\": \"clean\", \"explicit\": \"clean\"}".to_owned(), 400, "invalid_search"),
        ("{}".to_owned(), 400, "invalid_search"),
        (format!("{{\"cursor\": \"{}\"}}", "x".repeat(1 << 20)), 413, "body_too_large"),
    ];
    for (body, status, code) in cases {
        let shown: String = body.chars().take(60).collect();
        let (got, got_code, _, _) = rejection_of(&app, &key, body).await;
        assert_eq!((got, got_code.as_str()), (status, code), "{shown}");
    }
}

#[tokio::test]
async fn unusual_words_are_accepted() {
    let app = TestApp::new().await;
    for text in ["שלום עולם", "مرحبا", "🎙️ 🎧", "鉄", "ไทย", "e\u{301}te\u{301}", "a\u{200d}b", "\u{fffd}\u{fffd}"]
    {
        for path in [PODCASTS, EPISODES] {
            let body = json!({ "searchTerms": [{ "searchTerm": text, "searchTargets": ["podcast-title"] }] });
            let data = app.post(path, &body).await.data();
            assert_eq!(data["searchOptions"]["searchTerms"][0]["searchTerm"], text);
        }
    }
}
