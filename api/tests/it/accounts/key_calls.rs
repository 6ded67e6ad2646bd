//! API keys over HTTP: creating, listing, rotating and revoking them in a session; what a key may do; errors for
//! invalid keys.

use crate::support::documents::podcast;
use crate::support::prelude::*;
use earshot_app::{NewKeyOptions, Scopes};

const KEYS: &str = "/api/v1/users/api-keys";
const ME: &str = "/api/v1/auth/me";

async fn create_key(app: &TestApp, cookie: &str, body: Value) -> TestResponse {
    app.post_as(KEYS, &body, &[("cookie", cookie)]).await
}

fn secret(reply: &TestResponse) -> String {
    reply.data()["secret"].as_str().expect("a key").to_owned()
}

async fn status_with_key(app: &TestApp, key: &str) -> StatusCode {
    app.get_as(ME, &[("authorization", key)]).await.status
}

#[tokio::test]
async fn a_key_is_shown_once_works_rotates_and_ends() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Business).await;
    let headers = [("cookie", cookie.as_str()), ("accept-encoding", "br, gzip")];
    let body = json!({ "name": " laptop ", "scopes": ["write"], "expiresInDays": 30 });
    let made = app.post_as(KEYS, &body, &headers).await;
    let key = secret(&made);
    assert_eq!((made.header("content-encoding"), made.header("cache-control")), ("", "no-store"));
    let view = made.data()["apiKey"].clone();
    assert_eq!((&view["name"], &view["scopes"]), (&json!("laptop"), &json!(["read", "write"])));
    assert_eq!((&view["state"], &view["lastUsedAt"]), (&json!("active"), &Value::Null));
    assert_eq!(view["expiresAt"], "2026-12-21T10:00:00.000Z");
    assert_eq!(status_with_key(&app, &key).await, StatusCode::OK);

    let listed = app.get_as(KEYS, &[("cookie", &cookie)]).await;
    assert_eq!(listed.data()["apiKeys"][0]["lastUsedAt"], "2026-11-21T10:00:00.000Z");
    assert!(!listed.text.contains(&key), "only its beginning is listed");

    let path = format!("{KEYS}/{}", view["id"].as_str().expect("an id"));
    let rotated = app.post_as(&format!("{path}/rotate"), &json!({}), &[("cookie", &cookie)]).await;
    assert_eq!(rotated.header("content-encoding"), "");
    let new = secret(&rotated);
    assert_eq!(
        (status_with_key(&app, &key).await, status_with_key(&app, &new).await),
        (StatusCode::OK, StatusCode::OK)
    );
    let listed = app.get_as(KEYS, &[("cookie", &cookie)]).await.data();
    let old = listed["apiKeys"].as_array().expect("a list").iter().find(|key| key["id"] == view["id"]).expect("listed");
    assert_eq!((&old["state"], &old["expiresAt"]), (&json!("rotated"), &json!("2026-11-22T10:00:00.000Z")));

    let revoked = app.send(Method::DELETE, &path, &[("cookie", &cookie)], None).await;
    assert_eq!(revoked.data()["apiKey"]["state"], "revoked");
    assert_eq!(
        (status_with_key(&app, &key).await, status_with_key(&app, &new).await),
        (StatusCode::UNAUTHORIZED, StatusCode::OK)
    );
    let again = app.post_as(&format!("{path}/rotate"), &json!({}), &[("cookie", &cookie)]).await;
    assert_eq!((again.status, again.json()["code"].clone()), (StatusCode::CONFLICT, json!("key_not_active")));
}

