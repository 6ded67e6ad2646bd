//! Preferences of users: strict, merged, versioned, and each user's own.

use crate::support::prelude::*;
use earshot_api_workspace::users::preferences::merge::merge;

const PATH: &str = "/api/v1/users/preferences";

struct Person<'a> {
    app: &'a TestApp,
    cookie: String,
}

impl Person<'_> {
    async fn send(&self, method: Method, body: Option<Value>, expected: Option<&str>) -> TestResponse {
        let mut headers = vec![("cookie", self.cookie.as_str())];
        if body.is_some() {
            headers.push(("content-type", "application/json"));
        }
        headers.extend(expected.map(|version| ("if-match", version)));
        self.app.send(method, PATH, &headers, body.map(|body| body.to_string())).await
    }

    async fn preferences(&self) -> Value {
        self.send(Method::GET, None, None).await.data()["preferences"].clone()
    }

    async fn put(&self, body: Value) -> TestResponse {
        self.send(Method::PUT, Some(body), None).await
    }

    async fn patch(&self, body: Value) -> TestResponse {
        self.send(Method::PATCH, Some(body), None).await
    }
}

fn defaults() -> Value {
    json!({
        "projects": { "favoriteProjectIds": [], "lastSelectedProjectSlug": null },
        "showAdditionalPodcastDirectories": false,
        "search": {
            "defaultSearchFilters": null, "defaultResultsView": "list", "export": { "columnsToNotExport": [] }
        },
    })
}

on_both_databases!(preferences_are_kept_for_each_user, |url| {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| config.database_url = url).await;
    let ann = Person { app: &app, cookie: app.cookie_of("ann@example.org", Tier::Free).await };
    let bob = Person { app: &app, cookie: app.cookie_of("bob@example.org", Tier::Agency).await };
    assert_eq!(ann.preferences().await, defaults());
    let id = "0197a000-0000-7000-8000-000000000001";
    let full = json!({
        "projects": { "favoriteProjectIds": [id], "lastSelectedProjectSlug": "tour" },
        "showAdditionalPodcastDirectories": true,
        "search": {
            "defaultSearchFilters": { "languages": ["en"], "lastEpisodeDateSince": { "unit": "days", "value": 30 } },
            "defaultResultsView": "table", "export": { "columnsToNotExport": ["castboxListens"] }
        },
    });
    let reply = ann.put(full.clone()).await;
    assert_eq!(reply.header("etag"), "\"1\"");
    assert_eq!(reply.data(), json!({ "preferences": full, "version": 1 }));
    // The preferences of a response can be sent back.
    assert_eq!(ann.put(full.clone()).await.data()["preferences"], full);
    assert_eq!(bob.preferences().await, defaults());
    // Objects are merged, lists and filters replaced, null restores.
    let patch = json!({
        "projects": { "favoriteProjectIds": [] },
        "search": { "defaultSearchFilters": { "explicit": "clean" }, "defaultResultsView": null },
    });
    let mut expected = full.clone();
    expected["projects"]["favoriteProjectIds"] = json!([]);
    expected["search"]["defaultSearchFilters"] = json!({ "explicit": "clean" });
    expected["search"]["defaultResultsView"] = json!("list");
    assert_eq!(ann.patch(patch).await.data(), json!({ "preferences": expected, "version": 3 }));
    assert_eq!(ann.preferences().await, expected);
    assert_eq!(ann.patch(json!({ "search": null })).await.data()["preferences"]["search"], defaults()["search"]);
    assert_eq!(ann.put(json!({})).await.data()["preferences"], defaults());
    assert_eq!(app.get(PATH).await.status, StatusCode::UNAUTHORIZED);
    // A key of the user reads them too.
    let key = app.key(Tier::Agency).await;
    assert_eq!(app.get_as(PATH, &[("authorization", &key)]).await.data()["preferences"], defaults());
});

