//! Each kind of invalid request has its own error, in the envelope.

use crate::support::catalog::{FAIL, PANIC};
use crate::support::documents::{episode, podcast};
use crate::support::prelude::*;
use earshot_api::ERROR_CODES;

fn reply_summary(reply: &TestResponse) -> Value {
    let mut body = reply.json();
    assert_eq!(body["requestId"], reply.header("x-request-id"), "the same id in body and header");
    assert_eq!(reply.header("cache-control"), "no-store");
    // Spec 8: search clients read `data.message`, all others `message`.
    assert_eq!(body["data"]["message"], body["message"]);
    body["requestId"] = json!("[id]");
    json!({ "status": reply.status.as_u16(), "body": body })
}

#[test]
fn the_table_of_error_codes() {
    let rows: Vec<String> =
        ERROR_CODES.iter().map(|row| format!("{} {} {}", row.status.as_u16(), row.name, row.message)).collect();
    insta::assert_snapshot!(rows.join("\n"));
}

#[tokio::test]
async fn invalid_requests() {
    let app = TestApp::new().await;
    let json_type = [("content-type", "application/json")];
    let path = "/api/v1/search/podcasts";
    let post = |headers: &'static [(&'static str, &'static str)], body: &str| {
        let body = body.to_owned();
        let app = &app;
        async move { app.send(Method::POST, path, headers, Some(body)).await }
    };
    let large = format!("\"{}\"", "x".repeat(2 << 20));
    let cases = [
        ("malformed", app.send(Method::POST, path, &json_type, Some("{\"a\":".to_owned())).await),
        ("trailing", app.send(Method::POST, path, &json_type, Some("{} {}".to_owned())).await),
        ("no type", post(&[], "{}").await),
        ("form", post(&[("content-type", "application/x-www-form-urlencoded")], "a=b").await),
        ("large", app.send(Method::POST, path, &json_type, Some(large)).await),
        ("unknown route", app.get("/api/v2/nothing").await),
        ("unknown podcast", app.get("/api/v1/podcasts/nobody").await),
        ("unknown episode", app.get("/api/v1/episodes/not-an-id/details").await),
        ("wrong method", app.get(path).await),
        ("wrong key", app.get_as("/api/v1/auth/me", &[("authorization", "pk_live_x")]).await),
        ("not signed in", app.get("/api/v1/episodes/x/transcript-text").await),
        ("missing parameter", app.get("/api/v1/autocomplete/podcasts").await),
        ("wrong parameter", app.get("/api/v1/podcasts/rust-talk/episodes?limit=x").await),
        ("limit", app.get("/api/v1/podcasts/rust-talk/episodes?limit=101").await),
        ("letter", app.get("/api/v1/public/directory?letter=ab").await),
        ("two ids", app.get("/api/v1/podcasts/id/lookup?slug=a&appleId=1").await),
    ];
    let shown: Vec<Value> =
        cases.iter().map(|(name, reply)| json!({ "case": name, "answer": reply_summary(reply) })).collect();
    insta::assert_json_snapshot!(shown);
}

/// Spec 8: clients of downloads show the status text instead of the body, so a failure has a status of its own, and its
/// body is that of every error, not a file.
#[tokio::test]
async fn a_failed_download_is_an_ordinary_error() {
    for row in ERROR_CODES {
        assert!(row.status.canonical_reason().is_some(), "{} has no status text", row.name);
    }
    let app = TestApp::new().await;
    let show = podcast("rust-talk", "Rust Talk");
    let path = format!("/api/v1/episodes/{}/download/transcript", episode(&show, 1).episode.id);
    let business = app.key(Tier::Business).await;
    let free = app.cookie(Tier::Free).await;
    let key = [("authorization", business.as_str()), ("accept", "*/*")];
    let cases = [
        ("anonymous", app.get(&path).await, 401, "sign_in_required"),
        ("plan", app.get_as(&path, &[("cookie", &free)]).await, 403, "format_not_on_plan"),
        ("format", app.get_as(&format!("{path}?format=doc"), &key).await, 400, "invalid_request"),
        ("episode", app.get_as("/api/v1/episodes/x/download/transcript", &key).await, 404, "not_found"),
        ("key", app.get_as(&path, &[("authorization", "pk_live_x")]).await, 401, "unauthorized"),
    ];
    for (name, reply, status, code) in cases {
        assert_eq!((reply.status.as_u16(), reply.header("content-type")), (status, "application/json"), "{name}");
        assert_eq!(reply.header("content-disposition"), "", "{name}");
        assert_eq!(!reply.header("www-authenticate").is_empty(), status == 401, "{name}: a challenge with each 401");
        assert_eq!(reply_summary(&reply)["body"]["code"], code, "{name}");
    }
}

#[tokio::test]
async fn a_wrong_method_lists_the_allowed_ones() {
    let app = TestApp::new().await;
    let reply = app.get("/api/v1/search/podcasts").await;
    assert_eq!((reply.status, reply.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "POST"));
    let reply = app.send(Method::DELETE, "/api/v1/podcasts/rust-talk", &[], None).await;
    assert_eq!((reply.status, reply.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "GET,HEAD"));
}

#[tokio::test]
async fn server_errors_hide_their_details() {
    let app = TestApp::new().await;
    for text in [PANIC, FAIL] {
        let body = json!({ "searchTerms": [{ "searchTerm": text, "searchTargets": ["podcast-title"] }] });
        let reply = app.post("/api/v1/search/podcasts", &body).await;
        assert_eq!(reply.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(
            reply.message(),
            "Something went wrong on our side. Try again. If it keeps failing, contact us with the request ID."
        );
        assert!(!reply.text.contains("secret") && !reply.text.contains("asked"), "{}", reply.text);
        assert!(!reply.header("x-request-id").is_empty());
    }
}

#[tokio::test]
async fn problem_json_is_sent_on_request() {
    let app = TestApp::new().await;
    let reply = app.get_as("/api/v1/podcasts/nobody", &[("accept", "text/html, application/problem+json;q=0.9")]).await;
    assert_eq!(reply.header("content-type"), "application/problem+json");
    let body = reply.json();
    assert_eq!(body["type"], "urn:earshot:error:not_found");
    assert_eq!((&body["status"], &body["detail"]), (&json!(404), &json!("Podcast not found")));
}

#[tokio::test]
async fn before_the_first_publication_the_error_names_the_command() {
    let app = TestApp::empty().await;
    let reply = app.get("/api/v1/podcasts/latest").await;
    assert_eq!(reply.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(reply.message().contains("earshot pipeline"), "{}", reply.text);
    assert_eq!(reply.header("retry-after"), "5");
    assert_eq!(app.get("/api/v1/public/health").await.data()["state"], "empty");
    let page = app.get("/").await;
    assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(page.text.contains("earshot pipeline"), "{}", page.text);
}

#[tokio::test]
async fn every_response_has_security_headers() {
    let app = TestApp::new().await;
    for path in ["/api/v1/podcasts/latest", "/api/nothing", "/", "/nothing", "/openapi.json", "/robots.txt"] {
        let reply = app.get(path).await;
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        assert!(reply.header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
        assert!(!reply.header("referrer-policy").is_empty(), "{path}");
        assert!(!reply.header("strict-transport-security").is_empty(), "{path}");
        assert!(!reply.header("cache-control").is_empty(), "{path}");
        assert!(!reply.header("x-request-id").is_empty(), "{path}");
    }
}