/// Spec 6: one response for every invalid key, whatever the reason.
#[tokio::test]
async fn invalid_keys_get_the_same_response() {
    let app = TestApp::new().await;
    let account = app.state.db.create_user("ann@example.org", Tier::Business).await.expect("a user");
    let draft = |lifetime| NewKeyOptions { name: "test".to_owned(), scopes: Scopes::READ, lifetime };
    let expired = app.state.db.create_key(&account, draft(Some(Duration::ZERO))).await.expect("a key").key;
    let revoked = app.state.db.create_key(&account, draft(None)).await.expect("a key");
    let own = earshot_app::OwnedKeyId { user_id: account.user_id, id: revoked.row.id };
    app.state.db.revoke_key(own).await.expect("works");
    let good = app.state.db.create_key(&account, draft(None)).await.expect("a key").key;
    let (other_secret, unknown_id) = (
        replace_part(&good, 3, |part| part.chars().rev().collect()),
        replace_part(&good, 2, |_| "aaaaaaaa".to_owned()),
    );
    for wrong in [
        expired,
        revoked.key,
        other_secret,
        unknown_id,
        good[..20].to_owned(),
        good.to_uppercase(),
        "Bearer".to_owned(),
    ] {
        let reply = app.get_as(ME, &[("authorization", &wrong)]).await;
        let body = reply.json();
        assert_eq!(
            (reply.status, &body["status"], &body["message"], &body["code"]),
            (
                StatusCode::UNAUTHORIZED,
                &json!("UNAUTHORIZED"),
                &json!("Invalid authorization token"),
                &json!("unauthorized")
            ),
            "{wrong}"
        );
    }
    assert_eq!(status_with_key(&app, &good).await, StatusCode::OK);
    // API keys are accepted in the header and never in the URL.
    let in_query = app.get(&format!("{ME}?apiKey={good}")).await;
    assert_eq!(in_query.data()["user"], Value::Null);
}

/// A key with one of its parts changed and its checksum recomputed.
fn replace_part(key: &str, place: usize, change: impl Fn(&str) -> String) -> String {
    let mut parts: Vec<String> = key.split('_').map(str::to_owned).collect();
    parts[place] = change(&parts[place]);
    parts.pop();
    let body = parts.join("_");
    format!("{body}_{:08x}", crc32fast::hash(body.as_bytes()))
}

#[tokio::test]
async fn a_key_writes_only_with_the_write_scope() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Business).await;
    let reader = secret(&create_key(&app, &cookie, json!({ "name": "reader" })).await);
    let writer = secret(&create_key(&app, &cookie, json!({ "name": "writer", "scopes": ["read", "write"] })).await);
    let show = podcast("rust-talk", "Rust Talk");
    let reports = format!("/api/v1/podcasts/{}/contacts/reports", show.podcast.slug);
    let report = json!({ "contact": "", "reason": "bounced" });
    let refused = app.post_as(&reports, &report, &[("authorization", &reader)]).await;
    assert_eq!((refused.status, refused.json()["code"].clone()), (StatusCode::FORBIDDEN, json!("scope_missing")));
    // Rejected for its content, not for its credential.
    assert_eq!(app.post_as(&reports, &report, &[("authorization", &writer)]).await.status, StatusCode::BAD_REQUEST);
    let search = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] });
    let found = app.post_as("/api/v1/search/podcasts", &search, &[("authorization", &reader)]).await;
    assert_eq!(found.status, StatusCode::OK, "a search is a read");
}

/// Read from the document: any call other than GET must be declared as reading, otherwise it rejects read-only keys.
#[tokio::test]
async fn no_changing_operation_accepts_a_read_key() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Admin).await;
    let reader = secret(&create_key(&app, &cookie, json!({ "name": "reader" })).await);
    let document = serde_json::to_value(earshot_api::openapi::document()).expect("JSON");
    let mut reading = Vec::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        for method in ["post", "put", "patch", "delete"] {
            let operation = &item[method];
            let takes_keys =
                operation["security"].as_array().is_some_and(|all| all.iter().any(|one| one.get("apiKey").is_some()));
            if !takes_keys {
                continue;
            }
            let real = path.replace(['{', '}'], "");
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            let headers = [("authorization", reader.as_str()), ("content-type", "application/json")];
            let reply = app.send(method, &real, &headers, Some("{}".to_owned())).await;
            if reply.json_if_any()["code"] != "scope_missing" {
                reading.push(operation["operationId"].as_str().expect("an id").to_owned());
            }
        }
    }
    reading.sort();
    assert_eq!(
        reading,
        [
            "exportAlertMatches",
            "exportChart",
            "exportEpisodes",
            "exportListedPodcasts",
            "exportOutreach",
            "exportPodcasts",
            "getAlternativeSpellings",
            "getPodcastMarks",
            "getProjectImportPreview",
            "getTranscriptPassages",
            "previewAlert",
            "previewListedPodcastExport",
            "previewPodcastExport",
            "searchEpisodes",
            "searchPodcasts",
            "suggestGuestProfileFields"
        ]
    );
}

