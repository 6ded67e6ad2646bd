//! Invitations over HTTP, from the mail to the membership.

use crate::support::prelude::*;

const INVITATIONS: &str = "/api/v1/teams/invitations";
const ACCEPT: &str = "/api/v1/teams/invitations/accept";
const USERS: &str = "/api/v1/teams/users";
const ME: &str = "/api/v1/auth/me";
const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn invite(app: &TestApp, cookie: &str, body: Value) -> TestResponse {
    app.post_as(INVITATIONS, &body, &[("cookie", cookie)]).await
}

/// The key in the newest invitation mail to an address.
async fn key_to(app: &TestApp, email: &str) -> String {
    let text = app.mail_to(email).await;
    assert!(text.contains("https://earshot.example/invitation?key="), "{text}");
    text.split_once("?key=").expect("a link").1.split_whitespace().next().expect("a key").to_owned()
}

async fn accept(app: &TestApp, key: &str, headers: &[(&str, &str)]) -> TestResponse {
    app.post_as(ACCEPT, &json!({ "key": key }), headers).await
}

async fn users(app: &TestApp, cookie: &str) -> Vec<(String, String)> {
    let users = app.get_as(USERS, &[("cookie", cookie)]).await.data()["users"].as_array().expect("users").clone();
    let text = |user: &Value, key: &str| user[key].as_str().expect("text").to_owned();
    // Members are in the order of joining, which is the same moment in some tests.
    let mut users: Vec<_> = users.iter().map(|user| (text(user, "email"), text(user, "role"))).collect();
    users.sort();
    users
}

fn pair(email: &str, role: &str) -> (String, String) {
    (email.to_owned(), role.to_owned())
}

#[tokio::test]
async fn a_new_person_joins_through_the_mail() {
    let time = ManualClock::new();
    let app = TestApp::with_clock(time.clock()).await;
    let ann = app.cookie_of(ANN, Tier::Business).await;
    let invited = invite(&app, &ann, json!({ "email": BOB })).await.data()["invitation"].clone();
    assert_eq!(
        (&invited["email"], &invited["role"], &invited["state"]),
        (&json!(BOB), &json!("member"), &json!("open"))
    );
    assert_eq!(invited["expiresAt"], "2026-11-28T10:00:00.000Z");
    let mail = app.mail_to(BOB).await;
    assert!(mail.contains("ann@example.org invites you") && mail.contains("as a member") && mail.contains("7 days"));
    let key = key_to(&app, BOB).await;
    time.advance(6 * DAY);

    // Reading an invitation does not use it up, and no cache stores the response.
    for _ in 0..2 {
        let shown = app.get(&format!("{INVITATIONS}/by-token?key={key}")).await;
        assert_eq!(shown.header("cache-control"), "no-store");
        let shown = shown.data()["invitation"].clone();
        let expected = json!({
            "email": BOB, "role": "member", "teamName": ANN, "invitedBy": ANN, "hasAccount": false,
            "expiresAt": "2026-11-28T10:00:00.000Z", "isForCaller": null,
        });
        assert_eq!(shown, expected);
    }
    let joined = accept(&app, &key, &[]).await;
    assert_eq!(joined.data()["user"]["email"], BOB);
    assert_eq!(
        (&joined.data()["user"]["plan"], &joined.data()["limits"]["teamMembers"]),
        (&json!("business"), &json!(true))
    );
    let bob = joined.cookie();
    assert!(bob.starts_with("__Host-session="), "{bob}");
    assert_eq!(users(&app, &bob).await, [pair(ANN, "owner"), pair(BOB, "member")]);
    let again = accept(&app, &key, &[]).await;
    assert_eq!((again.status, again.json()["code"].clone()), (StatusCode::BAD_REQUEST, json!("invitation_not_valid")));
    assert!(again.headers.get("set-cookie").is_none());

    // Both users see the event in their own log, without the address of the other user.
    for (cookie, expected) in [(&ann, vec!["member-invited"]), (&bob, vec!["signed-up", "invitation-accepted"])] {
        let log = app.get_as("/api/v1/users/activity", &[("cookie", cookie)]).await;
        let mut actions: Vec<_> =
            log.data()["activity"].as_array().expect("a list").iter().map(|event| event["action"].clone()).collect();
        actions.sort_by_key(Value::to_string);
        let mut expected: Vec<_> = expected.into_iter().map(|action| json!(action)).collect();
        expected.sort_by_key(Value::to_string);
        assert_eq!(actions, expected);
        assert!(!log.text.contains(BOB) && !log.text.contains(&key));
    }
}

