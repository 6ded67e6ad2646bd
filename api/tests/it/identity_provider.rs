//! Sign-in by an identity provider: a provider on loopback signs real tokens, and everything that is wrong with them is
//! refused.

use crate::support::prelude::*;
use earshot_api::{IdentityProviderConfig, ProviderSecret};
use earshot_testkit::{IdentityProviderServer, PROVIDER_CLIENT};

const START: &str = "/api/v1/auth/provider";
const FINISH: &str = "/api/v1/auth/provider/code";

struct Installation {
    app: TestApp,
    provider: IdentityProviderServer,
    time: ManualClock,
}

impl Installation {
    async fn new() -> Self {
        let time = ManualClock::new();
        let now = time.clock().now().timestamp();
        let claims = json!({ "email": "ann@example.org", "email_verified": true, "iat": now, "exp": now + 15 * 60 });
        let provider = IdentityProviderServer::start(claims).await;
        let issuer = provider.issuer();
        Self { app: app_with(&time, &issuer).await, provider, time }
    }

    /// Starts a sign-in. Returns the cookie of the browser, and what the provider sends back with it.
    async fn start(&self) -> (String, Value) {
        let started = self.app.post(START, &json!({})).await;
        let url = started.data()["url"].as_str().expect("a URL").to_owned();
        let (state, code) = self.provider.authorize(&url);
        (started.cookie(), json!({ "state": state, "code": code }))
    }

    async fn finish(&self, cookie: &str, body: &Value) -> TestResponse {
        self.app.post_as(FINISH, body, &[("cookie", cookie)]).await
    }

    async fn sign_in(&self) -> TestResponse {
        let (cookie, body) = self.start().await;
        self.finish(&cookie, &body).await
    }
}

async fn app_with(time: &ManualClock, issuer: &str) -> TestApp {
    TestApp::with_config(time.clock(), |config| {
        config.identity_provider = Some(IdentityProviderConfig {
            name: "Acme".to_owned(),
            issuer: issuer.to_owned(),
            client_id: PROVIDER_CLIENT.0.to_owned(),
            client_secret: ProviderSecret::new(PROVIDER_CLIENT.1),
        });
    })
    .await
}

fn assert_refused(reply: &TestResponse, why: &str) {
    assert_eq!(reply.failure(), (400, "provider_sign_in_failed".to_owned()), "{why}: {}", reply.text);
    assert_eq!(reply.header("set-cookie"), "", "{why}");
}

#[tokio::test]
async fn the_provider_signs_in_to_the_account_of_its_address_or_creates_one() {
    let site = Installation::new().await;
    assert_eq!(site.app.get(START).await.data()["name"], "Acme");
    let created = site.sign_in().await;
    assert_eq!(
        (&created.data()["user"]["email"], &created.data()["user"]["plan"]),
        (&json!("ann@example.org"), &json!("free"))
    );
    let me = site.app.get_as("/api/v1/auth/me", &[("cookie", &created.cookie())]).await.data();
    assert_eq!(me["user"]["email"], "ann@example.org");

    let bob = Member::new(&site.app, "bob", Tier::Business).await;
    site.provider.set_claim("email", json!("Bob@Example.org"));
    let joined = site.sign_in().await;
    assert_eq!(joined.data()["user"]["id"], json!(bob.account.user_id.to_string()));
    let newest = bob.get(&site.app, "/users/activity").await.data()["activity"][0].clone();
    assert_eq!(newest["action"], "signed-in-with-provider");
}

#[tokio::test]
async fn tokens_that_are_not_for_this_sign_in_are_refused() {
    for (claim, value) in [
        ("nonce", json!("another sign-in")),
        ("aud", json!("another client")),
        ("iss", json!("https://evil.example")),
        ("exp", json!(1_700_000_000)),
        ("email_verified", json!(false)),
        ("email_verified", Value::Null),
        ("email", Value::Null),
        ("email", json!("not an address")),
    ] {
        let site = Installation::new().await;
        site.provider.set_claim(claim, value.clone());
        assert_refused(&site.sign_in().await, &format!("{claim}: {value}"));
    }
    let site = Installation::new().await;
    site.provider.forge();
    assert_refused(&site.sign_in().await, "a signature of another key");
}

#[tokio::test]
async fn an_unverified_address_is_named_as_the_reason() {
    let site = Installation::new().await;
    site.provider.set_claim("email_verified", json!(false));
    let message = site.sign_in().await.message();
    assert_eq!(message, "Acme hasn't verified your email address. Verify it there, or sign in by email.");
}

#[tokio::test]
async fn a_sign_in_works_once_in_its_browser_and_for_ten_minutes() {
    let site = Installation::new().await;
    let (cookie, body) = site.start().await;
    let (other_cookie, other) = site.start().await;
    assert_refused(&site.finish(&other_cookie, &body).await, "another browser");
    assert_refused(&site.finish("", &body).await, "no browser");
    let mixed = json!({ "state": other["state"], "code": body["code"] });
    assert_refused(&site.finish(&other_cookie, &mixed).await, "the code of another sign-in");
    let (fresh_cookie, fresh) = site.start().await;
    assert_eq!(site.finish(&fresh_cookie, &fresh).await.status, StatusCode::OK);
    assert_refused(&site.finish(&fresh_cookie, &fresh).await, "a state works once");
    site.time.advance(Duration::from_secs(10 * 60 + 1));
    assert_refused(&site.finish(&cookie, &body).await, "it has expired");
    assert_eq!(site.app.state.db.delete_expired_provider_sign_ins().await.expect("works"), 1);
}

#[tokio::test]
async fn a_provider_that_does_not_respond_is_named() {
    let time = ManualClock::new();
    // Nothing listens there.
    let app = app_with(&time, "http://127.0.0.1:9").await;
    let reply = app.post(START, &json!({})).await;
    assert_eq!(reply.failure(), (503, "service_unavailable".to_owned()));
    assert!(reply.message().starts_with("Acme doesn't respond."), "{}", reply.text);
    let without = TestApp::with_config(time.clock(), |_| {}).await;
    assert_eq!(without.get(START).await.data()["name"], Value::Null);
    assert_eq!(without.post(START, &json!({})).await.status, StatusCode::NOT_FOUND);
}