#[tokio::test]
async fn unknown_keys_and_invalid_values_are_pointed_at() {
    let app = TestApp::new().await;
    let ann = Person { app: &app, cookie: app.cookie(Tier::Free).await };
    ann.put(json!({ "showAdditionalPodcastDirectories": true })).await.data();
    let favorites = vec!["0197a000-0000-7000-8000-000000000001"; 501];
    let filters = |filters: Value| json!({ "search": { "defaultSearchFilters": filters } });
    let cases = [
        (json!({ "theme": "dark" }), "/theme"),
        (json!({ "theme": null }), "/theme"),
        (json!({ "projects": { "pinned": [] } }), "/projects/pinned"),
        (json!({ "search": { "export": { "columns": [] } } }), "/search/export/columns"),
        (filters(json!({ "luck": 1 })), "/search/defaultSearchFilters/luck"),
        (filters(json!({ "searchTerms": [] })), "/search/defaultSearchFilters/searchTerms"),
        (filters(json!({ "cursor": "x" })), "/search/defaultSearchFilters/cursor"),
        (filters(json!({ "podcastCountries": ["xx"] })), "/search/defaultSearchFilters/podcastCountries/0"),
        (json!({ "search": { "defaultResultsView": "tiles" } }), "/search/defaultResultsView"),
        (json!({ "projects": { "favoriteProjectIds": ["tour"] } }), "/projects/favoriteProjectIds/0"),
        (json!({ "projects": { "favoriteProjectIds": favorites } }), "/projects/favoriteProjectIds"),
        (json!({ "projects": { "lastSelectedProjectSlug": "" } }), "/projects/lastSelectedProjectSlug"),
        (json!({ "search": { "export": { "columnsToNotExport": [""] } } }), "/search/export/columnsToNotExport/0"),
        (json!({ "showAdditionalPodcastDirectories": "yes" }), "/showAdditionalPodcastDirectories"),
        (json!([]), ""),
    ];
    for (body, pointer) in cases {
        for reply in [ann.put(body.clone()).await, ann.patch(body.clone()).await] {
            assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{body}: {}", reply.text);
            assert_eq!(reply.json()["errors"][0]["pointer"], pointer, "{body}: {}", reply.text);
        }
    }
    assert_eq!(ann.preferences().await["showAdditionalPodcastDirectories"], json!(true), "nothing was stored");
    // Values are bounded one by one; the sum is bounded too.
    let ids = vec!["x".repeat(150); 1_000];
    let reply = ann.put(filters(json!({ "topics": ids }))).await;
    assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE, "{}", reply.text);
    assert_eq!(ann.preferences().await["showAdditionalPodcastDirectories"], json!(true));
}

#[tokio::test]
async fn another_version_is_not_overwritten() {
    let app = TestApp::new().await;
    let ann = Person { app: &app, cookie: app.cookie(Tier::Free).await };
    let on = json!({ "showAdditionalPodcastDirectories": true });
    let off = json!({ "showAdditionalPodcastDirectories": false });
    assert_eq!(ann.send(Method::PUT, Some(on.clone()), Some("\"0\"")).await.header("etag"), "\"1\"");
    for method in [Method::PUT, Method::PATCH] {
        let reply = ann.send(method.clone(), Some(off.clone()), Some("\"0\"")).await;
        assert_eq!(reply.status, StatusCode::PRECONDITION_FAILED, "{}", reply.text);
        let body = reply.json();
        assert_eq!(body["code"], "precondition_failed");
        assert_eq!(body["data"]["current"]["version"], 1);
        assert_eq!(body["data"]["current"]["preferences"]["showAdditionalPodcastDirectories"], true);
        let reply = ann.send(method, Some(off.clone()), Some("yesterday")).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST);
    }
    assert_eq!(ann.send(Method::PATCH, Some(off), Some("W/\"1\"")).await.header("etag"), "\"2\"");
}

#[test]
fn patches_are_merged() {
    let cases = [
        (json!({}), json!({ "a": { "b": 1 } }), json!({ "a": { "b": 1 } })),
        (json!({ "a": { "b": 1, "c": 2 } }), json!({ "a": { "b": null } }), json!({ "a": { "c": 2 } })),
        (json!({ "a": [1, 2] }), json!({ "a": [3] }), json!({ "a": [3] })),
        (json!({ "a": 1 }), json!({}), json!({ "a": 1 })),
        (json!({ "a": 1 }), json!({ "a": { "b": null } }), json!({ "a": {} })),
        (
            json!({ "defaultSearchFilters": { "languages": ["en"] } }),
            json!({ "defaultSearchFilters": { "explicit": "clean" } }),
            json!({ "defaultSearchFilters": { "explicit": "clean" } }),
        ),
    ];
    for (mut target, patch, expected) in cases {
        merge(&mut target, patch.clone());
        assert_eq!(target, expected, "{patch}");
    }
}
