//! Search: messages, depth, page size, snippets.

use crate::support::catalog::TOO_MANY_WORDS;
use crate::support::prelude::*;

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";

fn rust() -> Value {
    json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] })
}

fn with(extra: Value) -> Value {
    let mut body = rust();
    for (key, value) in extra.as_object().expect("an object") {
        body[key] = value.clone();
    }
    body
}

#[tokio::test]
async fn searches_with_too_many_words_are_rejected() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Individual).await;
    let terms = json!({ "searchTerms": [{ "searchTerm": TOO_MANY_WORDS, "searchTargets": ["podcast-title"] }] });
    let names = json!({ "personFilters": [{ "name": TOO_MANY_WORDS, "type": "guest" }] });
    let cases = [
        (PODCASTS, terms, "/searchTerms", "the search terms together must have at most 512 words"),
        (EPISODES, names, "/personFilters/0/name", "a name must have at most 512 words"),
    ];
    for (path, body, pointer, message) in cases {
        let reply = app.post_as(path, &body, &[("cookie", &cookie)]).await;
        assert_eq!((reply.status.as_u16(), reply.message().as_str()), (400, "Error parsing search options."));
        assert_eq!(reply.json()["errors"][0], json!({ "pointer": pointer, "message": message }));
    }
}

#[tokio::test]
async fn invalid_searches_get_the_messages_of_the_spec() {
    let app = TestApp::new().await;
    let cases = [
        (json!({}), "/", "At least one search term or filter is required."),
        (with(json!({ "minLuck": 4 })), "/minLuck", "Search filter \"minLuck\" is not supported."),
        (
            with(json!({ "minItunesRating": 4 })),
            "/minItunesRating",
            "Search filter \"minItunesRating\" is not available for your plan.",
        ),
        (
            with(json!({ "hasTranscript": true })),
            "/hasTranscript",
            "Search filter \"hasTranscript\" is not available for your plan.",
        ),
        (with(json!({ "pageSize": 10 })), "/pageSize", "Search filter \"pageSize\" is not available for your plan."),
        (with(json!({ "sortOrder": [] })), "/sortOrder", "At least one sort order is required."),
        (with(json!({ "languages": "en" })), "/languages", "Error parsing search options."),
        (with(json!({ "sortOrder": [{ "field": "luck" }] })), "/sortOrder/0/field", "Error parsing search options."),
        (
            json!({ "searchTerms": [{ "searchTerm": "r", "searchTargets": ["podcast-title"] }] }),
            "/searchTerms/0/searchTerm",
            "Error parsing search options.",
        ),
        (
            json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"], "boost": 2 }] }),
            "/searchTerms/0/boost",
            "Error parsing search options.",
        ),
        (
            json!({ "searchTerms": [{ "searchTerm": "rust", "searchType": "embeddings", "searchTargets": ["podcast-title"] }] }),
            "/searchTerms/0/searchType",
            "Error parsing search options.",
        ),
    ];
    for (body, pointer, message) in cases {
        let reply = app.post(PODCASTS, &body).await;
        assert_eq!(reply.message(), message, "{body}");
        let at = reply.json()["errors"][0]["pointer"].clone();
        assert_eq!(
            at.as_str().unwrap_or_default().trim_end_matches('/'),
            pointer.trim_end_matches('/'),
            "{}",
            reply.text
        );
        assert!(reply.status.is_client_error());
    }
}

#[tokio::test]
async fn a_search_goes_as_deep_as_the_plan() {
    let app = TestApp::new().await;
    for (tier, sizes) in [(None, vec![3]), (Some(Tier::Free), vec![10]), (Some(Tier::Individual), vec![20, 20, 5])] {
        let cookie = match tier {
            Some(tier) => app.cookie(tier).await,
            None => String::new(),
        };
        let mut body = rust();
        let mut seen = Vec::new();
        loop {
            let data = app.post_as(PODCASTS, &body, &[("cookie", &cookie)]).await.data();
            assert_eq!(data["result"]["total"], json!({ "value": 45, "relation": "eq" }));
            seen.push(data["result"]["hits"].as_array().expect("hits").len());
            match data["cursor"].as_str() {
                Some(cursor) => body = with(json!({ "cursor": cursor })),
                None => break,
            }
        }
        assert_eq!(seen, sizes, "{tier:?}");
    }
}

