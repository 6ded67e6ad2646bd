//! Ids in paths and queries, for every operation: the caller's own, another account's, an unknown one, and malformed
//! values (ASVS 8.2.2, 8.4.1).

use crate::support::operations::{self, ApiOperation, sample_value};
use crate::support::prelude::*;
use earshot_api::Config;
use earshot_app::{
    Account, ClaimSecret, ClaimStart, Mail, NewKeyOptions, NewMail, NewPasskey, NewPodcastClaim, PasskeyAddition,
    Scopes, ids,
};
use earshot_model::PodcastId;

/// Malformed values that attackers send, percent-encoded for a path.
fn malformed_values() -> Vec<String> {
    let mut all: Vec<_> =
        ["%00", "rust-talk%00", "%0d%0aset-cookie:%20a=b", "%1b%5b31m", "%ff%fe", "%E2%80%AE", "..%2f..%2fauth%2fme"]
            .map(str::to_owned)
            .into();
    all.extend(["-1".to_owned(), "%27%20or%201=1--".to_owned(), "a".repeat(10_240), "%C3%A4".repeat(2_000)]);
    all
}

async fn app(configure: impl FnOnce(&mut Config)) -> TestApp {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| {
        configure(config);
        config.requests_per_minute = None;
    })
    .await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    app
}

async fn cookie(app: &TestApp, account: &Account) -> String {
    let token = app.state.db.start_session(account.user_id, None).await.expect("a session");
    format!("__Host-session={token}")
}

/// An id of the account's own, for a parameter.
async fn owned_value(app: &TestApp, account: &Account, parameter: &str) -> String {
    let db = &app.state.db;
    match parameter {
        "apiKeyId" => {
            let draft = NewKeyOptions { name: "test".to_owned(), scopes: Scopes::READ, lifetime: None };
            db.create_key(account, draft).await.expect("a key").row.id.to_string()
        }
        "sessionId" => {
            db.start_session(account.user_id, None).await.expect("a session");
            let open = db.sessions_of(account.user_id).await.expect("works");
            // The newest comes first; the session of the request is another one.
            open.first().expect("one").id.to_string()
        }
        "passkeyId" => {
            let new =
                NewPasskey { name: "Phone".to_owned(), credential_id: ids::new_token(), credential: "{}".to_owned() };
            let (to, subject, text, html) = (account.email.clone(), String::new(), String::new(), String::new());
            let mail = Mail { to, subject, text, html, unsubscribe_url: None };
            let notice = NewMail { mail, valid_for: std::time::Duration::from_secs(60) };
            match db.add_passkey(account.user_id, new, notice).await.expect("works") {
                PasskeyAddition::Added(added) => added.id.to_string(),
                other => panic!("{other:?}"),
            }
        }
        "claimId" => {
            let new = NewPodcastClaim {
                id: ids::new_id(db.clock()),
                podcast: PodcastId::from_feed_url("https://feeds.example/rust"),
                podcast_slug: "rust-talk".to_owned(),
                podcast_title: "Rust Talk".to_owned(),
                secret: ClaimSecret::Feed { token: "token".to_owned() },
            };
            let id = match db.start_podcast_claim(account, new).await.expect("works") {
                ClaimStart::Started(claim) => claim.id,
                ClaimStart::AlreadyProven(claim) => return claim.id.to_string(),
                other => panic!("{other:?}"),
            };
            db.prove_podcast_claim(account, id, &["token"]).await.expect("works");
            id.to_string()
        }
        _ => panic!("say in access_ids.rs how to own a {parameter}"),
    }
}

/// The keys and sessions of an account that are valid.
async fn owned_rows(app: &TestApp, account: &Account) -> String {
    let db = &app.state.db;
    let keys = db.keys_of(account.user_id).await.expect("works");
    let sessions = db.sessions_of(account.user_id).await.expect("works");
    let keys: Vec<_> = keys.iter().map(|key| (key.id, key.state, key.expires_at)).collect();
    let sessions: Vec<_> = sessions.iter().map(|session| session.id).collect();
    format!("{keys:?} {sessions:?}")
}

