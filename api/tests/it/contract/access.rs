//! Access rules: every operation of the document for every kind of caller (ASVS 8.2.1, 8.3.1). Compares the rules
//! that handlers declare with their behavior.

use crate::support::operations::{self, ApiOperation};
use crate::support::prelude::*;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::routing::post;
use earshot_api::layers::csrf::cross_site_layer;
use earshot_api::{ERROR_CODES, ErrorCode, PresentedCredential};
use earshot_app::{Account, NewKeyOptions, OwnedKeyId, Scopes};
use tower::ServiceExt as _;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const PLANS: [Tier; 5] = [Tier::Free, Tier::Individual, Tier::Business, Tier::Agency, Tier::Admin];

/// A kind of caller, with its credential and the header for it.
struct CallerKind {
    name: String,
    shown: PresentedCredential,
    /// `None` starts a session for each call, because some calls end it.
    key: Option<String>,
    account: Option<Account>,
}

impl CallerKind {
    fn with_credential(name: &str, shown: PresentedCredential, key: String) -> Self {
        Self { name: name.to_owned(), shown, key: Some(key), account: None }
    }
}

/// All kinds of callers.
async fn all_caller_kinds(app: &TestApp, time: &ManualClock) -> Vec<CallerKind> {
    let db = &app.state.db;
    let mut kinds =
        vec![CallerKind { name: "nobody".into(), shown: PresentedCredential::Missing, key: None, account: None }];
    for plan in PLANS {
        let account = db.create_user(&format!("{}@example.org", plan.as_str()), plan).await.expect("a user");
        let name = |what: &str| format!("{what} on {}", plan.as_str());
        for scopes in [Scopes::READ, Scopes::READ_AND_WRITE] {
            let draft = NewKeyOptions { name: "test".to_owned(), scopes, lifetime: None };
            let key = db.create_key(&account, draft).await.expect("a key").key;
            kinds.push(CallerKind::with_credential(
                &name(&format!("key {}", scopes.names().join("+"))),
                PresentedCredential::Key(plan, scopes),
                key,
            ));
        }
        kinds.push(CallerKind {
            name: name("session"),
            shown: PresentedCredential::Session(plan),
            key: None,
            account: Some(account),
        });
    }
    let ann = db.create_user("ann@example.org", Tier::Business).await.expect("a user");
    let draft = |lifetime| NewKeyOptions { name: "test".to_owned(), scopes: Scopes::READ_AND_WRITE, lifetime };
    let expired = db.create_key(&ann, draft(Some(DAY))).await.expect("a key");
    let revoked = db.create_key(&ann, draft(None)).await.expect("a key");
    db.revoke_key(OwnedKeyId { user_id: ann.user_id, id: revoked.row.id }).await.expect("revoked");
    time.advance(DAY);
    for (name, key) in [
        ("expired key", expired.key),
        ("revoked key", revoked.key.clone()),
        ("altered key", revoked.key.replace("pk_live_", "pk_live_0")),
        ("no key at all", "Basic YW5uOmFubg==".to_owned()),
    ] {
        kinds.push(CallerKind::with_credential(name, PresentedCredential::InvalidKey, key));
    }
    kinds.push(CallerKind {
        name: "ended session".into(),
        shown: PresentedCredential::Missing,
        key: None,
        account: Some(ann),
    });
    kinds
}

/// The header for one call.
async fn credential(app: &TestApp, kind: &CallerKind) -> Option<(&'static str, String)> {
    if let Some(key) = &kind.key {
        return Some(("authorization", key.clone()));
    }
    let account = kind.account.as_ref()?;
    let token = app.state.db.start_session(account.user_id, None).await.expect("a session");
    if kind.shown == PresentedCredential::Missing {
        app.state.db.end_session(&token).await.expect("ended");
    }
    Some(("cookie", format!("__Host-session={token}")))
}

fn expected_rejection(call: &ApiOperation, kind: &CallerKind) -> Option<ErrorCode> {
    call.access.rejection(kind.shown).or_else(|| call.access.plan_rejection(kind.shown))
}

fn code_name(code: ErrorCode) -> &'static str {
    ERROR_CODES.iter().find(|row| row.code == code).expect("a row").name
}

