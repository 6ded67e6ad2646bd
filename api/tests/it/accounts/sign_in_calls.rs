//! Signing in and up over HTTP: the same responses for all addresses, attempt limits, sessions, and confirmation.

use crate::support::prelude::*;

const MINUTE: Duration = Duration::from_secs(60);
const ME: &str = "/api/v1/auth/me";
const LINK: &str = "/api/v1/auth/sign-in-link";
const CODE: &str = "/api/v1/auth/sign-in-code";
const SIGN_UP: &str = "/api/v1/auth/sign-up";
const SESSIONS: &str = "/api/v1/auth/sessions";
const KEYS: &str = "/api/v1/users/api-keys";

/// The eight digits in the newest mail to an address.
async fn code_to(app: &TestApp, email: &str) -> String {
    let text = app.mail_to(email).await;
    let is_code = |line: &&str| line.chars().filter(char::is_ascii_digit).count() == 8 && !line.contains("http");
    text.lines().find(is_code).expect("a code").trim().to_owned()
}

async fn key_to(app: &TestApp, email: &str) -> String {
    let text = app.mail_to(email).await;
    text.split_once("?key=").expect("a link").1.split_whitespace().next().expect("a key").to_owned()
}

/// `name=value` of a cookie that a response sets.
fn set_cookie(reply: &TestResponse, name: &str) -> String {
    let all = reply.headers.get_all("set-cookie").iter().filter_map(|value| value.to_str().ok());
    all.filter_map(|cookie| cookie.split(';').next())
        .find(|cookie| cookie.starts_with(name))
        .expect("a cookie")
        .to_owned()
}

#[tokio::test]
async fn responses_do_not_reveal_who_has_an_account() {
    let app = TestApp::new().await;
    app.state.db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    for path in [LINK, SIGN_UP] {
        let (mut answers, mut refusals) = (Vec::new(), Vec::new());
        for email in ["ann@example.org", "nobody@example.org"] {
            let reply = app.post(path, &json!({ "email": email })).await;
            let cookie = reply.header("set-cookie").to_owned();
            for part in ["__Host-login=", "; Path=/", "; Secure", "; HttpOnly", "; SameSite=Lax", "; Max-Age=600"] {
                assert!(cookie.contains(part), "{cookie}");
            }
            let login = set_cookie(&reply, "__Host-login");
            assert_eq!(login.len(), "__Host-login=".len() + 43, "256 bits");
            answers.push((reply.status, reply.data()));
            for _ in 0..7 {
                let wrong = app.post_as(CODE, &json!({ "code": "1234 5678" }), &[("cookie", &login)]).await;
                refusals.push((wrong.status, wrong.message()));
            }
        }
        assert_eq!(answers[0], answers[1], "{path}");
        refusals.dedup();
        assert_eq!(refusals.len(), 1, "{refusals:?}");
        assert_eq!(refusals[0].0, StatusCode::BAD_REQUEST);
    }
}

#[tokio::test]
async fn a_code_signs_in_the_browser_that_asked() {
    let app = TestApp::new().await;
    app.state.db.create_user("ann@example.org", Tier::Individual).await.expect("a user");
    let requested = app.post(LINK, &json!({ "email": "ann@example.org" })).await;
    let code = code_to(&app, "ann@example.org").await;
    let elsewhere = app.post(CODE, &json!({ "code": code })).await;
    assert_eq!(
        (elsewhere.status, elsewhere.json()["code"].clone()),
        (StatusCode::BAD_REQUEST, json!("code_not_valid"))
    );
    let reply = app.post_as(CODE, &json!({ "code": code }), &[("cookie", &requested.cookie())]).await;
    assert_eq!(reply.data()["user"]["email"], "ann@example.org");
    assert_eq!(set_cookie(&reply, "__Host-login"), "__Host-login=", "of no use any more");
    let session = set_cookie(&reply, "__Host-session");
    assert_eq!(app.get_as(ME, &[("cookie", &session)]).await.data()["user"]["plan"], "individual");
}

#[tokio::test]
async fn a_new_address_is_confirmed_before_the_account_exists() {
    let app = TestApp::new().await;
    app.post(SIGN_UP, &json!({ "email": " Bob@Example.org " })).await;
    let key = key_to(&app, "Bob@example.org").await;
    let page = app.get(&format!("/sign-up/validate?key={key}")).await;
    assert_eq!((page.status, page.header("referrer-policy")), (StatusCode::OK, "no-referrer"));
    assert!(app.state.db.account_by_email("bob@example.org").await.is_err(), "opening the link does nothing");
    assert_eq!(app.post("/api/v1/auth/sign-in", &json!({ "key": key })).await.status, StatusCode::BAD_REQUEST);
    let reply = app.post("/api/v1/auth/sign-up/validate", &json!({ "key": key })).await;
    assert_eq!(
        (&reply.data()["user"]["email"], &reply.data()["user"]["plan"]),
        (&json!("Bob@example.org"), &json!("free"))
    );
    let again = app.post("/api/v1/auth/sign-up/validate", &json!({ "key": key })).await;
    assert_eq!(again.message(), "The link has expired or was already used. Sign up again.");

    // Only the mail reveals that the address has an account.
    let app = TestApp::new().await;
    app.state.db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    app.post(SIGN_UP, &json!({ "email": "ann@example.org" })).await;
    let mail = app.mail_to("ann@example.org").await;
    assert!(mail.contains("it already has an account") && mail.contains("/sign-in/email-link?key="), "{mail}");
}

