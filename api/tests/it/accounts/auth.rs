//! Signing in, API keys, and cross-site requests.

use crate::support::prelude::*;

#[tokio::test]
async fn a_link_from_a_mail_signs_in_once() {
    let app = TestApp::new().await;
    app.state.db.create_user("ann@example.org", Tier::Individual).await.expect("a user");
    let answer = app.post("/api/v1/auth/sign-in-link", &json!({ "email": "ann@example.org" })).await;
    let unknown = app.post("/api/v1/auth/sign-in-link", &json!({ "email": "bob@example.org" })).await;
    assert_eq!(answer.data(), unknown.data(), "nobody learns who has an account");

    let key = link_key_in_mail(&app, "ann@example.org").await;
    let reply = app.post("/api/v1/auth/sign-in", &json!({ "key": key })).await;
    let me = reply.data();
    assert_eq!((&me["user"]["email"], &me["user"]["plan"]), (&json!("ann@example.org"), &json!("individual")));
    let set = reply.header("set-cookie");
    for part in ["__Host-session=", "; Path=/", "; Secure", "; HttpOnly", "; SameSite=Lax"] {
        assert!(set.contains(part), "{set}");
    }
    assert_eq!(reply.header("cache-control"), "no-store");

    let again = app.post("/api/v1/auth/sign-in", &json!({ "key": key })).await;
    assert_eq!(again.message(), "The sign-in link has expired or was already used. Request a new one.");

    let cookie = reply.cookie();
    assert_eq!(app.get_as("/api/v1/auth/me", &[("cookie", &cookie)]).await.data(), me);
    let out = app.post_as("/api/v1/auth/sign-out", &json!({}), &[("cookie", &cookie)]).await;
    assert_eq!(out.data()["message"], "You have been signed out");
    assert!(out.header("set-cookie").contains("Max-Age=0"));
    assert_eq!(app.get_as("/api/v1/auth/me", &[("cookie", &cookie)]).await.data()["user"], Value::Null);
}

/// The token of the link in the newest mail to an address.
async fn link_key_in_mail(app: &TestApp, email: &str) -> String {
    let text = app.mail_to(email).await;
    let (_, rest) = text.split_once("/sign-in/email-link?key=").expect("a link");
    rest.split_whitespace().next().expect("a key").to_owned()
}

#[tokio::test]
async fn keys_need_a_plan_with_api_access() {
    let app = TestApp::new().await;
    let me = |key: String| {
        let app = &app;
        async move { app.get_as("/api/v1/auth/me", &[("authorization", &key)]).await }
    };
    let business = app.key(Tier::Business).await;
    assert_eq!(me(business.clone()).await.data()["limits"]["tier"], "business");
    assert_eq!(me(format!("Bearer {business}")).await.data()["limits"]["tier"], "business");

    let individual = me(app.key(Tier::Individual).await).await;
    assert_eq!(
        (individual.status, individual.message().as_str()),
        (StatusCode::FORBIDDEN, "Your plan does not include API access.")
    );

    let mut other = business.clone();
    other.replace_range(9..10, "~");
    for wrong in [other, String::new(), "Bearer".to_owned(), "pk_live_abc".to_owned()] {
        let reply = me(wrong).await;
        assert_eq!(reply.status, StatusCode::UNAUTHORIZED);
        let body = reply.json();
        // Spec 6.
        assert_eq!(
            (&body["status"], &body["message"]),
            (&json!("UNAUTHORIZED"), &json!("Invalid authorization token"))
        );
    }
}

#[tokio::test]
async fn cross_site_requests_are_rejected() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Free).await;
    let out = |headers: Vec<(&'static str, &'static str)>| {
        let (app, cookie) = (&app, cookie.clone());
        async move {
            let mut headers = headers;
            let cookie: &str = &cookie;
            let mut all = vec![("cookie", cookie)];
            all.append(&mut headers);
            app.send(Method::POST, "/api/v1/auth/sign-out", &all, None).await
        }
    };
    let refused = out(vec![("sec-fetch-site", "cross-site")]).await;
    assert_eq!(
        (refused.status, refused.message().as_str()),
        (StatusCode::FORBIDDEN, "The request came from another site. Open Earshot and try again.")
    );
    assert_eq!(out(vec![("origin", "https://evil.example")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(out(vec![("origin", "https://earshot.example")]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn limits_of_an_anonymous_caller() {
    let app = TestApp::new().await;
    insta::assert_json_snapshot!(app.get("/api/v1/auth/me").await.data());
}