/// Makes every call as the kinds of callers with some credentials.
async fn check_callers(has: impl Fn(PresentedCredential) -> bool) {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |config| config.requests_per_minute = None).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    let mut kinds = all_caller_kinds(&app, &time).await;
    kinds.retain(|kind| has(kind.shown));
    assert!(kinds.len() >= 5);
    let mut faults = Vec::new();
    let mut number = 0;
    for call in operations::all_operations() {
        for kind in &kinds {
            number += 1;
            let header = credential(&app, kind).await;
            let header = header.as_ref().map(|(name, value)| (*name, value.as_str()));
            let reply = call.send(&app, number, &call.sample_path(), header).await;
            let code = reply.json_if_any()["code"].as_str().unwrap_or_default().to_owned();
            let is_right = match expected_rejection(&call, kind) {
                Some(refused) => code == code_name(refused),
                // The caller is accepted, whatever else is wrong with the request. The free plan has one alert, and
                // three AI assists a day.
                None => {
                    let used_up = [ErrorCode::LimitReached, ErrorCode::QuotaExceeded].map(code_name);
                    is_accepted(&call, reply.status) || used_up.contains(&code.as_str())
                }
            };
            if !is_right {
                let requested = expected_rejection(&call, kind).map_or("to be let in", code_name);
                faults.push(format!("{}, {}: {} {code}, not {requested}", call.id, kind.name, reply.status));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[tokio::test]
async fn every_operation_accepts_the_keys_it_declares() {
    check_callers(|shown| matches!(shown, PresentedCredential::Key(..))).await;
}

#[tokio::test]
async fn every_operation_accepts_the_sessions_it_declares() {
    check_callers(|shown| matches!(shown, PresentedCredential::Session(_))).await;
}

#[tokio::test]
async fn every_operation_rejects_invalid_credentials() {
    check_callers(|shown| matches!(shown, PresentedCredential::Missing | PresentedCredential::InvalidKey)).await;
}

/// Spec 6, at paths and with methods that no operation has, and with every malformed header.
#[tokio::test]
async fn an_invalid_key_is_rejected_on_every_route() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    let altered = key.replace("pk_live_", "pk_live_0");
    let twice = [("authorization", key.as_str()), ("authorization", altered.as_str())];
    let malformed = ["", "Bearer", "Bearer ", "bearer pk_live_x y", "Basic YW5uOmFubg==", "null", altered.as_str()];
    let malformed = malformed.map(|value| vec![("authorization", value)]);
    for headers in malformed.into_iter().chain([twice.to_vec()]) {
        for (method, path) in [
            (Method::GET, "/api/v1/podcasts/latest"),
            (Method::HEAD, "/api/v1/podcasts/latest"),
            (Method::GET, "/api/v1/public/health"),
            (Method::GET, "/api/v1/rss/stats/public/podcast2"),
            (Method::GET, "/api/v1/no/such/call"),
            (Method::DELETE, "/api/v1/podcasts/latest"),
            (Method::GET, "/search?q=rust"),
        ] {
            let reply = app.send(method.clone(), path, &headers, None).await;
            assert_eq!(reply.status, StatusCode::UNAUTHORIZED, "{method} {path} {headers:?}");
            if method == Method::GET {
                let body = reply.json();
                assert_eq!(
                    (&body["status"], &body["code"]),
                    (&json!("UNAUTHORIZED"), &json!("unauthorized")),
                    "{path}"
                );
                assert_eq!(body["data"]["message"], "Invalid authorization token", "{path}");
            }
        }
    }
    // A session does not count when the key is invalid.
    let cookie = app.cookie(Tier::Business).await;
    let both = [("cookie", cookie.as_str()), ("authorization", "pk_live_x")];
    assert_eq!(app.get_as("/api/v1/auth/me", &both).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(app.get_as("/api/v1/public/health", &[("authorization", &key)]).await.status, StatusCode::OK);
}

/// Whether the status means that the caller was accepted. All objects of the request exist, except for links and
/// codes that were never sent and ids without an owner.
fn is_accepted(call: &ApiOperation, status: StatusCode) -> bool {
    // Clients of the contract request by GET, too.
    let changes_something = !call.method.is_safe() || call.id == "requestEpisodeTranscription";
    let asks_for_nothing_there = changes_something && !call.id.starts_with("search") || call.names_missing_row();
    match status {
        StatusCode::OK => true,
        StatusCode::BAD_REQUEST | StatusCode::NOT_FOUND => asks_for_nothing_there,
        // Each podcast once a minute, whoever requests it.
        StatusCode::TOO_MANY_REQUESTS => call.id.starts_with("refreshPodcast"),
        _ => false,
    }
}

#[tokio::test]
async fn only_same_site_pages_may_send_changes() {
    let key = ("authorization", "Bearer pk_live_nobody");
    let cases: &[(&[(&str, &str)], bool)] = &[
        (&[], true),
        (&[key], true),
        (&[("sec-fetch-site", "same-origin"), ("origin", "https://evil.example")], true),
        (&[("sec-fetch-site", "none")], true),
        (&[("sec-fetch-site", "same-site")], false),
        (&[("sec-fetch-site", "same-site"), key], false),
        (&[("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")], false),
        (&[("sec-fetch-site", "cross-site"), ("origin", "https://evil.example"), key], false),
        (&[("origin", "https://earshot.example")], true),
        (&[("origin", "http://127.0.0.1:8080"), ("host", "127.0.0.1:8080")], true),
        (&[("origin", "https://evil.example"), ("host", "earshot.example")], false),
        (&[("origin", "https://evil.example"), ("host", "earshot.example"), key], false),
        (&[("origin", "null")], false),
    ];
    let service =
        Router::new().route("/", post(|| async { "done" })).layer(cross_site_layer("https://earshot.example/"));
    for (headers, is_let_through) in cases {
        let mut request = Request::post("/");
        for (name, value) in *headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).expect("a request");
        let status = service.clone().oneshot(request).await.expect("never fails").status();
        let expected = if *is_let_through { StatusCode::OK } else { StatusCode::FORBIDDEN };
        assert_eq!(status, expected, "{headers:?}");
    }
}