#[tokio::test]
async fn a_confusable_address_is_notified_only_by_mail() {
    let app = TestApp::new().await;
    // Greek and Cyrillic letters that look the same as Latin ones.
    let (known, lookalike, unlike) =
        ("\u{3bf}\u{3c0}@example.org", "\u{43e}\u{3c0}@example.org", "\u{3bb}\u{3c0}@example.org");
    app.state.db.create_user(known, Tier::Free).await.expect("a user");
    let answers =
        [app.post(SIGN_UP, &json!({ "email": lookalike })).await, app.post(SIGN_UP, &json!({ "email": unlike })).await];
    assert_eq!((answers[0].status, answers[0].data()), (answers[1].status, answers[1].data()), "no answer tells");
    let mail = app.mail_to(lookalike).await;
    assert!(mail.contains("too similar to the address of another account") && !mail.contains("?key="), "{mail}");
    assert!(app.mail_to(unlike).await.contains("?key="));
}

#[tokio::test]
async fn opening_a_link_does_not_use_it() {
    let app = TestApp::new().await;
    app.state.db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    app.post(LINK, &json!({ "email": "ann@example.org" })).await;
    let key = key_to(&app, "ann@example.org").await;
    for method in [Method::GET, Method::HEAD, Method::OPTIONS] {
        app.send(method.clone(), &format!("/sign-in/email-link?key={key}"), &[], None).await;
        let called = app.send(method, &format!("/api/v1/auth/sign-in?key={key}"), &[], None).await;
        assert!(!called.status.is_success());
    }
    assert_eq!(app.post("/api/v1/auth/sign-in", &json!({ "key": key })).await.status, StatusCode::OK);
}

#[tokio::test]
async fn mails_are_limited_by_address_and_client() {
    let hand = ManualClock::new();
    let app = TestApp::with_clock(hand.clock()).await;
    let ask = async |client: [u8; 4], email: String| {
        let headers = [("content-type", "application/json")];
        let body = Some(json!({ "email": email }).to_string());
        app.send_from(client.into(), Method::POST, LINK, &headers, body).await
    };
    for _ in 0..3 {
        assert_eq!(ask([192, 0, 2, 1], "ann@example.org".to_owned()).await.status, StatusCode::OK);
    }
    // In any spelling of the address.
    let refused = ask([192, 0, 2, 1], "ANN@example.org".to_owned()).await;
    assert_eq!((refused.status, refused.header("retry-after")), (StatusCode::TOO_MANY_REQUESTS, "300"));
    // Requests in another person's name do not lock out that person.
    assert_eq!(ask([192, 0, 2, 2], "ann@example.org".to_owned()).await.status, StatusCode::OK);
    hand.advance(5 * MINUTE);
    assert_eq!(ask([192, 0, 2, 1], "ann@example.org".to_owned()).await.status, StatusCode::OK);
    // But many clients together cannot flood a mailbox.
    let sent = async |last| ask([198, 51, 100, last], "ann@example.org".to_owned()).await.status == StatusCode::OK;
    let mut more = 0;
    for client in 1..=60 {
        more += usize::from(sent(client).await);
    }
    assert_eq!(more, 25, "thirty a day, of which five are used");

    for number in 0..20 {
        assert_eq!(ask([192, 0, 2, 9], format!("{number}@example.org")).await.status, StatusCode::OK, "{number}");
    }
    let refused = ask([192, 0, 2, 9], "one-more@example.org".to_owned()).await;
    assert_eq!((refused.status, refused.header("retry-after")), (StatusCode::TOO_MANY_REQUESTS, "180"));
}