#[tokio::test]
async fn an_existing_account_signs_in_and_returns() {
    let app = TestApp::new().await;
    let ann = app.cookie_of(ANN, Tier::Agency).await;
    let (bob, eve) = (app.cookie_of(BOB, Tier::Free).await, app.cookie_of("eve@example.org", Tier::Free).await);
    // The response is the same for an address with and without an account, apart from ids and addresses.
    let shape = |reply: &TestResponse| {
        let mut data = reply.data()["invitation"].clone();
        for key in ["id", "email"] {
            data[key] = Value::Null;
        }
        data
    };
    let known = invite(&app, &ann, json!({ "email": "BOB@example.org", "role": "admin" })).await;
    let unknown = invite(&app, &ann, json!({ "email": "nobody@example.org", "role": "admin" })).await;
    assert_eq!(shape(&known), shape(&unknown));
    assert_eq!(known.data()["invitation"]["email"], "BOB@example.org");
    // The mail goes to the confirmed spelling.
    let key = key_to(&app, BOB).await;

    let anonymous = accept(&app, &key, &[]).await;
    assert_eq!(
        (anonymous.status, anonymous.json()["code"].clone()),
        (StatusCode::UNAUTHORIZED, json!("sign_in_required"))
    );
    assert_eq!(anonymous.message(), "Sign in as bob@example.org to accept the invitation.");
    let as_eve = accept(&app, &key, &[("cookie", &eve)]).await;
    assert_eq!((as_eve.status, as_eve.json()["code"].clone()), (StatusCode::FORBIDDEN, json!("invitation_for_other")));
    for (cookie, expected) in [(&eve, false), (&bob, true)] {
        let shown = app.get_as(&format!("{INVITATIONS}/by-token?key={key}"), &[("cookie", cookie)]).await.data();
        assert_eq!(shown["invitation"]["isForCaller"], expected);
        assert_eq!(shown["invitation"]["hasAccount"], true);
    }
    // An API key cannot accept an invitation.
    let api_key = app.key(Tier::Business).await;
    assert_eq!(accept(&app, &key, &[("authorization", &api_key)]).await.json()["code"], "session_required");

    let joined = accept(&app, &key, &[("cookie", &bob)]).await;
    assert_eq!(joined.data()["user"]["plan"], "agency");
    assert!(joined.headers.get("set-cookie").is_none(), "his session goes on");
    assert_eq!(users(&app, &bob).await, [pair(ANN, "owner"), pair(BOB, "admin")]);
    let taken = invite(&app, &ann, json!({ "email": BOB })).await;
    assert_eq!((taken.status, taken.json()["code"].clone()), (StatusCode::CONFLICT, json!("already_member")));
}

/// Spec 6, team members.
#[tokio::test]
async fn a_plan_without_members_says_so() {
    let app = TestApp::new().await;
    for plan in [Tier::Free, Tier::Individual] {
        let cookie = app.cookie(plan).await;
        let refused = invite(&app, &cookie, json!({ "email": BOB })).await;
        assert_eq!((refused.status, refused.json()["code"].clone()), (StatusCode::FORBIDDEN, json!("not_on_plan")));
        assert_eq!(refused.message(), "Your plan does not include team members. The business plan does.");
    }
    assert!(app.state.db.newest_mails(9).await.expect("works").is_empty());
    // The plan was lowered while the invitation was open.
    let ann = app.cookie_of(ANN, Tier::Business).await;
    invite(&app, &ann, json!({ "email": BOB })).await.data();
    let key = key_to(&app, BOB).await;
    app.state.db.set_plan(ANN, Tier::Free).await.expect("changed");
    let refused = accept(&app, &key, &[]).await;
    assert_eq!(
        refused.message(),
        "The plan of the team does not include team members any more. Ask the person who invited you."
    );
    assert!(app.state.db.account_by_email(BOB).await.is_err());
    // Existing invitations can still be seen and revoked.
    let open = app.get_as(INVITATIONS, &[("cookie", &ann)]).await.data()["invitations"].clone();
    let path = format!("{INVITATIONS}/{}", open[0]["id"].as_str().expect("an id"));
    assert_eq!(app.send(Method::DELETE, &path, &[("cookie", &ann)], None).await.status, StatusCode::OK);
}

