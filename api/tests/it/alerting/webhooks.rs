//! Webhooks with real receivers: signatures, failures, the address guard, the log, tests and replays.

use crate::support::alert_rows::AlertRows;
use crate::support::prelude::*;
use crate::support::receiver::{Received, Receiver};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use earshot_api::deliveries::{distribute_events, send_due_deliveries};
use earshot_app::{NewKeyOptions, Scopes};
use earshot_testkit::MAX_WAIT;
use hmac::{Hmac, Mac as _};
use sha2::Sha256;

const MINUTE: Duration = Duration::from_secs(60);

struct Setup {
    app: TestApp,
    time: ManualClock,
    rows: AlertRows,
    ann: Member,
    alert: uuid::Uuid,
}

/// An app that may send to these receivers, with an alert of Ann.
async fn setup(receivers: &[&Receiver]) -> Setup {
    setup_with_timeout(receivers, MAX_WAIT).await
}

async fn setup_with_timeout(receivers: &[&Receiver], timeout: Duration) -> Setup {
    let time = ManualClock::new();
    let mut database = String::new();
    let app = TestApp::with_config(time.clock(), |config| {
        config.allowed_webhook_addresses = receivers.iter().map(|receiver| receiver.address).collect();
        config.webhook_timeout = timeout;
        database.clone_from(&config.database_url);
    })
    .await;
    let rows = AlertRows::connect(&database).await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let alert = rows.alert(&ann.account, "Ann", "daily", json!({}), now_ms(&app)).await;
    Setup { app, time, rows, ann, alert }
}

fn now_ms(app: &TestApp) -> i64 {
    app.state.clock.now().timestamp_millis()
}

impl Setup {
    /// Adds a webhook. Returns its id and secret.
    async fn webhook(&self, fields: Value) -> (String, Value) {
        let data = self.ann.post(&self.app, "/teams/webhooks", &fields).await.data();
        (data["webhook"]["id"].as_str().expect("an id").to_owned(), data["secret"].clone())
    }

    async fn find(&self, number: u128) {
        self.rows.find(&self.ann.account, self.alert, number, "guest", now_ms(&self.app)).await;
        distribute_events(&self.app.state).await.expect("works");
    }

    async fn send(&self) -> usize {
        send_due_deliveries(&self.app.state).await.expect("works")
    }

    async fn log(&self, webhook: &str) -> Vec<Value> {
        let data = self.ann.get(&self.app, &format!("/teams/webhooks/{webhook}/deliveries")).await.data();
        data["deliveries"].as_array().expect("a list").clone()
    }

    async fn get(&self, webhook: &str) -> Value {
        let data = self.ann.get(&self.app, "/teams/webhooks").await.data();
        let webhooks = data["webhooks"].as_array().expect("a list");
        webhooks.iter().find(|known| known["id"] == webhook).expect("it exists").clone()
    }
}

/// Computes the signature as receivers do.
fn signature(secret: &Value, received: &Received) -> String {
    let key = secret.as_str().and_then(|text| text.strip_prefix("whsec_")).expect("a secret");
    let key = BASE64_STANDARD.decode(key).expect("base64");
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("any length");
    let (id, time) = (received.header("webhook-id"), received.header("webhook-timestamp"));
    mac.update(format!("{id}.{time}.{}", received.body).as_bytes());
    format!("v1,{}", BASE64_STANDARD.encode(mac.finalize().into_bytes()))
}

