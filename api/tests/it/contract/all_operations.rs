//! Rules for every operation and every response (ASVS 5.0). The tests iterate over the document, so that they cover
//! new calls, too.

use crate::support::operations::{self, ApiOperation, replace_at};
use crate::support::prelude::*;
use earshot_app::{Account, NewKeyOptions, Scopes};
use earshot_model::Clock;
use sea_orm::{ConnectionTrait, Database, DatabaseBackend, QueryResult, Statement};

async fn app() -> TestApp {
    let clock = Clock::fixed(crate::support::documents::timestamp("2026-11-21T10:00:00Z"));
    let app = TestApp::with_config(clock, |config| config.requests_per_minute = None).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    app
}

/// An account with data of every kind that a call could change.
async fn account_with_a_key(app: &TestApp) -> Account {
    let account = app.state.db.create_user("ann@example.org", Tier::Admin).await.expect("a user");
    let draft = NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime: None };
    app.state.db.create_key(&account, draft).await.expect("a key");
    account
}

async fn session_cookie(app: &TestApp, account: &Account) -> String {
    let token = app.state.db.start_session(account.user_id, None).await.expect("a session");
    format!("__Host-session={token}")
}

/// A response to each call, with a session.
async fn reply_to_every_operation(app: &TestApp) -> Vec<(ApiOperation, TestResponse)> {
    let account = account_with_a_key(app).await;
    let mut answers = Vec::new();
    for (number, call) in (0..).zip(operations::all_operations()) {
        let cookie = session_cookie(app, &account).await;
        let reply = call.send(app, number, &call.sample_path(), Some(("cookie", &cookie))).await;
        answers.push((call, reply));
    }
    answers
}

/// ASVS 3.4.1, 3.4.3 to 3.4.6, 4.1.1, 14.3.2, and 3.3.1 to 3.3.4 for cookies.
#[tokio::test]
async fn every_response_has_its_headers() {
    let app = app().await;
    let mut answers: Vec<_> =
        reply_to_every_operation(&app).await.into_iter().map(|(call, reply)| (call.id, reply)).collect();
    for path in ["/", "/search?q=rust", "/podcasts/rust-talk", "/sign-in", "/no/such/page", "/openapi.json", "/livez"] {
        let reply = app.get_as(path, &[("cookie", "__Host-session=none")]).await;
        answers.push((path.to_owned(), reply));
    }
    let mut cookies = 0;
    for (id, reply) in &answers {
        assert_eq!(reply.header("strict-transport-security"), "max-age=31536000", "{id}");
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{id}");
        assert!(reply.header("content-security-policy").contains("frame-ancestors 'none'"), "{id}");
        assert!(!reply.header("content-security-policy").contains("unsafe-eval"), "{id}");
        assert!(!reply.header("referrer-policy").is_empty() && !reply.header("cross-origin-opener-policy").is_empty());
        assert!(reply.headers.get("access-control-allow-origin").is_none(), "{id}");
        assert!(reply.headers.get("server").is_none() && reply.headers.get("x-powered-by").is_none(), "{id}");
        // Responses to callers with credentials are not cached.
        let cache = reply.header("cache-control");
        assert!(cache == "no-store" || cache == "private, no-cache", "{id}: {cache}");
        let content_type = reply.header("content-type");
        assert!(!content_type.starts_with("text/") || content_type.contains("charset=utf-8"), "{id}: {content_type}");
        for cookie in reply.headers.get_all("set-cookie") {
            cookies += 1;
            let cookie = cookie.to_str().expect("text");
            for part in ["__Host-", "; Path=/", "; Secure", "; HttpOnly", "; SameSite=Lax", "; Max-Age="] {
                assert!(cookie.contains(part), "{id}: {part} is not in {cookie}");
            }
            assert!(!cookie.contains("Domain"), "{id}: {cookie}");
        }
    }
    assert!(cookies >= 3, "{cookies}");
}