#[tokio::test]
async fn a_client_has_sixty_attempts_per_hour() {
    let app = TestApp::new().await;
    for (path, body) in [(CODE, json!({ "code": "1" })), ("/api/v1/auth/sign-in", json!({ "key": "x" }))] {
        for _ in 0..30 {
            assert_eq!(app.post(path, &body).await.status, StatusCode::BAD_REQUEST);
        }
    }
    assert_eq!(app.post(CODE, &json!({ "code": "1" })).await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn signing_in_again_ends_the_session_before() {
    let app = TestApp::new().await;
    let old = app.cookie(Tier::Free).await;
    let token = app.state.db.create_sign_in_token("free@example.org", MINUTE).await.expect("known");
    let reply = app.post_as("/api/v1/auth/sign-in", &json!({ "key": token }), &[("cookie", &old)]).await;
    let new = set_cookie(&reply, "__Host-session");
    assert_ne!(new, old);
    assert_eq!(app.get_as(ME, &[("cookie", &old)]).await.data()["user"], Value::Null);
    assert_eq!(app.get_as(ME, &[("cookie", &new)]).await.data()["user"]["email"], "free@example.org");
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let app = TestApp::new().await;
    let token = app.state.db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    let key = app.state.db.create_sign_in_token("ann@example.org", MINUTE).await.expect("known");
    let firefox = [("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0")];
    let here =
        set_cookie(&app.post_as("/api/v1/auth/sign-in", &json!({ "key": key }), &firefox).await, "__Host-session");
    let there = format!("__Host-session={}", app.state.db.start_session(token.user_id, None).await.expect("works"));
    let other = app.cookie_of("bob@example.org", Tier::Free).await;

    let listed = app.get_as(SESSIONS, &[("cookie", &here)]).await.data()["sessions"].clone();
    let this = listed.as_array().expect("a list").iter().find(|session| session["isThis"] == true).expect("this one");
    assert_eq!((listed.as_array().map(Vec::len), &this["device"]), (Some(2), &json!("Firefox on Linux")));
    let that = listed.as_array().expect("a list").iter().find(|session| session["isThis"] == false).expect("another");
    let path = format!("{SESSIONS}/{}", that["id"].as_str().expect("an id"));
    let end = async |cookie: &str| app.send(Method::DELETE, &path, &[("cookie", cookie)], None).await;
    assert_eq!(end(&other).await.status, StatusCode::NOT_FOUND, "what belongs to others does not exist");
    assert_eq!(end(&here).await.status, StatusCode::OK);
    assert_eq!(end(&here).await.status, StatusCode::NOT_FOUND);
    let is_open = async |cookie: &str| app.get_as(ME, &[("cookie", cookie)]).await.data()["user"] != Value::Null;
    assert!(!is_open(&there).await && is_open(&here).await && is_open(&other).await);

    let everywhere = async |cookie: &str, body: Value| {
        app.post_as("/api/v1/auth/sign-out-everywhere", &body, &[("cookie", cookie)]).await
    };
    let there = format!("__Host-session={}", app.state.db.start_session(token.user_id, None).await.expect("works"));
    assert_eq!(everywhere(&here, json!({ "keepThis": true })).await.status, StatusCode::OK);
    assert!(!is_open(&there).await && is_open(&here).await);
    let out = everywhere(&here, json!({})).await;
    assert!(out.header("set-cookie").contains("__Host-session=; ") && out.header("set-cookie").contains("Max-Age=0"));
    assert_eq!(out.header("clear-site-data"), "\"cookies\"");
    assert!(!is_open(&here).await && is_open(&other).await);
    // API keys are not accepted.
    let key = app.key(Tier::Business).await;
    for (method, path) in [(Method::GET, SESSIONS), (Method::POST, "/api/v1/auth/confirmation")] {
        let reply = app.send(method, path, &[("authorization", &key)], None).await;
        assert_eq!((reply.status, reply.json()["code"].clone()), (StatusCode::FORBIDDEN, json!("session_required")));
    }
}

/// ASVS 7.5: a session that was left open cannot create keys, which outlive it.
#[tokio::test]
async fn lasting_changes_require_confirmation() {
    let hand = ManualClock::new();
    let app = TestApp::with_clock(hand.clock()).await;
    let cookie = app.cookie_of("ann@example.org", Tier::Business).await;
    let make = async |cookie: &str| app.post_as(KEYS, &json!({ "name": "laptop" }), &[("cookie", cookie)]).await;
    let first = make(&cookie).await;
    assert_eq!(first.status, StatusCode::OK, "just signed in");
    hand.advance(11 * MINUTE);
    let path = format!("{KEYS}/{}", first.data()["apiKey"]["id"].as_str().expect("an id"));
    let rotate = async |cookie: &str| app.post_as(&format!("{path}/rotate"), &json!({}), &[("cookie", cookie)]).await;
    for reply in [make(&cookie).await, rotate(&cookie).await] {
        assert_eq!(
            (reply.status, reply.json()["code"].clone()),
            (StatusCode::FORBIDDEN, json!("confirmation_required"))
        );
    }
    let requested = app.send(Method::POST, "/api/v1/auth/confirmation", &[("cookie", &cookie)], None).await;
    assert_eq!(requested.status, StatusCode::OK, "{}", requested.text);
    let code = code_to(&app, "ann@example.org").await;
    let confirm = async |code: &str| {
        app.post_as("/api/v1/auth/confirmation/code", &json!({ "code": code }), &[("cookie", &cookie)]).await
    };
    assert_eq!(confirm("0000 000").await.json()["code"], "code_not_valid");
    let new = set_cookie(&confirm(&code).await, "__Host-session");
    assert_eq!(make(&cookie).await.status, StatusCode::UNAUTHORIZED, "the old token is worth nothing");
    assert_eq!((make(&new).await.status, rotate(&new).await.status), (StatusCode::OK, StatusCode::OK));
    // Revoking a key needs no confirmation, because it must be quick.
    hand.advance(11 * MINUTE);
    assert_eq!(app.send(Method::DELETE, &path, &[("cookie", &new)], None).await.status, StatusCode::OK);
}
