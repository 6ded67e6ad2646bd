//! WebSub with a hub that verifies subscriptions, and with impostors.

use super::{HttpTransport, now};
use axum::extract::{RawForm, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use axum::{Form, Router};
use chrono::TimeDelta;
use earshot_ingest::hints::{
    CallbackOutcome, CallbackRejection, HintSource, Subscription, Subscriptions, WebSubSource,
};
use earshot_testkit::LocalServer;
use hmac::{Hmac, Mac};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

const FEED: &str = "https://a.example/feed?x=1&y=2";
const TOPIC: &str = "https://a.example/feed?self=1&y=2";

type SharedSubscriptions = Arc<Mutex<Subscriptions>>;

fn lock(subscriptions: &SharedSubscriptions) -> MutexGuard<'_, Subscriptions> {
    subscriptions.lock().unwrap_or_else(PoisonError::into_inner)
}

fn subscribed(hub: &str) -> SharedSubscriptions {
    let mut subscriptions = Subscriptions::default();
    subscriptions.add(FEED, TOPIC, hub, &std::array::from_fn(|index| index as u8));
    Arc::new(Mutex::new(subscriptions))
}

/// The requests that a hub received.
type HubRequests = Arc<Mutex<Vec<HashMap<String, String>>>>;

async fn hub(status: StatusCode) -> (LocalServer, HubRequests) {
    let requested = HubRequests::default();
    let answer = move |State(requested): State<HubRequests>, Form(form): Form<HashMap<String, String>>| async move {
        requested.lock().expect("the lock").push(form);
        status
    };
    let router = Router::new().route("/hub", post(answer)).with_state(Arc::clone(&requested));
    (LocalServer::serve(router).await, requested)
}