#[tokio::test]
async fn a_match_arrives_signed_with_the_same_id_in_each_attempt() {
    let receiver = Receiver::start().await;
    let setup = setup(&[&receiver]).await;
    let (id, secret) = setup.webhook(json!({ "url": receiver.url("/fail"), "eventTypes": ["alert_match"] })).await;
    setup.find(1).await;
    assert_eq!(setup.send().await, 1);
    assert_eq!(setup.send().await, 0, "not at once");
    let change = json!({ "url": receiver.url("/ok") });
    setup.ann.patch(&setup.app, &format!("/teams/webhooks/{id}"), &change).await.data();
    setup.time.advance(MINUTE);
    assert_eq!(setup.send().await, 1);
    assert_eq!(setup.send().await, 0);
    let received = receiver.received();
    assert_eq!(received.len(), 2);
    assert_eq!(received[0].header("webhook-id"), received[1].header("webhook-id"));
    assert_ne!(received[0].header("webhook-timestamp"), received[1].header("webhook-timestamp"));
    for one in &received {
        assert_eq!(one.header("webhook-signature"), signature(&secret, one));
        assert_eq!(one.header("content-type"), "application/json");
    }
    let body: Value = serde_json::from_str(&received[1].body).expect("JSON");
    assert_eq!(
        (body["type"].as_str(), body["data"]["alertConfigId"].as_str()),
        (Some("alert_match"), Some(setup.alert.to_string().as_str()))
    );
    let found = &body["data"]["match"];
    assert_eq!((found["snippet"].as_str(), found["startSecond"].as_i64()), (Some("with Ann"), Some(65)));
    assert_eq!(found["url"], "https://earshot.example/podcasts/cafe-talk/episode-1?t=65");
    assert_eq!(found["role"]["kind"], "guest");

    let log = setup.log(&id).await;
    assert_eq!((log.len(), log[0]["state"].as_str(), log[0]["attemptCount"].as_i64()), (1, Some("delivered"), Some(2)));
    assert_eq!(log[0]["id"], received[0].header("webhook-id"));
    let path = format!("/teams/webhooks/{id}/deliveries/{}", log[0]["id"].as_str().expect("an id"));
    let details = setup.ann.get(&setup.app, &path).await.data();
    assert_eq!(details["body"], received[0].body.as_str());
    assert_eq!(details["attempts"][1]["status"], 503);
    assert_eq!(
        (details["attempts"][1]["error"].as_str(), details["attempts"][1]["response"].as_str()),
        (Some("responded with 503"), Some("noted"))
    );

    // After a rotation, both secrets verify.
    let rotated = setup.ann.post(&setup.app, &format!("/teams/webhooks/{id}/secret"), &json!({})).await.data();
    let replayed = setup.ann.post(&setup.app, &format!("{path}/replay"), &json!({})).await.data();
    assert_eq!(replayed["delivery"]["state"], "queued");
    assert_eq!(setup.send().await, 1);
    let last = receiver.received().remove(2);
    assert_eq!(last.header("webhook-id"), received[0].header("webhook-id"));
    let expected = format!("{} {}", signature(&rotated["secret"], &last), signature(&secret, &last));
    assert_eq!(last.header("webhook-signature"), expected);
}

#[tokio::test]
async fn a_burst_to_one_endpoint_arrives_once_each() {
    let receiver = Receiver::start().await;
    let setup = setup(&[&receiver]).await;
    let (id, _) = setup.webhook(json!({ "url": receiver.url("/ok"), "eventTypes": ["alert_match"] })).await;
    for number in 1..=40 {
        setup.rows.find(&setup.ann.account, setup.alert, number, "guest", now_ms(&setup.app)).await;
    }
    distribute_events(&setup.app.state).await.expect("works");
    assert_eq!(setup.send().await, 40);
    let received = receiver.received();
    let ids: std::collections::HashSet<_> = received.iter().map(|one| one.header("webhook-id")).collect();
    assert_eq!((received.len(), ids.len()), (40, 40));
    assert!(setup.log(&id).await.iter().all(|delivery| delivery["state"] == "delivered"));
}

