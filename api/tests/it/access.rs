//! Who is let in where: every operation of the document for every kind of caller (ASVS 8.2.1, 8.3.1). What is expected comes
//! from what the handlers declare, and is compared with what they do.

use crate::support::calls::{self, Call};
use crate::support::databases::on_both_urls;
use crate::support::{Hand, TestApp};
use axum::http::StatusCode;
use earshot_api::db::{Account, KeyDraft, OwnKey, Scopes};
use earshot_api::{CODES, Code, Shown};
use earshot_model::Tier;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const PLANS: [Tier; 5] = [Tier::Free, Tier::Individual, Tier::Business, Tier::Agency, Tier::Admin];

/// A kind of caller: what it shows, and the header for it.
struct Kind {
    name: String,
    shown: Shown,
    /// `None` begins a session for each call: some of them end it.
    key: Option<String>,
    account: Option<Account>,
}

impl Kind {
    fn holding(name: &str, shown: Shown, key: String) -> Self {
        Self { name: name.to_owned(), shown, key: Some(key), account: None }
    }
}

/// Everybody there is.
async fn everybody(app: &TestApp, time: &Hand) -> Vec<Kind> {
    let db = &app.state.db;
    let mut kinds = vec![Kind { name: "nobody".into(), shown: Shown::Nothing, key: None, account: None }];
    for plan in PLANS {
        let account = db.create_user(&format!("{}@example.org", plan.as_str()), plan).await.expect("a user");
        let name = |what: &str| format!("{what} on {}", plan.as_str());
        for scopes in [Scopes::READ, Scopes::READ_AND_WRITE] {
            let draft = KeyDraft { name: "test".to_owned(), scopes, lifetime: None };
            let key = db.create_key(&account, draft).await.expect("a key").key;
            kinds.push(Kind::holding(
                &name(&format!("key {}", scopes.names().join("+"))),
                Shown::Key(plan, scopes),
                key,
            ));
        }
        kinds.push(Kind { name: name("session"), shown: Shown::Session(plan), key: None, account: Some(account) });
    }
    let ann = db.create_user("ann@example.org", Tier::Business).await.expect("a user");
    let draft = |lifetime| KeyDraft { name: "test".to_owned(), scopes: Scopes::READ_AND_WRITE, lifetime };
    let expired = db.create_key(&ann, draft(Some(DAY))).await.expect("a key");
    let revoked = db.create_key(&ann, draft(None)).await.expect("a key");
    db.revoke_key(OwnKey { user_id: ann.user_id, id: revoked.row.id }).await.expect("revoked");
    time.advance(DAY);
    for (name, key) in [
        ("expired key", expired.key),
        ("revoked key", revoked.key.clone()),
        ("altered key", revoked.key.replace("pk_live_", "pk_live_0")),
        ("no key at all", "Basic YW5uOmFubg==".to_owned()),
    ] {
        kinds.push(Kind::holding(name, Shown::InvalidKey, key));
    }
    kinds.push(Kind { name: "ended session".into(), shown: Shown::Nothing, key: None, account: Some(ann) });
    kinds
}

/// The header for one call.
async fn credential(app: &TestApp, kind: &Kind) -> Option<(&'static str, String)> {
    if let Some(key) = &kind.key {
        return Some(("authorization", key.clone()));
    }
    let account = kind.account.as_ref()?;
    let token = app.state.db.start_session(account.user_id, None).await.expect("a session");
    if kind.shown == Shown::Nothing {
        app.state.db.end_session(&token).await.expect("ended");
    }
    Some(("cookie", format!("__Host-session={token}")))
}

fn expected(call: &Call, kind: &Kind) -> Option<Code> {
    call.access.refuses(kind.shown).or_else(|| call.access.refuses_plan(kind.shown))
}

fn name_of(code: Code) -> &'static str {
    CODES.iter().find(|row| row.code == code).expect("a row").name
}

#[tokio::test]
async fn each_call_lets_in_whom_it_says_it_does() {
    on_both_urls(async |url| {
        let time = Hand::new();
        let app = TestApp::configured(time.clock(), |config| {
            config.database_url = url;
            config.requests_per_minute = None;
        })
        .await;
        app.state.swap(crate::support::catalog::generation("g1"));
        let kinds = everybody(&app, &time).await;
        let mut faults = Vec::new();
        let mut number = 0;
        for call in calls::all() {
            for kind in &kinds {
                number += 1;
                let header = credential(&app, kind).await;
                let header = header.as_ref().map(|(name, value)| (*name, value.as_str()));
                let reply = call.send(&app, number, &call.sample_path(), header).await;
                let code = reply.json_if_any()["code"].as_str().unwrap_or_default().to_owned();
                let is_right = match expected(&call, kind) {
                    Some(refused) => code == name_of(refused),
                    // In: whatever is then wrong with what was asked, it is not who asked.
                    None => is_let_in(&call, reply.status),
                };
                if !is_right {
                    let wanted = expected(&call, kind).map_or("to be let in", name_of);
                    faults.push(format!("{}, {}: {} {code}, not {wanted}", call.id, kind.name, reply.status));
                }
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    })
    .await;
}

/// What is asked for is there, but for links and codes that nobody was sent and ids that are nobody's.
fn is_let_in(call: &Call, status: StatusCode) -> bool {
    let asks_for_nothing_there = !call.method.is_safe() && !call.id.starts_with("search");
    match status {
        StatusCode::OK => true,
        StatusCode::BAD_REQUEST | StatusCode::NOT_FOUND => asks_for_nothing_there,
        _ => false,
    }
}