#[tokio::test]
async fn keys_are_managed_only_with_a_session() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Business).await;
    let made = create_key(&app, &cookie, json!({ "name": "writer", "scopes": ["write"] })).await;
    let (key, id) = (secret(&made), made.data()["apiKey"]["id"].as_str().expect("an id").to_owned());
    let other = app.cookie_of("bob@example.org", Tier::Agency).await;
    let calls = [
        (Method::GET, KEYS.to_owned(), None),
        (Method::POST, KEYS.to_owned(), Some(json!({ "name": "another" }))),
        (Method::POST, format!("{KEYS}/{id}/rotate"), Some(json!({}))),
        (Method::DELETE, format!("{KEYS}/{id}"), None),
    ];
    for (method, path, body) in calls {
        let send = |name: &'static str, value: String| {
            let (app, method, path, body) = (&app, method.clone(), &path, body.clone());
            async move {
                let headers = [("content-type", "application/json"), (name, value.as_str())];
                app.send(method, path, &headers, body.map(|body| body.to_string())).await
            }
        };
        let by_key = send("authorization", key.clone()).await;
        assert_eq!(
            (by_key.status, by_key.json()["code"].clone()),
            (StatusCode::FORBIDDEN, json!("session_required")),
            "{method} {path}"
        );
        assert_eq!(send("x-nobody", String::new()).await.status, StatusCode::UNAUTHORIZED, "{method} {path}");
        if path.contains(&id) {
            // Data of others is reported as not found.
            assert_eq!(send("cookie", other.clone()).await.status, StatusCode::NOT_FOUND, "{method} {path}");
        }
    }
    assert_eq!(status_with_key(&app, &key).await, StatusCode::OK, "none of it touched the key");
    assert_eq!(app.get_as(KEYS, &[("cookie", &other)]).await.data()["apiKeys"], json!([]));
}

#[tokio::test]
async fn invalid_key_options_are_rejected() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Business).await;
    let cases = [
        (json!({ "name": "  " }), "/name"),
        (json!({ "name": "a\nb" }), "/name"),
        (json!({ "name": "x".repeat(101) }), "/name"),
        (json!({ "name": "a", "scopes": ["admin"] }), "/scopes"),
        (json!({ "name": "a", "scopes": [] }), "/scopes"),
        (json!({ "name": "a", "expiresInDays": 0 }), "/expiresInDays"),
        (json!({ "name": "a", "expiresInDays": 3651 }), "/expiresInDays"),
        (json!({ "name": "a", "teamId": "x" }), "/teamId"),
    ];
    for (body, pointer) in cases {
        let reply = create_key(&app, &cookie, body.clone()).await;
        assert_eq!(
            (reply.status, reply.json()["errors"][0]["pointer"].clone()),
            (StatusCode::BAD_REQUEST, json!(pointer)),
            "{body}"
        );
    }
    let free = app.cookie_of("free@example.org", Tier::Free).await;
    let refused = create_key(&app, &free, json!({ "name": "a" })).await;
    assert_eq!(
        (refused.status, refused.message().as_str()),
        (StatusCode::FORBIDDEN, "Your plan does not include API access. The business plan does.")
    );
    let unknown = app.post_as(&format!("{KEYS}/x/rotate"), &json!({}), &[("cookie", &cookie)]).await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
}