#[tokio::test]
async fn ids_of_other_users_are_not_found() {
    let app = app(|_| {}).await;
    let db = &app.state.db;
    let ann = db.create_user("ann@example.org", Tier::Business).await.expect("a user");
    let bob = db.create_user("bob@example.org", Tier::Agency).await.expect("a user");
    // A member of Ann's team who does not own it must not reach Ann's own data.
    let member = Member::in_team_of(&app, "cid", &ann, Role::Member).await.account;
    assert_eq!(member.tier, Tier::Business);
    // Each sees their own team.
    for (account, expected) in [
        (&ann, vec![("ann@example.org", "owner"), ("cid@example.org", "member")]),
        (&member, vec![("ann@example.org", "owner"), ("cid@example.org", "member")]),
        (&bob, vec![("bob@example.org", "owner")]),
    ] {
        let users = app.get_as("/api/v1/teams/users", &[("cookie", &cookie(&app, account).await)]).await.data();
        let users = users["users"].as_array().expect("users").clone();
        let mut found: Vec<_> = users
            .iter()
            .map(|user| (user["email"].as_str().unwrap_or(""), user["role"].as_str().unwrap_or("")))
            .collect();
        found.sort_unstable();
        assert_eq!(found, expected, "{}", account.email);
    }
    let admin = db.create_user("root@example.org", Tier::Admin).await.expect("a user");
    let mut number = 0;
    let mut seen = 0;
    for call in operations::all_operations() {
        // Calls that need a session concern only the caller's own data, or the members of their team
        // (`members.rs`).
        // Administrators name the teams of others (`administration.rs`).
        let is_administration = call.route.starts_with("/api/v1/administration/");
        if call.access.anonymous
            || call.access.key.is_some()
            || call.route.starts_with("/api/v1/teams/")
            || is_administration
        {
            continue;
        }
        // The scope of a data download names no row: each caller has their own.
        for parameter in call.in_path.iter().filter(|parameter| *parameter != "dataScope") {
            seen += 1;
            for other in [&bob, &member, &admin] {
                let id = owned_value(&app, &ann, parameter).await;
                let before = owned_rows(&app, &ann).await;
                number += 1;
                let header = cookie(&app, other).await;
                let reply = call.send(&app, number, &call.path(|_| id.clone()), Some(("cookie", &header))).await;
                assert_eq!(reply.status, StatusCode::NOT_FOUND, "{} by {}: {}", call.id, other.email, reply.text);
                assert_eq!(owned_rows(&app, &ann).await, before, "{} by {}", call.id, other.email);
            }
            // A proof reads the feed, which the sample does not serve.
            if call.id == "provePodcastClaim" {
                continue;
            }
            let id = owned_value(&app, &ann, parameter).await;
            let header = cookie(&app, &ann).await;
            let reply = call.send(&app, number, &call.path(|_| id.clone()), Some(("cookie", &header))).await;
            assert_eq!(reply.status, StatusCode::OK, "{}: {}", call.id, reply.text);
        }
    }
    assert!(seen >= 3, "{seen}");
}

/// Credentials that may make every call, so that only the id is wrong.
async fn privileged_credentials(app: &TestApp) -> Vec<(&'static str, String)> {
    vec![("authorization", app.key(Tier::Admin).await), ("cookie", app.cookie(Tier::Admin).await)]
}

