//! The log of requests with API keys: what is in it, and who sees it.

use crate::support::prelude::*;
use earshot_api::request_log::write_request_log;
use earshot_app::{NewKeyOptions, Scopes};

const LOG: &str = "/request-log";

async fn write(app: &TestApp) {
    write_request_log(&app.state.request_log, &app.state.db, &app.state.metrics).await;
}

async fn key_of(app: &TestApp, member: &Member, name: &str) -> (String, String) {
    let options = NewKeyOptions { name: name.to_owned(), scopes: Scopes::READ, lifetime: None };
    let key = app.state.db.create_key(&member.account, options).await.expect("a key");
    (key.key, key.row.id.to_string())
}

async fn log_of(app: &TestApp, member: &Member, query: &str) -> Value {
    member.get(app, &format!("/teams{LOG}{query}")).await.data()
}

fn calls(log: &Value) -> Vec<String> {
    let requests = log["requests"].as_array().expect("requests").iter();
    requests
        .map(|request| {
            let text = |name: &str| request[name].as_str().unwrap_or_default().to_owned();
            format!("{} {} {} {}", text("method"), text("route"), request["status"], request["key"]["name"])
        })
        .collect()
}

#[tokio::test]
async fn requests_with_keys_are_logged_by_route_and_status_without_their_parameters() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let (laptop, laptop_id) = key_of(&app, &ann, "laptop").await;
    let (server, _) = key_of(&app, &ann, "server").await;
    app.get_as("/api/v1/podcasts/rust-talk?secret=words", &[("authorization", &laptop)]).await;
    app.get_as("/api/v1/podcasts/no-such-show", &[("authorization", &server)]).await;
    app.post_as("/api/v1/projects", &json!({}), &[("authorization", &laptop)]).await;
    app.get_as("/api/v1/no-such-call", &[("authorization", &laptop)]).await;
    // Neither sessions nor unknown keys are logged.
    ann.get(&app, "/projects").await;
    app.get_as("/api/v1/podcasts/rust-talk", &[("authorization", "pk_live_unknown")]).await;
    write(&app).await;

    let log = log_of(&app, &ann, "").await;
    assert_eq!(
        calls(&log),
        [
            "GET /api/{*path} 404 \"laptop\"",
            "POST /api/v1/projects 405 \"laptop\"",
            "GET /api/v1/podcasts/{podcastIdOrSlug} 404 \"server\"",
            "GET /api/v1/podcasts/{podcastIdOrSlug} 200 \"laptop\"",
        ]
    );
    let newest = &log["requests"][0];
    assert_eq!((&newest["at"], &newest["missedCount"]), (&json!("2026-11-21T10:00:00.000Z"), &json!(0)));
    assert!(newest["durationMs"].is_u64(), "{newest}");
    let text = log.to_string();
    for hidden in ["secret", "rust-talk", "no-such", laptop.as_str()] {
        assert!(!text.contains(hidden), "{hidden}");
    }
    let names: Vec<&Value> = log["keys"].as_array().expect("keys").iter().map(|key| &key["name"]).collect();
    assert_eq!(names, ["server", "laptop"]);

    let of_laptop = log_of(&app, &ann, &format!("?apiKeyId={laptop_id}&statusClass=2xx")).await;
    assert_eq!(calls(&of_laptop), ["GET /api/v1/podcasts/{podcastIdOrSlug} 200 \"laptop\""]);
    let first = log_of(&app, &ann, "?limit=3").await;
    let cursor = first["cursor"].as_str().expect("a cursor");
    let rest = log_of(&app, &ann, &format!("?limit=3&cursor={cursor}")).await;
    assert_eq!((calls(&rest).len(), &rest["cursor"]), (1, &Value::Null));
}

#[tokio::test]
async fn the_log_is_for_those_who_may_manage_keys() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let (key, _) = key_of(&app, &ann, "laptop").await;
    let path = format!("/teams{LOG}");
    let cid = Member::in_team_of(&app, "cid", &ann.account, Role::Member).await;
    assert_eq!(cid.get(&app, &path).await.failure(), (403, "role_required".to_owned()));
    let bob = Member::in_team_of(&app, "bob", &ann.account, Role::Admin).await;
    assert_eq!(bob.get(&app, &path).await.status, StatusCode::OK);
    let with_key = app.get_as(&format!("/api/v1/teams{LOG}"), &[("authorization", &key)]).await;
    assert_eq!(with_key.failure(), (403, "session_required".to_owned()));
    for (query, pointer) in [("?apiKeyId=laptop", "/apiKeyId"), ("?limit=201", "/limit"), ("?cursor=x", "/cursor")] {
        let reply = bob.get(&app, &format!("{path}{query}")).await;
        assert_eq!((reply.status, &reply.json()["errors"][0]["pointer"]), (StatusCode::BAD_REQUEST, &json!(pointer)));
    }
}

#[tokio::test]
async fn what_comes_too_fast_is_counted_and_stated() {
    let app =
        TestApp::with_config(crate::support::ManualClock::new().clock(), |config| config.requests_per_minute = None)
            .await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let (key, _) = key_of(&app, &ann, "laptop").await;
    for _ in 0..503 {
        app.get_as("/api/v1/auth/me", &[("authorization", &key)]).await;
    }
    write(&app).await;
    let log = log_of(&app, &ann, "?limit=200").await;
    let missed = log["requests"].as_array().expect("requests").iter().find(|request| request["missedCount"] != 0);
    let missed = missed.expect("the row of what was not logged");
    assert_eq!((&missed["missedCount"], &missed["status"], &missed["route"]), (&json!(3), &Value::Null, &Value::Null));
}