/// ASVS 3.5.1: a page of another site cannot change data.
#[tokio::test]
async fn no_operation_accepts_cross_site_requests() {
    let app = app().await;
    let account = account_with_a_key(&app).await;
    let key = app.key(Tier::Admin).await;
    let mut seen = 0;
    for call in operations::all_operations().into_iter().filter(|call| !call.method.is_safe()) {
        seen += 1;
        let cookie = session_cookie(&app, &account).await;
        for (name, value) in
            [("sec-fetch-site", "cross-site"), ("sec-fetch-site", "same-site"), ("origin", "https://evil.example")]
        {
            let cookie = [("cookie", cookie.as_str()), ("content-type", "application/json"), (name, value)].to_vec();
            // No header that a page can add disables the check.
            let with_header = [cookie.as_slice(), &[("authorization", key.as_str())]].concat();
            for headers in [cookie, with_header] {
                let body = call.body.as_ref().map(ToString::to_string);
                let reply = app.send(call.method.clone(), &call.sample_path(), &headers, body).await;
                let code = reply.json()["code"].clone();
                // Some calls reject a key before they check the origin.
                let is_rejected = code == "cross_origin" || (headers.len() > 3 && code == "session_required");
                assert!(
                    reply.status == StatusCode::FORBIDDEN && is_rejected,
                    "{} {headers:?}: {}",
                    call.id,
                    reply.text
                );
            }
        }
    }
    assert!(seen > 15, "{seen}");
}

/// ASVS 3.5.3: reading changes nothing except for usage counts. Three calls of the contract change data by GET; they accept
/// only keys that may write, so no page of a stranger can send them.
#[tokio::test]
async fn read_operations_write_nothing() {
    let app = app().await;
    let account = account_with_a_key(&app).await;
    let cookie = session_cookie(&app, &account).await;
    let url = app.state.config.database_url.clone();
    let before = all_rows(&url).await;
    assert!(before.len() > 8 && before.iter().any(|table| table.contains("laptop")), "{before:?}");
    for round in 0..2 {
        let writes = ["refreshPodcast", "requestEpisodeTranscription", "requestPodcastTranscription"];
        let reads = |call: &ApiOperation| {
            call.method.is_safe() && !call.names_missing_row() && !writes.contains(&call.id.as_str())
        };
        for (number, call) in (0..).zip(operations::all_operations()).filter(|(_, call)| reads(call)) {
            let reply = call.send(&app, number, &call.sample_path(), Some(("cookie", &cookie))).await;
            assert_eq!(reply.status, StatusCode::OK, "{} in round {round}: {}", call.id, reply.text);
            let head = app.send(Method::HEAD, &call.sample_path(), &[("cookie", &cookie)], None).await;
            assert_eq!((head.status, head.text.as_str()), (StatusCode::OK, ""), "{}", call.id);
        }
    }
    for path in
        ["/sign-in/email-link?key=x", "/sign-up/validate?key=x", "/invitation?key=x", "/app/sign-out", "/sign-in"]
    {
        app.get_as(path, &[("cookie", &cookie)]).await;
    }
    assert_eq!(all_rows(&url).await, before);
}

/// All rows of all tables, except for those that count usage.
async fn all_rows(url: &str) -> Vec<String> {
    let connection = Database::connect(url).await.expect("the database opens");
    let is_sqlite = connection.get_database_backend() == DatabaseBackend::Sqlite;
    let ask = async |sql: String| {
        let rows = connection.query_all_raw(Statement::from_string(connection.get_database_backend(), sql)).await;
        let text = |row: &QueryResult| row.try_get_by_index::<String>(0).expect("a text");
        rows.expect("rows").iter().map(text).collect::<Vec<_>>()
    };
    let names = if is_sqlite {
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'usage%' ORDER BY name"
    } else {
        "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'usage%' ORDER BY 1"
    };
    let mut tables = Vec::new();
    for name in ask(names.to_owned()).await {
        let row = if is_sqlite {
            let columns = ask(format!("SELECT name FROM pragma_table_info('{name}')")).await;
            columns.iter().map(|column| format!("quote({column})")).collect::<Vec<_>>().join(" || ',' || ")
        } else {
            format!("{name}::text")
        };
        let rows = ask(format!("SELECT {row} AS line FROM {name} ORDER BY line")).await;
        tables.push(format!("{name}: {}", rows.join("; ")));
    }
    tables
}