/// The credential of the two that a call accepts: a key if it takes keys, else the session.
fn credential_for<'a>(call: &ApiOperation, insiders: &'a [(&'static str, String)]) -> &'a (&'static str, String) {
    if call.access.key.is_some() { &insiders[0] } else { &insiders[1] }
}

#[tokio::test]
async fn malformed_ids_are_not_found() {
    let app = app(|_| {}).await;
    let insiders = privileged_credentials(&app).await;
    let mut faults = Vec::new();
    let mut number = 0;
    for call in operations::all_operations() {
        let (name, value) = credential_for(&call, &insiders);
        for parameter in &call.in_path {
            let unknown = ["0197a000-0000-7000-8000-000000000000", "no-such-thing"].map(str::to_owned);
            for id in malformed_values().into_iter().chain(unknown) {
                number += 1;
                let path = call.path(|other| if other == parameter { id.clone() } else { sample_value(other) });
                let path = path + &call.query_text(&call.query);
                let reply = call.send(&app, number, &path, Some((name, value))).await;
                // Kinds of charts are an enumeration, so an unknown one is an invalid parameter.
                let statuses: &[u16] = if call.statuses.contains(&404) { &[404] } else { &[400, 404] };
                faults.extend(find_fault(&call, &id, reply, statuses));
            }
        }
    }
    assert!(number > 200, "{number}");
    assert!(faults.is_empty(), "{faults:#?}");
}

#[tokio::test]
async fn no_query_value_causes_a_server_error() {
    let app = app(|_| {}).await;
    let insiders = privileged_credentials(&app).await;
    let mut faults = Vec::new();
    let mut number = 0;
    for call in operations::all_operations() {
        let (name, value) = credential_for(&call, &insiders);
        for parameter in &call.in_query {
            for nonsense in malformed_values().into_iter().chain(["".to_owned(), "0".to_owned(), "1e400".to_owned()]) {
                number += 1;
                let others = call.query.iter().filter(|(other, _)| other != parameter).cloned();
                let rest = call.query_text(&others.collect::<Vec<_>>());
                let joint = if rest.is_empty() { '?' } else { '&' };
                let path = format!("{}{rest}{joint}{parameter}={nonsense}", call.path(sample_value));
                let reply = call.send(&app, number, &path, Some((name, value))).await;
                faults.extend(find_fault(&call, &nonsense, reply, &[200, 400, 404]));
            }
        }
    }
    assert!(number > 500, "{number}");
    assert!(faults.is_empty(), "{faults:#?}");
}

// On both databases: PostgreSQL's texts have no NUL.
on_both_databases!(no_body_text_causes_a_server_error, |url| {
    let app = app(|config| config.database_url = url).await;
    let insiders = privileged_credentials(&app).await;
    let texts =
        ["\0", "a\0b@example.org", "\u{202e}", "", &"a".repeat(10_240), &format!("{}@example.org", "a".repeat(500))];
    let mut faults = Vec::new();
    let mut number = 0;
    for mut call in operations::all_operations() {
        let Some(body) = call.body.take() else { continue };
        for (pointer, text) in text_pointers(&body).iter().flat_map(|pointer| texts.map(|text| (pointer, text))) {
            for (name, value) in &insiders {
                let mut body = body.clone();
                *body.pointer_mut(pointer).expect("it is there") = text.into();
                number += 1;
                let reply = app
                    .send_from(
                        std::net::IpAddr::from((0x0a10_0000_u32 + number).to_be_bytes()),
                        call.method.clone(),
                        &call.sample_path(),
                        &[(name, value), ("content-type", "application/json")],
                        Some(body.to_string()),
                    )
                    .await;
                faults.extend(find_fault(
                    &call,
                    &format!("{pointer} {text:?}"),
                    reply,
                    &[200, 400, 401, 403, 404, 409, 429],
                ));
            }
        }
    }
    assert!(number > 100, "{number}");
    assert!(faults.is_empty(), "{faults:#?}");
});

/// Pointers to all strings of a body.
fn text_pointers(body: &serde_json::Value) -> Vec<String> {
    let inner = |key: String, value| text_pointers(value).into_iter().map(move |rest| format!("/{key}{rest}"));
    match body {
        serde_json::Value::String(_) => vec![String::new()],
        serde_json::Value::Object(fields) => fields.iter().flat_map(|(key, value)| inner(key.clone(), value)).collect(),
        serde_json::Value::Array(items) => {
            items.iter().enumerate().flat_map(|(index, value)| inner(index.to_string(), value)).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the fault of the response to a malformed value: its status, its size, or that it echoes the value unescaped.
fn find_fault(call: &ApiOperation, id: &str, reply: crate::support::TestResponse, statuses: &[u16]) -> Option<String> {
    let short: String = id.chars().take(40).collect();
    let status = reply.status.as_u16();
    let is_error = !reply.status.is_success();
    if !statuses.contains(&status) {
        return Some(format!("{} {short}: {status}, not {statuses:?}", call.id));
    }
    if is_error && (reply.text.len() > 5_000 || reply.json_if_any()["code"].is_null()) {
        return Some(format!("{} {short}: {status} with {} bytes", call.id, reply.text.len()));
    }
    let is_raw = reply.text.chars().any(|letter| letter.is_control() && !letter.is_whitespace());
    (is_raw || reply.header("set-cookie").starts_with("a=b")).then(|| format!("{} {short}: says it back", call.id))
}