#[tokio::test]
async fn bad_receivers_are_handled() {
    let receiver = Receiver::start().await;
    let private = Receiver::start().await;
    let setup = setup(&[&receiver]).await;
    let mut ids = Vec::new();
    for path in ["/redirect", "/large", "/gone"] {
        ids.push(setup.webhook(json!({ "url": receiver.url(path) })).await.0);
    }
    setup.find(1).await;
    assert_eq!(setup.send().await, 3);
    let mut last = Vec::new();
    for id in &ids {
        let delivery = setup.log(id).await.remove(0);
        let text = |name: &str| delivery[name].as_str().unwrap_or_default().to_owned();
        last.push((text("state"), delivery["lastStatus"].as_u64(), text("lastError")));
    }
    assert_eq!(last[0], ("queued".to_owned(), Some(307), "responded with 307: redirects are not followed".to_owned()));
    assert_eq!(last[1], ("delivered".to_owned(), Some(200), String::new()));
    assert_eq!((last[2].0.as_str(), last[2].1), ("failed", Some(410)));
    assert_eq!(receiver.received().len(), 3, "the redirect was not followed");
    let gone = setup.get(&ids[2]).await;
    assert_eq!((gone["enabled"].as_bool(), gone["disabledReason"].as_str()), (Some(false), Some("gone")));
    assert!(setup.app.mail_to("ann@example.org").await.contains("410"));

    // The guard rejects private addresses when a webhook is added, and again with each request.
    for url in [
        private.url("/ok"),
        "http://example.com/in".to_owned(),
        "https://user:pass@example.com/".to_owned(),
        "https://localhost/".to_owned(),
        "ftp://example.com/".to_owned(),
        "x".to_owned(),
    ] {
        let reply = setup.ann.post(&setup.app, "/teams/webhooks", &json!({ "url": url })).await;
        assert_eq!(reply.failure(), (400, "invalid_request".to_owned()), "{url}: {}", reply.text);
    }
    let change = json!({ "url": private.url("/ok") });
    let reply = setup.ann.patch(&setup.app, &format!("/teams/webhooks/{}", ids[1]), &change).await;
    assert_eq!(reply.status, StatusCode::BAD_REQUEST);
    assert!(private.received().is_empty());
    let stored = "UPDATE webhooks SET url = 'http://127.0.0.1:1/'";
    let connection = sea_orm::Database::connect(&setup.app.state.config.database_url).await.expect("opens");
    sea_orm::ConnectionTrait::execute_unprepared(&connection, stored).await.expect("works");
    let test = setup.ann.post(&setup.app, &format!("/teams/webhooks/{}/test", ids[1]), &json!({})).await.data();
    let error = test["attempts"][0]["error"].as_str().unwrap_or_default();
    assert!(error.contains("not a public address") || error.contains("not a web port"), "{test}");
}

#[tokio::test]
async fn a_receiver_that_hangs_is_tried_again() {
    let receiver = Receiver::start().await;
    let setup = setup_with_timeout(&[&receiver], Duration::from_millis(300)).await;
    let (id, _) = setup.webhook(json!({ "url": receiver.url("/hang") })).await;
    setup.find(1).await;
    assert_eq!(setup.send().await, 1);
    let delivery = setup.log(&id).await.remove(0);
    assert_eq!((&delivery["state"], &delivery["lastStatus"]), (&json!("queued"), &json!(null)));
    assert!(delivery["lastError"].as_str().is_some_and(|error| error.contains("took longer")), "{delivery}");
}

