//! Renaming and deleting a team over HTTP. Handing over and leaving are in `members.rs`.

use crate::support::prelude::*;
use crate::teams::members::add_member;

const MINUTE: Duration = Duration::from_secs(60);

async fn rename(app: &TestApp, caller: &Member, name: &str) -> TestResponse {
    caller.patch(app, "/teams/current", &json!({ "name": name })).await
}

async fn delete(app: &TestApp, caller: &Member, name: &str) -> TestResponse {
    caller.post(app, "/teams/current/deletion", &json!({ "name": name })).await
}

async fn activity(app: &TestApp, user: &Member) -> Vec<Value> {
    let data = user.get(app, "/users/activity").await.data();
    let events = data["activity"].as_array().expect("events");
    events.iter().map(|event| event["action"].clone()).collect()
}

#[tokio::test]
async fn a_team_gets_a_name() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let admin = Member::of(&app, add_member(&app, &ann.account, "admin@example.org", Role::Admin).await).await;
    let renamed = rename(&app, &admin, " Ann & Bob  ").await.data();
    assert_eq!(
        (&renamed["team"]["name"], &renamed["team"]["role"], &renamed["team"]["isCurrent"]),
        (&json!("Ann & Bob"), &json!("admin"), &json!(true))
    );
    let teams = ann.get(&app, "/teams").await.data();
    assert_eq!(teams["teams"][0]["name"], "Ann & Bob");
    // Ann saw the name that the admin has replaced.
    let late = json!({ "name": "Bakers", "formerName": "ann@example.org" });
    let late = ann.patch(&app, "/teams/current", &late).await;
    assert_eq!(
        (late.status, &late.json()["data"]["current"]["name"]),
        (StatusCode::PRECONDITION_FAILED, &json!("Ann & Bob"))
    );
    for (name, message) in [
        (" ", "Team name must not be empty"),
        ("a\nb", "Team name must be one line"),
        (&"x".repeat(61), "Team name must be at most 60 characters"),
    ] {
        let reply = rename(&app, &ann, name).await;
        assert_eq!((reply.failure(), reply.message().as_str()), ((400, "invalid_request".to_owned()), message));
    }
    assert!(activity(&app, &admin).await.contains(&json!("team-renamed")));
    // API keys do not change teams.
    let key = app.key(Tier::Agency).await;
    let headers = [("authorization", key.as_str()), ("content-type", "application/json")];
    let body = Some(json!({ "name": "Key" }).to_string());
    let refused = app.send(axum::http::Method::PATCH, "/api/v1/teams/current", &headers, body).await;
    assert_eq!(refused.failure(), (403, "session_required".to_owned()));
}

#[tokio::test]
async fn only_the_owner_deletes_a_team_and_says_its_name() {
    let time = ManualClock::new();
    let app = TestApp::with_clock(time.clock()).await;
    app.state.swap_generation(crate::support::catalog::generation("g1"));
    let ann = Member::new(&app, "ann", Tier::Business).await;
    let admin = Member::of(&app, add_member(&app, &ann.account, "admin@example.org", Role::Admin).await).await;
    rename(&app, &ann, "Bakers").await.data();
    ann.create_project(&app, "Spring tour").await;
    assert_eq!(delete(&app, &admin, "Bakers").await.failure(), (403, "role_required".to_owned()));
    let wrong = delete(&app, &ann, "bakers").await;
    assert_eq!((wrong.status, &wrong.json()["errors"][0]["pointer"]), (StatusCode::BAD_REQUEST, &json!("/name")));
    // The deletion cannot be undone, so the session must be confirmed.
    time.advance(11 * MINUTE);
    assert_eq!(delete(&app, &ann, "Bakers").await.failure(), (403, "confirmation_required".to_owned()));
    assert_eq!(admin.get(&app, "/projects").await.data()["projects"].as_array().map(Vec::len), Some(1));
    let ann = Member::of(&app, ann.account).await;
    let now = delete(&app, &ann, "Bakers").await.data();
    assert_eq!(now["user"]["plan"], "free");
    assert_ne!(now["user"]["teamId"], json!(ann.account.team_id));
    assert!(activity(&app, &ann).await.contains(&json!("team-deleted")));
    // Members act for their own teams at once.
    for user in [&ann, &admin] {
        assert_eq!(user.get(&app, "/projects").await.data()["projects"], json!([]));
        let teams = user.get(&app, "/teams").await.data();
        assert_eq!((teams["teams"].as_array().map(Vec::len), &teams["teams"][0]["plan"]), (Some(1), &json!("free")));
    }
    // A user's only team without other members can only be deleted with the account; otherwise its quota would restart.
    let refused = delete(&app, &ann, "ann@example.org").await;
    assert_eq!(refused.failure(), (409, "only_team".to_owned()));
}