#[tokio::test]
async fn an_invitation_is_sent_again_and_revoked() {
    let time = ManualClock::new();
    let app = TestApp::with_clock(time.clock()).await;
    let ann = app.cookie_of(ANN, Tier::Business).await;
    let id = invite(&app, &ann, json!({ "email": BOB })).await.data()["invitation"]["id"].clone();
    let path = format!("{INVITATIONS}/{}", id.as_str().expect("an id"));
    let first = key_to(&app, BOB).await;
    time.advance(8 * DAY);
    let open = app.get_as(INVITATIONS, &[("cookie", &ann)]).await.data()["invitations"].clone();
    assert_eq!((open.as_array().map(Vec::len), &open[0]["state"]), (Some(1), &json!("expired")));
    let sent = app.send(Method::POST, &format!("{path}/resend"), &[("cookie", &ann)], None).await;
    assert_eq!((&sent.data()["invitation"]["id"], &sent.data()["invitation"]["state"]), (&id, &json!("open")));
    let second = key_to(&app, BOB).await;
    assert_ne!(first, second);
    assert_eq!(accept(&app, &first, &[]).await.status, StatusCode::BAD_REQUEST);
    let revoke = async || app.send(Method::DELETE, &path, &[("cookie", &ann)], None).await;
    assert_eq!(revoke().await.data()["message"], "The invitation was revoked.");
    assert_eq!(accept(&app, &second, &[]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(revoke().await.status, StatusCode::NOT_FOUND);
    let again = app.send(Method::POST, &format!("{path}/resend"), &[("cookie", &ann)], None).await;
    assert_eq!(again.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn malformed_invitations_are_explained() {
    let app = TestApp::new().await;
    let ann = app.cookie_of(ANN, Tier::Business).await;
    for (body, pointer) in [
        (json!({ "email": "not an address" }), "/email"),
        (json!({ "email": BOB, "role": "owner" }), "/role"),
        (json!({ "email": BOB, "role": "boss" }), "/role"),
        (json!({ "role": "member" }), ""),
        (json!({ "email": BOB, "plan": "admin" }), "/plan"),
    ] {
        let refused = invite(&app, &ann, body.clone()).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{body}");
        assert_eq!(refused.json()["errors"][0]["pointer"], pointer, "{body}");
    }
    assert!(app.state.db.newest_mails(9).await.expect("works").is_empty());
}

#[tokio::test]
async fn invitations_are_limited_per_address_and_team() {
    let app = TestApp::new().await;
    let ann = app.cookie_of(ANN, Tier::Business).await;
    for _ in 0..3 {
        assert_eq!(invite(&app, &ann, json!({ "email": BOB })).await.status, StatusCode::OK);
    }
    let refused = invite(&app, &ann, json!({ "email": BOB })).await;
    assert_eq!((refused.status, refused.header("retry-after")), (StatusCode::TOO_MANY_REQUESTS, "1200"));
    // Another team may still invite the address, and this team may invite others.
    let eve = app.cookie_of("eve@example.org", Tier::Business).await;
    assert_eq!(invite(&app, &eve, json!({ "email": BOB })).await.status, StatusCode::OK);
    let mut sent = 0;
    while invite(&app, &ann, json!({ "email": format!("guest{sent}@example.org") })).await.status == StatusCode::OK {
        sent += 1;
    }
    assert_eq!(sent, 60 - 4, "sixty an hour");
    assert_eq!(app.get_as(ME, &[("cookie", &ann)]).await.status, StatusCode::OK);
}