#[tokio::test]
async fn a_test_is_sent_at_once_and_changes_nothing() {
    let receiver = Receiver::start().await;
    let setup = setup(&[&receiver]).await;
    let (id, secret) = setup.webhook(json!({ "url": receiver.url("/ok"), "description": "CRM" })).await;
    let test = setup.ann.post(&setup.app, &format!("/teams/webhooks/{id}/test"), &json!({})).await.data();
    assert_eq!(
        (test["delivery"]["state"].as_str(), test["delivery"]["isTest"].as_bool()),
        (Some("delivered"), Some(true))
    );
    let received = receiver.received().remove(0);
    assert_eq!(received.header("webhook-signature"), signature(&secret, &received));
    assert_eq!(serde_json::from_str::<Value>(&received.body).expect("JSON")["type"], "test");
    assert_eq!(setup.get(&id).await["lastSuccessAt"], Value::Null);
    let (failing, _) = setup.webhook(json!({ "url": receiver.url("/gone") })).await;
    let test = setup.ann.post(&setup.app, &format!("/teams/webhooks/{failing}/test"), &json!({})).await.data();
    assert_eq!(
        (test["delivery"]["state"].as_str(), test["attempts"][0]["status"].as_i64()),
        (Some("failed"), Some(410))
    );
    assert_eq!(setup.get(&failing).await["enabled"], true);
    setup.time.advance(60 * MINUTE);
    assert_eq!(setup.send().await, 0, "not repeated");
}

#[tokio::test]
async fn slack_gets_a_message() {
    let receiver = Receiver::start().await;
    let setup = setup(&[&receiver]).await;
    let (_, secret) = setup.webhook(json!({ "url": receiver.url("/ok"), "kind": "slack" })).await;
    assert_eq!(secret, Value::Null);
    setup.find(7).await;
    assert_eq!(setup.send().await, 1);
    let received = receiver.received().remove(0);
    let body: Value = serde_json::from_str(&received.body).expect("JSON");
    assert_eq!(body["text"], "Ann: Episode 7 on Café &lt;Talk&gt;");
    assert!(body["blocks"].as_array().is_some_and(|blocks| blocks.len() == 3), "{body}");
    assert_eq!(received.header("webhook-signature"), "");
}