/// ASVS 15.3.3: a body may contain only the declared keys.
#[tokio::test]
async fn bodies_with_unknown_keys_are_rejected() {
    let app = app().await;
    let account = account_with_a_key(&app).await;
    let cookie = session_cookie(&app, &account).await;
    // The body of a billing event is read only after its signature is right (`billing.rs`).
    for call in operations::all_operations().into_iter().filter(|call| call.id != "receiveBillingEvent") {
        // A list has no keys.
        let Some(mut body) = call.body.clone().filter(Value::is_object) else { continue };
        for key in ["isAdmin", "plan", "userId", "__proto__"] {
            body[key] = json!("admin");
            let headers = [("cookie", cookie.as_str()), ("content-type", "application/json")];
            let reply = app.send(call.method.clone(), &call.sample_path(), &headers, Some(body.to_string())).await;
            // The unknown key is reported, whatever else is wrong.
            let at = reply.json()["errors"][0]["pointer"].clone();
            let answer = (reply.status, at);
            assert_eq!(answer, (StatusCode::BAD_REQUEST, json!(format!("/{key}"))), "{}: {}", call.id, reply.text);
            body.as_object_mut().expect("an object").remove(key);
        }
    }
}

/// Every key of every body: `null` and absent are the same, whether the key is required or not.
#[tokio::test]
async fn null_counts_as_absent_in_every_body() {
    let app = app().await;
    let account = account_with_a_key(&app).await;
    let (mut number, mut seen) = (0, 0);
    // A statement about people is refused the second time, because it would have no effect (`people.rs`).
    for mut call in operations::all_operations().into_iter().filter(|call| call.id != "statePerson") {
        let Some(body) = call.body.take() else { continue };
        // The helper sets the address.
        for key in call.keys_of_body.clone().into_iter().filter(|key| key != "email") {
            let mut outcomes = Vec::new();
            for value in [Some(json!(null)), None] {
                let mut body = body.clone();
                let keys = body.as_object_mut().expect("an object");
                keys.remove(&key);
                keys.extend(value.map(|value| (key.clone(), value)));
                call.body = Some(body);
                number += 1;
                let cookie = session_cookie(&app, &account).await;
                let reply = call.send(&app, number, &call.sample_path(), Some(("cookie", &cookie))).await;
                // A file has no body with what is wrong.
                let answer = reply.json_if_any();
                outcomes.push((reply.status, answer["code"].clone(), answer["errors"].clone()));
            }
            seen += 1;
            assert_eq!(outcomes[0], outcomes[1], "{} {key}", call.id);
        }
    }
    assert!(seen > 60, "{seen}");
}

