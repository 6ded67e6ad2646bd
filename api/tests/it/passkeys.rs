//! Passkeys over HTTP: adding and removing them in a session, and signing in with them.

use crate::support::authenticator::Authenticator;
use crate::support::prelude::*;

const PASSKEYS: &str = "/users/passkeys";
const ASK: &str = "/api/v1/auth/passkey/options";
const SIGN_IN: &str = "/api/v1/auth/passkey";
const REFUSED: (u16, &str) = (400, "passkey_not_valid");

async fn app() -> (TestApp, ManualClock) {
    let time = ManualClock::new();
    (TestApp::with_config(time.clock(), |_| {}).await, time)
}

/// Adds a passkey of the device to the account.
async fn add(app: &TestApp, member: &Member, device: &mut Authenticator, name: &str) -> TestResponse {
    let requested = member.post(app, &format!("{PASSKEYS}/options"), &json!({})).await.data();
    let credential = device.create(&requested["options"]);
    member.post(app, PASSKEYS, &json!({ "token": requested["token"], "name": name, "credential": credential })).await
}

/// A response of the device to a new challenge.
async fn signed(app: &TestApp, device: &mut Authenticator) -> Value {
    let requested = app.post(ASK, &json!({})).await.data();
    json!({ "token": requested["token"], "credential": device.sign(&requested["options"]) })
}

fn assert_refused(reply: &TestResponse, why: &str) {
    assert_eq!(reply.failure(), (REFUSED.0, REFUSED.1.to_owned()), "{why}: {}", reply.text);
    assert_eq!(reply.header("set-cookie"), "", "{why}");
}