fn verification_query(mode: &str, topic: &str, challenge: &str, lease: &str) -> String {
    let fields = [("hub.mode", mode), ("hub.topic", topic), ("hub.challenge", challenge), ("hub.lease_seconds", lease)];
    url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

fn signed<M: Mac + hmac::digest::KeyInit>(name: &str, secret: &str, body: &[u8]) -> String {
    let mac = <M as Mac>::new_from_slice(secret.as_bytes()).expect("any key").chain_update(body);
    let tag = mac.finalize().into_bytes();
    format!("{name}={}", hex::encode(tag))
}

#[tokio::test]
async fn a_subscription_from_the_request_to_the_hint() {
    let (web, requested) = hub(StatusCode::ACCEPTED).await;
    let shared = subscribed(&web.url("/hub"));
    let mut source = WebSubSource::new(HttpTransport, "https://us.example/websub/".to_owned(), Arc::clone(&shared));
    assert!(source.poll(now()).await.expect("no hints").is_empty());
    let form = requested.lock().expect("the lock").pop().expect("a request");
    assert_eq!((form["hub.mode"].as_str(), form["hub.topic"].as_str()), ("subscribe", TOPIC));
    let path = form["hub.callback"].strip_prefix("https://us.example/websub/").expect("our callback").to_owned();
    assert_eq!((path.len(), form["hub.secret"].len()), (32, 64));

    let query = verification_query("subscribe", TOPIC, "c h+a%l/ü", "864000");
    let verify = |path: &str, query: &str, at| lock(&shared).verify(path, query, at);
    assert_eq!(verify("0", &query, now()), Err(CallbackRejection::Unknown));
    assert_eq!(
        verify(&path, &verification_query("subscribe", FEED, "c", "1"), now()),
        Err(CallbackRejection::NotRequested)
    );
    assert_eq!(
        verify(&path, &verification_query("unsubscribe", TOPIC, "c", "1"), now()),
        Err(CallbackRejection::NotRequested)
    );
    assert_eq!(
        verify(&path, &verification_query("subscribe", TOPIC, "", "1"), now()),
        Err(CallbackRejection::Malformed)
    );
    assert_eq!(
        verify(&path, &verification_query("subscribe", TOPIC, &"c".repeat(2_000), "1"), now()),
        Err(CallbackRejection::Malformed)
    );
    assert_eq!(verify(&path, &format!("{query}&hub.topic=x"), now()), Err(CallbackRejection::Malformed));
    assert_eq!(verify(&path, &"&".repeat(100_000), now()), Err(CallbackRejection::Malformed));
    assert_eq!(
        verify(&path, &query, now() + TimeDelta::hours(2)),
        Err(CallbackRejection::NotRequested),
        "verified too late"
    );
    let body = b"<rss/>";
    let early = lock(&shared).accept_delivery(&path, Some("sha256=00"), body, now());
    assert_eq!(early, Err(CallbackRejection::NotRequested), "nothing is delivered before the hub agreed");
    assert_eq!(verify(&path, &query, now()), Ok(CallbackOutcome::Challenge("c h+a%l/ü".to_owned())));
    assert_eq!(verify(&path, &query, now()), Err(CallbackRejection::NotRequested), "the same question again");

    let secret = &form["hub.secret"];
    let signatures = [
        signed::<Hmac<sha1::Sha1>>("sha1", secret, body),
        signed::<Hmac<sha2::Sha256>>("sha256", secret, body),
        signed::<Hmac<sha2::Sha384>>("sha384", secret, body),
        signed::<Hmac<sha2::Sha512>>("SHA512", secret, body).replace('a', "A"),
    ];
    for signature in &signatures {
        let hint = lock(&shared).accept_delivery(&path, Some(signature), body, now()).expect(signature);
        assert_eq!(hint.feed_url, FEED);
        assert_eq!(
            lock(&shared).accept_delivery(&path, Some(signature), b"<rss/> ", now()),
            Err(CallbackRejection::Unsigned)
        );
        assert_eq!(
            lock(&shared).accept_delivery(&path, Some(&signature[..20]), body, now()),
            Err(CallbackRejection::Unsigned)
        );
    }
    for wrong in [None, Some(""), Some("sha256"), Some("sha256="), Some("md5=00"), Some("sha1=é0"), Some("sha1=zz")] {
        assert_eq!(
            lock(&shared).accept_delivery(&path, wrong, body, now()),
            Err(CallbackRejection::Unsigned),
            "{wrong:?}"
        );
    }
    let other = signed::<Hmac<sha2::Sha256>>("sha256", "another secret", body);
    assert_eq!(lock(&shared).accept_delivery(&path, Some(&other), body, now()), Err(CallbackRejection::Unsigned));
    assert_eq!(source.poll(now()).await.expect("hints").len(), 4);
    assert!(source.poll(now()).await.expect("no hints").is_empty());
    lock(&shared).remove(FEED);
    assert_eq!(
        lock(&shared).accept_delivery(&path, Some(&signatures[0]), body, now()),
        Err(CallbackRejection::Unknown)
    );
}

#[tokio::test]
async fn a_lease_is_renewed_when_four_fifths_are_over() {
    let (web, requested) = hub(StatusCode::ACCEPTED).await;
    let shared = subscribed(&web.url("/hub"));
    let mut source = WebSubSource::new(HttpTransport, "https://us.example/".to_owned(), Arc::clone(&shared));
    let count = || requested.lock().expect("the lock").len();
    source.poll(now()).await.expect("no hints");
    let path = lock(&shared).iter().next().expect("one").path.clone();
    let agree = |lease: &str, at| lock(&shared).verify(&path, &verification_query("subscribe", TOPIC, "c", lease), at);
    agree("100000", now()).expect("the challenge");
    source.poll(now() + TimeDelta::seconds(79_999)).await.expect("no hints");
    assert_eq!(count(), 1);
    let renewed = now() + TimeDelta::seconds(80_001);
    source.poll(renewed).await.expect("no hints");
    assert_eq!(count(), 2);
    agree("0", renewed).expect("the challenge");
    let lasts = |at| lock(&shared).iter().all(|subscription| subscription.is_active(at));
    assert!(lasts(renewed + TimeDelta::hours(23)) && !lasts(renewed + TimeDelta::hours(25)), "a day by default");
}

#[tokio::test]
async fn requests_to_a_silent_or_denying_hub_back_off() {
    let (web, requested) = hub(StatusCode::INTERNAL_SERVER_ERROR).await;
    let shared = subscribed(&web.url("/hub"));
    let mut source = WebSubSource::new(HttpTransport, "https://us.example/".to_owned(), Arc::clone(&shared));
    for hour in 0..=30 {
        source.poll(now() + TimeDelta::hours(hour)).await.expect("no hints");
    }
    assert_eq!(requested.lock().expect("the lock").len(), 5, "after 0, 1, 3, 7 and 15 hours");
    let path = lock(&shared).iter().next().expect("one").path.clone();
    let at = now() + TimeDelta::hours(30);
    assert_eq!(
        lock(&shared).verify(&path, &verification_query("denied", TOPIC, "", ""), at),
        Ok(CallbackOutcome::Accepted)
    );
    assert_eq!(
        lock(&shared).verify(&path, &verification_query("subscribe", TOPIC, "c", "9"), at),
        Err(CallbackRejection::NotRequested)
    );
    source.poll(at + TimeDelta::days(6)).await.expect("no hints");
    assert_eq!(requested.lock().expect("the lock").len(), 5);
    source.poll(at + TimeDelta::days(7)).await.expect("no hints");
    assert_eq!(requested.lock().expect("the lock").len(), 6);
}

#[tokio::test]
async fn callbacks_are_handled_over_http() {
    let shared = subscribed("https://hub.example/");
    let request = lock(&shared).due_requests(now(), 10).pop().expect("a request");
    let query = verification_query("subscribe", TOPIC, "c", "86400");
    lock(&shared).verify(&request.path, &query, now()).expect("the challenge");
    let deliver = |State(shared): State<SharedSubscriptions>, headers: HeaderMap, RawForm(body): RawForm| async move {
        let signature = headers.get("x-hub-signature").and_then(|value| value.to_str().ok());
        let path = lock(&shared).iter().next().expect("one").path.clone();
        match lock(&shared).accept_delivery(&path, signature, &body, now()) {
            Ok(_) => StatusCode::NO_CONTENT,
            Err(_) => StatusCode::ACCEPTED,
        }
    };
    let web = LocalServer::serve(Router::new().route("/", post(deliver)).with_state(Arc::clone(&shared))).await;
    // Without a signature: the response is the same, and the delivery is ignored.
    let reply =
        HttpTransport::post(&web.url("/"), "application/x-www-form-urlencoded", "a=1", 100).await.expect("an answer");
    assert_eq!(reply.status, 202);
    let mut source = WebSubSource::new(HttpTransport, String::new(), shared);
    assert!(source.poll(now()).await.expect("no hints").is_empty());
}

#[test]
fn subscriptions_survive_a_restart_and_hide_their_secret() {
    let mut subscriptions = Subscriptions::default();
    subscriptions.add(FEED, TOPIC, "https://hub.example/", &[7; 48]);
    subscriptions.add(FEED, TOPIC, "https://hub.example/", &[8; 48]);
    let request = subscriptions.due_requests(now(), 10).pop().expect("a request");
    let kept: Vec<Subscription> = subscriptions.iter().cloned().collect();
    assert_eq!(kept.len(), 1);
    assert!(!format!("{kept:?}").contains(&request.secret) && request.path == "07".repeat(16));
    let json = serde_json::to_string(&kept).expect("JSON");
    let mut again = Subscriptions::new(serde_json::from_str::<Vec<Subscription>>(&json).expect("subscriptions"));
    assert!(again.due_requests(now(), 10).is_empty());
    let query = verification_query("subscribe", TOPIC, "c", "86400");
    assert!(again.verify(&request.path, &query, now()).is_ok());
    let changes = again.take_changes();
    assert_eq!(changes.updated.iter().map(|kept| kept.is_active(now())).collect::<Vec<_>>(), [true], "what came since");
    assert_eq!(again.take_changes(), earshot_ingest::hints::SubscriptionChanges::default());
    again.restore_changes(changes);
    again.remove(FEED);
    assert_eq!(again.take_changes().removed_feed_urls, [FEED]);
    subscriptions.add(FEED, TOPIC, "https://other.example/", &[9; 48]);
    assert_eq!(subscriptions.verify(&request.path, &query, now()), Err(CallbackRejection::Unknown));
}