/// ASVS 13.4.4: TRACE is not supported, and other methods are rejected with the list of supported ones.
#[tokio::test]
async fn undeclared_methods_get_405() {
    let app = app().await;
    for call in operations::all_operations() {
        for method in [Method::TRACE, Method::CONNECT, Method::from_bytes(b"DEBUG").expect("a method")] {
            let reply = app.send(method.clone(), &call.sample_path(), &[("x-canary", "canary")], None).await;
            assert_eq!(reply.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {}", call.route);
            assert!(reply.header("allow").contains(call.method.as_str()), "{method} {}", call.route);
            assert!(!reply.text.contains("canary"));
        }
    }
}

/// ASVS 14.2.1: API keys in the query string are rejected.
#[tokio::test]
async fn api_keys_in_the_query_string_are_rejected() {
    let app = app().await;
    let key = app.key(Tier::Admin).await;
    for call in
        operations::all_operations().into_iter().filter(|call| call.access.key.is_some() && !call.access.anonymous)
    {
        let path = call.sample_path();
        let joint = if path.contains('?') { '&' } else { '?' };
        for name in ["apiKey", "api_key", "key", "token", "access_token", "Authorization"] {
            let reply = call.send(&app, 1, &format!("{path}{joint}{name}={key}"), None).await;
            assert_eq!(reply.status, StatusCode::UNAUTHORIZED, "{} {name}", call.id);
        }
    }
}

/// Numbers beyond every range, as JSON text.
const NUMBERS: [&str; 11] = [
    "18446744073709551615",
    "18446744073709551616",
    "9223372036854775808",
    "9223372036854775807",
    "-9223372036854775808",
    "4294967296",
    "-1",
    "-0",
    "1e308",
    "-1e308",
    "0.5",
];

/// No number leads to a server fault: every number of the document, in queries, in bodies and on pages.
#[tokio::test]
async fn no_number_causes_a_server_error() {
    let app = app().await;
    let account = account_with_a_key(&app).await;
    let key = app.key(Tier::Admin).await;
    let mut paths = Vec::new();
    for number in NUMBERS {
        let pages = ["/podcasts/directory/r?skip=", "/podcasts/rust-talk?skip=", "/search?q=rust&skip=", "/sitemaps/"];
        paths.extend(pages.map(|page| format!("{page}{number}")));
        paths.push(format!("/sitemaps/{number}.xml"));
        paths.push(format!("/sitemaps/{number}00000.xml"));
    }
    let mut faults = Vec::new();
    for path in &paths {
        let reply = app.get(path).await;
        faults.extend((reply.status.is_server_error()).then(|| format!("{path}: {}", reply.status)));
    }
    let (mut in_query, mut in_bodies) = (0, 0);
    for call in operations::all_operations() {
        let cookie = session_cookie(&app, &account).await;
        let credential =
            if call.access.key.is_some() { ("authorization", key.as_str()) } else { ("cookie", cookie.as_str()) };
        for (parameter, number) in call.numbers.iter().flat_map(|name| NUMBERS.map(|number| (name, number))) {
            in_query += 1;
            let mut query = call.query.clone();
            query.retain(|(name, _)| name != parameter);
            query.push((parameter.clone(), number.to_owned()));
            let path = format!("{}{}", call.path(operations::sample_value), call.query_text(&query));
            let reply = call.send(&app, in_query, &path, Some(credential)).await;
            if !matches!(reply.status.as_u16(), 200 | 400 | 404) {
                faults.push(format!("{path}: {}", reply.status));
            }
        }
        let Some(body) = &call.body else { continue };
        for (pointer, number) in call.numbers_of_body.iter().flat_map(|at| NUMBERS.map(|number| (at, number))) {
            in_bodies += 1;
            // Serde's numbers have at most 64 bits, so the text is inserted afterwards.
            let text = replace_at(body.clone(), pointer, json!("a number")).to_string();
            let text = text.replace("\"a number\"", number);
            let headers = [credential, ("content-type", "application/json")];
            let reply = app.send(call.method.clone(), &call.sample_path(), &headers, Some(text.clone())).await;
            if reply.status.is_server_error() {
                faults.push(format!("{} {text}: {}", call.id, reply.status));
            }
        }
    }
    assert!(in_query > 250 && in_bodies > 250, "{in_query} in queries, {in_bodies} in bodies");
    assert!(faults.is_empty(), "{faults:#?}");
}

/// ASVS 13.4.2 and 13.4.5: neither developer tools nor files of the machine are served.
#[tokio::test]
async fn no_development_endpoint_is_reachable() {
    let app = app().await;
    for path in [
        "/dev/mailbox",
        "/dev/",
        "/metrics",
        "/debug",
        "/debug/pprof/",
        "/actuator/env",
        "/server-status",
        "/console",
        "/graphql",
        "/swagger-ui/",
        "/.env",
        "/.git/config",
        "/app.db",
        "/assets/../Cargo.toml",
        "/assets/%2e%2e/%2e%2e/etc/passwd",
        "/index.html.map",
        "/api/v1/debug",
        "/api/internal",
    ] {
        let key = app.key(Tier::Admin).await;
        let reply = app.get_as(path, &[("authorization", &key), ("host", "127.0.0.1:8080")]).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}: {}", reply.text);
        assert!(!reply.text.contains("root:") && !reply.text.contains("[package]"), "{path}");
    }
}