async fn actions(app: &TestApp, member: &Member) -> Vec<String> {
    let events = member.get(app, "/users/activity").await.data()["activity"].clone();
    let events = events.as_array().expect("a list").iter();
    events.map(|event| event["action"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn a_passkey_is_added_signs_in_and_is_removed() {
    let (app, _) = app().await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    let mut phone = Authenticator::new("phone");
    let added = add(&app, &ann, &mut phone, " Phone ").await.data()["passkey"].clone();
    assert_eq!((&added["name"], &added["lastUsedAt"]), (&json!("Phone"), &Value::Null));
    assert!(app.mail_to("ann@example.org").await.contains("The passkey “Phone” can sign in"));

    let body = signed(&app, &mut phone).await;
    let entered = app.post(SIGN_IN, &body).await;
    assert_eq!(entered.data()["user"]["email"], "ann@example.org");
    let session = entered.cookie();
    let me = app.get_as("/api/v1/auth/me", &[("cookie", &session)]).await.data();
    assert_eq!(me["user"]["email"], "ann@example.org");
    assert_refused(&app.post(SIGN_IN, &body).await, "a challenge works once");

    let listed = ann.get(&app, PASSKEYS).await.data();
    assert_eq!((&listed["isAvailable"], listed["passkeys"].as_array().map(Vec::len)), (&json!(true), Some(1)));
    assert!(listed["passkeys"][0]["lastUsedAt"].is_string());

    let place = format!("{PASSKEYS}/{}", added["id"].as_str().expect("an id"));
    let bob = Member::new(&app, "bob", Tier::Free).await;
    assert_eq!(bob.delete(&app, &place).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ann.delete(&app, &place).await.status, StatusCode::OK);
    let body = signed(&app, &mut phone).await;
    assert_refused(&app.post(SIGN_IN, &body).await, "it is removed");
    assert_eq!(actions(&app, &ann).await, ["passkey-removed", "signed-in-with-passkey", "passkey-added"]);
}

#[tokio::test]
async fn whatever_a_device_did_not_sign_is_refused_alike() {
    let (app, time) = app().await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    let (mut phone, mut stranger) = (Authenticator::new("phone"), Authenticator::new("phone"));
    add(&app, &ann, &mut phone, "Phone").await.data();

    let mut body = signed(&app, &mut stranger).await;
    body["credential"]["response"]["userHandle"] =
        signed(&app, &mut phone).await["credential"]["response"]["userHandle"].clone();
    assert_refused(&app.post(SIGN_IN, &body).await, "another key");
    let mut unknown = Authenticator::new("tablet");
    let body = signed(&app, &mut unknown).await;
    assert_refused(&app.post(SIGN_IN, &body).await, "an unknown passkey");
    phone.origin = "https://evil.example".to_owned();
    let body = signed(&app, &mut phone).await;
    assert_refused(&app.post(SIGN_IN, &body).await, "a page of another site");
    phone.origin = "https://earshot.example".to_owned();
    phone.flags = 0x01;
    let body = signed(&app, &mut phone).await;
    assert_refused(&app.post(SIGN_IN, &body).await, "a device that is not unlocked");
    phone.flags = 0x05;
    let other = app.post(ASK, &json!({})).await.data();
    let mut body = signed(&app, &mut phone).await;
    body["token"] = other["token"].clone();
    assert_refused(&app.post(SIGN_IN, &body).await, "another challenge");
    let body = signed(&app, &mut phone).await;
    time.advance(Duration::from_secs(10 * 60 + 1));
    assert_refused(&app.post(SIGN_IN, &body).await, "the challenge has expired");
    assert_eq!(app.state.db.delete_expired_passkey_challenges().await.expect("works"), 3, "two others were left open");
}

#[tokio::test]
async fn a_passkey_whose_counter_goes_back_is_refused_and_reported() {
    let (app, _) = app().await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    let mut phone = Authenticator::new("phone");
    add(&app, &ann, &mut phone, "Phone").await.data();
    for _ in 0..3 {
        let body = signed(&app, &mut phone).await;
        assert_eq!(app.post(SIGN_IN, &body).await.status, StatusCode::OK);
    }
    phone.counter = 1;
    let body = signed(&app, &mut phone).await;
    assert_refused(&app.post(SIGN_IN, &body).await, "a copy");
    let newest = ann.get(&app, "/users/activity").await.data()["activity"][0].clone();
    assert_eq!((&newest["action"], &newest["what"]), (&json!("passkey-refused"), &json!("Phone")));
}

#[tokio::test]
async fn only_a_confirmed_user_adds_a_passkey_and_only_their_own() {
    let (app, time) = app().await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    let bob = Member::new(&app, "bob", Tier::Free).await;
    let mut phone = Authenticator::new("phone");
    let requested = ann.post(&app, &format!("{PASSKEYS}/options"), &json!({})).await.data();
    let body =
        json!({ "token": requested["token"], "name": "Phone", "credential": phone.create(&requested["options"]) });
    assert_refused(&bob.post(&app, PASSKEYS, &body).await, "a challenge of somebody else");
    let mut nameless = body.clone();
    nameless["name"] = json!(" ");
    assert_eq!(ann.post(&app, PASSKEYS, &nameless).await.failure(), (400, "invalid_request".to_owned()));
    assert_eq!(ann.post(&app, PASSKEYS, &body).await.status, StatusCode::OK);
    assert_refused(&ann.post(&app, PASSKEYS, &body).await, "a challenge works once");
    assert_refused(&add(&app, &bob, &mut phone, "Phone").await, "the passkey belongs to Ann");
    let excluded = ann.post(&app, &format!("{PASSKEYS}/options"), &json!({})).await.data();
    assert_eq!(excluded["options"]["excludeCredentials"].as_array().map(Vec::len), Some(1));

    time.advance(Duration::from_secs(11 * 60));
    let late = ann.post(&app, &format!("{PASSKEYS}/options"), &json!({})).await;
    assert_eq!(late.failure(), (403, "confirmation_required".to_owned()));
}

#[tokio::test]
async fn an_account_has_at_most_twenty_passkeys() {
    let (app, _) = app().await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    for number in 0..20 {
        let mut device = Authenticator::new(&format!("device {number}"));
        add(&app, &ann, &mut device, "Device").await.data();
    }
    let more = add(&app, &ann, &mut Authenticator::new("one more"), "Device").await;
    assert_eq!(more.failure(), (409, "too_many_passkeys".to_owned()));
}

#[tokio::test]
async fn a_server_without_a_domain_takes_no_passkeys() {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |config| config.public_url = "http://127.0.0.1:8080".to_owned()).await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    assert_eq!(app.post(ASK, &json!({})).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ann.get(&app, PASSKEYS).await.data()["isAvailable"], json!(false));
}

#[tokio::test]
async fn an_address_asks_for_a_bounded_number_of_challenges() {
    let (app, _) = app().await;
    for _ in 0..20 {
        app.post(ASK, &json!({})).await.data();
    }
    assert_eq!(app.post(ASK, &json!({})).await.status, StatusCode::TOO_MANY_REQUESTS);
}