#[tokio::test]
async fn only_admins_of_the_team_manage_webhooks() {
    let receiver = Receiver::start().await;
    let setup = setup(&[&receiver]).await;
    let (id, _) = setup.webhook(json!({ "url": receiver.url("/ok") })).await;
    setup.find(1).await;
    setup.send().await;
    let delivery = setup.log(&id).await.remove(0)["id"].as_str().expect("an id").to_owned();
    let member = Member::in_team_of(&setup.app, "bob", &setup.ann.account, Role::Member).await;
    let foreign = Member::new(&setup.app, "eve", Tier::Agency).await;
    let free = Member::new(&setup.app, "fay", Tier::Free).await;
    let base = format!("/teams/webhooks/{id}");
    let log = format!("{base}/deliveries/{delivery}");
    assert_eq!(foreign.get(&setup.app, "/teams/webhooks").await.data()["webhooks"], json!([]));
    assert_eq!(member.get(&setup.app, "/teams/webhooks").await.failure(), (403, "role_required".to_owned()));
    let empty = json!({});
    for (who, expected) in [(&member, (403, "role_required")), (&foreign, (404, "not_found"))] {
        let replies = [
            who.patch(&setup.app, &base, &empty).await,
            who.delete(&setup.app, &base).await,
            who.post(&setup.app, &format!("{base}/secret"), &empty).await,
            who.post(&setup.app, &format!("{base}/test"), &empty).await,
            who.get(&setup.app, &format!("{base}/deliveries")).await,
            who.get(&setup.app, &log).await,
            who.post(&setup.app, &format!("{log}/replay"), &empty).await,
        ];
        for reply in replies {
            assert_eq!(reply.failure(), (expected.0, expected.1.to_owned()), "{}", reply.text);
        }
    }
    let new = json!({ "url": receiver.url("/ok") });
    assert_eq!(member.post(&setup.app, "/teams/webhooks", &new).await.failure(), (403, "role_required".to_owned()));
    assert_eq!(free.post(&setup.app, "/teams/webhooks", &new).await.failure(), (403, "not_on_plan".to_owned()));
    for wrong in ["x", "00000000-0000-0000-0000-000000000000"] {
        let reply = setup.ann.get(&setup.app, &format!("{base}/deliveries/{wrong}")).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    let stale = setup
        .ann
        .send(&setup.app, axum::http::Method::PATCH, &base, Some(&json!({ "enabled": false })), Some("\"9\""))
        .await;
    assert_eq!(
        (stale.status, &stale.json()["data"]["current"]["enabled"]),
        (StatusCode::PRECONDITION_FAILED, &json!(true))
    );
    setup.ann.delete(&setup.app, &base).await.data();
    assert_eq!(setup.ann.get(&setup.app, "/teams/webhooks").await.data()["webhooks"], json!([]));
}

#[tokio::test]
async fn podcasts_of_one_call_share_a_delivery() {
    let receiver = Receiver::start().await;
    let setup = setup(&[&receiver]).await;
    setup.webhook(json!({ "url": receiver.url("/ok") })).await;
    for moment in [1, 1, 2] {
        let at = now_ms(&setup.app) + moment;
        let payload = json!({ "status": "prospect" });
        setup.rows.event(&setup.ann.account, "listed_podcast_added", None, payload, at).await;
    }
    assert_eq!(distribute_events(&setup.app.state).await.expect("works"), 2);
    setup.time.advance(MINUTE);
    assert_eq!(setup.send().await, 2);
    let mut data: Vec<Value> = Vec::new();
    for one in receiver.received() {
        let body: Value = serde_json::from_str(&one.body).expect("JSON");
        assert_eq!(body["type"], "listed_podcast_added");
        data.push(body["data"].clone());
    }
    data.sort_by_key(ToString::to_string);
    let rows = json!([{ "status": "prospect" }, { "status": "prospect" }]);
    assert_eq!(data, [json!({ "projectId": null, "listedPodcasts": rows }), json!({ "status": "prospect" })]);
}

#[tokio::test]
async fn tests_of_a_team_are_limited() {
    let receiver = Receiver::start().await;
    let setup = setup(&[&receiver]).await;
    let (id, _) = setup.webhook(json!({ "url": receiver.url("/ok") })).await;
    let test = async || setup.ann.post(&setup.app, &format!("/teams/webhooks/{id}/test"), &json!({})).await.status;
    for _ in 0..10 {
        assert_eq!(test().await, StatusCode::OK);
    }
    assert_eq!(test().await, StatusCode::TOO_MANY_REQUESTS);
    setup.time.advance(MINUTE);
    assert_eq!(test().await, StatusCode::OK);
}

/// Chats have their only secret in the URL.
#[tokio::test]
async fn keys_without_the_write_scope_see_no_secret_urls() {
    let setup = setup(&[]).await;
    let url = "https://hooks.slack.com/services/T1/B1/s3cret";
    let (id, _) = setup.webhook(json!({ "kind": "slack", "url": url })).await;
    assert_eq!(setup.get(&id).await["url"], url, "a session");
    for (scopes, expected) in [(Scopes::READ_AND_WRITE, url), (Scopes::READ, "https://hooks.slack.com/hidden")] {
        let draft = NewKeyOptions { name: "test".to_owned(), scopes, lifetime: None };
        let key = setup.app.state.db.create_key(&setup.ann.account, draft).await.expect("a key").key;
        let reply = setup.app.get_as("/api/v1/teams/webhooks", &[("authorization", &key)]).await;
        assert_eq!(reply.data()["webhooks"][0]["url"], expected, "{scopes:?}");
    }
}

#[tokio::test]
async fn the_log_of_deliveries_has_no_secret_urls() {
    // Nobody listens on the port of a receiver that has ended.
    let receiver = Receiver::start().await;
    let setup = setup(&[&receiver]).await;
    let (id, _) = setup.webhook(json!({ "kind": "slack", "url": receiver.url("/s3cret") })).await;
    drop(receiver);
    setup.find(1).await;
    assert_eq!(setup.send().await, 1);
    let log = setup.log(&id).await;
    let error = log[0]["lastError"].as_str().expect("a failure");
    assert!(!error.contains("s3cret"), "{error}");
}