#[tokio::test]
async fn only_admins_set_the_page_size() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    let auth = [("authorization", key.as_str())];
    let data = app.post_as(PODCASTS, &with(json!({ "pageSize": 33 })), &auth).await.data();
    assert_eq!(data["result"]["hitsReturned"], 33);
    let reply = app.post_as(PODCASTS, &with(json!({ "pageSize": 1001 })), &auth).await;
    assert_eq!(reply.json()["errors"][0], json!({ "pointer": "/pageSize", "message": "must be 1 to 1000" }));
}

#[tokio::test]
async fn a_search_response_has_all_fields() {
    let app = TestApp::new().await;
    let mut data = app.post(EPISODES, &with(json!({ "includeMatchSnippet": true }))).await.data();
    data["result"]["hits"].as_array_mut().expect("hits").truncate(1);
    data["searchId"] = json!("[id]");
    data["searchResultsStats"]["time"] = json!("[time]");
    insta::assert_json_snapshot!(data);
}

#[tokio::test]
async fn a_hit_says_which_keyword_matched() {
    let app = TestApp::new().await;
    let hit = app.post(PODCASTS, &rust()).await.data()["result"]["hits"][0].clone();
    assert_eq!(hit["podcastOtherHighlights"], json!([{ "field": "keyword", "highlighted": "<em>rust</em>" }]));
}

#[tokio::test]
async fn a_hit_names_the_episode_that_matched() {
    let app = TestApp::new().await;
    let hit = app.post(PODCASTS, &rust()).await.data()["result"]["hits"][0].clone();
    let episode = &hit["podcastMatchingEpisode"];
    assert_eq!(episode["highlighted"], "News of <em>rust</em>");
    assert!(episode["episodeSlug"].is_string() && episode["title"].is_string(), "{episode}");
}

#[tokio::test]
async fn names_are_suggested_by_their_roles() {
    let app = TestApp::new().await;
    let data = app.get("/api/v1/autocomplete/podcasts?query=a").await.data();
    let people = json!([{ "name": "Ada Lovelace", "role": "host" }, { "name": "Alan Turing", "role": "guest" }]);
    assert_eq!((&data["people"], &data["publishers"]), (&people, &json!(["Analytical Media"])));
}

#[tokio::test]
async fn snippets_follow_the_request_options() {
    let app = TestApp::new().await;
    let hit = |reply: Value| reply["result"]["hits"][0].clone();
    let plain = hit(app.post(EPISODES, &rust()).await.data());
    assert_eq!(plain["transcriptMatches"][0]["startSecond"], 12.5);
    assert_eq!(plain["matchSnippet"], Value::Null);
    let without = hit(app.post(EPISODES, &with(json!({ "includeTranscriptSnippet": false }))).await.data());
    assert_eq!((&without["transcriptMatches"], &without["transcriptTextSnippet"]), (&json!([]), &Value::Null));
    let short = hit(app.post(EPISODES, &with(json!({ "transcriptSnippetLength": 2 }))).await.data());
    assert_eq!(short["transcriptTextSnippet"], "we…");
}

/// Spec 9: autocompletion has no limit of its own; a request chooses how many suggestions it gets, and pages on.
#[tokio::test]
async fn completions_are_paged() {
    let app = TestApp::new().await;
    let complete = async |query: &str| app.get(&format!("/api/v1/autocomplete/podcasts?query=ru{query}")).await;
    let ids = |data: &Value| -> Vec<String> {
        let podcasts = data["podcasts"].as_array().expect("a list").iter();
        podcasts.map(|podcast| podcast["id"].as_str().expect("an id").to_owned()).collect()
    };
    let all = complete("&limit=100").await.data();
    assert!(ids(&all).len() > 1, "{all}");
    let mut paged = Vec::new();
    for skip in 0..ids(&all).len() {
        let page = complete(&format!("&limit=1&skip={skip}")).await.data();
        assert_eq!(page["words"].as_array().map(Vec::is_empty), Some(skip > 0), "words are on the first page only");
        paged.extend(ids(&page));
    }
    assert_eq!(paged, ids(&all));
    for (query, pointer) in [("&limit=0", "/limit"), ("&limit=101", "/limit"), ("&limit=100&skip=901", "/skip")] {
        let refused = complete(query).await;
        assert_eq!(
            (refused.status.as_u16(), &refused.json()["errors"][0]["pointer"]),
            (400, &json!(pointer)),
            "{query}"
        );
    }
}
